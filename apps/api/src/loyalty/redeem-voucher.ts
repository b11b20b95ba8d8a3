import { ShopError } from '@selvedge/contract/error.ts';
import type { RewardVoucher } from '@selvedge/contract/loyalty-shape.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { makeOwnedCode } from '../promotion/make-codes.ts';
import type { Ctx } from '../shop/ctx.ts';
import { checkTerms } from './check-terms.ts';
import { findAccount } from './find-account.ts';
import type { Member } from './get-member.ts';
import { loadAllRewards } from './load-rewards.ts';
import { lockAccount } from './lock-account.ts';
import { showVouchers } from './show-vouchers.ts';
import { loyaltyVoucherTable, type VoucherRow } from './tables.ts';

type Wish = { voucherId: string; choice?: string | undefined };

/** The voucher becomes a code of its member, once: two hundred who press at the same moment get one and the same. */
export async function redeemVoucher(ctx: Ctx, member: Member, { voucherId, choice }: Wish): Promise<RewardVoucher> {
  const { now } = ctx;
  await checkTerms(ctx, member);
  const account = await findAccount(ctx.db, member.contactId);
  if (!account) throw new ShopError('not_found');
  return ctx.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    const voucher = await findVoucher(tx, { accountId: account.id, voucherId });
    if (!voucher) throw new ShopError('not_found');
    const redeemed = voucher.code === null ? await redeem(tx, { voucher, choice, owner: member.shopperId, now }) : voucher;
    if (choice !== undefined && redeemed.choice !== choice) throw new ShopError('invalid_request', { choice: ['loyalty.chosen_already'] });
    const [shown] = await showVouchers(tx, [redeemed], { content: ctx.content, market: member.market, now });
    return shown!;
  });
}

export async function findVoucher(
  db: Db,
  { accountId, voucherId }: { accountId: string; voucherId: string },
): Promise<VoucherRow | undefined> {
  const isTheirs = and(eq(loyaltyVoucherTable.id, voucherId), eq(loyaltyVoucherTable.accountId, accountId));
  const [row] = await db.select().from(loyaltyVoucherTable).where(isTheirs);
  return row;
}

type Redeem = { voucher: VoucherRow; choice: string | undefined; owner: string; now: Date };

async function redeem(tx: Db, { voucher, choice, owner, now }: Redeem): Promise<VoucherRow> {
  if (voucher.expiresAt <= now) throw new ShopError('invalid_request', { voucher: ['loyalty.voucher_expired'] });
  const reward = (await loadAllRewards(tx)).find(({ id }) => id === voucher.rewardId);
  const chosen = choice === undefined ? reward?.choices[0] : reward?.choices.find(({ id }) => id === choice);
  if (!chosen) throw new ShopError('invalid_request', { choice: ['validation.invalid_value'] });
  const code = await makeOwnedCode(tx, { promotionId: chosen.promotionId, owner, until: voucher.expiresAt, now });
  const [row] = await tx
    .update(loyaltyVoucherTable)
    .set({ choice: chosen.id, code, redeemedAt: now })
    .where(eq(loyaltyVoucherTable.id, voucher.id))
    .returning();
  return row!;
}
