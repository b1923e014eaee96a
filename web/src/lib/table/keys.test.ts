import { expect, test } from 'vitest';

import { commandOf, type Press } from './keys';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  isModified: false,
  isTyping: false,
  ...more,
});

test.each([
  ['p', 'pass'],
  ['E', 'end'],
  ['f', 'favor'],
  ['u', 'undo'],
  ['c', 'chart'],
  ['l', 'legal'],
  ['t', 'text'],
  ['w', 'reach'],
  ['s', 'sketch'],
  ['Backspace', 'shorten'],
  ['g', 'glossary'],
  ['?', 'keys'],
  ['.', 'next'],
  [',', 'previous'],
  ['Escape', 'back'],
])('%s: %s', (key, command) => {
  expect(commandOf(press(key), true)).toEqual({ do: command });
});

test('digits pick by the position of the key', () => {
  expect(commandOf(press('&', { code: 'Digit1' }), true)).toEqual({ do: 'pick', at: 0 });
  expect(commandOf(press('9', { code: 'Numpad9' }), true)).toEqual({ do: 'pick', at: 8 });
});

test('the slash is no digit, though on some keyboards it is Shift and the 7', () => {
  expect(commandOf(press('/', { code: 'Digit7' }), true)).toBeNull();
});

test('nothing is a key in a text field, with a modifier, or when it means nothing', () => {
  expect(commandOf(press('p', { isTyping: true }), true)).toBeNull();
  expect(commandOf(press('p', { isModified: true }), true)).toBeNull();
  expect(commandOf(press('x'), true)).toBeNull();
});

test('letters can be switched off; Escape stays', () => {
  expect(commandOf(press('p'), false)).toBeNull();
  expect(commandOf(press('1', { code: 'Digit1' }), false)).toBeNull();
  expect(commandOf(press('Escape'), false)).toEqual({ do: 'back' });
});
