import { type AssortmentLine, AssortmentLine as Line } from '@selvedge/contract/catalogue/assortment.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { z } from 'zod';

type Sent = z.input<typeof Line>;
export type SentStyle = Extract<Sent, { type: 'style' }>;
export type SentOption = SentStyle['options'][number];

export const fixtureNow = new Date('2026-11-15T10:00:00Z');

export function fixtureMarket(id: string, change: Partial<MarketSettings> = {}): MarketSettings {
  const [language = '', code = ''] = id.split('-');
  return {
    ...{ id, priority: 1, url: `/${id}`, name: id, fullName: id, currency: 'EUR', direction: 'ltr', dialPrefix: '+0', decimals: 2 },
    language: { name: language, baseCode: language },
    country: { name: code, code },
    tax: { name: 'VAT', rate: 20, included: true },
    paymentProviders: [],
    hasStoreLocator: true,
    ...change,
  };
}

const images = {
  urlTemplate: '/images/x/{index}/{format}',
  indexes: [
    { index: 0, format: 'front' },
    { index: 1, format: 'back' },
    { index: 2, format: 'look' },
  ],
};
let ean = 5_700_000_000_000;

export function option(change: Partial<SentOption> & { optionId: string }): SentOption {
  return {
    colour: 'black',
    colourNames: { en: 'Black', de: 'Schwarz' },
    colourFamily: 'black',
    newFrom: '2026-01-01T00:00:00Z',
    images,
    variants: ['S', 'M', 'L'].map((size) => ({
      size: { id: size, name: size },
      ean: String(ean++),
      stock: { warehouses: { CENTRAL: 10 } },
    })),
    prices: price({ list: 4995 }),
    ...change,
  };
}

export function price({ list, sales, member }: { list: number; sales?: number; member?: number }, markets = ['en-GB', 'de-DE', 'en-US']) {
  const rows = [
    { from: '2026-01-01T00:00:00Z', list },
    ...(sales === undefined ? [] : [{ from: '2026-11-01T00:00:00Z', list, sales }]),
  ].map((row) => ({ ...row, ...(member !== undefined && { member }) }));
  return Object.fromEntries(markets.map((market) => [market, rows]));
}

export function style(change: Partial<SentStyle> & Pick<SentStyle, 'styleNumber' | 'options'>): SentStyle {
  return { type: 'style', brand: 'Selvedge', texts: { en: { name: change.styleNumber } }, ...change };
}

export function assortment(lines: readonly Sent[]): AssortmentLine[] {
  return lines.map((line) => Line.parse(line));
}

/** A small shop with one of everything that a rule asks about. */
export const shopLines: readonly Sent[] = [
  { type: 'category', id: 'women', names: { en: 'Women', de: 'Damen' } },
  { type: 'category', id: 'women-knitwear', parent: 'women', names: { en: 'Knitwear', de: 'Strick' } },
  { type: 'category', id: 'women-coats', parent: 'women', names: { en: 'Coats', de: 'Mäntel' } },
  { type: 'category', id: 'gifts', names: { en: 'Gift cards', de: 'Gutscheine' }, listsGiftCards: true },
  { type: 'attribute', facet: 'material', id: 'wool', names: { en: 'Wool', de: 'Wolle' } },
  { type: 'badge', id: 'sale', titles: { en: 'Sale' }, locations: { plp: {} } },
  { type: 'badge', id: 'club', titles: { en: 'Club' }, locations: { pdp: {} } },
  { type: 'location', kind: 'store', id: '1001', name: 'High Street', markets: ['en-GB'] },
  style({
    styleNumber: '100',
    texts: {
      en: { name: 'Rib jumper', description: 'A soft jumper knitted in a wide rib.', fabricComposition: '100% wool' },
      de: { name: 'Rippenpullover', description: 'Ein weicher Pullover.', fabricComposition: '100% Wolle' },
    },
    categories: ['women-knitwear'],
    attributes: { material: ['wool'], fit: ['relaxed'] },
    tags: ['autumn'],
    options: [
      option({
        optionId: '1',
        newFrom: '2026-03-01T00:00:00Z',
        badges: ['sale', 'club'],
        tags: ['promo-rib'],
        prices: price({ list: 6000, sales: 4500, member: 4000 }),
      }),
      option({
        colour: 'red',
        optionId: '2',
        colourNames: { en: 'Rust', de: 'Rost' },
        colourFamily: 'red',
        newFrom: '2026-11-10T00:00:00Z',
      }),
    ],
  }),
  style({
    styleNumber: '200',
    texts: { en: { name: 'Wool coat' }, de: { name: 'Wollmantel' } },
    categories: ['women-coats'],
    attributes: { material: ['wool'] },
    options: [
      option({
        optionId: '1',
        newFrom: '2026-02-01T00:00:00Z',
        prices: price({ list: 19900 }),
        look: ['100_black_1'],
        variants: [
          { size: { id: '36', name: '36' }, ean: '4000000000017', stock: { warehouses: { CENTRAL: 2 }, stores: { '1001': 1 } } },
          { size: { id: '38', name: '38' }, ean: '4000000000024' },
        ],
      }),
    ],
  }),
  style({
    styleNumber: '300',
    texts: { en: { name: 'Linen shirt' } },
    categories: ['women'],
    options: [
      option({
        optionId: '1',
        hasEcom: false,
        variants: [{ size: { id: 'M', name: 'M' }, ean: '4000000000031', stock: { stores: { '1001': 4 } } }],
      }),
    ],
  }),
  style({
    styleNumber: '400',
    kind: 'giftCard',
    texts: { en: { name: 'Gift card' }, de: { name: 'Gutschein' } },
    categories: ['gifts', 'women'],
    options: [
      option({
        colour: 'digital',
        optionId: '1',
        variants: [],
        prices: {},
        giftCardAmounts: { 'en-GB': [25, 50], 'en-US': [25], 'de-DE': [25] },
      }),
    ],
  }),
  style({
    styleNumber: '500',
    kind: 'set',
    texts: { en: { name: 'Weekend set' } },
    options: [option({ optionId: '1', setOptions: ['100_black_1', '200_black_1'], comingSoon: '2026-12-01T00:00:00Z', variants: [] })],
  }),
];
