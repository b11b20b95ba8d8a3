import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Recipe } from './name-pictures.ts';

export const mediaPictureTable = pgTable('media_picture', {
  key: text().primaryKey(),
  formats: text().array().notNull(),
  recipe: jsonb().$type<Recipe>(),
  files: text().array(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
