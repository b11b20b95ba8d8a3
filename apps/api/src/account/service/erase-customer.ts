import { ShopError } from '@selvedge/contract/error.ts';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import { staffOf } from '../../http/staff-of.ts';
import { deleteShopper } from '../../identity/delete-shopper.ts';
import { readEmail } from '../../identity/email-address.ts';
import { findShopper } from '../../identity/get-shopper.ts';
import { eraseMails } from '../../mail/personal-mails.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { personalData } from '../personal-data.ts';
import { addressData } from './address-data.ts';
import { countErasure } from './count-erasure.ts';
import { getPerson, type Person } from './person.ts';

type Erase = { customerId: string; email: string; reason: string; withOpenOrders: boolean };

/** On request. All of it or nothing, and never while money is on its way: what would be left half-done could not be found again. */
export async function eraseCustomer(ctx: Ctx, { customerId, email, reason, withOpenOrders }: Erase): Promise<{ status: 'OK' }> {
  const who = staffOf(ctx);
  const { now } = ctx;
  await ctx.db.transaction(async (tx) => {
    const person = await getPerson(tx, customerId);
    if (readEmail(email) !== person.email) throw new ShopError('invalid_request', { email: ['studio.customer_email_differs'] });
    const { openOrders, livePayments, stays } = await countErasure(tx, person);
    if (livePayments > 0) throw new ShopError('conflict', { customerId: ['studio.customer_payment_underway'] });
    if (openOrders > 0 && !withOpenOrders) throw new ShopError('invalid_request', { withOpenOrders: ['studio.customer_open_orders'] });
    const market = person.shopperId ? (await findShopper(tx, { id: person.shopperId }))?.market : undefined;
    await erasePerson(tx, person);
    const after = { ...(reason && { reason }), kept: Object.fromEntries(stays.map(({ what, count }) => [what, count])) };
    await audit(tx, { at: now, who, action: 'customer.erase', subject: person.customerId, after });
    if (market) await sendMail(tx, { template: 'account-deleted', to: person.email, market, values: {}, now });
  });
  return { status: 'OK' };
}

export async function erasePerson(tx: Db, { shopperId, email, ownsEmail }: Omit<Person, 'customerId' | 'kind'>): Promise<void> {
  // Before the account's own: what is the account's carries the address, too, and is found by it.
  for (const { erase } of ownsEmail ? addressData : []) await erase(tx, email);
  await eraseMails(tx, { email, ownsEmail });
  if (!shopperId) return;
  for (const { erase } of personalData) await erase?.(tx, shopperId);
  await deleteShopper(tx, shopperId);
}
