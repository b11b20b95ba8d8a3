import { audit } from '../../audit/audit.ts';
import { staffOf } from '../../http/staff-of.ts';
import { listMails } from '../../mail/personal-mails.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { personalData } from '../personal-data.ts';
import { addressData } from './address-data.ts';
import { getPerson } from './person.ts';

/** The file that a customer is owed, handed out by staff. Written down each time. */
export async function exportCustomer(
  ctx: Ctx,
  { customerId, reason }: { customerId: string; reason: string },
): Promise<Record<string, unknown>> {
  const { customerId: subject, shopperId, email, ownsEmail } = await getPerson(ctx.db, customerId);
  const after = reason ? { reason } : undefined;
  await audit(ctx.db, { at: ctx.now, who: staffOf(ctx), action: 'customer.export', subject, after });
  const file: Record<string, unknown> = { exportedAt: ctx.now.toISOString(), email };
  for (const { name, collect } of shopperId ? personalData : []) file[name] = await collect(ctx.db, shopperId!);
  for (const { name, collect } of ownsEmail ? addressData : []) file[name] ??= await collect(ctx.db, email);
  return { ...file, mails: await listMails(ctx.db, { email, ownsEmail }) };
}
