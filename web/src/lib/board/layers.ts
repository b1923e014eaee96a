import board from './art/board.svg?raw';

/**
 * The map's drawing in three layers, so that light can be laid between them and so that what moves
 * does not make the browser draw the whole map anew: the land, the roads, the towns.
 */
export function layersOf(drawing: string): [land: string, roads: string, towns: string] {
  const [open = ''] = /^<svg[^>]*>/.exec(drawing) ?? [];
  const roads = drawing.indexOf('<g id="roads">');
  const towns = drawing.indexOf('<g id="towns">');
  if (!open || roads < 0 || towns < roads)
    throw new Error('the drawing has no roads before its towns');
  return [
    `${drawing.slice(0, roads)}</svg>`,
    `${open}${drawing.slice(roads, towns)}</svg>`,
    `${open}${drawing.slice(towns)}`,
  ];
}

export const LAYERS = layersOf(board);
