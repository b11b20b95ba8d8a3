import { Promotion } from '@selvedge/contract/promotion.ts';
import { layOutPromotions } from '@selvedge/domain/promotion/live-promotion.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { readRevision } from '../revision/revision.ts';
import type { PromotionSnapshot } from './promotion-snapshot.ts';
import { promotionTable } from './tables.ts';

/** A definition that no longer fits the contract is left out and told, rather than take the others down with it. */
export async function loadPromotions(db: Db, { log }: { log: Pick<FastifyBaseLogger, 'warn'> }): Promise<PromotionSnapshot> {
  const revision = await readRevision(db, 'promotion');
  const rows = await db.select().from(promotionTable);
  const read = rows.flatMap(({ id, definition }) => {
    const parsed = Promotion.safeParse(definition);
    if (!parsed.success) log.warn({ promotion: id, issues: parsed.error.issues }, 'promotion left out');
    return parsed.success ? [parsed.data] : [];
  });
  return { revision, live: layOutPromotions(read) };
}
