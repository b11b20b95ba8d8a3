import { z } from 'zod';
import { Link } from '../navigation.ts';
import { Colour } from './colour.ts';
import { Clipboard, Countdown } from './extras.ts';
import { HeadlineSettings } from './headline-settings.ts';
import { Images } from './images.ts';

/**
 * CMS-043 what an editor can give any block beside what the block is about: a picture, words above it, a way on, time that runs out, a
 * code to take along, colours. All may be left out, so that pages stored before a block had them are read as they were.
 */
export const CommonFields = z.object({
  images: Images.optional(),
  subHeadline: z.string().max(300).optional(),
  headline: z.string().max(200).optional(),
  headlineSettings: HeadlineSettings.optional(),
  link: Link.optional(),
  /** The button shows only when there is a link, too. */
  ctaText: z.string().max(200).optional(),
  countdown: Countdown.optional(),
  clipboard: Clipboard.optional(),
  backgroundColor: Colour.optional(),
  textColor: Colour.optional(),
});
export type CommonFields = z.infer<typeof CommonFields>;
