import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { RewardVoucher } from '@selvedge/contract/loyalty-shape.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { checkTerms } from './check-terms.ts';
import type { Member } from './get-member.ts';
import { loadRewards } from './load-rewards.ts';
import { openAccount } from './lock-account.ts';
import { makeVoucher } from './make-voucher.ts';
import { postEntry } from './post-entry.ts';
import { showVouchers } from './show-vouchers.ts';
import { loyaltyVoucherTable, type VoucherRow } from './tables.ts';

/** Points become a voucher, both or neither. */
export async function takeReward(ctx: Ctx, member: Member, { rewardId, key }: { rewardId: string; key: string }): Promise<RewardVoucher> {
  const { now } = ctx;
  const { contactId, market } = member;
  await checkTerms(ctx, member);
  return ctx.db.transaction(async (tx) => {
    const { id: accountId } = await openAccount(tx, { contactId, market: market.id, now });
    const voucher = (await findTaken(tx, accountId, key)) ?? (await take(tx, { accountId, market: market.id, rewardId, key, now }));
    const [shown] = await showVouchers(tx, [voucher], { content: ctx.content, market, now });
    if (!shown) throw new ShopError('not_found');
    return shown;
  });
}

async function findTaken(tx: Db, accountId: string, key: string): Promise<VoucherRow | undefined> {
  const isSame = and(eq(loyaltyVoucherTable.accountId, accountId), eq(loyaltyVoucherTable.key, key));
  const [row] = await tx.select().from(loyaltyVoucherTable).where(isSame);
  return row;
}

type Take = { accountId: string; market: string; rewardId: string; key: string; now: Date };

async function take(tx: Db, { accountId, market, rewardId, key, now }: Take): Promise<VoucherRow> {
  const reward = (await loadRewards(tx, market)).find(({ id }) => id === rewardId);
  if (!reward) throw new ShopError('not_found');
  const id = randomUUID();
  const reference = `voucher:${id}`;
  await postEntry(tx, { accountId, kind: 'spend', points: reward.cost, key: reference, reference, now });
  return makeVoucher(tx, { accountId, reward, id, key, now });
}
