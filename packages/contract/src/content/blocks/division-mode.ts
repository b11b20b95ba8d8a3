import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { Image } from '../image.ts';

export const DivisionHalf = z.object({
  image: Image.optional(),
  headline: z.string(),
  text: z.string().default(''),
  link: Link.optional(),
  ctaText: z.string().default(''),
  /** The ground of a half without a picture, and the side its text colour is chosen from. */
  tone: z.enum(['cloth', 'ink', 'indigo', 'paper']).default('cloth'),
});
export type DivisionHalf = z.infer<typeof DivisionHalf>;

/** A row split in two halves of equal weight. */
export const DivisionMode = z.object({
  id: z.string(),
  _alias: z.literal('divisionMode'),
  halves: z.tuple([DivisionHalf, DivisionHalf]),
});
export type DivisionMode = z.infer<typeof DivisionMode>;
