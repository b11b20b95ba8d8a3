import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import { dropAssortment } from '../assortment/copy-market-assortment.ts';
import { audit } from '../audit/audit.ts';
import { dropContent } from '../content/copy-market-content.ts';
import { staffOf } from '../http/staff-of.ts';
import { deleteMarket } from '../market/delete-market.ts';
import { getMarketRow, settingsOf, showMarket } from '../market/show-market.ts';
import { marketVersionTable } from '../market/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { marketCopyTable } from './tables.ts';

/** The way back from a copy that was a mistake. A market that shoppers have known is closed instead: what they did there stays. */
export async function dropMarket(ctx: Ctx, { id }: { id: string }): Promise<undefined> {
  const who = staffOf(ctx);
  await ctx.db.transaction(async (tx) => {
    const row = await getMarketRow(tx, id, { lock: true });
    const [copy] = await tx.select().from(marketCopyTable).where(eq(marketCopyTable.market, id)).for('update');
    const versions = await tx.select().from(marketVersionTable).where(eq(marketVersionTable.market, id));
    const wasOpen = row.isOpen || versions.some(({ settings }) => settings.isOpen);
    const { use } = await showMarket(tx, row);
    if (!copy || wasOpen || use.orders > 0) throw new ShopError('conflict', { id: ['studio.market_was_open'] });
    await dropAssortment(tx, id);
    await dropContent(tx, id);
    await tx.delete(marketCopyTable).where(eq(marketCopyTable.market, id));
    await deleteMarket(tx, id);
    await audit(tx, { at: ctx.now, who, action: 'market.drop', subject: id, before: settingsOf(row) });
  });
  return undefined;
}
