import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MarketId } from '../market.ts';

/** Google Merchant Center (RSS 2.0), Meta's catalogue (CSV), and two for anybody else. */
export const feedFormats = ['google', 'meta', 'xml', 'csv'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** As Google names them; what sizes such as 38 are counted in. */
export const sizeSystems = ['EU', 'UK', 'US', 'DE', 'FR', 'IT', 'JP', 'CN', 'BR', 'MEX', 'AU'] as const;
export type SizeSystem = (typeof sizeSystems)[number];

const keys = z.array(z.string().trim().min(1).max(80)).max(200).default([]);
const amount = z.number().min(0).max(100_000_000).nullable().default(null);

/** What is left out of a feed. Amounts are of the market's currency, as shoppers pay them. */
export const FeedRules = z.object({
  categories: keys,
  brands: keys,
  tags: keys,
  priceBelow: amount,
  priceAbove: amount,
  soldOut: z.boolean().default(false),
  noPicture: z.boolean().default(true),
  noGtin: z.boolean().default(false),
  comingSoon: z.boolean().default(false),
  giftCards: z.boolean().default(true),
  sets: z.boolean().default(false),
  adults: z.boolean().default(true),
});
export type FeedRules = z.infer<typeof FeedRules>;

/** Why a product is not in a feed; `storeOnly` is no rule: what is not sold online cannot be offered. */
export const leftOutReasons = [
  ...['storeOnly', 'category', 'brand', 'tag', 'priceBelow', 'priceAbove', 'soldOut', 'noPicture', 'noGtin', 'comingSoon', 'giftCards'],
  ...['sets', 'adults'],
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** An error keeps a product from being shown; a warning is read by nobody but us. */
export const feedProblems = {
  id_long: 'error',
  title_missing: 'error',
  title_long: 'warning',
  description_missing: 'error',
  description_long: 'warning',
  picture_missing: 'error',
  price_zero: 'error',
  link_long: 'error',
  gtin_missing: 'warning',
  gtin_wrong: 'error',
  brand_missing: 'warning',
  colour_missing: 'warning',
  size_missing: 'warning',
  material_long: 'warning',
  date_missing: 'error',
} as const;
export type FeedProblem = keyof typeof feedProblems;

const FeedShape = z.object({
  name: z.string().trim().min(1).max(80),
  market: MarketId,
  format: z.enum(feedFormats),
  sizeSystem: z.enum(sizeSystems).default('EU'),
  rules: FeedRules,
});

/** Without an id a new one. */
export const FeedDraft = FeedShape.extend({
  id: z
    .string()
    .regex(/^[a-z0-9]{8}$/)
    .optional(),
  version: z.number().int().min(0),
  /** Fetched by whoever knows the short address, without a secret. */
  isOpen: z.boolean().default(false),
  isOn: z.boolean().default(true),
});
export type FeedDraft = z.infer<typeof FeedDraft>;

export const KeptFeed = FeedDraft.extend({
  id: z.string(),
  /** To hand out; empty for who may not change feeds. */
  address: z.string(),
  changedAt: z.string(),
  changedBy: z.string(),
  revision: z.number().int(),
  products: z.number().int(),
  items: z.number().int(),
  fetches: z.number().int(),
  lastFetchedAt: z.string().nullable(),
});
export type KeptFeed = z.infer<typeof KeptFeed>;

export const FeedPreview = z.object({
  products: z.number().int(),
  items: z.number().int(),
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), products: z.number().int() })),
  problems: z.array(z.object({ problem: z.string(), level: z.enum(['error', 'warning']), products: z.number().int() })),
  /** The first products of each problem. */
  examples: z.array(z.object({ productId: z.string(), name: z.string(), problems: z.array(z.string()) })),
  /** The beginning of the file. */
  sample: z.string(),
});
export type FeedPreview = z.infer<typeof FeedPreview>;

const read = { access: { staff: 'catalogue.read' }, caching: 'no-store' } as const;
const write = { access: { staff: 'catalogue.write' }, caching: 'no-store', method: 'POST' } as const;
const FeedKey = z.object({ id: z.string().max(20), version: z.number().int() });

export const staffFeeds = {
  list: endpoint({
    ...{ ...read, method: 'GET' },
    path: '/api/studio/feeds',
    summary: 'Product feeds, by market and name.',
    response: z.object({ feeds: z.array(KeptFeed) }),
  }),
  save: endpoint({
    ...write,
    path: '/api/studio/feeds',
    summary: 'Makes or changes a product feed.',
    body: FeedDraft,
    response: KeptFeed,
    errors: ['not_found', 'conflict'],
  }),
  renewAddress: endpoint({
    ...write,
    path: '/api/studio/feeds/renew-address',
    summary: 'Gives a feed another address; the old one opens nothing any more.',
    body: FeedKey,
    response: KeptFeed,
    errors: ['not_found', 'conflict'],
  }),
  remove: endpoint({
    ...write,
    path: '/api/studio/feeds/remove',
    summary: 'Removes a product feed.',
    body: FeedKey,
    response: z.object({ status: z.literal('OK') }),
    errors: ['not_found', 'conflict'],
  }),
  preview: endpoint({
    ...{ ...read, method: 'POST' },
    path: '/api/studio/feeds/preview',
    summary: 'What a feed would hold: counts, what is left out and why, and what its reader would refuse.',
    body: FeedShape,
    response: FeedPreview,
    errors: ['market_not_found'],
  }),
};

/** Where feeds are fetched: `/feeds/{id}/{token}.xml`, or `/feeds/{id}.xml` of an open one. */
export const feedPath = '/feeds/';
export const feedAddress = ({ id, token, format }: { id: string; token: string | undefined; format: FeedFormat }): string =>
  `${feedPath}${id}${token === undefined ? '' : `/${token}`}.${format === 'google' || format === 'xml' ? 'xml' : 'csv'}`;
