import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { OutboxHandlers } from '../jobs/relay-outbox.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import { getMarketRow } from '../market/show-market.ts';
import { bumpRevision } from '../revision/revision.ts';
import { partCopies } from './part-copies.ts';
import { marketCopyPartTable as partTable, marketCopyTable as table } from './tables.ts';

export const copyTopic = 'market.copy';

/** Below the outbox's lease of a minute: a copy that takes longer hands itself on, so that no second process begins beside it. */
const longestTurn = 20_000;

export function marketCopyHandlers({ db, clock }: { db: Db; clock: () => Date }): OutboxHandlers {
  return { [copyTopic]: ({ payload }) => copyMarket(db, { market: (payload as { market: string }).market, now: clock() }) };
}

/** Goes on with a copying, step by step. Each step is a transaction with the note of how far it came: what was interrupted goes on there. */
export async function copyMarket(db: Db, { market, now, turn = longestTurn }: { market: string; now: Date; turn?: number }): Promise<void> {
  const end = performance.now() + turn;
  try {
    while (await copyStep(db, { market, now })) {
      if (performance.now() < end) continue;
      await db.transaction((tx) => writeOutbox(tx, { topic: copyTopic, payload: { market }, now }));
      return;
    }
  } catch (error) {
    await db.update(table).set({ problem: 'studio.market_copy_failed' }).where(eq(table.market, market));
    throw error;
  }
}

/** False when there is nothing left to do, or the market has been taken away meanwhile. */
async function copyStep(db: Db, { market, now }: { market: string; now: Date }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [copy] = await tx.select().from(table).where(eq(table.market, market)).for('update');
    if (!copy || copy.finishedAt) return false;
    const [next] = await tx
      .select()
      .from(partTable)
      .where(and(eq(partTable.market, market), isNull(partTable.finishedAt)))
      .orderBy(asc(partTable.place))
      .limit(1);
    if (!next) {
      await bumpRevision(tx, 'content');
      await bumpRevision(tx, 'catalogue');
      await tx.update(table).set({ finishedAt: now, problem: null }).where(eq(table.market, market));
      return false;
    }
    const worth = { from: (await getMarketRow(tx, copy.source)).currency, to: (await getMarketRow(tx, market)).currency };
    const given = { source: copy.source, words: copy.wordsFrom, market, at: copy.startedAt, after: next.after };
    const step = await partCopies[next.part].copy(tx, { ...given, worth: { ...worth, rate: copy.rate, rounding: copy.rounding } });
    const isThis = and(eq(partTable.market, market), eq(partTable.part, next.part));
    const progress = step
      ? { after: step.after, done: sql`least(${partTable.total}, ${partTable.done} + ${step.count})` }
      : { done: next.total, finishedAt: now };
    await tx.update(partTable).set(progress).where(isThis);
    return true;
  });
}
