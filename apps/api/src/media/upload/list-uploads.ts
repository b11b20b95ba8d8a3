import { picturePath } from '@selvedge/contract/media.ts';
import { cropPath, type UploadedPicture } from '@selvedge/contract/studio/media.ts';
import { and, desc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { thumbnailWidth } from './normalise-picture.ts';
import { type Drawn, mediaUploadTable } from './tables.ts';

const { key, fileKey, name, width, height, placeholder, createdAt, createdBy, alts, focus, crops, drawn } = mediaUploadTable;

/** What is shown of a picture; not its bytes. */
export const shownColumns = { key, fileKey, name, width, height, placeholder, createdAt, createdBy, alts, focus, crops, drawn };

/** What can be chosen: a picture that is only drawn has no file to cut. */
export async function listUploads(ctx: Ctx, { q, limit }: { q: string; limit: number }): Promise<UploadedPicture[]> {
  const rows = await ctx.db
    .select(shownColumns)
    .from(mediaUploadTable)
    .where(and(isNull(mediaUploadTable.deletedAt), isNull(drawn), saysWords(q)))
    .orderBy(desc(createdAt), key)
    .limit(limit);
  return rows.map(showUpload);
}

/** In its name or in what is said about it, in any language; undefined where nothing is searched for. An index answers it. */
export function saysWords(words: string): SQL | undefined {
  const searched = words.trim();
  // Nothing but the words themselves means anything in the pattern.
  return searched === '' ? undefined : sql`media_words(${name}, ${alts}) ilike ${`%${searched.replace(/[\\%_]/g, '\\$&')}%`}`;
}

type Row = Pick<typeof mediaUploadTable.$inferSelect, keyof typeof shownColumns>;

export function showUpload(row: Row): UploadedPicture {
  return {
    ...{ key: row.key, name: row.name, width: row.width, height: row.height, placeholder: row.placeholder },
    ...{ src: thumbnailOf(row), createdAt: row.createdAt.toISOString(), createdBy: row.createdBy },
    ...{ alts: row.alts, focus: row.focus, crops: row.crops, isDrawn: row.drawn !== null },
  };
}

export function thumbnailOf({ fileKey, drawn: from }: { fileKey: string; drawn?: Drawn | null }): string {
  if (from) return `${picturePath}${from.key}/${from.index}-${from.format}.w${thumbnailWidth}.webp`;
  return `${cropPath}${fileKey}-${thumbnailWidth}.webp`;
}
