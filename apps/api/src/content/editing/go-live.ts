import { ShopError } from '@selvedge/contract/error.ts';
import type { Release } from '@selvedge/contract/studio/page-edit.ts';
import { and, asc, eq, lte } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { putPlansLive } from '../../drafts/plans.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { settingKind } from '../settings/setting-kind.ts';
import { putReleaseTextsLive } from '../translations/release-texts.ts';
import { pageKind } from './page-kind.ts';
import { getRelease, lockPlanned } from './releases.ts';
import { releaseTable } from './tables.ts';
import { whoChanges } from './who.ts';

/** By hand, before its moment. */
export async function publishRelease(ctx: Ctx, { id }: { id: string }): Promise<Release> {
  const who = whoChanges(ctx);
  return ctx.db.transaction((tx) => goLive(tx, { id, at: ctx.now, who }));
}

/** A message of the outbox says that a release is due. It may have been moved, called off or published since. */
export async function publishWhenDue(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(releaseTable).where(eq(releaseTable.id, id)).for('update');
    if (row?.state !== 'planned' || !row.dueAt || row.dueAt > now) return;
    await goLive(tx, { id, at: now, who: row.createdBy });
  });
}

/** Whatever should be live and is not: messages are given up after ten attempts, and processes were down. */
export async function publishOverdue(db: Db, now: Date): Promise<{ failed: { id: string; error: unknown }[] }> {
  const due = await db
    .select({ id: releaseTable.id })
    .from(releaseTable)
    .where(and(eq(releaseTable.state, 'planned'), lte(releaseTable.dueAt, now)))
    .orderBy(asc(releaseTable.dueAt))
    .limit(100);
  const failed: { id: string; error: unknown }[] = [];
  for (const { id } of due) {
    try {
      await publishWhenDue(db, { id, now });
    } catch (error) {
      // One that cannot go live must not hold back the others.
      failed.push({ id, error });
    }
  }
  return { failed };
}

/** All pages, settings and words in one transaction and one revision: no shopper sees half of it. */
async function goLive(tx: Db, { id, at, who }: { id: string; at: Date; who: string }): Promise<Release> {
  await bumpRevision(tx, 'content');
  const { name } = await lockPlanned(tx, id);
  const moment = { releaseId: id, release: name, at, who };
  const pages = await putPlansLive(tx, pageKind, moment);
  const settings = await putPlansLive(tx, settingKind, moment);
  const texts = await putReleaseTextsLive(tx, { id, at, who });
  if (pages + settings + texts === 0) throw new ShopError('conflict', { id: ['studio.release_empty'] });
  await tx.update(releaseTable).set({ state: 'live', endedAt: at }).where(eq(releaseTable.id, id));
  await audit(tx, { at, who, action: 'release.publish', subject: id, after: { name, pages, settings, texts } });
  return getRelease(tx, id);
}
