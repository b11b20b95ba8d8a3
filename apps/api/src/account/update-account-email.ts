import { ShopError } from '@selvedge/contract/error.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq } from 'drizzle-orm';
import { readEmail } from '../identity/email-address.ts';
import { findShopper, getShopperSession } from '../identity/get-shopper.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Ctx } from '../shop/ctx.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { makeEmailChangeToken } from './email-change-token.ts';
import { emailChangeTable } from './tables.ts';

const goodForDays = 1;

/**
 * Nothing changes before a click in the mail to the new address; the old one learns that somebody asked. The answer is the same
 * for an address that has an account here: only its owner is told, by mail.
 */
export async function updateAccountEmail(
  ctx: Ctx,
  { email: asked, password }: { email: string; password?: string | undefined },
): Promise<{ status: 'OK' }> {
  const { shopperId, email: old } = getShopperSession(ctx);
  const email = readEmail(asked);
  if (!email) throw new ShopError('invalid_request', { email: ['validation.invalid_format'] });
  if (email === old) throw new ShopError('invalid_request', { email: ['account.email_same'] });
  await checkOwnPassword(ctx, password);
  const mail = { market: ctx.market!.id, now: ctx.now };
  await ctx.db.transaction(async (tx) => {
    if (await findShopper(tx, { email })) {
      await sendMail(tx, { template: 'address-in-use', to: email, values: {}, ...mail });
    } else {
      const [shopper] = await tx
        .select({ passwordHash: shopperTable.passwordHash })
        .from(shopperTable)
        .where(eq(shopperTable.id, shopperId));
      const { token, tokenHash } = makeEmailChangeToken(shopperId, shopper?.passwordHash ?? null);
      const change = { email, tokenHash, createdAt: ctx.now, expiresAt: addDays(ctx.now, goodForDays) };
      await tx
        .insert(emailChangeTable)
        .values({ shopperId, ...change })
        .onConflictDoUpdate({ target: emailChangeTable.shopperId, set: change });
      await sendMail(tx, { template: 'confirm-email', to: email, values: { token }, ...mail });
    }
    await sendMail(tx, { template: 'email-change-asked', to: old, values: { newEmail: email }, ...mail });
  });
  return { status: 'OK' };
}
