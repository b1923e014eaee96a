import { TRANSPORTS, type Transport } from '../names';
import type { TableInfo, Terrain } from '../wire';
import type { Chapter } from './parse';
import { CHAPTERS } from './text';

/** The chart that the text of CHART-1 shows, as a table's own chart comes over the wire. */
export function chartOf(chapters: readonly Chapter[]): TableInfo['chart'] {
  const table = chapters
    .find((chapter) => chapter.id === 'the-chart')
    ?.blocks.find((block) => block.kind === 'table');
  const chart: TableInfo['chart'] = {};
  table?.rows.forEach((row, i) => {
    const transport: Transport | undefined = TRANSPORTS[i];
    if (!transport) return;
    const cells = row.slice(1).map((cell, j) => {
      const cards = Number(cell[0]?.text);
      return [table.head[j + 1] as Terrain, Number.isNaN(cards) ? null : cards] as const;
    });
    chart[transport] = Object.fromEntries(cells);
  });
  return chart;
}

export const GUIDE_CHART = chartOf(CHAPTERS);
