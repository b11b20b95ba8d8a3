import type { Answer, Received } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { till } from '@selvedge/contract/till.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { redeemPromotions } from '../../promotion/redeem-promotions.ts';
import { promotionCodeTable } from '../../promotion/tables.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { lockAccount } from '../lock-account.ts';
import { readSignedCode } from '../signed-code.ts';
import { loyaltyTillUseTable } from '../tables.ts';
import { getTillVoucher } from './get-till-voucher.ts';

type Asked = Received<typeof till.redeem>['body'];

/**
 * A voucher is used once: in a store or in a basket. The claim is the one that a payment makes, so that the two can't both have it. A till
 * that heard no answer asks again, also when the code on the screen is over by then.
 */
export async function redeemAtTill(ctx: Ctx, { code, uniqueReceiptId: receiptId }: Asked): Promise<Answer<typeof till.redeem>> {
  const shown = await readSignedCode(ctx.db, code);
  const { contactId, voucherId, until } = shown ?? {};
  if (!contactId || !voucherId) throw new ShopError('not_found');
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { voucher } = await getTillVoucher(inside, { contactId, voucherId });
    await lockAccount(tx, voucher.accountId);
    const use = await findUse(tx, voucher.id);
    if (use?.receiptId !== receiptId && until! <= ctx.now.getTime()) throw new ShopError('not_found');
    if (use && use.receiptId !== receiptId) throw new ShopError('promo_code_refused', { promoCode: ['promotion.used_up'] });
    if (!use) await claim(inside, { contactId, voucherId, receiptId });
    return { ...(await getTillVoucher(inside, { contactId, voucherId })).shown, isNew: !use };
  });
}

async function findUse(tx: Db, voucherId: string): Promise<{ receiptId: string } | undefined> {
  const { receiptId } = loyaltyTillUseTable;
  const [use] = await tx.select({ receiptId }).from(loyaltyTillUseTable).where(eq(loyaltyTillUseTable.voucherId, voucherId));
  return use;
}

type Claim = { contactId: string; voucherId: string; receiptId: string };

/** Behind the account's lock: read anew, since another till may have been quicker. */
async function claim(ctx: Ctx, { contactId, voucherId, receiptId }: Claim): Promise<void> {
  const { db: tx, now, market } = ctx;
  const { voucher, promotion } = await getTillVoucher(ctx, { contactId, voucherId });
  if (!promotion) throw new ShopError('promo_code_refused', { promoCode: ['promotion.over'] });
  const [code] = await tx.select().from(promotionCodeTable).where(eq(promotionCodeTable.code, voucher.code));
  const row = { voucherId, receiptId, market: market!.id, at: now };
  const [use] = await tx.insert(loyaltyTillUseTable).values(row).returning({ id: loyaltyTillUseTable.id });
  await redeemPromotions(tx, {
    ...{ basketId: use!.id, attemptId: use!.id, customer: code?.owner ?? '', now },
    promotions: [{ promotionId: promotion.id, code: voucher.code, perCustomer: promotion.limits.perCustomer }],
  });
}
