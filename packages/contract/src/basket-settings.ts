import { z } from 'zod';

/** What staff decide about a market's baskets: the content document `basket-settings`. Amounts in the market's currency. */
export const BasketSettings = z.object({
  /** The total must be above the one and, where it is not 0, below the other. Only where the law asks for it: US, AE, DZ. */
  minimumThreshold: z.number().min(0).max(10_000_000).default(0),
  maximumThreshold: z.number().min(0).max(10_000_000).default(0),
  /** What no warehouse has is sent from a store that has it. */
  shipFromStore: z.boolean().default(false),
  /**
   * For how long nobody has changed a basket before its owner is reminded of it, and how long they are then left in peace. Less than a week would
   * promise what never happens: reminders come at most once a week.
   */
  reminderAfterHours: z.number().int().min(1).max(168).default(24),
  reminderQuietDays: z.number().int().min(7).max(90).default(14),
  /** How many days after its last parcel an order can be returned; the law of the EU asks for 14. */
  returnDays: z.number().int().min(14).max(365).default(30),
  /** How many days a store keeps what was ordered for collecting, before it goes back to the shelf. */
  collectDays: z.number().int().min(1).max(60).default(7),
  /** Categories and subcategories of goods that never come back, such as what is worn on the skin. */
  keptCategories: z.array(z.string().trim().min(1).max(60)).max(100).default([]),
  /** States or provinces whose tax differs from what the shop knows; the rates in per cent. */
  taxRegions: z
    .array(
      z.object({
        code: z.string().max(10),
        name: z.string().max(100),
        taxes: z
          .array(z.object({ en: z.string().max(40), fr: z.string().max(40), rate: z.number().min(0).max(100) }))
          .min(1)
          .max(2),
      }),
    )
    .max(100)
    .default([]),
});
export type BasketSettings = z.infer<typeof BasketSettings>;
