import { describe, expect, test } from 'vitest';

import { routeOf, type Route } from './routes';

const ROUTES: [string, Route][] = [
  ['/', { page: 'home' }],
  ['/new', { page: 'new' }],
  ['/new/', { page: 'new' }],
  ['/rules', { page: 'rules' }],
  ['/settings', { page: 'settings' }],
  ['/fair', { page: 'fair' }],
  ['/t/abc-1', { page: 'table', table: 'abc-1' }],
  ['/t/a%20b', { page: 'table', table: 'a b' }],
  ['/review/abc-1', { page: 'review', table: 'abc-1' }],
  ['/review', { page: 'missing' }],
  ['/replay/abc-1', { page: 'replay', table: 'abc-1' }],
  ['/replay', { page: 'replay', table: null }],
  ['/join/xyz', { page: 'join', invite: 'xyz' }],
  ['/sit/xyz', { page: 'sit', table: 'xyz' }],
  ['/recover', { page: 'recover', code: '' }],
  ['/recover/', { page: 'recover', code: '' }],
  ['/recover/ab-cd', { page: 'recover', code: 'ab-cd' }],
  ['/me', { page: 'me' }],
  ['/sit', { page: 'missing' }],
  ['/t', { page: 'missing' }],
  ['/t/', { page: 'missing' }],
  ['/t/a/b', { page: 'missing' }],
  ['/join/%E0%A4%A', { page: 'missing' }],
  ['/elsewhere', { page: 'missing' }],
  ['/elsewhere/x', { page: 'missing' }],
];

describe('an address leads to its page', () => {
  test.each(ROUTES)('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
