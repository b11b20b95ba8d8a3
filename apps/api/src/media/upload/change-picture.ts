import type { PerBreakpoint } from '@selvedge/contract/content/breakpoint.ts';
import type { CropChoice, PictureDetail } from '@selvedge/contract/studio/media.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { staffOf } from '../../http/staff-of.ts';
import { showOnProducts } from '../../product-picture/show-on-products.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { fileStoreOf } from '../../storage/stored-bytes.ts';
import { getPicture } from './get-picture.ts';
import { checkVersion, lockPicture } from './lock-picture.ts';
import { recutCrops, showRecuts } from './recut-crops.ts';
import { mediaUploadTable } from './tables.ts';

type Change = {
  key: string;
  basedOn: number;
  name: string;
  alts: Record<string, string>;
  focus: Point;
  crops: PerBreakpoint<CropChoice>;
  everywhere: boolean;
};

/** What is said about a picture. Pages keep the cut that was chosen for them unless it is wanted everywhere. */
export async function changePicture(ctx: Ctx, { key, basedOn, everywhere, ...given }: Change): Promise<PictureDetail> {
  const who = staffOf(ctx);
  const after = { ...given, alts: Object.fromEntries(Object.entries(given.alts).filter(([, words]) => words !== '')) };
  const [seen] = await ctx.db.select().from(mediaUploadTable).where(eq(mediaUploadTable.key, key));
  const file = checkVersion(seen, basedOn);
  const chosen = Object.values(after.crops);
  const focusOf = (ratio: string) => chosen.find((choice) => choice?.ratio === ratio)?.focus ?? after.focus;
  const recuts = everywhere ? await recutCrops({ db: ctx.db, ...fileStoreOf(ctx) }, { uploadKey: key, file, focusOf }) : [];
  await ctx.db.transaction(async (tx) => {
    const { name, alts, focus, crops } = await lockPicture(tx, { key, basedOn });
    const stamp = { changedAt: ctx.now, changedBy: who, version: sql`${mediaUploadTable.version} + 1` };
    await tx
      .update(mediaUploadTable)
      .set({ ...after, ...stamp })
      .where(eq(mediaUploadTable.key, key));
    await showRecuts(tx, { uploadKey: key, recuts });
    if (everywhere) await showOnProducts(tx, { uploadKey: key, fileKey: file.fileKey, focus: focusOf('3/4') });
    const noted = { ...after, ...(everywhere && { everywhere }) };
    await audit(tx, { at: ctx.now, who, action: 'media.change', subject: key, before: { name, alts, focus, crops }, after: noted });
  });
  return getPicture(ctx.db, key);
}
