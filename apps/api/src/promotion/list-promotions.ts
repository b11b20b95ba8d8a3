import { Promotion } from '@selvedge/contract/promotion.ts';
import type { SavedPromotion } from '@selvedge/contract/studio/promotions.ts';
import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { promotionCodeTable, promotionTable } from './tables.ts';

export async function listPromotions({ db }: Pick<Ctx, 'db'>): Promise<SavedPromotion[]> {
  const rows = await readPromotions(db, undefined);
  return rows.sort(({ promotion: a }, { promotion: b }) => b.priority - a.priority || (a.id < b.id ? -1 : 1));
}

export async function getSavedPromotion(db: Db, id: string): Promise<SavedPromotion> {
  return (await readPromotions(db, id))[0]!;
}

async function readPromotions(db: Db, id: string | undefined): Promise<SavedPromotion[]> {
  const rows = await db
    .select({
      definition: promotionTable.definition,
      version: promotionTable.version,
      changedAt: promotionTable.changedAt,
      changedBy: promotionTable.changedBy,
      codes: count(promotionCodeTable.code),
      codesUsed: sql<number>`coalesce(sum(${promotionCodeTable.used}), 0)::int`,
    })
    .from(promotionTable)
    .leftJoin(promotionCodeTable, eq(promotionCodeTable.promotionId, promotionTable.id))
    .where(id === undefined ? undefined : eq(promotionTable.id, id))
    .groupBy(promotionTable.id);
  return rows.flatMap(({ definition, changedAt, ...rest }) => {
    const { data } = Promotion.safeParse(definition);
    return data ? [{ promotion: data, changedAt: changedAt.toISOString(), ...rest }] : [];
  });
}
