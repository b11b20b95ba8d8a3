import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const MarketId = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/);
export type MarketId = z.infer<typeof MarketId>;

/** A market as the storefront sees it. */
export const Market = z.object({
  id: MarketId,
  priority: z.number().int(),
  language: z.object({ name: z.string(), baseCode: z.string() }),
  country: z.object({ name: z.string(), code: z.string() }),
  url: z.string(),
  name: z.string(),
  fullName: z.string(),
  currency: z.string().default('XXX'),
  direction: z.enum(['ltr', 'rtl']),
  dialPrefix: z.string(),
});
export type Market = z.infer<typeof Market>;

/** How a market writes amounts, where that differs from what its locale would write. What is left out is the locale's. */
export const MarketFormats = z.object({
  /** What stands for the currency: `kr.`, `€`. */
  sign: z.string().trim().min(1).max(6).optional(),
  signPlace: z.enum(['before', 'after']).optional(),
  decimal: z.enum([',', '.', '٫']).optional(),
  group: z.enum([',', '.', ' ', "'", '٬', 'none']).optional(),
});
export type MarketFormats = z.infer<typeof MarketFormats>;

/** Whom a market's shoppers buy from, as the law wants invoice and imprint to name it. What is left out is not printed. */
export const Seller = z.object({
  /** The company; the shop's own name when left out. */
  name: z.string().trim().max(120).optional(),
  /** Lines of an address. */
  address: z.string().trim().max(400).optional(),
  vatId: z.string().trim().max(40).optional(),
  companyNumber: z.string().trim().max(60).optional(),
  /** Where the number is registered: a court, a chamber. */
  register: z.string().trim().max(120).optional(),
  /** Who speaks for the company. */
  representative: z.string().trim().max(120).optional(),
  email: z.string().trim().max(120).optional(),
  phone: z.string().trim().max(40).optional(),
  /** Who answers when something stands in somebody's way; the address above when left out. */
  accessibilityContact: z.string().trim().max(120).optional(),
});
export type Seller = z.infer<typeof Seller>;

/** What only the shop itself needs to know about a market. */
export const MarketSettings = Market.extend({
  decimals: z.number().int(),
  tax: z.object({ name: z.string(), rate: z.number(), included: z.boolean() }),
  paymentProviders: z.array(z.string()),
  hasStoreLocator: z.boolean(),
  /** Only staff see it. */
  isClosed: z.literal(true).optional(),
  /** Closed now, but it has been open: whoever bought there still reads the receipt. */
  wasOpen: z.literal(true).optional(),
  formats: MarketFormats.optional(),
  seller: Seller.optional(),
  /** Where visitors are sent who live in no country of the shop. */
  suggested: z.array(MarketId).optional(),
  /** Ways to pay that a provider would offer and the market does not want. */
  hiddenPaymentMethods: z.array(z.string()).optional(),
});
export type MarketSettings = z.infer<typeof MarketSettings>;

export const MapCountry = z.object({
  countryId: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  zoomLevel: z.number().optional(),
});
export type MapCountry = z.infer<typeof MapCountry>;

/** A market id in a path: any case is understood, the answer speaks the canonical one. */
export const MarketParams = z.object({ market: z.string().min(2).max(20) });

export const geolocation = {
  suggest: endpoint({
    method: 'GET',
    path: '/api/geolocation/suggest/:market',
    summary: 'Markets that would suit a visitor better than the one being shown, best first.',
    access: 'public',
    params: MarketParams,
    response: z.array(MarketId),
    caching: 'no-store',
  }),
};
