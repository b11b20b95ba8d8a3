import type { PageContent } from '@selvedge/contract/page.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { pageIdentity } from '../published/page-identity.ts';
import { buildContent, type ContentRows } from './build-content.ts';
import { readDictionaries } from './read-dictionaries.ts';

type MarketRow = ContentRows['markets'][number];

const market = (id: string, priority: number, over: Partial<MarketRow> = {}): MarketRow => ({
  id,
  priority,
  language: id.slice(0, 2),
  languageName: id.slice(0, 2),
  country: id.slice(3),
  countryName: id.slice(3),
  currency: 'EUR',
  decimals: 2,
  taxName: 'VAT',
  taxRate: 20,
  taxIncluded: true,
  dialPrefix: '+1',
  direction: 'ltr',
  paymentProviders: ['adyen'],
  hasStoreLocator: true,
  notes: '',
  isOpen: true,
  wasOpen: true,
  formats: {},
  seller: {},
  suggested: [],
  hiddenPaymentMethods: [],
  version: 1,
  changedAt: new Date('2026-11-15T10:00:00Z'),
  changedBy: '',
  ...over,
});

export const noRows: ContentRows = {
  revision: '7',
  markets: [
    market('de-DE', 1, { languageName: 'Deutsch', countryName: 'Deutschland', dialPrefix: '+49' }),
    market('nb-NO', 2, { language: 'no', currency: 'NOK', hasStoreLocator: false }),
    market('ar-AE', 3, { currency: 'AED', direction: 'rtl' }),
    market('de-AT', 4),
    market('fr-BE', 5),
    market('nl-BE', 6),
    market('en-GB', 7, { currency: 'GBP' }),
  ],
  countries: [],
  flags: [],
  translations: [],
  pages: [],
  documents: [],
  jobs: [],
};

/** Seven small markets for rules over content; endpoints are tested on the real database. */
export function buildFixture(rows: Partial<ContentRows> = {}, warnings: object[] = []): ContentSnapshot {
  return buildContent({ ...noRows, ...rows }, readDictionaries(), { warn: (detail) => warnings.push(detail) });
}

export function pageRow(market: string, path: string, over: Record<string, unknown> = {}): ContentRows['pages'][number] {
  const alias = path === '' ? 'homePage' : path.startsWith('/i/') ? 'contentPage' : 'categoryPage';
  const content = { _meta: { alias, url: path }, seo: { title: `Title of ${path}` }, heading: `Heading of ${path}`, ...over };
  return { id: `${market}${path}`, market, path, identity: pageIdentity(over as Partial<PageContent>), content };
}
