import { cropPath, type UploadedPicture } from '@selvedge/contract/studio/media.ts';
import { and, desc, ilike, isNull } from 'drizzle-orm';
import type { Ctx } from '../../http/ctx.ts';
import { thumbnailWidth } from './normalise-picture.ts';
import { mediaUploadTable } from './tables.ts';

const { key, fileKey, name, width, height, placeholder, createdAt, createdBy, alts, focus, crops } = mediaUploadTable;

/** What is shown of a picture; not its bytes. */
export const shownColumns = { key, fileKey, name, width, height, placeholder, createdAt, createdBy, alts, focus, crops };

export async function listUploads(ctx: Ctx, { q, limit }: { q: string; limit: number }): Promise<UploadedPicture[]> {
  const rows = await ctx.db
    .select(shownColumns)
    .from(mediaUploadTable)
    .where(and(isNull(mediaUploadTable.deletedAt), ilike(name, containing(q))))
    .orderBy(desc(createdAt), key)
    .limit(limit);
  return rows.map(showUpload);
}

/** What is searched for, as a pattern in which nothing but the words themselves means anything. */
export const containing = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;

type Row = Pick<typeof mediaUploadTable.$inferSelect, keyof typeof shownColumns>;

export function showUpload(row: Row): UploadedPicture {
  return {
    ...{ key: row.key, name: row.name, width: row.width, height: row.height, placeholder: row.placeholder },
    ...{ src: thumbnailOf(row), createdAt: row.createdAt.toISOString(), createdBy: row.createdBy },
    ...{ alts: row.alts, focus: row.focus, crops: row.crops },
  };
}

export const thumbnailOf = ({ fileKey }: { fileKey: string }): string => `${cropPath}${fileKey}-${thumbnailWidth}.webp`;
