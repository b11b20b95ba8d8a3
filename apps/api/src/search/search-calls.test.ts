import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { SearchRedirects } from '@selvedge/contract/catalogue/search-words.ts';
import type { Client } from '@selvedge/contract/client.ts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalog, openCatalogue } from '../catalogue/test-catalogue.ts';

let app: FastifyInstance;
let api: Client;

beforeAll(async () => {
  ({ app, api } = await openCatalogue());
});

describe('a search', () => {
  test('SRC-014, SRC-039, SRC-053 keeps the contract and ignores the tokens in its address', async () => {
    const query = { useNewIndex: 'true', accessToken: 'secret' };
    const result = await api(catalogue.search, { params: catalog, query, body: { searchTerms: 'jumper', daysToTreatAsNew: 7 } });
    expect(catalogue.search.response.parse(result)).toEqual(result);
    expect(result).toMatchObject({
      totalResults: 2,
      startingFrom: 0,
      sortings: ['relevance', 'newest', 'price-ascending', 'price-descending', 'discount', 'name'],
    });
    expect(result.results.find(({ id }) => id === '100_red_2')?.isNew).toBe(true);
    expect(result.results.find(({ id }) => id === '100_black_1')?.isNew).toBe(false);
  });

  test('SRC-053 shows another picture first when asked to', async () => {
    const front = async (imageSort: string) =>
      (await api(catalogue.search, { params: catalog, query: {}, body: { imageSort } })).results[0]?.frontImage?.format;
    expect([await front('look'), await front('nothing')]).toEqual(['look', 'front']);
  });

  test('SRC-010, SRC-011, SRC-012 redirects inside the shop only', async () => {
    const { redirect } = await api(catalogue.search, { params: catalog, query: {}, body: { searchTerms: 'Returns' } });
    expect(redirect).toEqual({ url: '/en-GB/returns', statusCode: 301 });
    const leads = (target: string) => SearchRedirects.safeParse([{ term: 'evil', target }]).success;
    expect(['//evil.example', '/\\evil.example', 'https://evil.example', '/fine'].map(leads)).toEqual([false, false, false, true]);
  });

  test('who has typed nothing yet is offered what there is most of, and categories with pictures', async () => {
    const ask = async (body: object) => await api(catalogue.search, { params: catalog, query: {}, body: { size: 1, ...body } });
    const resting = await ask({ completions: 4 });
    expect(resting.completions).toContain('jumper');
    for (const word of resting.completions ?? []) expect((await ask({ searchTerms: word })).totalResults, word).toBeGreaterThan(0);
    expect((await ask({})).completions).toBeUndefined();
  });

  test('SRC-040, SRC-041, SRC-042 answers with ids or with tags', async () => {
    const body = { category: 'women-knitwear', sorting: 'price-ascending' };
    expect(await api(catalogue.searchIds, { params: catalog, body })).toEqual({
      ids: ['100_black_1', '100_red_2'],
      totalResults: 2,
      startingFrom: 0,
    });
    expect(await api(catalogue.searchTags, { params: catalog, body })).toEqual([
      { tag: 'autumn', count: 2 },
      { tag: 'promo-rib', count: 1 },
    ]);
    expect(await api(catalogue.searchPromotionTags, { params: catalog, body })).toEqual([{ tag: 'promo-rib', count: 1 }]);
  });

  test.each<[string, unknown, number]>([
    ['a size above 200', { size: 201 }, 400],
    ['a size of half a product', { size: 1.5 }, 400],
    ['a size in words', { size: '20' }, 400],
    ['too many pinned ids', { customSorting: Array(201).fill('x') }, 400],
    ['facets that are not a list', { facets: { colour: ['red'] } }, 400],
    ['a negative price', { priceRange: { lowerBoundingValue: -1 } }, 400],
    ['a list', [], 400],
    ['nothing at all', null, 400],
    ['a term of 10,000 characters', { searchTerms: 'x'.repeat(10_000) }, 200],
    ['a term that is a pattern', { searchTerms: '(x+x+)+y[[[' }, 200],
    ['a negative start', { from: -1 }, 200],
    ['a start beyond the end', { from: 9_007_199_254_740_991 }, 200],
    ['bounds the wrong way round', { priceRange: { lowerBoundingValue: 9, upperBoundingValue: 1 } }, 200],
    ['prices beyond all numbers', { priceRange: { lowerBoundingValue: 1e308, upperBoundingValue: 1e308 } }, 200],
    ['unknown everything', { sorting: 'x', category: 'x', storeId: 'x', tags: ['x'], facets: [{ id: '__proto__', values: ['x'] }] }, 200],
    ['facets named like properties', { facets: [{ id: 'colour', values: ['constructor', '__proto__'] }] }, 200],
  ])('with %s is answered', async (_, payload, status) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/catalog/en-GB/search',
      payload: payload as object,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(status);
  });

  test('of too deep a body is refused', async () => {
    const payload = `{"searchTerms":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/catalog/en-GB/search',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
  });

  test('is packed as the caller can read it, and known again by its tag', async () => {
    const url = '/api/catalog/en-GB/product/100_black_1';
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'cache-control': 'public, max-age=60' });
    const again = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip', 'if-none-match': String(packed.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect((await app.inject('/api/catalog/xx-XX/facets')).statusCode).toBe(404);
  });
});
