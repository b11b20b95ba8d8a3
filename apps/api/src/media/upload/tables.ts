import type { PerBreakpoint } from '@selvedge/contract/content/breakpoint.ts';
import type { Ratio } from '@selvedge/contract/content/image.ts';
import type { CropChoice } from '@selvedge/contract/studio/media.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

const file = {
  fileKey: text('file_key').notNull(),
  name: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text().notNull(),
  fingerprint: bigint({ mode: 'bigint' }),
  bytes: bytea().notNull(),
  /** In the storage, in place of the bytes. */
  object: text(),
};

/** The address of a picture that is drawn when somebody looks at it; it has no bytes here. */
export type Drawn = { key: string; index: number; format: string };

export const mediaUploadTable = pgTable('media_upload', {
  key: text().primaryKey(),
  ...file,
  alts: jsonb().$type<Record<string, string>>().notNull().default({}),
  focus: jsonb().$type<Point>().notNull().default({ x: 50, y: 50 }),
  crops: jsonb().$type<PerBreakpoint<CropChoice>>().notNull().default({}),
  drawn: jsonb().$type<Drawn>(),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  changedAt: moment('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  deletedAt: moment('deleted_at'),
  deletedBy: text('deleted_by'),
});

export const mediaVersionTable = pgTable(
  'media_version',
  { uploadKey: text('upload_key').notNull(), number: integer().notNull(), ...file, at: moment('at').notNull(), who: text().notNull() },
  (row) => [primaryKey({ columns: [row.uploadKey, row.number] })],
);

export const mediaCropTable = pgTable('media_crop', {
  key: text().primaryKey(),
  uploadKey: text('upload_key').notNull(),
  ratio: text().$type<Ratio>().notNull(),
  focus: jsonb().$type<Point>().notNull(),
  /** Its files came along with the shop; the key is taken from their address. */
  isFile: boolean('is_file').notNull().default(false),
});

export const mediaCropFileTable = pgTable(
  'media_crop_file',
  {
    key: text().notNull(),
    width: integer().notNull(),
    type: text({ enum: ['webp', 'jpg'] }).notNull(),
    bytes: bytea().notNull(),
    object: text(),
  },
  (row) => [primaryKey({ columns: [row.key, row.width, row.type] })],
);
