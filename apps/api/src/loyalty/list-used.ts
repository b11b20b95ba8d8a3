import { and, gt, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { promotionCodeTable } from '../promotion/tables.ts';

/** Which of these codes have been paid with. */
export async function listUsed(db: Db, rows: readonly { code: string | null }[]): Promise<ReadonlySet<string>> {
  const codes = rows.flatMap(({ code }) => code ?? []);
  if (codes.length === 0) return new Set();
  const { code, used } = promotionCodeTable;
  const found = await db
    .select({ code })
    .from(promotionCodeTable)
    .where(and(inArray(code, codes), gt(used, 0)));
  return new Set(found.map((row) => row.code));
}
