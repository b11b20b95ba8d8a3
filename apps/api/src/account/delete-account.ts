import { getShopperSession } from '../identity/get-shopper.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Ctx } from '../shop/ctx.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { erasePerson } from './service/erase-customer.ts';

/** All of it or nothing: an account that is half gone could neither be used nor deleted again. */
export async function deleteAccount(ctx: Ctx, { password }: { password?: string | undefined }): Promise<{ status: 'OK' }> {
  const { shopperId, email, emailVerified } = getShopperSession(ctx);
  await checkOwnPassword(ctx, password);
  await ctx.db.transaction(async (tx) => {
    await erasePerson(tx, { shopperId, email, ownsEmail: emailVerified });
    await sendMail(tx, { template: 'account-deleted', to: email, market: ctx.market!.id, values: {}, now: ctx.now });
  });
  return { status: 'OK' };
}
