import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { thumbnailWidth } from './normalise-picture.ts';
import type { Placed } from './store-files.ts';
import { mediaCropFileTable, mediaUploadTable } from './tables.ts';

type Kept = { name: string; who: string; now: Date; alts?: Record<string, string> };

/** A picture of the library, whoever brings it. The same one twice is one, and comes back when it had been thrown away. */
export async function keepPicture(
  tx: Db,
  { thumbnail, ...made }: Placed,
  { name, who, now, alts = {} }: Kept,
): Promise<{ row: Row; isKnown: boolean }> {
  const { fileKey } = made;
  const added = await insertNew(tx, { ...made, name, alts, createdAt: now, createdBy: who, changedAt: now, changedBy: who });
  if (!added) return { row: await bringOut(tx, fileKey), isKnown: true };
  await tx
    .insert(mediaCropFileTable)
    .values({ key: fileKey, width: thumbnailWidth, type: 'webp', ...thumbnail })
    .onConflictDoNothing();
  return { row: added, isKnown: false };
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
