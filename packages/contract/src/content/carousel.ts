import { z } from 'zod';
import { perBreakpoint } from './breakpoint.ts';
import { Colour } from './colour.ts';
import { HeadlineSettings } from './headline-settings.ts';

const Displayed = z.number().min(1).max(12);
/** How much of a neighbour is seen, in percent of the row. */
const Preview = z.number().min(0).max(45);

/** A row that is swiped, scrolled or stepped through. */
export const carouselSettings = {
  headline: z.string().max(200).optional(),
  headlineSettings: HeadlineSettings.prefault({}),
  autoplay: z.boolean().default(false),
  /** Seconds; nothing or zero means the default. */
  autoplayAfter: z.number().min(0).max(60).optional(),
  /** Milliseconds of one step. */
  speed: z.number().min(0).max(3000).optional(),
  pagination: z.boolean().default(false),
  toggleFullWidth: z.boolean().default(true),
  displayedProducts: perBreakpoint(Displayed).optional(),
  previewLeft: perBreakpoint(Preview).optional(),
  previewRight: perBreakpoint(Preview).optional(),
  arrowsPosition: z.enum(['inside', 'outside']).default('inside'),
  backgroundColor: Colour.optional(),
  textColor: Colour.optional(),
};
export const CarouselSettings = z.object(carouselSettings);
export type CarouselSettings = z.infer<typeof CarouselSettings>;
