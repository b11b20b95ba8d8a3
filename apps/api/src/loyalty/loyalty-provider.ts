import type { LoyaltyPoints, LoyaltyReward, LoyaltyTransaction, MemberPromotion, RewardVoucher } from '@selvedge/contract/loyalty-shape.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { Member } from './get-member.ts';

export type ShownCode = { code: string; shownUntil: string; tillCode?: string };

/**
 * Who keeps the points: the shop's own ledger unless another is put here. Who a member is, and that they may ask, is decided before.
 * Each answers `undefined`, or refuses, for what is not this member's.
 */
export type LoyaltyProvider = {
  getPoints(ctx: Ctx, member: Member): Promise<LoyaltyPoints>;
  listTransactions(ctx: Ctx, member: Member, page: { before?: number | undefined; limit: number }): Promise<LoyaltyTransaction[]>;
  listRewards(ctx: Ctx, member: Member): Promise<LoyaltyReward[]>;
  /** The same key again is the same voucher. */
  takeReward(ctx: Ctx, member: Member, wish: { rewardId: string; key: string }): Promise<RewardVoucher>;
  listVouchers(ctx: Ctx, member: Member): Promise<RewardVoucher[]>;
  /** Once; again it answers the same. */
  redeemVoucher(ctx: Ctx, member: Member, wish: { voucherId: string; choice?: string | undefined }): Promise<RewardVoucher>;
  showVoucher(ctx: Ctx, member: Member, shown: { voucherId: string; number: number; choice: string }): Promise<ShownCode>;
  listPromotions(ctx: Ctx, member: Member): Promise<MemberPromotion[]>;
  showPromotion(ctx: Ctx, member: Member, promotionId: string): Promise<MemberPromotion>;
  redeemPromotion(ctx: Ctx, member: Member, promotionId: string): Promise<MemberPromotion>;
  /** Of an offer that was taken up. */
  showOffer(ctx: Ctx, member: Member, promotionId: string): Promise<ShownCode>;
};

declare module '../shop/ctx.ts' {
  interface Ports {
    loyalty: LoyaltyProvider;
  }
}
