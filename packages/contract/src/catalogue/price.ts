import { z } from 'zod';

/** A decimal number in the currency's own units; inside the shop it is an integer of minor units. */
export const Money = z.object({ amount: z.number(), currency: z.string() });
export type Money = z.infer<typeof Money>;

export const Discount = z.object({
  amount: z.number(),
  currency: z.string(),
  /** `markdown` is a lowered price; anything else names a promotion. */
  reference: z.string(),
  callout: z.string().optional(),
  disclaimer: z.string().optional(),
  badges: z.array(z.string()).default([]),
  promotionName: z.string().optional(),
  promotionLevel: z.string().optional(),
});
export type Discount = z.infer<typeof Discount>;
export const markdownReference = 'markdown';

export const Price = z.object({
  salesPrice: Money,
  listPrice: Money,
  /** Of a markdown: the lowest price of the 30 days before it began. */
  historicPrice: Money.optional(),
  /** The reduction that may be shown, in whole per cent. */
  percentage: z.number().int().optional(),
  historicPercentage: z.number().int().optional(),
  /** Of what is sold by measure, where the law asks for it: what it holds and what a unit of that costs, as shoppers read it. */
  perUnit: z.string().optional(),
  discounts: z.array(Discount),
  vatAmount: z.number(),
  vatAmount2: z.number(),
});
export type Price = z.infer<typeof Price>;

/** As much of a price as is written beside a product. */
export const ShownPrice = Price.pick({
  salesPrice: true,
  listPrice: true,
  historicPrice: true,
  percentage: true,
  historicPercentage: true,
  perUnit: true,
});
export type ShownPrice = z.infer<typeof ShownPrice>;
