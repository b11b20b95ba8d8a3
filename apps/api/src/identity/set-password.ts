import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { sendMail } from '../mail/send-mail.ts';
import { deviceName } from './device-name.ts';
import type { Shopper } from './get-shopper.ts';
import { revokeShopperSessions } from './shopper-session.ts';
import { shopperTable } from './shopper-tables.ts';
import type { Visit } from './visit.ts';

type NewPassword = {
  shopper: Pick<Shopper, 'id' | 'email'>;
  passwordHash: string;
  visit: Visit;
  now: Date;
  /** Which sessions go on: none, all but those of other devices, or all of them. */
  keep: { session?: string } | 'all';
};

/** Whoever did it, the owner of the mailbox learns of it and what to do if it was somebody else. */
export async function setPassword(tx: Db, { shopper, passwordHash, visit, now, keep }: NewPassword): Promise<void> {
  await tx.update(shopperTable).set({ passwordHash }).where(eq(shopperTable.id, shopper.id));
  if (keep !== 'all') await revokeShopperSessions(tx, { shopperId: shopper.id, except: keep.session, now });
  const values = { device: deviceName(visit.userAgent), at: now.toISOString() };
  await sendMail(tx, { template: 'password-changed', to: shopper.email, market: visit.market, values, now });
}
