import { ShopError } from '@selvedge/contract/error.ts';
import type { PictureDetail } from '@selvedge/contract/studio/media.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { staffOf } from '../../http/staff-of.ts';
import { showOnProducts } from '../../product-picture/show-on-products.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { fileStoreOf } from '../../storage/stored-bytes.ts';
import { getPicture } from './get-picture.ts';
import { checkVersion, lockPicture, type Picture } from './lock-picture.ts';
import { normalisePicture, thumbnailWidth } from './normalise-picture.ts';
import { readFile, type SentFile } from './read-file.ts';
import { recutCrops, showRecuts } from './recut-crops.ts';
import { refuseDrawn } from './refuse-drawn.ts';
import { storeFiles } from './store-files.ts';
import { mediaCropFileTable, mediaUploadTable, mediaVersionTable } from './tables.ts';

type Of = { key: string; basedOn: number };
type File = Pick<Picture, 'fileKey' | 'name' | 'width' | 'height' | 'placeholder' | 'fingerprint' | 'bytes' | 'object'>;

/** Another file in the place of a picture, everywhere at once. */
export async function replaceFile(ctx: Ctx, { key, basedOn, name, ...sent }: Of & { name: string } & SentFile): Promise<PictureDetail> {
  const { thumbnail, ...made } = await storeFiles(fileStoreOf(ctx), await normalisePicture(...(await readFile(sent))));
  await ctx.db
    .insert(mediaCropFileTable)
    .values({ key: made.fileKey, width: thumbnailWidth, type: 'webp', ...thumbnail })
    .onConflictDoNothing();
  return putFile(ctx, { key, basedOn, file: { ...made, name }, action: 'media.replace' });
}

/** The file that was there before. The one of now becomes a version in its turn: nothing is lost by going back. */
export async function restoreFile(ctx: Ctx, { key, basedOn, number }: Of & { number: number }): Promise<PictureDetail> {
  const [version] = await ctx.db
    .select()
    .from(mediaVersionTable)
    .where(and(eq(mediaVersionTable.uploadKey, key), eq(mediaVersionTable.number, number)));
  if (!version) throw new ShopError('not_found');
  const { uploadKey: _key, number: _number, at: _at, who: _who, ...file } = version;
  return putFile(ctx, { key, basedOn, file, action: 'media.restore' });
}

async function putFile(ctx: Ctx, { key, basedOn, file, action }: Of & { file: File; action: string }): Promise<PictureDetail> {
  const who = staffOf(ctx);
  const [seen] = await ctx.db.select().from(mediaUploadTable).where(eq(mediaUploadTable.key, key));
  const { fileKey, drawn } = checkVersion(seen, basedOn);
  refuseDrawn({ drawn });
  if (fileKey === file.fileKey) throw new ShopError('invalid_request', { file: ['studio.picture_same'] });
  const recuts = await recutCrops({ db: ctx.db, ...fileStoreOf(ctx) }, { uploadKey: key, file });
  await ctx.db.transaction(async (tx) => {
    const before = await lockPicture(tx, { key, basedOn });
    await keepVersion(tx, before);
    const change = { changedAt: ctx.now, changedBy: who, version: sql`${mediaUploadTable.version} + 1` };
    await tx
      .update(mediaUploadTable)
      .set({ ...file, ...change })
      .where(eq(mediaUploadTable.key, key));
    await showRecuts(tx, { uploadKey: key, recuts });
    await showOnProducts(tx, { uploadKey: key, fileKey: file.fileKey });
    await audit(tx, { at: ctx.now, who, action, subject: key, before: brief(before), after: brief(file) });
  });
  return getPicture(ctx.db, key);
}

const brief = ({ name, width, height, fileKey }: File) => ({ name, width, height, file: fileKey });

async function keepVersion(tx: Db, row: Picture): Promise<void> {
  const { fileKey, name, width, height, placeholder, fingerprint, bytes, object } = row;
  const [last] = await tx
    .select({ number: mediaVersionTable.number })
    .from(mediaVersionTable)
    .where(eq(mediaVersionTable.uploadKey, row.key))
    .orderBy(desc(mediaVersionTable.number))
    .limit(1);
  await tx.insert(mediaVersionTable).values({
    ...{ fileKey, name, width, height, placeholder, fingerprint, bytes, object },
    ...{ uploadKey: row.key, number: (last?.number ?? 0) + 1, at: row.changedAt, who: row.changedBy },
  });
}
