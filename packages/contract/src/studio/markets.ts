import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MarketFormats, MarketId, Seller } from '../market.ts';

/** Who can take money for a market by its own settings; links and tills are switched by flags. */
export const marketProviders = ['adyen', 'klarna', 'iyzico'] as const;

/** What staff decide about a market. Id, language and country are its name, and stay. */
export const MarketEdit = z.object({
  /** Lower comes first, in lists and when two markets suit a visitor equally. */
  priority: z.number().int().min(0).max(10_000),
  languageName: z.string().trim().min(1).max(60),
  countryName: z.string().trim().min(1).max(60),
  direction: z.enum(['ltr', 'rtl']),
  currency: z.string().regex(/^[A-Z]{3}$/),
  tax: z.object({ name: z.string().trim().min(1).max(40), rate: z.number().min(0).max(100), included: z.boolean() }),
  dialPrefix: z.string().regex(/^\+\d{1,4}$/),
  paymentProviders: z.array(z.enum(marketProviders)).max(10),
  hiddenPaymentMethods: z.array(z.string().min(1).max(60)).max(50),
  suggested: z.array(MarketId).max(5),
  hasStoreLocator: z.boolean(),
  formats: MarketFormats.default({}),
  seller: Seller.default({}),
  notes: z.string().max(4_000),
});
export type MarketEdit = z.infer<typeof MarketEdit>;

/** What a change of currency would leave behind in the old one. Prices are counted up to a hundred thousand. */
export const MarketUse = z.object({ prices: z.number(), orders: z.number(), ordersUnderWay: z.number() });
export type MarketUse = z.infer<typeof MarketUse>;

export const EditedMarket = z.object({
  id: MarketId,
  language: z.string(),
  country: z.string(),
  isOpen: z.boolean(),
  decimals: z.number().int(),
  /** What a save must name. */
  version: z.number().int(),
  changedAt: z.string(),
  changedBy: z.string(),
  settings: MarketEdit,
  use: MarketUse,
});
export type EditedMarket = z.infer<typeof EditedMarket>;

export const MarketVersion = z.object({
  version: z.number().int(),
  at: z.string(),
  who: z.string(),
  isOpen: z.boolean(),
  settings: MarketEdit,
});
export type MarketVersion = z.infer<typeof MarketVersion>;

/** What a new market can take from another one, in the order in which it is copied. */
export const copyParts = ['pages', 'navigation', 'documents', 'flags', 'translations', 'warehouses', 'gift-cards', 'prices'] as const;
export const CopyPart = z.enum(copyParts);
export type CopyPart = z.infer<typeof CopyPart>;

/** exact: to the smallest coin. whole: no cents. ninety: the next sum that ends in .90. five: to the next five whole units. */
export const priceRoundings = ['exact', 'whole', 'ninety', 'five'] as const;
export const PriceRounding = z.enum(priceRoundings);
export type PriceRounding = z.infer<typeof PriceRounding>;

export const CopyPlan = z.object({
  source: MarketId,
  /** How much of each part there is. */
  parts: z.array(z.object({ part: CopyPart, count: z.number().int() })),
  /** A few prices of the source, to see what a rate and a rounding make of them. Minor units. */
  examples: z.array(z.object({ name: z.string(), amount: z.number().int() })),
});
export type CopyPlan = z.infer<typeof CopyPlan>;

export const NewMarket = z.object({
  id: MarketId,
  source: MarketId,
  settings: MarketEdit,
  parts: z.array(CopyPart).max(copyParts.length),
  /** One unit of the source's currency in the new market's. */
  rate: z.number().positive().max(1_000_000),
  rounding: PriceRounding,
});
export type NewMarket = z.infer<typeof NewMarket>;

export const CopyProgress = z.object({
  market: MarketId,
  source: MarketId,
  startedAt: z.string(),
  startedBy: z.string(),
  finishedAt: z.string().optional(),
  /** Why it stands still, as a translation key. */
  problem: z.string().optional(),
  parts: z.array(z.object({ part: CopyPart, total: z.number().int(), done: z.number().int(), isFinished: z.boolean() })),
});
export type CopyProgress = z.infer<typeof CopyProgress>;

const Id = z.object({ id: MarketId });
const Version = z.number().int().min(1).max(1_000_000_000);
const read = { staff: 'market.read' } as const;
const write = { staff: 'market.write' } as const;
const base = '/api/studio/market/:id';

export const marketEditing = {
  getMarket: endpoint({
    method: 'GET',
    path: base,
    summary: 'A market as staff edit it, open or closed.',
    access: read,
    params: Id,
    response: EditedMarket,
  }),
  saveMarket: endpoint({
    method: 'PUT',
    path: base,
    summary: 'Changes a market. Refused when somebody else has changed it since the version that the work is based on.',
    access: write,
    params: Id,
    /** `keepsNumbers`: a new currency is wanted though prices keep their numbers and are worth something else then. */
    body: z.object({ basedOn: Version, settings: MarketEdit, keepsNumbers: z.boolean().default(false) }),
    response: EditedMarket,
    errors: ['conflict'],
  }),
  openMarket: endpoint({
    method: 'PUT',
    path: `${base}/open`,
    summary: 'Opens a market to everybody, or closes it: then only staff see it.',
    access: write,
    params: Id,
    body: z.object({ basedOn: Version, isOpen: z.boolean() }),
    response: EditedMarket,
    errors: ['conflict'],
  }),
  listMarketVersions: endpoint({
    method: 'GET',
    path: `${base}/versions`,
    summary: 'What a market was before, newest first.',
    access: read,
    params: Id,
    response: z.array(MarketVersion),
  }),
  planCopy: endpoint({
    method: 'GET',
    path: `${base}/copy-plan`,
    summary: 'What a new market could take from this one, with counts.',
    access: write,
    params: Id,
    response: CopyPlan,
  }),
  addMarket: endpoint({
    method: 'POST',
    path: '/api/studio/market',
    summary: 'Begins a market by copying another one. It starts closed; the copying goes on by itself.',
    access: write,
    body: NewMarket,
    response: CopyProgress,
    errors: ['conflict'],
  }),
  getCopy: endpoint({
    method: 'GET',
    path: `${base}/copy`,
    summary: 'How far the copying of a market is.',
    access: read,
    params: Id,
    response: CopyProgress,
    errors: ['not_found'],
  }),
  resumeCopy: endpoint({
    method: 'POST',
    path: `${base}/copy`,
    summary: 'Goes on with a copying that stands still; what is there already is not touched.',
    access: write,
    params: Id,
    response: CopyProgress,
    errors: ['not_found'],
  }),
  dropMarket: endpoint({
    method: 'DELETE',
    path: base,
    summary: 'Takes a market away that was copied and never opened, with everything that was copied for it.',
    access: write,
    params: Id,
    response: z.undefined(),
    accepted: [204],
    errors: ['conflict'],
  }),
};
