import type { Ratio } from '@selvedge/contract/content/image.ts';
import type { Point } from '@selvedge/domain/media/crop-around.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { bumpRevision } from '../../revision/revision.ts';
import { saveSwaps } from '../swap/store-swaps.ts';
import { type Keeping, type MadeCrop, makeCrop } from './make-crop.ts';
import { mediaCropTable } from './tables.ts';

type File = Parameters<typeof makeCrop>[1];
type Recut = { key: string; ratio: Ratio; focus: Point; made: MadeCrop };

/**
 * Cuts a file as each crop of the picture is cut; `focusOf` may move what stays in sight. Made before the transaction that shows them:
 * it takes seconds, and nobody must wait for its locks.
 */
export async function recutCrops(
  keeping: Keeping,
  { uploadKey, file, focusOf }: { uploadKey: string; file: File; focusOf?: (ratio: Ratio) => Point | undefined },
) {
  const crops = await keeping.db.select().from(mediaCropTable).where(eq(mediaCropTable.uploadKey, uploadKey));
  const recuts: Recut[] = [];
  for (const { key, ratio, focus: before } of crops) {
    const focus = focusOf?.(ratio) ?? before;
    recuts.push({ key, ratio, focus, made: await makeCrop(keeping, file, { ratio, focus }) });
  }
  return recuts;
}

/** What content names stays; what is shown there is the new cut. All of it with the next revision, or nothing. */
export async function showRecuts(tx: Db, { uploadKey, recuts }: { uploadKey: string; recuts: readonly Recut[] }): Promise<void> {
  if (recuts.length === 0) return;
  await bumpRevision(tx, 'content');
  for (const { key, ratio, focus, made } of recuts) {
    await tx.update(mediaCropTable).set({ focus }).where(eq(mediaCropTable.key, key));
    await tx.insert(mediaCropTable).values({ key: made.key, uploadKey, ratio, focus }).onConflictDoNothing();
  }
  await saveSwaps(
    tx,
    recuts.map(({ key, made }) => ({ cropKey: key, image: made.key === key ? undefined : made.image })),
  );
}
