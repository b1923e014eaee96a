import { publicPosition, RequestError, tableInfo } from '../net/api';
import { forgetTable, keptTables, type Kept } from '../net/credentials';
import { inOrder, type Game } from './mygames';

/** The tables of this browser, as the server knows them now. */
export class MyGames {
  games: Game[] = $state.raw([]);
  state: 'looking' | 'known' | 'away' = $state('looking');

  /** Ask the server for every table; what is shown stays until the answers are there. */
  look = async (): Promise<void> => {
    try {
      const found = await Promise.all(keptTables().map(ask));
      this.games = inOrder(found.filter((game) => game !== null));
      this.state = 'known';
    } catch {
      this.state = 'away';
    }
  };
}

/** A table and its game; null, and forgotten, if the server has none such or knows us no longer. */
async function ask({ table, token }: Kept): Promise<Game | null> {
  try {
    const info = await tableInfo(table, token);
    const position = info.status === 'waiting' ? null : await publicPosition(table, token);
    return { info, position };
  } catch (error) {
    if (!(error instanceof RequestError) || error.code === null) throw error;
    if (error.code === 'table.unknown' || error.code === 'credential.unknown') forgetTable(table);
    return null;
  }
}
