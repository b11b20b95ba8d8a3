import { z } from 'zod';
import { isTimeZone } from '../is-time-zone.ts';

export const Day = z.iso.date().refine((day) => day >= '2000' && day < '3000', { message: 'validation.invalid_value' });
/** So that one year can be compared with another. */
const mostYears = 3;
export const Currency = z.string().regex(/^[A-Z]{3}$/);

/** What every figure is asked with. All of it stands in the Studio's address as well. */
export const FiguresQuery = z
  .object({
    from: Day,
    to: Day,
    compare: z.enum(['none', 'before', 'week', 'year']).default('week'),
    /** With commas; left out: every market that the caller may see. */
    markets: z
      .string()
      .max(1000)
      .regex(/^[a-z]{2}-[A-Z]{2}(,[a-z]{2}-[A-Z]{2})*$/)
      .optional(),
    /** Whose days they are; left out: those of each market's own clock. */
    zone: z.string().max(60).refine(isTimeZone, { message: 'validation.invalid_value' }).optional(),
    /** What amounts are written in; left out: the currency in which most was bought. */
    currency: Currency.optional(),
  })
  .refine(({ from, to }) => from <= to && Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= mostYears, {
    path: ['to'],
    message: 'validation.invalid_value',
  });
export type FiguresQuery = z.infer<typeof FiguresQuery>;

export const Period = z.object({ from: z.string(), to: z.string() });

/** Orders of a time. Amounts are decimals of the answer's currency. */
export const SalesFigures = z.object({
  /** Exchanges are none: nothing is bought by them. */
  orders: z.number().int(),
  items: z.number().int(),
  /** Goods and freight with tax, however they were paid; gift cards that were sold are not in it, they are money that is owed. */
  gross: z.number(),
  /** The same without tax. */
  net: z.number(),
  /** What went back in this time, of orders of any time: cancelled, returned, or given. Of gift cards not. */
  refunded: z.number(),
  /** Gross less what went back. */
  kept: z.number(),
  /** Gift cards sold, less those taken back. With `kept` it is what shoppers paid and did not get back. */
  giftCards: z.number(),
  /** Gross of an order. */
  basket: z.number(),
  /** Returns that were paid back, and the pieces of them. */
  returns: z.number().int(),
  returnedItems: z.number().int(),
});
export type SalesFigures = z.infer<typeof SalesFigures>;

/** How the amounts were made. */
export const Amounts = z.object({
  currency: z.string(),
  /** In which something was bought or went back, the most frequent first. */
  currencies: z.array(z.string()),
  /** By which amounts were converted: so many of the currency are one euro, as written by staff for that day. */
  rates: z.array(z.object({ currency: z.string(), rate: z.number(), since: z.string() })),
  /** Currencies without a rate: their orders are counted, and their amounts are in no sum. */
  left: z.array(z.object({ currency: z.string(), orders: z.number().int() })),
});

const Compared = { now: SalesFigures, before: SalesFigures.optional() };

export const Sales = Amounts.extend({
  unit: z.enum(['hour', 'day', 'week', 'month']),
  period: Period,
  compared: Period.optional(),
  ...Compared,
  /** `now` is left out of what has not begun. */
  points: z.array(
    z.object({ at: z.string(), comparedAt: z.string().optional(), now: SalesFigures.optional(), before: SalesFigures.optional() }),
  ),
  markets: z.array(z.object({ market: z.string(), ...Compared })),
});
export type Sales = z.infer<typeof Sales>;
