import type { RewardVoucher } from '@selvedge/contract/loyalty-shape.ts';
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { findAccount } from './find-account.ts';
import type { Member } from './get-member.ts';
import { showVouchers } from './show-vouchers.ts';
import { loyaltyVoucherTable } from './tables.ts';

const mostShown = 200;

export async function listVouchers({ db, now, content }: Ctx, { contactId, market }: Member): Promise<RewardVoucher[]> {
  const account = await findAccount(db, contactId);
  if (!account) return [];
  const rows = await db
    .select()
    .from(loyaltyVoucherTable)
    .where(eq(loyaltyVoucherTable.accountId, account.id))
    .orderBy(desc(loyaltyVoucherTable.issuedAt), desc(loyaltyVoucherTable.number))
    .limit(mostShown);
  return showVouchers(db, rows, { content, market, now });
}
