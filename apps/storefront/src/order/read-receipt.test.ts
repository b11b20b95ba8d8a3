import { afterEach, expect, test, vi } from 'vitest';
import { readReceipt } from './read-receipt.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ isRedacted: true }), { status });
  });
  return asked;
}

test('ORD-001 the order is the one of the query, with the token that stands behind the hash sign', async () => {
  const asked = answerWith(200);
  expect(await readReceipt('de-DE', { search: '?orderid=abc&x=1', hash: '#token=secret' })).toMatchObject({ status: 'ready' });
  expect(asked).toEqual(['/api/order/de-DE/order/receipt/abc?token=secret']);
});

test.each(['', '?orderid=', '?orderId=abc'])('ORD-002 without an id (%s) there is no order, and nobody is asked', async (search) => {
  const asked = answerWith(200);
  expect(await readReceipt('de-DE', { search, hash: '' })).toEqual({ status: 'none' });
  expect(asked).toEqual([]);
});

test.each([
  ['ORD-027 ORD-028', 404, 'missing'],
  ['ORD-026', 500, 'failed'],
  ['ORD-026', 503, 'failed'],
])('%s status %i is a receipt that is %s', async (_, status, state) => {
  answerWith(status);
  expect(await readReceipt('de-DE', { search: '?orderid=abc', hash: '' })).toEqual({ status: state });
});
