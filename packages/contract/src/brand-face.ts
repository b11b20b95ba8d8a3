import { z } from 'zod';
import { Image } from './content/image.ts';

const Hex = z.string().regex(/^#[0-9a-fA-F]{6}$/);

export const brandCorners = ['sharp', 'soft', 'round'] as const;
export const brandWeights = ['book', 'medium', 'bold'] as const;
/** Shapes that a picture of a product, made 3/4, can be cut to without losing a sleeve. */
export const brandCrops = ['3/4', '4/5', '2/3'] as const;

/** What a brand looks like on its pages. What it leaves out is as in the rest of the shop. */
export const BrandFace = z.object({
  /** What pages lie on, and what pictures lie on. */
  ground: Hex.optional(),
  cloth: Hex.optional(),
  /** Words, buttons. */
  ink: Hex.optional(),
  /** The thread: what is active, what has the focus, what is pointed at. */
  accent: Hex.optional(),
  corner: z.enum(brandCorners).optional(),
  weight: z.enum(brandWeights).optional(),
  crop: z.enum(brandCrops).optional(),
  /** In the header, in place of the brand's name in letters. */
  logo: Image.optional(),
});
export type BrandFace = z.infer<typeof BrandFace>;
