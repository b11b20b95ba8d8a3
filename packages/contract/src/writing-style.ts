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

/** How a market writes amounts of its own currency, counts, and a day of the year. */
export const WritingStyle = z.object({
  money: NumberStyle,
  count: NumberStyle,
  /** `{day}` and `{month}` as the market puts them, how many digits a day has at least, and the short names of the months. */
  day: z.object({ pattern: z.string(), digits: z.number().int(), months: z.array(z.string()) }),
});
export type WritingStyle = z.infer<typeof WritingStyle>;
