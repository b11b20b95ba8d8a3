import { ShopError } from '@selvedge/contract/error.ts';
import { and, arrayOverlaps, eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { pageKind } from '../editing/page-kind.ts';
import { whoChanges } from '../editing/who.ts';
import { everyMarket } from '../tables.ts';
import { lockTest, moveTest } from './move-test.ts';
import { type AbTestRow, abTestPageTable, abTestTable } from './tables.ts';

/** Shows B to its share from now on. Of a page it is the draft as it is now: what is edited later is not in the test. */
export async function startTest(ctx: Ctx, id: number): Promise<void> {
  const who = whoChanges(ctx);
  await ctx.db.transaction(async (tx) => {
    // First of all: two tests that are started at once meet here, and the second sees the first.
    await bumpRevision(tx, 'content');
    const test = await lockTest(tx, id, 'running');
    await refuseOverlap(tx, test);
    if (test.path !== null) await keepDrafts(tx, { ...test, path: test.path });
    await moveTest(tx, test, { state: 'running', startedAt: ctx.now });
    await audit(tx, { at: ctx.now, who, action: 'ab-test.start', subject: `${id} ${test.name}` });
  });
}

/** Two tests at once would each be a part of the other's chance, and every page would be kept four times. */
async function refuseOverlap(tx: Db, { markets }: AbTestRow): Promise<void> {
  const [other] = await tx
    .select({ id: abTestTable.id })
    .from(abTestTable)
    .where(and(eq(abTestTable.state, 'running'), arrayOverlaps(abTestTable.markets, markets)))
    .limit(1);
  if (other) throw new ShopError('conflict', { markets: ['studio.ab_test_market_taken'] });
}

async function keepDrafts(tx: Db, { id, path, markets }: AbTestRow & { path: string }): Promise<void> {
  for (const market of markets) {
    const own = await pageKind.findDraft(tx, { market, path });
    const draft = own?.content ? own : await pageKind.findDraft(tx, { market: everyMarket, path });
    const live = (await pageKind.findLive(tx, { market, path })) ?? (await pageKind.findLive(tx, { market: everyMarket, path }));
    if (!draft?.content || !live) throw new ShopError('conflict', { path: ['studio.ab_test_no_draft'] });
    const draftMarket = own?.content ? market : everyMarket;
    const content = pageKind.place({ market: draftMarket, path }, draft.content);
    await tx.insert(abTestPageTable).values({ test: id, market, draftMarket, draftVersion: draft.version, content });
  }
}
