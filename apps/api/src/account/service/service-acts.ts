import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { clubContactTable } from '../../club/tables.ts';
import { stopMessages } from '../../club/unsubscribe.ts';
import { staffOf } from '../../http/staff-of.ts';
import { findShopper } from '../../identity/get-shopper.ts';
import { mailToken } from '../../identity/mail-token.ts';
import { revokeShopperSessions } from '../../identity/shopper-session.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { getPerson } from './person.ts';

type Of = { customerId: string };
type Done = { status: 'OK' };

/** To the address of the account, and to no other. */
export async function resendVerification(ctx: Ctx, { customerId }: Of): Promise<Done> {
  const { shopperId, customerId: subject } = await getPerson(ctx.db, customerId);
  const shopper = shopperId ? await findShopper(ctx.db, { id: shopperId }) : undefined;
  if (!shopper) throw new ShopError('not_found');
  if (shopper.emailVerified) throw new ShopError('conflict', { customerId: ['studio.customer_proven_already'] });
  const { id, email, market } = shopper;
  await ctx.db.transaction(async (tx) => {
    await mailToken(tx, { purpose: 'verify-email', shopperId: id, email, market, now: ctx.now });
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'customer.verify', subject });
  });
  return { status: 'OK' };
}

/** For somebody whose telephone was stolen. */
export async function endCustomerSessions(ctx: Ctx, { customerId }: Of): Promise<Done> {
  const { shopperId, customerId: subject } = await getPerson(ctx.db, customerId);
  if (!shopperId) throw new ShopError('not_found');
  await ctx.db.transaction(async (tx) => {
    await revokeShopperSessions(tx, { shopperId, now: ctx.now });
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'customer.end-sessions', subject });
  });
  return { status: 'OK' };
}

export async function unsubscribeCustomer(ctx: Ctx, { customerId }: Of): Promise<Done> {
  const { email, ownsEmail, customerId: subject } = await getPerson(ctx.db, customerId);
  const { now } = ctx;
  await ctx.db.transaction(async (tx) => {
    const [contact] = ownsEmail ? await tx.select().from(clubContactTable).where(eq(clubContactTable.email, email)) : [];
    if (!contact) throw new ShopError('not_found');
    // Not from an address of the customer's: the entry names who asked in their place.
    const stopped = await stopMessages(tx, { contactId: contact.id, source: 'service', market: contact.market, now, address: '' });
    if (stopped) await audit(tx, { at: now, who: staffOf(ctx), action: 'customer.unsubscribe', subject });
  });
  return { status: 'OK' };
}
