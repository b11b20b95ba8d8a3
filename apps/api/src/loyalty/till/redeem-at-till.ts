import type { Answer, Received } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { till } from '@selvedge/contract/till.ts';
import { eq } from 'drizzle-orm';
import { getContact } from '../../club/find-member.ts';
import type { Db } from '../../db/db.ts';
import { redeemerOf, redeemPromotions } from '../../promotion/redeem-promotions.ts';
import { promotionCodeTable } from '../../promotion/tables.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { lockAccount } from '../lock-account.ts';
import { readSignedCode } from '../signed-code.ts';
import { loyaltyTillUseTable } from '../tables.ts';
import { getTillCode } from './get-till-code.ts';

type Asked = Received<typeof till.redeem>['body'];
type Use = Awaited<ReturnType<typeof getTillCode>>['use'];

/**
 * A voucher or an offer is used once: in a store or in a basket. The claim is the one that a payment makes, so that the two can't both have
 * it. A till that heard no answer asks again, also when the code on the screen is over by then.
 */
export async function redeemAtTill(ctx: Ctx, { code, uniqueReceiptId: receiptId }: Asked): Promise<Answer<typeof till.redeem>> {
  const signed = await readSignedCode(ctx.db, code);
  const { contactId, shownId, until } = signed ?? {};
  if (!contactId || !shownId) throw new ShopError('not_found');
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const named = { contactId, shownId };
    const { accountId, use } = await getTillCode(inside, named);
    await lockAccount(tx, accountId);
    const taken = await findTaken(tx, use);
    if (taken?.receiptId !== receiptId && until! <= ctx.now.getTime()) throw new ShopError('not_found');
    if (taken && taken.receiptId !== receiptId) throw new ShopError('promo_code_refused', { promoCode: ['promotion.used_up'] });
    if (!taken) await claim(inside, { ...named, receiptId });
    return { ...(await getTillCode(inside, named)).shown, isNew: !taken };
  });
}

async function findTaken(tx: Db, use: Use): Promise<{ receiptId: string } | undefined> {
  const { receiptId, voucherId, offerId } = loyaltyTillUseTable;
  const isSame = 'voucherId' in use ? eq(voucherId, use.voucherId) : eq(offerId, use.offerId);
  const [taken] = await tx.select({ receiptId }).from(loyaltyTillUseTable).where(isSame);
  return taken;
}

type Claim = { contactId: string; shownId: string; receiptId: string };

/** Behind the account's lock: read anew, since another till may have been quicker. */
async function claim(ctx: Ctx, { receiptId, ...named }: Claim): Promise<void> {
  const { db: tx, now, market } = ctx;
  const { promotion, use, code, shown } = await getTillCode(ctx, named);
  if (!promotion) throw new ShopError('promo_code_refused', { promoCode: ['promotion.over'] });
  if (!shown.benefit) throw new ShopError('promo_code_refused', { promoCode: ['promotion.other_market'] });
  const [row] = await tx.select({ owner: promotionCodeTable.owner }).from(promotionCodeTable).where(eq(promotionCodeTable.code, code));
  const { email } = await getContact(tx, named.contactId);
  const [noted] = await tx
    .insert(loyaltyTillUseTable)
    .values({ ...use, receiptId, market: market!.id, at: now })
    .returning({ id: loyaltyTillUseTable.id });
  await redeemPromotions(tx, {
    ...{ basketId: noted!.id, attemptId: noted!.id, now },
    ...redeemerOf({ shopperId: row?.owner ?? '', email, emailVerified: true }),
    promotions: [{ promotionId: promotion.id, code, perCustomer: promotion.limits.perCustomer }],
  });
}
