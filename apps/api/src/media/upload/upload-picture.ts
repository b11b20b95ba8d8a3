import type { UploadAnswer } from '@selvedge/contract/studio/media.ts';
import { audit } from '../../audit/audit.ts';
import { staffOf } from '../../http/staff-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { fileStoreOf } from '../../storage/stored-bytes.ts';
import { findSimilar } from './find-similar.ts';
import { keepPicture } from './keep-picture.ts';
import { showUpload } from './list-uploads.ts';
import { normalisePicture } from './normalise-picture.ts';
import { readFile, type SentFile } from './read-file.ts';
import { storeFiles } from './store-files.ts';

/** Keeps a photograph. The same picture twice is one, and comes back when it had been thrown away. */
export async function uploadPicture(ctx: Ctx, { name, ...sent }: SentFile & { name: string }): Promise<UploadAnswer> {
  const who = staffOf(ctx);
  const made = await storeFiles(fileStoreOf(ctx), await normalisePicture(...(await readFile(sent))));
  const stored = await ctx.db.transaction(async (tx) => {
    const { row, isKnown } = await keepPicture(tx, made, { name, who, now: ctx.now });
    const { key, width, height } = row;
    if (!isKnown) await audit(tx, { at: ctx.now, who, action: 'media.upload', subject: key, after: { name, width, height } });
    return { row, isKnown };
  });
  const similar = stored.isKnown ? [] : await findSimilar(ctx.db, { key: stored.row.key, fingerprint: made.fingerprint });
  return { ...showUpload(stored.row), isKnown: stored.isKnown, similar };
}
