import { z } from 'zod';
import { BasketAnswer } from './basket-shape.ts';
import { ClubWish } from './club.ts';
import { endpoint } from './endpoint.ts';
import {
  LoyaltyAccount,
  LoyaltyPoints,
  LoyaltyReward,
  LoyaltyTransaction,
  MemberPromotion,
  RewardVoucher,
  ShownCode,
  TermsVersion,
} from './loyalty-shape.ts';

const CatalogParams = z.object({ catalog: z.string().min(2).max(20) });
/** Read as an address by the shop; whoever's it is not hears that there is nothing. */
const Email = z.object({ accountEmail: z.string().min(1).max(254) });
const Moment = z.string();
const Done = z.object({ status: z.literal('OK') });

const Contact = z.object({ contactId: z.string(), email: z.string(), isMember: z.literal(true) });

const base = '/api/voyado/voyado';
const ofCatalog = '/api/loyalty/:catalog';
const own = { access: 'shopper', needsVerifiedEmail: true, maintenance: 'account', caching: 'no-store', errors: ['not_found'] } as const;
const get = { ...own, method: 'GET', params: Email } as const;
const post = { ...own, method: 'POST', params: Email, contentType: 'application/json-patch+json' } as const;
const VoucherParams = Email.extend({ voyadoRewardId: z.uuid() });
const ChoiceId = z.string().min(1).max(60).optional();
const redeemed = { rateLimit: { limit: 300, seconds: 900, name: 'loyalty-redeem' } } as const;

/** LOY-009 to LOY-024, but for the receipts of stores (LOY-021, `retail-transaction.ts`). Identity is the session's: another's address in a path is answered as one that there is not. */
export const loyalty = {
  getAccount: endpoint({
    ...get,
    path: ofCatalog,
    summary: "The member's points, offers, vouchers and latest transactions. The names only change what the answer shows.",
    params: CatalogParams,
    query: z.object({ FirstName: z.string().max(100).optional(), LastName: z.string().max(100).optional() }),
    response: LoyaltyAccount,
  }),
  getQrCode: endpoint({
    ...get,
    path: `${ofCatalog}/qr-code`,
    summary: "The member's card, as a till reads it, for 900 seconds.",
    params: CatalogParams,
    response: ShownCode,
  }),
  listRewards: endpoint({
    ...get,
    path: `${ofCatalog}/rewards`,
    summary: 'What the market offers for points, the cheapest first.',
    params: CatalogParams,
    response: z.array(LoyaltyReward),
  }),
  takeReward: endpoint({
    ...post,
    path: `${ofCatalog}/rewards/:rewardId`,
    summary: 'Takes a reward for points. The same key again answers the same voucher.',
    params: CatalogParams.extend({ rewardId: z.string().min(1).max(60) }),
    body: z.object({ key: z.uuid() }),
    response: RewardVoucher,
    ...redeemed,
  }),
  usePoints: endpoint({
    ...post,
    path: `${ofCatalog}/points-payment`,
    summary: 'Pays a part of the basket with points. The same key again spends nothing more; what is not needed comes back.',
    params: CatalogParams,
    body: z.object({ points: z.number().int().min(1).max(10_000_000), key: z.uuid() }),
    response: BasketAnswer,
    ...redeemed,
  }),
  takePointsBack: endpoint({
    ...post,
    path: `${ofCatalog}/points-payment/back`,
    summary: 'Pays nothing with points any more: they are in the balance again.',
    params: CatalogParams,
    response: BasketAnswer,
    ...redeemed,
  }),
  acceptTerms: endpoint({
    ...post,
    path: `${ofCatalog}/terms`,
    summary: "Accepts the club's terms as they are today.",
    params: CatalogParams,
    body: z.object({ version: z.string().min(1).max(40) }),
    response: TermsVersion,
  }),
  contactForm: endpoint({
    ...post,
    ...{ access: 'public', needsVerifiedEmail: false, errors: ['unauthorized', 'invalid_claim', 'not_found'] as const },
    path: `${base}/contactform`,
    summary: 'Asks to join the club, as the form of the loyalty service does.',
    params: z.object({}),
    body: ClubWish.extend(CatalogParams.shape),
    response: Done.extend({ needsConfirmation: z.boolean() }),
    rateLimit: { limit: 10, seconds: 900 },
  }),
  createAccount: endpoint({
    method: 'POST',
    access: 'service',
    keyParameter: 'apiKey',
    path: `${base}/createaccount`,
    summary:
      "Asks somebody to join whom another system has met, a till for one: by a mail that they confirm. Needs the shop's service key.",
    query: z.object({ apiKey: z.string().max(200).optional() }),
    body: ClubWish.extend(CatalogParams.shape),
    response: Done,
    errors: ['unauthorized', 'not_found'],
    caching: 'no-store',
  }),
  getContactFromMail: endpoint({
    ...get,
    path: `${base}/getcontactfrommail/:accountEmail`,
    summary: 'Whether the shopper who asks is a member.',
    response: Contact,
  }),
  getContactWithAuth: endpoint({
    ...get,
    path: `${base}/getcontactwithauth/:accountEmail`,
    summary: 'What the club knows of the member who asks.',
    response: Contact.extend({
      ...{ firstName: z.string(), lastName: z.string(), market: z.string(), joinedAt: Moment },
      ...{ subBrands: z.array(z.string()), newsletter: z.boolean(), termsVersion: z.string() },
    }),
  }),
  getPoints: endpoint({ ...get, path: `${base}/points/:accountEmail`, summary: "The member's points.", response: LoyaltyPoints }),
  showPromotion: endpoint({
    ...post,
    path: `${base}/promotion-show/:accountEmail`,
    summary: 'Notes that the member has seen an offer.',
    body: z.object({ promoCode: z.string().min(1).max(60) }),
    response: MemberPromotion,
  }),
  redeemPromotion: endpoint({
    ...get,
    ...redeemed,
    path: `${base}/promotions-redeem/:accountEmail/:promoCode`,
    summary: "Takes up an offer: a code that works once, for this member. Changes something, so it asks for our client's headers.",
    params: Email.extend({ promoCode: z.string().min(1).max(60) }),
    response: MemberPromotion,
    changes: true,
  }),
  takeUpPromotion: endpoint({
    ...post,
    ...redeemed,
    path: `${base}/promotions-redeem/:accountEmail/:promoCode`,
    summary: 'The same, as our own client calls it.',
    params: Email.extend({ promoCode: z.string().min(1).max(60) }),
    response: MemberPromotion,
  }),
  showOffer: endpoint({
    ...get,
    path: `${base}/promotions-code/:accountEmail/:promoCode`,
    summary: 'The code of an offer that was taken up, as a till reads it, for 900 seconds.',
    params: Email.extend({ promoCode: z.string().min(1).max(60) }),
    response: ShownCode,
  }),
  listPromotions: endpoint({
    ...get,
    path: `${base}/promotions/:accountEmail`,
    summary: 'Offers for members.',
    response: z.array(MemberPromotion),
  }),
  redeemVoucherByGet: endpoint({
    ...get,
    ...redeemed,
    path: `${base}/reward-vouchers-redeem/:accountEmail/rewardid/:voyadoRewardId`,
    summary: "Redeems a voucher, once; again it answers the same. Changes something, so it asks for our client's headers.",
    params: VoucherParams,
    query: z.object({ choice: ChoiceId }),
    response: RewardVoucher,
    changes: true,
  }),
  redeemVoucher: endpoint({
    ...post,
    ...redeemed,
    path: `${base}/reward-vouchers-redeem/:accountEmail/rewardid/:voyadoRewardId`,
    summary: 'The same, as our own client calls it.',
    params: VoucherParams,
    body: z.object({ choice: ChoiceId }),
    response: RewardVoucher,
  }),
  showVoucher: endpoint({
    ...get,
    path: `${base}/reward-vouchers-show/:accountEmail/rewardid/:voyadoRewardId/index/:voucherIndex/choice/:rewardChoice`,
    summary: 'The code of a voucher that was redeemed for this choice, as a till reads it, for 900 seconds.',
    params: VoucherParams.extend({ voucherIndex: z.coerce.number().int().min(1).max(1_000_000), rewardChoice: z.string().min(1).max(60) }),
    response: ShownCode,
  }),
  listVouchers: endpoint({
    ...get,
    path: `${base}/reward-vouchers/:accountEmail`,
    summary: "The member's vouchers, the newest first.",
    response: z.array(RewardVoucher),
  }),
  listTransactions: endpoint({
    ...get,
    path: `${ofCatalog}/points-history`,
    summary: "The member's points history, the newest first, a page at a time.",
    params: CatalogParams,
    query: z.object({
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.array(LoyaltyTransaction),
  }),
  validateTermsVersion: endpoint({
    ...get,
    path: `${base}/validatetermsversion/:accountEmail/latestversion/:latestVersion`,
    summary: "Whether the member has accepted the club's terms of today.",
    params: Email.extend({ latestVersion: z.string().regex(/\d/).max(40) }),
    response: TermsVersion,
  }),
};
