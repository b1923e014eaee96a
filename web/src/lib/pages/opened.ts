import { makeTable, newSeal } from '../net/api';
import { newText } from '../net/backoff';
import { introduce } from '../net/people';
import { keepTable } from '../net/credentials';
import { go } from '../router.svelte';
import type { TableSetup } from '../wire';

/**
 * Say who one is, where that is not known yet. Make a table, keep its credential and go there. The server commits itself to its secret before it
 * knows the texts of this screen's seats.
 */
export async function openTable(setup: TableSetup): Promise<void> {
  const mine = setup.seats.find(({ kind }) => kind === 'me') ?? setup.seats[0];
  const { token: person } = await introduce(mine?.name ?? '');
  const { commitment } = await newSeal();
  const here = setup.seats.filter(({ kind }) => kind === 'me' || kind === 'screen');
  const sealed = { commitment, texts: here.map(newText) };
  const made = await makeTable({ ...setup, seal: sealed }, person);
  keepTable({ table: made.table, token: made.token, sealed });
  go(`/t/${encodeURIComponent(made.table)}`);
}
