import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { block, HeadlineSettings } from '../block.ts';
import { Colour } from '../colour.ts';
import { extras } from '../extras.ts';
import { RichText } from '../rich-text.ts';

/** Words only. */
export const Text = block('text', {
  headline: z.string().max(200).default(''),
  headlineSettings: HeadlineSettings.optional(),
  subHeadline: z.string().max(200).default(''),
  text: RichText,
  link: Link.optional(),
  ctaText: z.string().max(200).default(''),
  align: z.enum(['start', 'center']).default('start'),
  backgroundColor: Colour.default('paper'),
  textColor: Colour.optional(),
  wordLimit: z.number().int().min(1).max(20_000).default(2500),
  /** Words beyond the limit that are let pass, so that a text is never cut for its last few. */
  buffers: z.number().int().min(0).max(1000).default(0),
  ...extras,
});
export type Text = z.infer<typeof Text>;
