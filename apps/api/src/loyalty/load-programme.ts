import { Programme } from '@selvedge/contract/loyalty-rules.ts';
import { defaultProgramme } from '@selvedge/domain/loyalty/default-programme.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { loyaltyRuleTable } from './tables.ts';

/** As staff decided for the market, or as the shop comes. */
export async function loadProgramme(db: Db, { market, currency }: { market: string; currency: string }): Promise<Programme> {
  const { kind, id, definition } = loyaltyRuleTable;
  const [row] = await db
    .select({ definition })
    .from(loyaltyRuleTable)
    .where(and(eq(kind, 'programme'), eq(id, market)));
  return row ? Programme.parse(row.definition) : defaultProgramme(currency);
}
