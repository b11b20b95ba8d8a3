import { z } from 'zod';
import { ProductIds } from '../../catalogue/search.ts';
import { Link } from '../../navigation.ts';
import { block } from '../block.ts';
import { Colour } from '../colour.ts';
import { Image } from '../image.ts';

const Pixels = z.number().int().min(1).max(4000);
const Side = z.number().min(1).max(100);

const video = {
  /** A file of the shop, or the number of a film at Vimeo, which plays only after consent. */
  videoId: z.string().max(300),
  /** Shown until the film plays, and instead of it where it may not. */
  poster: Image.optional(),
  displayTitle: z.boolean().default(false),
  displayPortrait: z.boolean().default(false),
  width: Pixels.optional(),
  height: Pixels.optional(),
  aspectX: Side.optional(),
  aspectY: Side.optional(),
  /** The words stand below the film, not over it. */
  bottom: z.boolean().default(false),
  autoplay: z.boolean().default(false),
  playInline: z.boolean().default(true),
  /** Decoration: plays without controls and without sound. */
  background: z.boolean().default(false),
  loop: z.boolean().default(true),
  controls: z.boolean().default(true),
  accentColor: Colour.optional(),
  /** Within the page's margins instead of from edge to edge. */
  displayInline: z.boolean().default(false),
  muted: z.boolean().default(true),
  /** 'product' shows products below the film instead of the button. */
  productPickerMode: z.string().max(40).optional(),
  productPicker: ProductIds.optional(),
  /** Where its button leads: the common `link` under the specification's name. */
  ctaButton: Link.optional(),
  isVideoClickable: z.boolean().default(false),
  openInCurrentTab: z.boolean().default(true),
};

/** A film with words and a way on. The widget and the block are one thing under two names. */
export const VimeoVideo = block('vimeoVideo', video).omit({ link: true });
export type VimeoVideo = z.infer<typeof VimeoVideo>;
export const Video = block('video', video).omit({ link: true });
