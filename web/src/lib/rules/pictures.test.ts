import { expect, test } from 'vitest';

import { connection, town } from '../board/geometry';
import { LANGUAGES } from '../speech.svelte';
import { chartOf } from './chart';
import { PICTURES } from './pictures';
import { rulesIn } from './texts';

const ALL = Object.values(PICTURES).flat();

test('each picture belongs to a chapter of every language, and says what it shows', async () => {
  for (const language of LANGUAGES) {
    const ids = (await rulesIn(language)).map(({ id }) => id);
    for (const chapter of Object.keys(PICTURES)) expect(ids).toContain(chapter);
  }
  for (const { caption } of ALL) expect(caption()).not.toBe('');
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

test('what lies on a map lies where the chart allows it, and in the part that is seen', async () => {
  const chart = chartOf(await rulesIn('en'));
  for (const picture of ALL) {
    if (picture.kind !== 'map') continue;
    const [left, top, width, height] = picture.crop;
    const isSeen = ([x, y]: readonly [number, number]) =>
      x > left && x < left + width && y > top && y < top + height;
    const roads = [...picture.scene.roads];
    for (const [road, { counter }] of roads)
      expect(chart[counter]?.[connection(road).terrain]).toBeGreaterThan(0);
    const places = [
      ...roads.map(([road]) => connection(road).counter),
      ...picture.scene.boots.map((boot) => town(boot).at),
    ];
    expect(places.some(isSeen), picture.id).toBe(true);
  }
});
