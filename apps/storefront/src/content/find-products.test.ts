import { afterEach, expect, test, vi } from 'vitest';
import { findProducts } from './find-products.ts';

afterEach(() => vi.unstubAllGlobals());

const refusals: [string, () => Promise<Response>][] = [
  ['refuses', async () => Response.json({ code: 'not_found' }, { status: 404 })],
  ['fails', async () => new Response('', { status: 503 })],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
];

test.each(refusals)('CAT-030 a list that the shop %s is a list of no products', async (_, answer) => {
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', answer);
  expect(await findProducts('en-GB', { kind: 'products', productIds: ['1_red_2'] })).toEqual({ products: [] });
  expect(await findProducts('en-GB', { kind: 'category', categoryId: 'women', size: 4 })).toEqual({ products: [] });
});
