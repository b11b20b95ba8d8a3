import { z } from 'zod';

/** How a market writes numbers, as far as a browser must know it to write one itself. */
export const NumberStyle = z.object({
  decimal: z.string(),
  group: z.string(),
  /** From so many digits on they are grouped by three. */
  groupsFrom: z.number().int(),
  /** The digit 0; the others follow it. */
  zero: z.string(),
  /** What stands before and after the digits. */
  plus: z.tuple([z.string(), z.string()]),
  minus: z.tuple([z.string(), z.string()]),
});
export type NumberStyle = z.infer<typeof NumberStyle>;

const Names = z.object({ long: z.array(z.string()), short: z.array(z.string()) });

/** What a browser that lacks the language needs to write its dates. */
export const DateWords = z.object({
  /** From Sunday on. */
  weekdays: Names,
  months: Names,
  /** Before noon and after it; empty where hours are counted to 24. */
  periods: z.array(z.string()),
  /** By style: `{weekday.long}, {day} {month.long}`. */
  patterns: z.record(z.string(), z.string()),
});
export type DateWords = z.infer<typeof DateWords>;

/** How a market writes amounts of its own currency, counts, and a day of the year. */
export const WritingStyle = z.object({
  money: NumberStyle,
  count: NumberStyle,
  /** `{day}` and `{month}` as the market puts them, how many digits a day has at least, and the short names of the months. */
  day: z.object({ pattern: z.string(), digits: z.number().int(), months: z.array(z.string()) }),
  /** Only of languages that browsers may lack. */
  dates: DateWords.optional(),
  /** Only of those, too: what the countries that the shop sells to are called, by their codes. */
  countries: z.record(z.string(), z.string()).optional(),
  /** What long names of goods end in and may break before; only of languages whose names break in their own way. */
  heads: z.array(z.string()).optional(),
});
export type WritingStyle = z.infer<typeof WritingStyle>;
