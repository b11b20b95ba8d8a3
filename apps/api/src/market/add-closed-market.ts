import type { MarketEdit } from '@selvedge/contract/studio/markets.ts';
import { languageOfMarket } from '@selvedge/domain/market/market-name.ts';
import type { Db } from '../db/db.ts';
import { toColumns } from './save-market.ts';
import { market } from './tables.ts';

type Added = { id: string; settings: MarketEdit; who: string; now: Date };

/** Closed: nobody but staff sees it before it is opened. */
export async function addClosedMarket(tx: Db, { id, settings, who, now }: Added): Promise<void> {
  await tx.insert(market).values({
    ...(toColumns(settings) as typeof market.$inferInsert),
    ...{ id, language: languageOfMarket(id), country: id.slice(3), isOpen: false, changedAt: now, changedBy: who },
  });
}
