import { ShopError } from '@selvedge/contract/error.ts';
import type { TillVoucher } from '@selvedge/contract/till.ts';
import type { LivePromotion } from '@selvedge/domain/promotion/live-promotion.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { findAccount } from '../find-account.ts';
import { listUsed } from '../list-used.ts';
import { loadAllRewards } from '../load-rewards.ts';
import { nameIn } from '../name-in.ts';
import { findVoucher } from '../redeem-voucher.ts';
import { stateOf } from '../show-vouchers.ts';
import type { VoucherRow } from '../tables.ts';

type Known = { shown: TillVoucher; voucher: VoucherRow & { code: string }; promotion: LivePromotion | undefined };

/** A voucher that its member has redeemed, with what it takes off. */
export async function getTillVoucher(ctx: Ctx, { contactId, voucherId }: { contactId: string; voucherId: string }): Promise<Known> {
  const { db, now, promotions, market } = ctx;
  const account = await findAccount(db, contactId);
  const voucher = account && (await findVoucher(db, { accountId: account.id, voucherId }));
  const { code } = voucher ?? {};
  if (!voucher || !code) throw new ShopError('not_found');
  const reward = (await loadAllRewards(db)).find(({ id }) => id === voucher.rewardId);
  const choice = reward?.choices.find(({ id }) => id === voucher.choice);
  const promotion = promotions.live.find(({ id }) => id === choice?.promotionId);
  const state = stateOf(voucher, { isUsed: (await listUsed(db, [voucher])).has(code), now });
  const name = nameIn(market!.language.baseCode)(choice?.names ?? {});
  return {
    ...{ voucher: { ...voucher, code }, promotion },
    shown: {
      ...{ memberNumber: contactId, name, state: state === 'open' ? 'redeemed' : state, expiresAt: voucher.expiresAt.toISOString() },
      benefit: promotion?.benefit ?? null,
    },
  };
}
