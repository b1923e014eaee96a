import { beforeEach, describe, expect, test } from 'vitest';

import { settings } from '../settings.svelte';
import type { Told } from '../wire';
import { Session } from './session.svelte';
import { position, Server } from './testing';

const passed: Told = { type: 'passed', seat: 1 };

/** Let what is queued be shown. */
const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

describe('a session', () => {
  let server: Server;
  let session: Session;

  beforeEach(() => {
    settings.motion = 'none';
    server = new Server();
    session = new Session('abc', server.open);
    server.listener?.opened();
    server.welcome(position({}, 5));
  });

  test('says hello first', () => {
    expect(server.sent[0]).toEqual({ type: 'hello', table: 'abc', token: null, heard: 0 });
  });

  test('shows news once it has been told', async () => {
    server.news(position({}, 6), passed);
    await settle();
    expect(session.shown.position?.number).toBe(6);
    expect(session.shown.log).toEqual([passed]);
    expect(session.heard).toEqual({ from: 0, takenBack: false });
  });

  test('shows the latest at once when asked to catch up', () => {
    server.news(position({}, 6), passed);
    server.news(position({}, 7), passed);
    session.catchUp();
    expect(session.shown.position?.number).toBe(7);
    expect(session.shown.log).toHaveLength(2);
  });

  test('says what was taken back, and nothing of a welcome', () => {
    expect(session.heard.from).toBe(0);
    server.say({
      type: 'news',
      stand_in: null,
      events: [],
      taken_back: 0,
      position: position({}, 6),
    });
    server.say({
      type: 'news',
      stand_in: null,
      events: [],
      taken_back: 1,
      position: position({}, 7),
    });
    expect(session.heard.takenBack).toBe(true);
    server.welcome(position({}, 8), [passed]);
    expect(session.heard).toEqual({ from: 1, takenBack: false });
  });

  test('a double click is one request, with the number that was seen', () => {
    session.act(0, ['pass']);
    session.act(0, ['pass']);
    expect(server.sent.filter(({ type }) => type === 'act')).toHaveLength(1);
    expect(server.lastAct()).toMatchObject({ seat: 0, number: 5, actions: ['pass'] });
  });

  test.each(['news first', 'answer first'])(
    'a request is over when it is stored and told: %s',
    (order) => {
      session.act(0, ['pass']);
      const { id } = server.lastAct();
      const done = () => {
        server.say({ type: 'done', id, number: 6 });
      };
      const news = () => {
        server.news(position({}, 6), passed);
      };
      for (const step of order === 'news first' ? [news, done] : [done, news]) {
        expect(session.isSending).toBe(true);
        step();
      }
      expect(session.isSending).toBe(false);
    },
  );

  test('a refusal is kept until it is put away, and a new request may follow', () => {
    session.act(0, ['pass']);
    const { id } = server.lastAct();
    server.say({
      type: 'refused',
      id,
      code: 'action.illegal',
      message: 'no',
      reason: null,
      clause: 'PLAN-1',
      values: {},
    });
    expect(session.refusal?.clause).toBe('PLAN-1');
    expect(session.isSending).toBe(false);
    session.act(0, ['pass']);
    expect(session.refusal).toBeNull();
  });

  test('an unanswered request is sent again after the line was lost, with the same id', () => {
    session.act(0, ['pass']);
    const first = server.lastAct();
    server.listener?.lost(1000);
    expect(session.retryAt).not.toBeNull();
    server.listener?.opened();
    expect(session.retryAt).toBeNull();
    server.welcome(position({}, 5));
    expect(server.lastAct()).toEqual(first);
    expect(server.sent.filter(({ type }) => type === 'act')).toHaveLength(2);
  });

  test('a table that cannot be opened says why', () => {
    const other = new Server();
    const lost = new Session('gone', other.open);
    other.say({
      type: 'refused',
      id: null,
      code: 'table.unknown',
      message: 'there is no such table',
      reason: null,
      clause: null,
      values: {},
    });
    expect(lost.failure?.code).toBe('table.unknown');
  });
});
