import { z } from 'zod';
import { perBreakpoint } from './breakpoint.ts';
import { CommonFields } from './common-fields.ts';

const Pixels = z.number().min(0).max(400);
export const Padding = z.object({ top: Pixels.optional(), bottom: Pixels.optional(), start: Pixels.optional(), end: Pixels.optional() });
export type Padding = z.infer<typeof Padding>;

/** What every widget and block has. */
export const BlockBase = z.object({
  id: z.string().min(1).max(100),
  trackingId: z.string().max(100).optional(),
  pageId: z.string().max(100).optional(),
  disabledApp: z.boolean().optional(),
  disabledMobile: z.boolean().optional(),
  disabledTablet: z.boolean().optional(),
  disabledDesktop: z.boolean().optional(),
  padding: perBreakpoint(Padding).optional(),
});
export type BlockBase = z.infer<typeof BlockBase>;

/** A block with what all have in common. Its own shape says more where it must: a headline that is needed, a ground from the start. */
export const block = <const A extends string, S extends z.ZodRawShape>(alias: A, shape: S) =>
  BlockBase.extend(CommonFields.shape)
    .extend({ _alias: z.literal(alias) })
    .extend(shape);

/** A place for another block, which brings picture, words and colours itself. */
export const holder = <const A extends string, S extends z.ZodRawShape>(alias: A, shape: S) =>
  BlockBase.extend({ _alias: z.literal(alias) }).extend(shape);
