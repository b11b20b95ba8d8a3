import { getPoints } from './get-points.ts';
import { listRewards } from './list-rewards.ts';
import { listTransactions } from './list-transactions.ts';
import { listVouchers } from './list-vouchers.ts';
import type { LoyaltyProvider } from './loyalty-provider.ts';
import { listPromotions, redeemPromotion, showOffer, showPromotion } from './member-promotions.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { showVoucher } from './show-voucher.ts';
import { takeReward } from './take-reward.ts';

/** The shop keeps the points itself. */
export const ownLedger: LoyaltyProvider = {
  ...{ getPoints, listTransactions, listRewards, takeReward, listVouchers, redeemVoucher, showVoucher },
  ...{ listPromotions, showPromotion, redeemPromotion, showOffer },
};
