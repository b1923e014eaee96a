import { describe, expect, test } from 'vitest';

import { backoff, newId, newText } from './backoff';
import { readKept } from './credentials';
import { readPerson } from './person';

describe('the wait for the next try', () => {
  test('grows, and never beyond a quarter of a minute', () => {
    const waits = Array.from({ length: 12 }, (_, tries) => backoff(tries, 1));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(1000);
    expect(Math.max(...waits)).toBe(15_000);
  });

  test('parts those who lost it together', () => {
    expect(backoff(5, 0)).toBeLessThan(backoff(5, 1));
  });
});

test('ids of requests differ', () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(new Set(ids).size).toBe(500);
  expect(ids[0]).toMatch(/^[0-9a-f]{24}$/);
});

test('nobody guesses what a seat adds to the deal', () => {
  const texts = Array.from({ length: 500 }, newText);
  expect(new Set(texts).size).toBe(500);
  expect(texts[0]).toMatch(/^[0-9a-f]{32}$/);
});

describe('credentials in storage', () => {
  test('are read as they were written', () => {
    const kept = [
      { table: 'a', token: 't' },
      { table: 'b', token: 't', sealed: { commitment: 'c', texts: ['x'] } },
    ];
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
  });

  test.each([{}, null, { commitment: 'c' }, { commitment: 'c', texts: [1] }])(
    'of a seal that makes no sense nothing is left: %j',
    (sealed) => {
      const kept = { table: 'a', token: 't' };
      expect(readKept(JSON.stringify([{ ...kept, sealed }]))).toEqual([kept]);
    },
  );

  test.each([null, '', 'nonsense', '{}', '[1, null, {"table": "a"}]'])('%s holds none', (text) => {
    expect(readKept(text)).toEqual([]);
  });
});

describe('a person in storage', () => {
  test('is read as it was written, and nothing beside', () => {
    const person = { person: 'p', token: 't', name: 'Mira' };
    expect(readPerson(JSON.stringify({ ...person, more: 1 }))).toEqual(person);
  });

  test.each([null, '', 'nonsense', '[]', '7', '{"person": "p", "token": 1, "name": "n"}'])(
    '%s is nobody',
    (text) => {
      expect(readPerson(text)).toBeNull();
    },
  );
});
