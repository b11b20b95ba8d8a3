import { ShopError } from '@selvedge/contract/error.ts';
import { type CopyPlan, type CopyProgress, copyParts } from '@selvedge/contract/studio/markets.ts';
import { asc, eq } from 'drizzle-orm';
import { examplePrices } from '../assortment/copy-market-assortment.ts';
import type { Db } from '../db/db.ts';
import { getMarketRow } from '../market/show-market.ts';
import { partCopies } from './part-copies.ts';
import { marketCopyPartTable, marketCopyTable } from './tables.ts';

export async function planCopy({ db }: { db: Db }, { id }: { id: string }): Promise<CopyPlan> {
  await getMarketRow(db, id);
  const parts: CopyPlan['parts'] = [];
  for (const part of copyParts) parts.push({ part, count: await countPart(db, part, id) });
  return { source: id, parts, examples: await examplePrices(db, id) };
}

export async function countPart(db: Db, part: (typeof copyParts)[number], market: string): Promise<number> {
  const { rows } = (await db.execute(partCopies[part].count(market))) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

export async function showCopy({ db }: { db: Db }, { id }: { id: string }): Promise<CopyProgress> {
  const [row] = await db.select().from(marketCopyTable).where(eq(marketCopyTable.market, id));
  if (!row) throw new ShopError('not_found');
  const parts = await db
    .select()
    .from(marketCopyPartTable)
    .where(eq(marketCopyPartTable.market, id))
    .orderBy(asc(marketCopyPartTable.place));
  const { market, source, startedAt, startedBy, finishedAt, problem } = row;
  return {
    ...{ market, source, startedAt: startedAt.toISOString(), startedBy },
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
    ...(problem && { problem }),
    parts: parts.map(({ part, total, done, finishedAt: end }) => ({ part, total, done, isFinished: end !== null })),
  };
}
