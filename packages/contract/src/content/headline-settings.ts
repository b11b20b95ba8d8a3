import { z } from 'zod';
import { Colour } from './colour.ts';

export const headlineAlignments = ['left', 'center', 'right'] as const;

/** How a headline is set. `left` is where reading begins, also from right to left. */
export const HeadlineSettings = z.object({
  size: z.enum(['small', 'medium', 'large', 'display']).optional(),
  colour: Colour.optional(),
  alignment: z.enum(headlineAlignments).default('left'),
});
export type HeadlineSettings = z.infer<typeof HeadlineSettings>;
