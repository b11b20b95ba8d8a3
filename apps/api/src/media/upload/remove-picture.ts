import { ShopError } from '@selvedge/contract/error.ts';
import type { PictureDetail } from '@selvedge/contract/studio/media.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { staffOf } from '../../http/staff-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { getPicture } from './get-picture.ts';
import { isUsed, listPlaces } from './list-places.ts';
import { mediaUploadTable } from './tables.ts';

const keptDays = 30;

/** Out of sight; the files stay for a while. What is shown somewhere stays altogether. */
export async function removePicture(ctx: Ctx, { key }: { key: string }): Promise<PictureDetail> {
  const who = staffOf(ctx);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(mediaUploadTable)
      .set({ deletedAt: ctx.now, deletedBy: who })
      .where(and(eq(mediaUploadTable.key, key), isNull(mediaUploadTable.deletedAt)))
      .returning({ name: mediaUploadTable.name });
    if (!row) throw new ShopError('not_found');
    if ((await listPlaces(tx, key)).length > 0) throw new ShopError('conflict', { key: ['studio.picture_used'] });
    await audit(tx, { at: ctx.now, who, action: 'media.remove', subject: key, before: { name: row.name } });
  });
  return getPicture(ctx.db, key);
}

export async function bringBackPicture(ctx: Ctx, { key }: { key: string }): Promise<PictureDetail> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(mediaUploadTable)
      .set({ deletedAt: null, deletedBy: null })
      .where(and(eq(mediaUploadTable.key, key), isNotNull(mediaUploadTable.deletedAt)))
      .returning({ name: mediaUploadTable.name });
    if (row) await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'media.bring-back', subject: key, after: { name: row.name } });
  });
  return getPicture(ctx.db, key);
}

/**
 * For good. Not what somebody has begun to use since, nor what an old version of a page would show when it is brought back, nor what a
 * product has shown, because orders and mails still do: they keep their files, out of sight.
 */
export async function forgetRemovedPictures(db: Db, now: Date): Promise<void> {
  const due = lt(mediaUploadTable.deletedAt, addDays(now, -keptDays));
  const isRemembered = sql`exists (
    select from media_crop crop
    join (select content from page_version union all select content from setting_version) kept
      on strpos(kept.content::text, '/img/c/' || crop.key) > 0
    where crop.upload_key = media_upload.key)`;
  const wasOnProduct = sql`exists (select from shelf_picture where upload_key = media_upload.key)`;
  await db.transaction(async (tx) => {
    const gone = await tx
      .select({ key: mediaUploadTable.key })
      .from(mediaUploadTable)
      .where(and(due, sql`not ${isUsed}`, sql`not ${isRemembered}`, sql`not ${wasOnProduct}`))
      .limit(50)
      .for('update');
    for (const { key } of gone) {
      await tx.execute(sql`delete from picture_swap where crop_key in (select key from media_crop where upload_key = ${key})`);
      await tx.execute(sql`
        delete from media_crop_file file
        where file.key in (
          select key from media_crop where upload_key = ${key}
          union select file_key from media_upload where key = ${key}
          union select file_key from media_version where upload_key = ${key})
        and not exists (select from media_upload other where other.file_key = file.key and other.key <> ${key})
        and not exists (select from media_version other where other.file_key = file.key and other.upload_key <> ${key})`);
      await tx.delete(mediaUploadTable).where(eq(mediaUploadTable.key, key));
    }
  });
}
