import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ShopError } from '@selvedge/contract/error.ts';
import { mostUploadBytes, type UploadedPicture } from '@selvedge/contract/studio/media.ts';
import { audit } from '../../audit/audit.ts';
import type { Ctx } from '../../http/ctx.ts';
import { showUpload } from './list-uploads.ts';
import { normalisePicture, thumbnailWidth } from './normalise-picture.ts';
import { mediaCropFileTable, mediaUploadTable } from './tables.ts';

type Upload = { body: Readable; contentType: string; length: number | undefined; name: string };

/** Keeps a photograph. The same picture twice is one. */
export async function uploadPicture(ctx: Ctx, { body, contentType, length, name }: Upload): Promise<UploadedPicture> {
  if (ctx.session?.kind !== 'staff') throw new ShopError('unauthorized');
  const who = ctx.session.email;
  if ((length ?? 0) > mostUploadBytes) throw new ShopError('body_too_large');
  const file = await readAll(body);
  const made = await normalisePicture(file, contentType.split(';', 1)[0]!.trim().toLowerCase());
  const key = createHash('sha256').update(made.bytes).digest('hex').slice(0, 24);
  const { width, height, placeholder, bytes, thumbnail } = made;
  const row = { key, name, width, height, placeholder, bytes, createdAt: ctx.now, createdBy: who };
  await ctx.db.transaction(async (tx) => {
    const added = await tx.insert(mediaUploadTable).values(row).onConflictDoNothing().returning({ key: mediaUploadTable.key });
    if (added.length === 0) return;
    await tx.insert(mediaCropFileTable).values({ key, width: thumbnailWidth, type: 'webp', bytes: thumbnail }).onConflictDoNothing();
    await audit(tx, { at: ctx.now, who, action: 'media.upload', subject: key, after: { name, width, height } });
  });
  return showUpload(row);
}

/** Counted as it comes: a length that was declared is a promise, not a fact. */
async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > mostUploadBytes) throw new ShopError('body_too_large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
