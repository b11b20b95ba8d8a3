import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { Image } from '../image.ts';

export const PicturedLink = z.object({ title: z.string(), link: Link, image: Image });
export type PicturedLink = z.infer<typeof PicturedLink>;

/** A row of pictures, each of which is a way on. */
export const MultiLinkWithImages = z.object({
  id: z.string(),
  _alias: z.literal('multiLinkWithImages'),
  headline: z.string().default(''),
  links: z.array(PicturedLink).min(1),
});
export type MultiLinkWithImages = z.infer<typeof MultiLinkWithImages>;
