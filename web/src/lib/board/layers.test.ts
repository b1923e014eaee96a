import { expect, test } from 'vitest';

import board from './art/board.svg?raw';
import { LAYERS, layersOf } from './layers';

test('the three layers hold every part of the drawing once', () => {
  const ids = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(LAYERS.flatMap(ids).sort()).toEqual(ids(board).sort());
});

test('each layer is a drawing of its own', () => {
  for (const layer of LAYERS) {
    expect(layer.startsWith('<svg')).toBe(true);
    expect(layer.trimEnd().endsWith('</svg>')).toBe(true);
    expect(layer.match(/<svg/g)).toHaveLength(1);
    expect(layer.match(/<g[ >]/g)?.length).toBe(layer.match(/<\/g>/g)?.length);
  }
});

test('the drawing leaves what lies on it some of the 3,000 nodes of a map', () => {
  expect(board.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(2900);
});

test('a drawing without its parts is refused', () => {
  expect(() => layersOf('<svg viewBox="0 0 1 1"></svg>')).toThrow('no roads');
});
