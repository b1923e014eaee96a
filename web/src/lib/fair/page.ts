/** The addresses of the page that says how a deal is checked, and checks it. */

/** Where the deal of a table is checked. */
export function fairPage({ table }: { table: string }): string {
  return `/fair?${new URLSearchParams({ table }).toString()}`;
}

/** The table that such an address names, null where it names none. */
export function tableIn(search: string): string | null {
  return new URLSearchParams(search).get('table') || null;
}
