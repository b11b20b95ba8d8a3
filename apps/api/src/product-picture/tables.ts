import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const productPictureTable = pgTable('shelf_picture', {
  number: integer().primaryKey().generatedAlwaysAsIdentity(),
  uploadKey: text('upload_key').notNull(),
  fileKey: text('file_key').notNull(),
  focus: jsonb().$type<Point>().notNull(),
});
