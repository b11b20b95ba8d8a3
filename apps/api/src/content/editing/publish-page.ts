import type { PageKey, PublishedPage } from '@selvedge/contract/studio/page-edit.ts';
import { publishWork } from '../../drafts/publish-work.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { refuseUnpublishable } from './check-page.ts';
import { listPlannedOverlaps } from './overlaps.ts';
import { pageKind } from './page-kind.ts';
import { checkMarket, whoChanges } from './who.ts';

type Publishing = PageKey & { version: number; decided?: readonly string[] };

export async function publishPage(ctx: Ctx, { market, path, version, decided = [] }: Publishing): Promise<PublishedPage> {
  const key = { market, path };
  checkMarket(ctx, key);
  const who = whoChanges(ctx);
  return ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    const { merged, ...published } = await publishWork(tx, pageKind, { key, version, decided, at: ctx.now, who });
    await refuseUnpublishable(ctx, tx, key);
    const planned = await listPlannedOverlaps(tx, pageKind, key);
    return { ...published, state: 'live', changedAt: ctx.now.toISOString(), planned, ...(merged && { content: merged }) };
  });
}
