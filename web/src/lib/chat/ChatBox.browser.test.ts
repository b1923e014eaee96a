import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drawn, PHONE, resize } from '../../testing/browser';
import {
  all,
  boxOf,
  cutTexts,
  isTooWide,
  one,
  outside,
  pane,
  smallTargets,
} from '../../testing/looks';
import { ODD_NAMES } from '../../testing/names';
import { show } from '../../testing/show.svelte';
import { table } from '../table/testing';
import type { ClientMessage, Message } from '../wire';
import { Chat } from './chat.svelte';
import ChatDrawer from './ChatDrawer.svelte';

const message = (number: number, text: string, name = 'Hazel'): Message => ({
  number,
  channel: 'players',
  seat: 1,
  name,
  text,
  made: '2026-01-01T00:00:00Z',
});

function open() {
  const sent: ClientMessage[] = [];
  const chat = new Chat('abc', (what) => sent.push(what) > 0);
  const say = (...messages: Message[]) => {
    chat.received({ type: 'said', messages });
  };
  let closed = 0;
  const shown = show(ChatDrawer, { chat, table: table(), onclose: () => (closed += 1) });
  return { ...shown, chat, say, sent, closed: () => closed };
}

const field = () => page.getByRole('textbox', { name: 'Message' });
const lines = () => one('.lines');
const isAtEnd = () => lines().scrollHeight - lines().scrollTop - lines().clientHeight < 2;

describe('the chat', () => {
  test('has its field in sight under any number of lines, and the last of them', async () => {
    await resize(PHONE);
    const { say } = open();
    say(...Array.from({ length: 300 }, (_, i) => message(i + 1, `Line ${String(i)}`)));
    await expect.poll(isAtEnd).toBe(true);
    expect(outside([one('#chat-text'), one('[type=submit]')], pane())).toEqual([]);
    expect(lines().scrollHeight).toBeGreaterThan(3 * lines().clientHeight);
    say(message(301, 'One more'));
    await expect.poll(isAtEnd).toBe(true);
  });

  test('has room for odd names and for words without an end', async () => {
    await resize(PHONE);
    const { say, root } = open();
    say(
      ...ODD_NAMES.map((name, i) => message(i + 1, 'Hello', name)),
      message(9, 'x'.repeat(500)),
      message(10, '🧝🏽‍♀️'.repeat(80)),
    );
    await drawn();
    expect(isTooWide(lines())).toBe(false);
    expect(cutTexts(root)).toEqual([]);
    expect(smallTargets(root)).toEqual([]);
    const muting = all('.btn--mute', root);
    expect(muting).toHaveLength(ODD_NAMES.length + 2);
    const edge = boxOf(lines()).right;
    expect(muting.filter((button) => boxOf(button).right > edge)).toEqual([]);
  });

  test('sends by Enter, once, and keeps what is written until it is said', async () => {
    const { sent, chat } = open();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('Good game{Enter}{Enter}');
    expect(sent).toEqual([expect.objectContaining({ type: 'say', text: 'Good game', seat: 0 })]);
    await expect.element(field()).toHaveValue('Good game');
    const [first] = sent;
    const id = first && 'id' in first ? first.id : '';
    const of = { clause: null, reason: null, values: {}, message: '' };
    chat.settles({ type: 'refused', id, code: 'chat.too_fast', ...of });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(field()).toHaveValue('Good game');
    await userEvent.keyboard('{Enter}');
    const again = sent[1];
    chat.settles({ type: 'done', id: again && 'id' in again ? again.id : '', number: 1 });
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('shows nothing of who is muted until that is undone, and the focus is not lost', async () => {
    const { say } = open();
    say(message(1, 'Hurry up'));
    await page.getByRole('button', { name: 'Mute Hazel' }).click();
    await expect.element(page.getByText('Hurry up')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(lines());
    await page.getByRole('button', { name: /Hazel/ }).click();
    await expect.element(page.getByText('Hurry up')).toBeVisible();
    expect(document.activeElement).toBe(lines());
  });

  test('is closed by Escape', async () => {
    const { closed } = open();
    await userEvent.keyboard('{Escape}');
    expect(closed()).toBe(1);
  });
});
