import type { BrowserCall } from '@selvedge/contract/telemetry.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { traceCalls } from './trace-calls.ts';

const origin = 'https://shop.example';
const sent: { url: string; traceparent: string | null }[] = [];
const told: BrowserCall[] = [];
let now = 5_000;
let status = 200;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  sent.length = 0;
  told.length = 0;
  now = 5_000;
  status = 200;
  vi.useRealTimers();
});

const given: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  sent.push({ url: String(input instanceof Request ? input.url : input), traceparent: headers.get('traceparent') });
  now += 30;
  if (status === 0) throw new TypeError('no connection');
  return new Response(null, { status });
};
const traced = (share: number, clickedAt: number) =>
  traceCalls({
    fetch: given,
    origin,
    path: '/backend/api/',
    share,
    clickedAt: () => clickedAt,
    now: () => now,
    send: (calls) => void told.push(...calls),
  });
const form = /^00-[\da-f]{32}-[\da-f]{16}-01$/;

test('a call to the shop is numbered, and what followed a click is counted from the click', async () => {
  await traced(1, 4_900)('/backend/api/order/de-AT/basket', { headers: { accept: 'application/json' } });
  await vi.runAllTimersAsync();
  expect(sent[0]?.traceparent).toMatch(form);
  expect(told).toEqual([expect.objectContaining({ cause: 'click', ms: 130, ago: 130, status: 200 })]);
  expect(sent[0]?.traceparent).toBe(`00-${told[0]!.traceId}-${told[0]!.spanId}-01`);
});

test('what a page does by itself is no click, and headers of a request are kept', async () => {
  await traced(1, 1_000)(new Request(`${origin}/backend/api/consent`, { headers: { rid: 'anti-csrf' } }));
  await vi.runAllTimersAsync();
  expect(sent[0]?.traceparent).toMatch(form);
  expect(told).toEqual([expect.objectContaining({ cause: 'page', ms: 30 })]);
});

test('a connection that was lost is told of, and thrown as it was', async () => {
  status = 0;
  await expect(traced(1, 4_900)('/backend/api/order')).rejects.toThrow('no connection');
  await vi.runAllTimersAsync();
  expect(told).toEqual([expect.objectContaining({ status: 0 })]);
});

test.each([
  ['another host', 1, 'https://tags.example/backend/api/x'],
  ['what is no call', 1, '/de-AT/basket?type=json'],
  ['a visit that is not in the share', 0, '/backend/api/order'],
])('%s gets no number', async (_, share, url) => {
  await traced(share, 4_900)(url);
  await vi.runAllTimersAsync();
  expect([sent[0]?.traceparent, told]).toEqual([null, []]);
});
