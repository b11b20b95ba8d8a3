import { ShopError } from '@selvedge/contract/error.ts';
import type { RetailTransaction } from '@selvedge/contract/retail-transaction.ts';
import { desc, eq } from 'drizzle-orm';
import { getShopper } from '../identity/get-shopper.ts';
import type { Ctx } from '../shop/ctx.ts';
import { retailTransactionTable as table } from './tables.ts';

const most = 200;

/** ORD-016 of all markets, as the history of orders is. The address in the path says nothing: whoever asks is known by the session. */
export async function listTransactions(
  ctx: Ctx,
  { accountEmail }: { accountEmail: string },
): Promise<{ transactions: RetailTransaction[] }> {
  const { id, email } = await getShopper(ctx);
  if (accountEmail.toLowerCase() !== email) throw new ShopError('not_found');
  const rows = await ctx.db
    .select({ document: table.document })
    .from(table)
    .where(eq(table.shopperId, id))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(most);
  return { transactions: rows.map(({ document }) => document) };
}
