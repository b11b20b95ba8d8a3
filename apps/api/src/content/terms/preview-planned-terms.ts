import { and, asc, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import type { MarketContent } from '../../published/content-snapshot.ts';
import { asShown } from '../build-content.ts';
import { everyMarket } from '../tables.ts';
import { applyTerms } from './apply-terms.ts';
import { findPublished, termsDocument } from './store.ts';
import { termsVersionTable } from './tables.ts';

/** What one market publishes once the terms that are decided for later hold, each put together with what held until then. */
export async function previewPlannedTerms(
  db: Db,
  base: MarketContent,
  { market, at }: { market: string; at: Date },
): Promise<MarketContent> {
  const { market: of, validFrom, decidedAt, liveAt, cancelledAt } = termsVersionTable;
  const planned = await db
    .select()
    .from(termsVersionTable)
    .where(and(inArray(of, [market, everyMarket]), isNull(liveAt), isNull(cancelledAt), lte(validFrom, at)))
    .orderBy(asc(validFrom), asc(decidedAt));
  if (planned.length === 0) return base;
  const { list, isInherited } = await findPublished(db, market);
  let own = isInherited ? undefined : list;
  let common = (await findPublished(db, everyMarket)).list;
  for (const row of planned) {
    if (row.market === everyMarket) common = applyTerms(common, row).list;
    else own = applyTerms(own ?? common, row).list;
  }
  return { ...base, documents: new Map([...base.documents, [termsDocument, asShown(termsDocument, own ?? common)]]) };
}
