import { noArrangement } from '@selvedge/api/catalogue/arrangement/arrangement.ts';
import { fixtureMarket } from '@selvedge/api/catalogue/assortment.fixture.ts';
import { assortmentSource } from '@selvedge/api/catalogue/assortment-source.ts';
import { findProducts } from '@selvedge/api/catalogue/find-products.ts';
import { makeSearchable } from '@selvedge/api/catalogue/make-searchable.ts';
import { openCatalogue } from '@selvedge/api/catalogue/open-catalogue.ts';
import { showDetail } from '@selvedge/api/catalogue/show-detail.ts';
import { completeQuery } from '@selvedge/api/catalogue/understand/complete-query.ts';
import { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { expect, test } from 'vitest';
import { demoAssortment } from './demo-assortment.ts';
import { demoMarkets } from './demo-markets.ts';

const now = new Date('2026-11-15T10:00:00Z');
const regions = ['de-CH', 'en-US', 'en-CA', 'fr-CA', 'nl-BE'];
const markets = demoMarkets.filter(({ id }) => regions.includes(id));
const snapshot = openCatalogue(assortmentSource([...demoAssortment({ now, markets })]));

/** Every text about goods that a shopper of the market reads, in filters and on the page of one product of each style. */
async function textsIn(id: string): Promise<string[]> {
  const catalogue = await (await snapshot).market(fixtureMarket(id), now);
  const { facets } = findProducts(catalogue, {}, now);
  const pages = catalogue.structure.styles.map(({ products }) => showDetail(catalogue, products[0]!, now));
  return [...new Set([facets, pages].flatMap(readTexts))];
}

/** Codes of the merchandise system are English everywhere, and no shopper sees them. */
const codes = new Set(['subGroup', 'ediCategory', 'ediSubCategory', 'id', 'value', 'url', 'tags', 'categories', 'colourFamily', 'base']);

function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (codes.has(key) ? [] : readTexts(inner)));
}

test.each([
  ['de-CH', /[ß„“]/, 'Einheitsgrösse'],
  ['en-US', /\b(colour|grey|jumper|trousers|trainer|fibre|centimetre|programme|armour)s?\b/i, 'Gray'],
  ['en-CA', /\b(jumper|trousers|trainer|programme)s?\b/i, 'Grey'],
  ['fr-CA', /\b(pull|sweat|basket|bonnet)s?\b|écharpe/i, 'Tuque'],
  ['nl-BE', /overhemd/i, 'hemd'],
])('goods in %s are written as people there write', async (id, foreign, own) => {
  const texts = await textsIn(id);
  expect(texts.filter((text) => foreign.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes(own))).not.toEqual([]);
});

test('a search of the Swiss shop goes on without an ß', async () => {
  const catalogue = await makeSearchable(await (await snapshot).market(fixtureMarket('de-CH'), now));
  const request = SearchRequest.parse({ searchTerms: 'wei', completions: 10 });
  expect(completeQuery(catalogue, { request, now, arrangement: noArrangement })).toContain('weiss');
});
