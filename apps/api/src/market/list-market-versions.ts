import { MarketVersion } from '@selvedge/contract/studio/markets.ts';
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { getMarketRow } from './show-market.ts';
import { marketVersionTable } from './tables.ts';

const most = 100;

/** What the market was, newest first. Going back is saving one of them again: it is looked at before it is live. */
export async function listMarketVersions({ db }: Ctx, { id }: { id: string }): Promise<MarketVersion[]> {
  await getMarketRow(db, id);
  const rows = await db
    .select()
    .from(marketVersionTable)
    .where(eq(marketVersionTable.market, id))
    .orderBy(desc(marketVersionTable.version))
    .limit(most);
  return rows.flatMap(({ settings: { isOpen, ...settings }, version, at, who }) => {
    const read = MarketVersion.safeParse({ version, at: at.toISOString(), who, isOpen, settings });
    return read.success ? [read.data] : [];
  });
}
