import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { ChangedWay } from '../mail/way-changed.ts';
import { deviceName } from './device-name.ts';
import { shopperTable } from './shopper-tables.ts';
import type { Visit } from './visit.ts';

type Told = { shopperId: string; change: ChangedWay; visit: Visit; now: Date; provider?: string };

/** In the transaction that opens or closes a way into the account: whoever did it, the owner of the mailbox learns of it. */
export async function tellOfWay(tx: Db, { shopperId, change, visit, now, provider = '' }: Told): Promise<void> {
  const [shopper] = await tx.select({ email: shopperTable.email }).from(shopperTable).where(eq(shopperTable.id, shopperId));
  if (!shopper) return;
  const values = { change, provider, device: deviceName(visit.userAgent), at: now.toISOString() };
  await sendMail(tx, { template: 'way-changed', to: shopper.email, market: visit.market, values, now });
}
