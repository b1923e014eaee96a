import { describe, expect, test } from 'vitest';

import { codeFrom, reachesOthers } from './invite';

describe('what somebody types to join', () => {
  test.each([
    ['VIRST-42', 'VIRST-42'],
    ['  aB3_x-9 ', 'aB3_x-9'],
    ['http://192.168.0.4:8000/join/aB3x', 'aB3x'],
    ['Sit down: http://game.test/join/a%20b?x#y', 'a b'],
    ['http://192.168.0.4:8000/', null],
    ['http://game.test/join/%E0%A4%A', null],
    ['two words', null],
    ['', null],
  ])('%j', (text, code) => {
    expect(codeFrom(text)).toBe(code);
  });
});

describe('a link', () => {
  test.each([
    ['http://192.168.0.4:8000/join/aB3x', true],
    ['https://elfenland.example/join/aB3x', true],
    ['http://localhost:8000/join/aB3x', false],
    ['http://127.0.0.1:8000/join/aB3x', false],
    ['http://[::1]:8000/join/aB3x', false],
  ])('%s reaches others: %s', (link, reaches) => {
    expect(reachesOthers(link)).toBe(reaches);
  });
});
