import { expect, test } from 'vitest';
import { demoDocuments } from './documents.ts';
import { marketPageWords, marketWords } from './market-words.ts';
import { demoNavigation } from './navigation.ts';
import { demoPages } from './pages.ts';
import { shippingProviders } from './providers.ts';
import { testMarkets } from './test-markets.ts';

const market = (id: string) => testMarkets().find((each) => each.id === id)!;

test('no page, menu or document of the Swiss shop has an ß or German quotation marks', () => {
  const swiss = market('de-CH');
  const written = JSON.stringify([demoPages(swiss), demoNavigation(swiss), demoDocuments(swiss)]);
  expect(written.match(/.{20}[ß„“].{20}/g)).toBeNull();
  expect(written).toContain('Grösse');
});

test.each([
  ['en-US', /\b(colour\w*|grey|jumper|trousers|trainers|fibre|\w*metres?|programme|armour|autumn|travelling|basket|parcel)s?\b/i],
  ['en-CA', /\b(jumper|trousers|trainers|programme|autumn)s?\b/i],
  ['fr-CA', /\b(e-mail|week-end|pull|sweat|baskets|bonnet)s?\b|écharpe/i],
  ['nl-BE', /bezorg|overhemd/i],
  ['sr-ME', /\b(cene|ovde|gde|uvek|pre|posle|odeća|mesto|sledeći|poslednji)\b/i],
])('%s has none of the words that its country does without', (id, foreign) => {
  const texts = JSON.stringify([textsOf(marketWords(market(id))), textsOf(marketPageWords(market(id)))]);
  expect(texts.match(new RegExp(`.{0,20}${foreign.source}.{0,20}`, 'gi'))).toBeNull();
});

test('addresses and gaps are the same everywhere', () => {
  const { content } = marketPageWords(market('en-US'));
  expect(content.delivery.text).toContain('](/{market}/track-order)');
  expect(content.delivery.text).toContain('shown in the bag');
});

test.each(['pl-PL', 'cs-CZ', 'sk-SK', 'sl-SI', 'uk-UA'])('no line of a page in %s ends with a lone letter', (id) => {
  const texts = [...textsOf(marketWords(market(id))), ...textsOf(marketPageWords(market(id)))];
  expect(texts.filter((text) => /(?<![\p{L}\p{N}’'.-])\p{Ll} (?=\p{L})/u.test(text))).toEqual([]);
});

test.each(['ar-KW', 'mk-MK', 'cs-CZ'])('in %s a sentence that ends with an amount has one full stop', (id) => {
  const written = JSON.stringify([demoPages(market(id)), demoNavigation(market(id))]);
  expect(written.match(/.{20}\.[\u200e\u200f]*\.(?!\.).{20}/g)).toBeNull();
});

/** Keys of some texts are paths. */
const textsOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf));

test.each([
  ['fr-CH', 'La Poste Suisse'],
  ['de-CH', 'Die Schweizerische Post'],
  ['fr-CA', 'Postes Canada'],
  ['en-CA', 'Canada Post'],
])('in %s the post is called %s', (id, name) => {
  expect(shippingProviders(market(id))[0]?.name).toBe(name);
});
