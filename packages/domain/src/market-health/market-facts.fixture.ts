import type { MarketFacts } from './market-facts.ts';

/** A market that lacks nothing. */
export const healthy: MarketFacts = {
  market: 'de-DE',
  maintenance: [],
  foreignPages: 0,
  products: { online: 200, priced: 200 },
  categories: { pages: 10, empty: [] },
  currency: { code: 'EUR', decimals: 2, usual: 2, freightIn: 'EUR' },
  tax: { name: 'MwSt.', rate: 19 },
  payment: { chosen: ['adyen', 'klarna'], ready: ['adyen', 'klarna'] },
  shipping: { methods: 2, toTheDoor: 1, unpriced: [] },
  stores: { isShown: true, stores: 3, collecting: 2, isCollectOffered: true },
  terms: { documents: [{ slug: 'terms', version: '2026-11-01', isEmpty: false }], needed: ['terms'] },
  legal: { missing: [] },
  duties: { missing: [], unmade: [] },
  home: { isPublished: true, rows: 4 },
  menu: { links: 30, dead: [] },
  footer: { links: 12, dead: [] },
  sizeGuide: { charts: 5, isPagePublished: true },
  texts: { language: 'de', all: 1000, missing: 0 },
  mails: { language: 'de', all: 40, missing: 0 },
};
