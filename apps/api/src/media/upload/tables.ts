import { customType, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const mediaUploadTable = pgTable('media_upload', {
  key: text().primaryKey(),
  name: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text().notNull(),
  bytes: bytea().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
});

export const mediaCropFileTable = pgTable(
  'media_crop_file',
  { key: text().notNull(), width: integer().notNull(), type: text({ enum: ['webp', 'jpg'] }).notNull(), bytes: bytea().notNull() },
  (row) => [primaryKey({ columns: [row.key, row.width, row.type] })],
);
