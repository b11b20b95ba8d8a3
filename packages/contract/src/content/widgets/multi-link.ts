import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { block } from '../block.ts';
import { Image } from '../image.ts';
import { RichText } from '../rich-text.ts';

export const CtaButton = z.object({
  title: z.string().max(200).default(''),
  /** Shown in place of the title where there is one. */
  ctaTitle: z.string().max(200).optional(),
  link: Link,
  pageId: z.string().max(100).optional(),
  trackingId: z.string().max(100).optional(),
  image: Image.optional(),
  /** A small mark inside the button. */
  ctaImage: Image.optional(),
});
export type CtaButton = z.infer<typeof CtaButton>;

export const TextSection = z.object({
  headline: z.string().max(200).default(''),
  text: RichText.default(() => []),
  /** The buttons stand in one row that is swiped. */
  enableCtaSlider: z.boolean().default(false),
  ctaButtons: z.array(CtaButton).max(24),
  /** As many as there are, unless said. */
  ctaButtonsPerRow: z.number().int().min(1).max(12).optional(),
  ctaButtonGap: z.number().min(0).max(64).optional(),
  /** Percent of its column. */
  ctaButtonWidth: z.number().min(10).max(100).optional(),
  ctaTextAlign: z.enum(['left', 'center', 'right']).optional(),
});
export type TextSection = z.infer<typeof TextSection>;

/** Words and the ways on from them. */
export const MultiLink = block('multiLink', TextSection.shape);
export type MultiLink = z.infer<typeof MultiLink>;
