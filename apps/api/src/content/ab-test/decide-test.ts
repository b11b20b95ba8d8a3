import type { Arm } from '@selvedge/contract/ab-test.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { bumpRevision } from '../../revision/revision.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { publishPage } from '../editing/publish-page.ts';
import { whoChanges } from '../editing/who.ts';
import { changeFlags } from '../flags/change-flags.ts';
import { featureFlag } from '../tables.ts';
import { lockTest, moveTest } from './move-test.ts';
import { type AbTestRow, abTestPageTable } from './tables.ts';

/** Ends a test with what everybody sees from now on: B is published, or its flag set, in the same transaction. */
export async function decideTest(ctx: Ctx, { id, winner }: { id: number; winner: Arm }): Promise<void> {
  const who = whoChanges(ctx);
  await ctx.db.transaction(async (tx) => {
    await bumpRevision(tx, 'content');
    const test = await lockTest(tx, id, 'decided');
    if (winner === 'b') await (test.kind === 'flag' ? setFlag({ ...ctx, db: tx }, test) : publishDrafts({ ...ctx, db: tx }, test));
    await moveTest(tx, test, { state: 'decided', winner, stoppedAt: test.stoppedAt ?? ctx.now });
    await audit(tx, { at: ctx.now, who, action: 'ab-test.decide', subject: `${id} ${test.name}`, after: { winner } });
  });
}

async function setFlag(ctx: Ctx, { flag, flagValue, markets }: AbTestRow): Promise<void> {
  const name = flag!;
  const rows = await ctx.db
    .select()
    .from(featureFlag)
    .where(and(eq(featureFlag.name, name), inArray(featureFlag.market, markets)));
  const before = new Map(rows.map((row) => [row.market, row.value as boolean | number]));
  await changeFlags(
    ctx,
    markets.map((market) => ({ market, name, before: before.get(market) ?? null, value: flagValue })),
  );
}

/** Only what was tried: a draft that went on meanwhile is published by whoever has read it. */
async function publishDrafts(ctx: Ctx, { id, path }: AbTestRow): Promise<void> {
  const kept = await ctx.db.select().from(abTestPageTable).where(eq(abTestPageTable.test, id)).orderBy(abTestPageTable.market);
  const drafts = new Map(kept.map(({ draftMarket, draftVersion }) => [draftMarket, draftVersion]));
  for (const [market, version] of drafts) await publishPage(ctx, { market, path: path!, version }).catch(explain);
}

function explain(error: unknown): never {
  if (error instanceof ShopError && error.code === 'not_found') throw new ShopError('conflict', { path: ['studio.ab_test_no_draft'] });
  throw error;
}
