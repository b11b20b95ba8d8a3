import { z } from 'zod';
import { block } from '../block.ts';
import { Colour } from '../colour.ts';
import { RichText } from '../rich-text.ts';

/** Words only. */
export const Text = block('text', {
  text: RichText,
  align: z.enum(['start', 'center']).default('start'),
  backgroundColor: Colour.default('paper'),
  wordLimit: z.number().int().min(1).max(20_000).default(2500),
  /** Words beyond the limit that are let pass, so that a text is never cut for its last few. */
  buffers: z.number().int().min(0).max(1000).default(0),
});
export type Text = z.infer<typeof Text>;
