import { z } from 'zod';
import { AnyBlock } from '../any-block.ts';
import { holder } from '../block.ts';

export const audiences = ['everyone', 'guest', 'member', 'newCustomer'] as const;
export type Audience = (typeof audiences)[number];

export const SmartVariant = z.object({
  audience: z.enum(audiences).default('everyone'),
  /** ISO 8601; the variant counts from the one until before the other. */
  from: z.string().max(40).optional(),
  until: z.string().max(40).optional(),
  block: AnyBlock,
});
export type SmartVariant = z.infer<typeof SmartVariant>;

/** One of several blocks, by who is looking and when. The first that fits is shown; kept pages hold the one for everyone. */
export const Smart = holder('smart', { variants: z.array(SmartVariant).min(1).max(12) });
export type Smart = z.infer<typeof Smart>;
