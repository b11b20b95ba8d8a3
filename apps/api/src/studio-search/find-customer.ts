import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { staffOf } from '../http/staff-of.ts';
import { readEmail } from '../identity/email-address.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import type { Look } from './look.ts';

/** Only by the whole address: nobody leafs through people by typing letters. That somebody found one is written down with it. */
export const findCustomer: Look = async (ctx, { search }) => {
  const email = readEmail(search);
  if (!email) return [];
  const { id, market } = shopperTable;
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select({ id, market }).from(shopperTable).where(eq(shopperTable.email, email));
    if (!row) return [];
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'customer.find', subject: row.id });
    return [{ kind: 'customer', id: row.id, title: email, note: row.market, market: row.market, score: 1 }];
  });
};
