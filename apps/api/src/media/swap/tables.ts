import type { Image } from '@selvedge/contract/content/image.ts';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** All of a picture but its words, which belong to where it stands. */
export type SwappedImage = Omit<Image, 'alt'>;

export const pictureSwapTable = pgTable('picture_swap', {
  cropKey: text('crop_key').primaryKey(),
  image: jsonb().$type<SwappedImage>().notNull(),
});
