// @vitest-environment happy-dom
import { recommendation } from '@selvedge/contract/catalogue/recommendation.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testMarkets } from '../../../../demo/src/content/test-markets.ts';
import { answerWith, closeScreen, find, showScreen, stubFetch, wait, wasAsked } from '../harness/test-screen.tsx';
import { Alternatives } from './alternatives.tsx';

const market = testMarkets().find(({ id }) => id === 'de-DE')!;
const card = (id: string, inStock: boolean, comingSoonProduct = '') => ({
  ...{ id, name: id, url: `/de-DE/p/${id}`, inStock, comingSoonProduct, colourName: 'Black', styleOptionCount: 1, sizes: [], badges: [] },
  ...{ price: { listPrice: { amount: 1, currency: 'EUR' }, salesPrice: { amount: 1, currency: 'EUR' } } },
  ...{ images: { urlTemplate: '', indexes: [] }, productRelations: [], calloutAttributes: [] },
});

function open(type: string, products: readonly object[]) {
  answerWith([{ endpoint: recommendation.recommendations3, reply: { status: 200, body: { type, products } } }]);
  showScreen(<Alternatives id="gone" />, { market, toggles: { quickBuy: false } });
}

beforeEach(stubFetch);
afterEach(closeScreen);

test('three of the same kind that can be had now, and none that would be waited for as well', async () => {
  open('similar', [
    card('a', false),
    card('b', true),
    card('c', true, '2027-01-01T00:00:00Z'),
    ...['d', 'e', 'f'].map((id) => card(id, true)),
  ]);
  await find('h2', 'product.instead');
  expect([...document.querySelectorAll('article')].map((tile) => tile.dataset.product)).toEqual(['b', 'd', 'e']);
});

test('what is merely popular is no stand-in', async () => {
  open('popular', [card('b', true)]);
  await vi.waitFor(() => expect(wasAsked(recommendation.recommendations3)).toBe(true), wait);
  expect(document.querySelector('h2')).toBeNull();
});
