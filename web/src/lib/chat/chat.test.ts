import { beforeEach, describe, expect, test } from 'vitest';

import { sharedTable, table } from '../table/testing';
import type { ClientMessage, Message, Say } from '../wire';
import { Chat, hasCompany } from './chat.svelte';
import { readChats } from './kept';

function message(number: number, text: string, more: Partial<Message> = {}): Message {
  const made = '2026-03-01T19:00:00Z';
  return { number, channel: 'players', seat: 1, name: 'Bram', text, made, ...more };
}

const texts = (chat: Chat) => chat.shown.map(({ text }) => text);

describe('the chat of a table', () => {
  let chat: Chat;
  let sent: ClientMessage[];
  let isUp: boolean;
  let tables = 0;

  beforeEach(() => {
    sent = [];
    isUp = true;
    chat = new Chat(`table ${String((tables += 1))}`, (said) => {
      if (isUp) sent.push(said);
      return isUp;
    });
  });

  const hear = (...messages: Message[]) => {
    chat.received({ type: 'said', messages });
  };
  const last = (): Say => {
    const said = sent.at(-1);
    if (said?.type !== 'say') throw new Error('nothing was said');
    return said;
  };

  test('shows each message once, in order, and knows which one it has', () => {
    hear(message(1, 'one'), message(2, 'two'));
    hear(message(2, 'two'), message(3, 'three'));
    expect(texts(chat)).toEqual(['one', 'two', 'three']);
    expect(chat.heard).toBe(3);
  });

  test('counts what nobody has looked at', () => {
    hear(message(1, 'one'));
    expect(chat.unread).toBe(1);
    chat.look(true);
    hear(message(2, 'two'));
    expect(chat.unread).toBe(0);
    chat.look(false);
    hear(message(3, 'three'));
    expect(chat.unread).toBe(1);
  });

  test('reads out what is new, but not what one says oneself', () => {
    hear(message(1, 'one'), message(2, 'two'));
    expect(chat.news?.text).toBe('two');
    void chat.say('three', 0, null);
    hear(message(3, 'three', { seat: 0, name: 'Mira' }));
    expect(chat.news?.text).toBe('two');
  });

  test('neither shows nor counts nor reads out who is muted, until that is undone', () => {
    hear(message(1, 'one'), message(2, 'two', { seat: 2, name: 'Cleo' }));
    chat.mute(message(1, 'one'));
    hear(message(3, 'three'));
    expect(texts(chat)).toEqual(['two']);
    expect(chat.unread).toBe(1);
    expect(chat.news?.text).toBe('two');
    expect(chat.silent).toEqual([{ who: 'seat 1', name: 'Bram' }]);
    chat.unmute('seat 1');
    expect(texts(chat)).toEqual(['one', 'two', 'three']);
  });

  test('tells people who watch apart by their names', () => {
    const cas = { seat: null, name: 'Cas', channel: 'spectators' } as const;
    hear(message(1, 'one', cas), message(2, 'two', { ...cas, name: 'Dan' }));
    chat.mute(message(1, 'one', cas));
    expect(texts(chat)).toEqual(['two']);
    expect(chat.silent[0]?.name).toBe('Cas');
  });

  test('says one thing at a time, and after a lost line the same again', async () => {
    isUp = false;
    const said = chat.say('one', 0, null);
    expect(await chat.say('one', 0, null)).toBe(false);
    expect(chat.isSending).toBe(true);
    isUp = true;
    chat.resume();
    const { id } = last();
    chat.resume();
    expect(sent).toHaveLength(2);
    expect(last().id).toBe(id);
    expect(chat.settles({ type: 'done', id: 'another', number: 4 })).toBe(false);
    expect(chat.settles({ type: 'done', id, number: 1 })).toBe(true);
    expect(await said).toBe(true);
    expect(chat.isSending).toBe(false);
  });

  test('says why something was not said', async () => {
    const said = chat.say('one', 0, null);
    const refused = { code: 'chat.too_fast', reason: null, clause: null, values: {} };
    chat.settles({ type: 'refused', id: last().id, message: 'Not so fast.', ...refused });
    expect(await said).toBe(false);
    expect(chat.problem).toBe('chat.too_fast');
  });
});

test('there is somebody to talk to where other people sit, and among those who watch', () => {
  expect(hasCompany(table())).toBe(false);
  expect(hasCompany(sharedTable())).toBe(false);
  expect(hasCompany({ ...sharedTable(), mine: [0] })).toBe(true);
  expect(hasCompany(table({ mine: [] }))).toBe(true);
});

test.each([
  null,
  '',
  'nonsense',
  '[]',
  '{"a": 1, "b": {"muted": [1], "read": 0}, "c": {"muted": []}}',
])('storage that says %s holds nothing', (text) => {
  expect(readChats(text)).toEqual({});
});

test('what is kept of a chat is read as it was written', () => {
  const kept = { abc: { muted: ['seat 1'], read: 4 } };
  expect(readChats(JSON.stringify(kept))).toEqual(kept);
});
