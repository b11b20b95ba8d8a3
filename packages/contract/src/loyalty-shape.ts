import { z } from 'zod';
import { occasions } from './occasion.ts';
import { PageRow } from './page.ts';

const Moment = z.string();

/** LOY-002 */
export const LoyaltyPoints = z.object({
  balance: z.number().int(),
  /** When the next points expire, and how many. */
  expireDate: Moment.nullable(),
  expiringPoints: z.number().int(),
  pendingPoints: z.number().int(),
  /** 0: one can be had now. Null: there is none in this market. */
  pointsNeededForReward: z.number().int().nullable(),
  tier: z
    .object({
      id: z.string(),
      name: z.string(),
      /** What its members earn, of what everybody does: 150 is half as many points again. */
      percent: z.number().int(),
      /** It stays at least so long, whatever is bought. */
      until: Moment.nullable(),
    })
    .nullable(),
  /** Null: this market does not take points for money. */
  payment: z
    .object({
      /** In whole units of the market's currency: what one point pays. */
      worth: z.number(),
      /** So many at once at least. */
      least: z.number().int(),
      /** Of what an order costs, at most. */
      mostPercent: z.number().int(),
    })
    .nullable(),
  nextTier: z.object({ id: z.string(), name: z.string(), pointsNeeded: z.number().int() }).nullable(),
});
export type LoyaltyPoints = z.infer<typeof LoyaltyPoints>;

/** LOY-003 */
const RewardContent = z.object({
  image: z.string(),
  imageAltText: z.string(),
  title: z.string(),
  description: z.string(),
  rows: z.array(PageRow),
});
const Choice = z.object({ id: z.string(), name: z.string() });

export const LoyaltyReward = z.object({
  rewardId: z.string(),
  cost: z.number().int(),
  content: RewardContent,
  choices: z.array(Choice),
  /** With the points that the member has now. */
  isAffordable: z.boolean(),
});
export type LoyaltyReward = z.infer<typeof LoyaltyReward>;

export const RewardVoucher = z.object({
  /** Of this one voucher: what the redeeming call names. */
  rewardId: z.string(),
  /** Which of the member's vouchers of this reward, from 1. */
  voucherIndex: z.number().int(),
  state: z.enum(['open', 'redeemed', 'used', 'expired']),
  content: RewardContent,
  choices: z.array(Choice),
  /** Once it is redeemed. */
  choice: z.string().nullable(),
  code: z.string().nullable(),
  expiresAt: Moment,
});
export type RewardVoucher = z.infer<typeof RewardVoucher>;

/** LOY-006 for 900 seconds, then it is asked for again. Of a voucher a till reads another code than the one that is typed: signed, and as short-lived. */
export const ShownCode = z.object({ code: z.string(), shownUntil: Moment, tillCode: z.string().optional() });

export const MemberPromotion = z.object({
  /** What the redeeming call names. */
  promoCode: z.string(),
  name: z.string(),
  until: Moment.nullable(),
  /** False: it applies by itself. */
  needsCode: z.boolean(),
  isShown: z.boolean(),
  isRedeemed: z.boolean(),
  /** Its code has bought something, and buys nothing more. */
  isUsed: z.boolean(),
  code: z.string().nullable(),
});
export type MemberPromotion = z.infer<typeof MemberPromotion>;

export const LoyaltyTransaction = z.object({
  id: z.number().int(),
  date: Moment,
  kind: z.enum(['earn', 'unearn', 'book', 'give', 'correct', 'spend', 'unspend', 'expire', 'forfeit', 'forfeitPending']),
  /** Below 0 they are taken off. What is booked was pending before, and changes no sum. */
  points: z.number().int(),
  isPending: z.boolean(),
  orderNumber: z.string().nullable(),
  /** It paid for an order, or came back from one. */
  isPayment: z.boolean().optional(),
  /** What it was given for by itself. */
  occasion: z.enum(occasions).optional(),
});
export type LoyaltyTransaction = z.infer<typeof LoyaltyTransaction>;

/** LOY-038 a member whose version is not valid goes on to earn, and redeems nothing before accepting. */
export const TermsVersion = z.object({ isValid: z.boolean(), acceptedVersion: z.string(), latestVersion: z.string() });

/** LOY-001 */
export const LoyaltyAccount = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  points: LoyaltyPoints,
  promotions: z.array(MemberPromotion),
  rewardVouchers: z.array(RewardVoucher),
  transactions: z.array(LoyaltyTransaction),
  termsVersion: TermsVersion,
});
