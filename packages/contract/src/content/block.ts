import { z } from 'zod';
import { perBreakpoint } from './breakpoint.ts';
import { Colour } from './colour.ts';

const Pixels = z.number().min(0).max(400);
export const Padding = z.object({ top: Pixels.optional(), bottom: Pixels.optional(), start: Pixels.optional(), end: Pixels.optional() });
export type Padding = z.infer<typeof Padding>;

export const headlineAlignments = ['left', 'center', 'right'] as const;
/** How a headline is set. `left` is where reading begins, also from right to left. */
export const HeadlineSettings = z.object({
  size: z.enum(['small', 'medium', 'large', 'display']).optional(),
  colour: Colour.optional(),
  alignment: z.enum(headlineAlignments).default('left'),
});
export type HeadlineSettings = z.infer<typeof HeadlineSettings>;

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

export const block = <const A extends string, S extends z.ZodRawShape>(alias: A, shape: S) =>
  BlockBase.extend({ _alias: z.literal(alias) }).extend(shape);
