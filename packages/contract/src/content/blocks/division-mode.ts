import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { block } from '../block.ts';
import { tones } from '../colour.ts';
import { Image } from '../image.ts';

export const DivisionHalf = z.object({
  image: Image.optional(),
  /** A film of the shop's own in place of the picture; the picture is shown until it plays. */
  videoId: z.string().max(200).optional(),
  headline: z.string().max(200),
  text: z.string().max(2000).default(''),
  link: Link.optional(),
  ctaText: z.string().max(200).default(''),
  /** The ground of a half without a picture, and the side its text colour is chosen from. */
  tone: z.enum(tones).default('cloth'),
});
export type DivisionHalf = z.infer<typeof DivisionHalf>;

/** A row split in two halves of equal weight. */
export const DivisionMode = block('divisionMode', { halves: z.tuple([DivisionHalf, DivisionHalf]) });
export type DivisionMode = z.infer<typeof DivisionMode>;
