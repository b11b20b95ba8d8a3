import { randomBytes } from 'node:crypto';
import type { UploadAnswer } from '@selvedge/contract/studio/media.ts';
import { asc, eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../http/ctx.ts';
import { staffOf } from '../../http/staff-of.ts';
import { findSimilar } from './find-similar.ts';
import { showUpload } from './list-uploads.ts';
import { normalisePicture, thumbnailWidth } from './normalise-picture.ts';
import { readFile, type SentFile } from './read-file.ts';
import { mediaCropFileTable, mediaUploadTable } from './tables.ts';

/** Keeps a photograph. The same picture twice is one, and comes back when it had been thrown away. */
export async function uploadPicture(ctx: Ctx, { name, ...sent }: SentFile & { name: string }): Promise<UploadAnswer> {
  const who = staffOf(ctx);
  const { thumbnail, ...made } = await normalisePicture(...(await readFile(sent)));
  const { fileKey } = made;
  const row = { ...made, name, createdAt: ctx.now, createdBy: who, changedAt: ctx.now, changedBy: who };
  const stored = await ctx.db.transaction(async (tx) => {
    const added = await insertNew(tx, row);
    if (!added) return { row: await bringOut(tx, fileKey), isKnown: true };
    const { key, width, height } = added;
    await tx
      .insert(mediaCropFileTable)
      .values({ key: fileKey, width: thumbnailWidth, type: 'webp', bytes: thumbnail })
      .onConflictDoNothing();
    await audit(tx, { at: ctx.now, who, action: 'media.upload', subject: key, after: { name, width, height } });
    return { row: added, isKnown: false };
  });
  const similar = stored.isKnown ? [] : await findSimilar(ctx.db, { key: stored.row.key, fingerprint: made.fingerprint });
  return { ...showUpload(stored.row), isKnown: stored.isKnown, similar };
}

type New = Omit<typeof mediaUploadTable.$inferInsert, 'key'>;
type Row = typeof mediaUploadTable.$inferSelect;

/** Undefined when a picture has this file already. Two uploads of the same file at once meet in the key. */
async function insertNew(tx: Db, row: New): Promise<Row | undefined> {
  if (await findByFile(tx, row.fileKey)) return undefined;
  const insert = (key: string) =>
    tx
      .insert(mediaUploadTable)
      .values({ ...row, key })
      .onConflictDoNothing()
      .returning();
  const [added] = await insert(row.fileKey);
  if (added || (await findByFile(tx, row.fileKey))) return added;
  // The key belongs to a picture that has another file by now.
  const [beside] = await insert(randomBytes(12).toString('hex'));
  return beside;
}

async function findByFile(tx: Db, fileKey: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(mediaUploadTable)
    .where(eq(mediaUploadTable.fileKey, fileKey))
    .orderBy(asc(mediaUploadTable.createdAt))
    .limit(1);
  return row;
}

async function bringOut(tx: Db, fileKey: string): Promise<Row> {
  const known = (await findByFile(tx, fileKey))!;
  if (known.deletedAt)
    await tx.update(mediaUploadTable).set({ deletedAt: null, deletedBy: null }).where(eq(mediaUploadTable.key, known.key));
  return known;
}
