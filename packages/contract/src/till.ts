import { z } from 'zod';
import { ClubWish } from './club.ts';
import { endpoint } from './endpoint.ts';
import { plainText } from './plain-text.ts';
import { Benefit, GoodsRule, Promotion } from './promotion.ts';

const Catalog = z.object({ catalogId: z.string().min(2).max(20) });
/** What the square code on a member's screen says. */
const Code = z.string().trim().min(1).max(300);

/** Of a voucher or of an offer. */
const TillCode = z.object({
  /** The member's, for the receipt that is handed in. */
  memberNumber: z.uuid(),
  name: z.string(),
  state: z.enum(['redeemed', 'used', 'expired']),
  /** Null: as long as the offer holds. */
  expiresAt: z.string().nullable(),
  /** What the till takes off; null where the promotion has ended, or does not hold in this market. */
  benefit: Benefit.nullable(),
  /** What the goods must come to, and which goods; null: it takes nothing off. */
  minimum: Promotion.shape.minimum,
  goods: GoodsRule.nullable(),
});
export type TillCode = z.infer<typeof TillCode>;

const TillMember = z.object({
  memberNumber: z.uuid(),
  firstName: z.string(),
  points: z.number().int(),
  pendingPoints: z.number().int(),
});

const shared = { method: 'POST', access: 'till', params: Catalog, caching: 'no-store', errors: ['not_found'] } as const;
const base = '/api/retail/:catalogId/club';

/** What the tills of stores do for members of the club, with the key that hands in receipts. */
export const till = {
  read: endpoint({
    ...shared,
    path: `${base}/read`,
    summary:
      "Reads a member's card, voucher or offer from a screen. A code that is older than 900 seconds, or that nobody signed, is not found.",
    body: z.object({ code: Code }),
    response: z.discriminatedUnion('kind', [
      TillMember.extend({ kind: z.literal('member') }),
      TillCode.extend({ kind: z.enum(['voucher', 'offer']) }),
    ]),
  }),
  redeem: endpoint({
    ...shared,
    path: `${base}/redeem`,
    summary: 'Uses a voucher or an offer up for a receipt, once. The same receipt again is answered the same.',
    body: z.object({ code: Code, uniqueReceiptId: plainText(100).min(1) }),
    response: TillCode.extend({ isNew: z.boolean() }),
    errors: ['not_found', 'promo_code_refused'],
  }),
  join: endpoint({
    ...shared,
    path: `${base}/join`,
    summary: 'Asks somebody at a till to join, by a mail that they confirm. Who is a member already is answered the same.',
    body: ClubWish.pick({ email: true, firstName: true, lastName: true, acceptsTerms: true }).extend({ storeName: plainText(60).min(1) }),
    response: z.object({ status: z.literal('OK') }),
  }),
};
