import { FlagName } from '@selvedge/contract/feature-flag.ts';
import { FlagCell, PastFlag } from '@selvedge/contract/studio/flags.ts';
import { and, desc, eq } from 'drizzle-orm';
import { auditTable } from '../../audit/tables.ts';
import type { Db } from '../../db/db.ts';
import { staffTable } from '../../identity/tables.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { isFlagValue } from '../apply-flags.ts';
import { featureFlag } from '../tables.ts';

/** Every value that somebody has set. What an older edition of the shop left behind is not shown: no market goes by it. */
export async function listCells(db: Db): Promise<FlagCell[]> {
  const rows = await db.select().from(featureFlag).orderBy(featureFlag.name, featureFlag.market);
  return rows.flatMap(({ market, name, value, changedAt }) => {
    const known = FlagName.safeParse(name);
    if (!known.success || !isFlagValue(name, value)) return [];
    const cell = FlagCell.safeParse({ market, name: known.data, value, at: changedAt.toISOString() });
    return cell.success ? [cell.data] : [];
  });
}

const most = 100;

export async function listPast(ctx: Ctx, { market, name }: Pick<FlagCell, 'market' | 'name'>): Promise<PastFlag[]> {
  const { id, at, who, action, subject, before, after } = auditTable;
  const rows = await ctx.db
    .select({ at, who, name: staffTable.name, before, after })
    .from(auditTable)
    .leftJoin(staffTable, eq(staffTable.email, who))
    .where(and(eq(action, 'flag.change'), eq(subject, `${market} ${name}`)))
    .orderBy(desc(id))
    .limit(most);
  return rows.flatMap((row) => {
    const past = PastFlag.safeParse({ ...row, at: row.at.toISOString(), name: row.name ?? row.who });
    return past.success ? [past.data] : [];
  });
}
