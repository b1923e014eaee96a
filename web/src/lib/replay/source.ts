import { gameReplay, goOn as goOnBy, recordReplay, tableInfo, type Side } from '../net/api';
import { tokenFor } from '../net/credentials';
import type { GoOn, Replay, TableCreated } from '../wire';

/** Where a replay comes from: a table of the server, or a file that somebody has opened. */
export interface Source {
  /** Its name; null: that of the table. */
  name: string | null;
  /** The table, where there is one. */
  table: string | null;
  /** The seats of whoever looks. */
  mine(): Promise<readonly number[]>;
  replay(side: Side): Promise<Replay>;
  goOn(from: Omit<GoOn, 'table' | 'record'>): Promise<TableCreated>;
}

export function ofTable(table: string): Source {
  const token = tokenFor(table);
  return {
    name: null,
    table,
    mine: async () => (token ? (await tableInfo(table, token)).mine : []),
    replay: (side) => gameReplay(table, token, side),
    goOn: (from) => goOnBy({ ...from, table }),
  };
}

export function ofRecord(record: Record<string, unknown>, name: string): Source {
  return {
    name,
    table: null,
    mine: () => Promise.resolve([]),
    replay: (side) => recordReplay(record, side),
    goOn: (from) => goOnBy({ ...from, record }),
  };
}
