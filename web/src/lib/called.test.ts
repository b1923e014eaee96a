import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { askMyself, beCalled, myName } from './called';
import { forgetPerson, keepPerson, keptPerson } from './net/person';
import { rememberDraft, rememberedDraft } from './pages/remembered';
import { firstDraft } from './pages/setup';
import { settings } from './settings.svelte';

/** A server that knows one person; `answer` null is one that does not answer. */
const server = { name: '', answer: 200 as number | null, asked: [] as string[] };

beforeEach(() => {
  Object.assign(server, { name: 'Traveller', answer: 200, asked: [] });
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (server.answer === null) return Promise.reject(new TypeError('no connection'));
    if (method === 'POST') {
      const { name } = JSON.parse(String(body)) as { name: string };
      server.asked.push(name);
      if (server.answer !== 200) {
        const refused = { type: 'refused', code: 'request.invalid', message: 'No such name.' };
        return Promise.resolve(new Response(JSON.stringify(refused), { status: server.answer }));
      }
      server.name = name;
    }
    const me = { name: server.name, devices: [], running: [], waiting: [], ended: [] };
    return Promise.resolve(new Response(JSON.stringify(me), { status: 200 }));
  });
  keepPerson({ person: 'p', token: 't', name: 'Traveller' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  forgetPerson();
  settings.name = '';
});

/** What one is called: on this device, as its invitations offer it, and at the server. */
const names = () => [myName(), keptPerson()?.name, server.name];

describe('one person has one name', () => {
  test('whoever takes another one here has it at the server too', async () => {
    await beCalled('Ann');
    expect(names()).toEqual(['Ann', 'Ann', 'Ann']);
    await beCalled('Ann');
    expect(server.asked).toEqual(['Ann']);
  });

  test('and in the set-up that this device remembers', async () => {
    rememberDraft(firstDraft('Annabel'));
    await beCalled('Ann');
    const draft = rememberedDraft(['greedy'], myName());
    expect(draft?.seats.map(({ name }) => name)).toContain('Ann');
    expect(draft?.seats.map(({ name }) => name)).not.toContain('Annabel');
  });

  test('who was given one along with a first game has it here as well', async () => {
    expect(myName()).toBe('Traveller');
    expect((await askMyself()).name).toBe('Traveller');
    expect(settings.name).toBe('Traveller');
    expect(server.asked).toEqual([]);
  });

  test('a server that could not be told is told when it is there again', async () => {
    server.answer = null;
    await beCalled('Ann');
    expect(names()).toEqual(['Ann', 'Traveller', 'Traveller']);
    server.answer = 200;
    expect((await askMyself()).name).toBe('Ann');
    expect(names()).toEqual(['Ann', 'Ann', 'Ann']);
  });

  test('a name taken on another device is learnt', async () => {
    settings.name = 'Traveller';
    server.name = 'Bea';
    expect((await askMyself()).name).toBe('Bea');
    expect(names()).toEqual(['Bea', 'Bea', 'Bea']);
    expect(server.asked).toEqual([]);
  });

  test('a name that the server does not take is not kept', async () => {
    server.answer = 400;
    await beCalled('x'.repeat(99));
    expect((await askMyself()).name).toBe('Traveller');
    expect(names()).toEqual(['Traveller', 'Traveller', 'Traveller']);
  });

  test('nobody is made a person by it', async () => {
    forgetPerson();
    await beCalled('Ann');
    expect([myName(), keptPerson(), server.asked]).toEqual(['Ann', null, []]);
  });
});
