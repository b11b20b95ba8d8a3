import { randomUUID } from 'node:crypto';
import type { Reward } from '@selvedge/contract/loyalty-rules.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { and, eq, max } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { loyaltyVoucherTable, type VoucherRow } from './tables.ts';

type New = { accountId: string; reward: Reward; id?: string; key?: string; now: Date };

/** The member's next of this reward. Call with the account locked, and with what it is given for in the same transaction. */
export async function makeVoucher(tx: Db, { accountId, reward, id = randomUUID(), key = id, now }: New): Promise<VoucherRow> {
  const { number: last, rewardId } = loyaltyVoucherTable;
  const [before] = await tx
    .select({ last: max(last) })
    .from(loyaltyVoucherTable)
    .where(and(eq(loyaltyVoucherTable.accountId, accountId), eq(rewardId, reward.id)));
  const number = (before?.last ?? 0) + 1;
  const row = { id, accountId, rewardId: reward.id, key, number, issuedAt: now, expiresAt: addDays(now, reward.validDays) };
  const [voucher] = await tx.insert(loyaltyVoucherTable).values(row).returning();
  return voucher!;
}
