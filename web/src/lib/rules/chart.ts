import { LAND, TRANSPORTS } from '../names';
import type { TableInfo } from '../wire';
import type { Chapter } from './parse';

/**
 * The chart that the text of CHART-1 shows, as a table's own chart comes over the wire: a row for
 * each transport and a column for each terrain, in the order of kinds, in whatever language.
 */
export function chartOf(chapters: readonly Chapter[]): TableInfo['chart'] {
  const table = chapters
    .find((chapter) => chapter.id === 'the-chart')
    ?.blocks.find((block) => block.kind === 'table');
  const costs = (row: number) =>
    LAND.map((terrain, column) => {
      const cards = Number(table?.rows[row]?.[column + 1]?.[0]?.text);
      return [terrain, Number.isNaN(cards) ? null : cards] as const;
    });
  return Object.fromEntries(
    TRANSPORTS.map((transport, row) => [transport, Object.fromEntries(costs(row))]),
  );
}
