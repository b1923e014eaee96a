import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openLine, type Line } from './socket';

/** The sockets that were opened, the last one last. */
let opened: Socket[] = [];

class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    opened.push(this);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The other side closes. */
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let line: Line | null = null;
const waits: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const document = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('document', document);
  opened = [];
  waits.length = 0;
  line = openLine({
    opened: () => undefined,
    received: () => undefined,
    lost: (wait) => waits.push(wait),
  });
});

afterEach(() => {
  line?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** So many tries in a row fail with this code. */
function fail(times: number, code: number): void {
  for (let done = 0; done < times; done += 1) {
    opened.at(-1)?.end(code);
    vi.advanceTimersByTime(waits.at(-1) ?? 0);
  }
}

test('a lost line is told of at once, and the waits for it grow', () => {
  fail(8, 1006);
  expect(opened).toHaveLength(9);
  expect(waits.at(-1)).toBeGreaterThan(5_000);
});

test('a server that says it comes back is asked again soon, however many tries failed before', () => {
  fail(8, 1006);
  waits.length = 0;
  fail(1, 1012);
  fail(8, 1006);
  expect(waits).toHaveLength(9);
  expect(Math.max(...waits)).toBeLessThanOrEqual(1_000);
});

test('one that does not come back is asked less often in the end', () => {
  fail(1, 1012);
  fail(80, 1006);
  expect(waits.at(-1)).toBeGreaterThan(5_000);
});
