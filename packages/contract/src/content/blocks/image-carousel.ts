import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { block } from '../block.ts';
import { carouselSettings } from '../carousel.ts';
import { Colour } from '../colour.ts';
import { Image } from '../image.ts';
import { RichText } from '../rich-text.ts';
import { ctaPositions } from './image-with-link.ts';

export const CarouselSlide = z.object({
  image: Image,
  imageMobile: Image.optional(),
  /** In place of the picture's own. */
  imageAltText: z.string().max(300).optional(),
  text: RichText.optional(),
  cta: z.string().max(200).optional(),
  ctaFontSize: z.number().min(8).max(64).optional(),
  /** Over the picture; `none`, the default, stands below it. */
  ctaPosition: z.enum(ctaPositions).optional(),
  ctaColor: Colour.optional(),
  ctaBackgroundColor: Colour.optional(),
  link: Link.optional(),
});
export type CarouselSlide = z.infer<typeof CarouselSlide>;

export const ImageCarousel = block('imageCarousel', { ...carouselSettings, content: z.array(CarouselSlide).min(1).max(30) });
export type ImageCarousel = z.infer<typeof ImageCarousel>;
