import { makeTable } from '../net/api';
import { keepTable } from '../net/credentials';
import { go } from '../router.svelte';
import type { NewTable } from '../wire';

/** Make a table, keep its credential and go there. */
export async function openTable(table: NewTable): Promise<void> {
  const made = await makeTable(table);
  keepTable({ table: made.table, token: made.token, name: table.name });
  go(`/t/${encodeURIComponent(made.table)}`);
}
