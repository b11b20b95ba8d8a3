import { cropPath, type UploadedPicture } from '@selvedge/contract/studio/media.ts';
import { desc, ilike } from 'drizzle-orm';
import type { Ctx } from '../../http/ctx.ts';
import { thumbnailWidth } from './normalise-picture.ts';
import { mediaUploadTable } from './tables.ts';

export async function listUploads(ctx: Ctx, { q, limit }: { q: string; limit: number }): Promise<UploadedPicture[]> {
  const { key, name, width, height, placeholder, createdAt, createdBy } = mediaUploadTable;
  const rows = await ctx.db
    .select({ key, name, width, height, placeholder, createdAt, createdBy })
    .from(mediaUploadTable)
    .where(ilike(name, `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(desc(createdAt), key)
    .limit(limit);
  return rows.map(showUpload);
}

type Row = Omit<typeof mediaUploadTable.$inferSelect, 'bytes'>;

export function showUpload({ key, name, width, height, placeholder, createdAt, createdBy }: Row): UploadedPicture {
  const src = `${cropPath}${key}-${thumbnailWidth}.webp`;
  return { key, name, width, height, placeholder, src, createdAt: createdAt.toISOString(), createdBy };
}
