import { z } from 'zod';
import { funnelSteps, VitalMetric } from '../analytics-collect.ts';
import { Amounts, Currency, Day, FiguresQuery, Period } from './figures-sales.ts';

/** Pieces of goods that were bought in the period, less those that were cancelled. */
const Goods = z.object({ productId: z.string(), name: z.string(), colour: z.string() });

export const ProductsQuery = FiguresQuery.safeExtend({ sort: z.enum(['best', 'slow']).default('best') });
export type ProductsQuery = z.infer<typeof ProductsQuery>;

export const FiguresProducts = Amounts.extend({
  rows: z.array(
    Goods.extend({
      pieces: z.number().int(),
      /** Of these pieces, by now. */
      returned: z.number().int(),
      /** What was paid for them, before tax where tax is added. */
      amount: z.number(),
      stock: z.number().int(),
    }),
  ),
});
export type FiguresProducts = z.infer<typeof FiguresProducts>;

export const FiguresSizes = z.object({
  rows: z.array(z.object({ size: z.string(), sold: z.number().int(), returned: z.number().int(), stock: z.number().int() })),
});
export type FiguresSizes = z.infer<typeof FiguresSizes>;

export const FiguresCover = z.object({
  /** Over so many days the rate of sales was measured. */
  days: z.number().int(),
  rows: z.array(
    Goods.extend({
      sku: z.string(),
      size: z.string(),
      sold: z.number().int(),
      stock: z.number().int(),
      /** Until none is left, when it sells on as it did. */
      days: z.number().int(),
    }),
  ),
});
export type FiguresCover = z.infer<typeof FiguresCover>;

const Reached = z.object({ visits: z.number().int(), purchases: z.number().int() });

/** Of visitors who agreed to be counted, by days in Greenwich. */
export const FiguresFunnel = z.object({
  unit: z.enum(['day', 'week', 'month']),
  period: Period,
  compared: Period.optional(),
  steps: z.array(z.object({ step: z.enum(funnelSteps), visits: z.number().int(), before: z.number().int().optional() })),
  points: z.array(z.object({ at: z.string(), now: Reached.optional(), before: Reached.optional() })),
  markets: z.array(z.object({ market: z.string(), now: Reached, before: Reached.optional() })),
});
export type FiguresFunnel = z.infer<typeof FiguresFunnel>;

export const FiguresSearches = z.object({
  searches: z.number().int(),
  inVain: z.number().int(),
  /** The most frequent, and those that found nothing most often. */
  terms: z.array(z.object({ term: z.string(), times: z.number().int(), empty: z.number().int(), before: z.number().int().optional() })),
});
export type FiguresSearches = z.infer<typeof FiguresSearches>;

export const FiguresPromotions = Amounts.extend({
  rows: z.array(
    z.object({
      promotionId: z.string(),
      name: z.string(),
      orders: z.number().int(),
      /** What these orders came to. */
      gross: z.number(),
      /** What it took off. */
      cost: z.number(),
    }),
  ),
});
export type FiguresPromotions = z.infer<typeof FiguresPromotions>;

export const VitalsQuery = FiguresQuery.safeExtend({ by: z.enum(['page', 'market']).default('page') });
export type VitalsQuery = z.infer<typeof VitalsQuery>;

export const FiguresVitals = z.object({
  rows: z.array(
    z.object({
      /** The alias of a kind of page, or a market. */
      of: z.string(),
      metric: VitalMetric,
      visits: z.number().int(),
      /** Milliseconds, of CLS a share: what three of four visits had at most, and before. */
      p75: z.number().optional(),
      p95: z.number().optional(),
      before: z.number().optional(),
    }),
  ),
});
export type FiguresVitals = z.infer<typeof FiguresVitals>;

/** So many of the currency are one euro. */
export const WrittenRate = z.object({
  currency: Currency,
  since: Day,
  rate: z.number().positive().max(1_000_000_000),
  writtenBy: z.string(),
  writtenAt: z.string(),
});
export type WrittenRate = z.infer<typeof WrittenRate>;
