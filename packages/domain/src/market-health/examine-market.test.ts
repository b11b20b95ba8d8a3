import { type Need, needs } from '@selvedge/contract/studio/market-health.ts';
import { describe, expect, test } from 'vitest';
import { examineMarket } from './examine-market.ts';
import { findingSentences } from './finding-sentences.ts';
import { healthy } from './market-facts.fixture.ts';
import type { MarketFacts } from './market-facts.ts';

const find = (need: Need, facts: Partial<MarketFacts>) => {
  const found = examineMarket({ ...healthy, ...facts }).findings.find((each) => each.need === need)!;
  return [found.health, found.reason];
};

test('a market that lacks nothing is good in every respect, in the order of the columns', () => {
  const { market, findings } = examineMarket(healthy);
  expect(market).toBe('de-DE');
  expect(findings).toEqual(needs.map((need) => ({ need, health: 'good' })));
});

const cases: [Need, string, Partial<MarketFacts>, [string, string?]][] = [
  ['open', 'a shop closed for maintenance', { maintenance: ['shop', 'login'] }, ['broken', 'open_shop']],
  ['open', 'sign-in closed for maintenance', { maintenance: ['login', 'account'] }, ['worse', 'open_login']],
  ['open', 'accounts closed for maintenance', { maintenance: ['account'] }, ['worse', 'open_account']],
  ['translations', 'pages of another language', { foreignPages: 3 }, ['broken', 'texts_foreign']],
  ['prices', 'a shop without products', { products: { online: 0, priced: 0 } }, ['broken', 'goods_none']],
  ['prices', 'no price at all', { products: { online: 9, priced: 0 } }, ['broken', 'prices_none']],
  ['prices', 'fewer prices than gaps', { products: { online: 10, priced: 4 } }, ['broken', 'prices_few']],
  ['prices', 'half of the prices', { products: { online: 10, priced: 5 } }, ['worse', 'prices_some']],
  ['categories', 'no listing', { categories: { pages: 0, empty: [] } }, ['broken', 'categories_none']],
  ['categories', 'one empty listing', { categories: { pages: 2, empty: ['/a'] } }, ['worse', 'categories_empty']],
  ['categories', 'only empty listings', { categories: { pages: 1, empty: ['/a'] } }, ['broken', 'categories_empty']],
  ['currency', 'money that nobody knows', { currency: { ...healthy.currency, usual: undefined } }, ['broken', 'currency_unknown']],
  ['currency', 'a sum in other money', { currency: { ...healthy.currency, freightIn: 'DKK' } }, ['broken', 'currency_freight']],
  ['currency', 'no sum at all', { currency: { ...healthy.currency, freightIn: undefined } }, ['good']],
  ['currency', 'odd decimals', { currency: { ...healthy.currency, decimals: 0 } }, ['worse', 'currency_decimals']],
  ['tax', 'a rate with a digit too many', { tax: { name: 'VAT', rate: 250 } }, ['broken', 'tax_high']],
  ['tax', 'a tax without a name', { tax: { name: ' ', rate: 19 } }, ['worse', 'tax_unnamed']],
  ['tax', 'no tax', { tax: { name: 'VAT', rate: 0 } }, ['worse', 'tax_none']],
  ['tax', 'no tax on purpose', { tax: { name: 'Sales tax', rate: 0 } }, ['good']],
  ['payment', 'no way to pay', { payment: { chosen: [], ready: [] } }, ['broken', 'payment_none']],
  ['payment', 'no keys', { payment: { chosen: ['adyen'], ready: [] } }, ['broken', 'payment_unready']],
  ['payment', 'one way without keys', { payment: { chosen: ['adyen', 'klarna'], ready: ['adyen'] } }, ['worse', 'payment_some']],
  ['shipping', 'no delivery', { shipping: { methods: 0, toTheDoor: 0, unpriced: [] } }, ['broken', 'shipping_none']],
  ['shipping', 'no delivery to the door', { shipping: { methods: 1, toTheDoor: 0, unpriced: [] } }, ['worse', 'shipping_no_door']],
  ['shipping', 'a way without a price', { shipping: { methods: 1, toTheDoor: 1, unpriced: ['home'] } }, ['worse', 'shipping_unpriced']],
  ['stores', 'a market without a locator', { stores: { ...healthy.stores, isShown: false, stores: 0 } }, ['spared']],
  ['stores', 'a locator without stores', { stores: { ...healthy.stores, stores: 0, collecting: 0 } }, ['worse', 'stores_none']],
  ['stores', 'nowhere to collect', { stores: { ...healthy.stores, collecting: 0 } }, ['worse', 'stores_no_collect']],
  ['stores', 'no collecting offered', { stores: { ...healthy.stores, collecting: 0, isCollectOffered: false } }, ['good']],
  ['terms', 'missing terms', { terms: { documents: [], needed: ['terms'] } }, ['broken', 'terms_missing']],
  [
    'terms',
    'empty terms',
    { terms: { documents: [{ slug: 'terms', version: '1', isEmpty: true }], needed: ['terms'] } },
    ['broken', 'terms_empty'],
  ],
  [
    'terms',
    'terms without a version',
    { terms: { documents: [{ slug: 'terms', version: '', isEmpty: false }], needed: ['terms'] } },
    ['broken', 'terms_unversioned'],
  ],
  ['duties', 'what the imprint wants to know', { duties: { missing: ['VAT number'], unmade: ['Selvedge'] } }, ['worse', 'duties_missing']],
  ['duties', 'a brand without a maker', { duties: { missing: [], unmade: ['Selvedge'] } }, ['worse', 'duties_makers']],
  ['legal', 'a page that the law asks for', { legal: { missing: ['/terms'] } }, ['broken', 'legal_missing']],
  ['home', 'no home page', { home: { isPublished: false, rows: 0 } }, ['broken', 'home_missing']],
  ['home', 'an empty home page', { home: { isPublished: true, rows: 0 } }, ['worse', 'home_bare']],
  ['menu', 'no menu', { menu: { links: 0, dead: [] } }, ['broken', 'menu_none']],
  ['menu', 'a menu that leads nowhere', { menu: { links: 9, dead: ['/x'] } }, ['broken', 'menu_dead']],
  ['footer', 'no footer', { footer: { links: 0, dead: [] } }, ['worse', 'footer_none']],
  ['footer', 'a footer that leads nowhere', { footer: { links: 9, dead: ['/x'] } }, ['broken', 'footer_dead']],
  ['sizeGuide', 'no chart', { sizeGuide: { charts: 0, isPagePublished: true } }, ['worse', 'size_guide_none']],
  ['sizeGuide', 'no page of it', { sizeGuide: { charts: 1, isPagePublished: false } }, ['worse', 'size_guide_no_page']],
  ['translations', 'no text of its own', { texts: { language: 'de', all: 9, missing: 9 } }, ['worse', 'texts_none']],
  ['translations', 'some gaps', { texts: { language: 'de', all: 9, missing: 2 } }, ['worse', 'texts_some']],
  ['mails', 'no mail of its own', { mails: { language: 'de', all: 9, missing: 9 } }, ['worse', 'mails_none']],
  ['mails', 'gaps in mails', { mails: { language: 'de', all: 9, missing: 1 } }, ['worse', 'mails_some']],
];

describe('the market doctor', () => {
  test.each(cases)('%s: %s', (need, _, facts, [health, reason]) => {
    expect(find(need, facts)).toEqual([health, reason]);
  });

  test('every sentence of it is said by some rule, and every gap in it is filled', () => {
    const said = new Map(
      cases.flatMap(([, , facts]) => examineMarket({ ...healthy, ...facts }).findings.map((each) => [each.reason, each.values])),
    );
    for (const [key, sentence] of Object.entries(findingSentences)) {
      const reason = key.slice('finding.'.length);
      expect(said.has(reason), key).toBe(true);
      for (const [, name] of sentence.matchAll(/\{(\w+)\}/g)) expect(said.get(reason)?.[name!], `${key} ${name}`).toBeDefined();
    }
  });

  test('names the first few of many and counts the rest', () => {
    const dead = ['/a', '/b', '/c', '/d', '/e'];
    const menu = examineMarket({ ...healthy, menu: { links: 9, dead } }).findings.find(({ need }) => need === 'menu');
    expect(menu).toMatchObject({ values: { names: '/a, /b, /c +2', count: 5 }, place: '/a' });
  });
});
