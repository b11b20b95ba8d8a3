import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { Member } from './get-member.ts';
import type { ShownCode } from './loyalty-provider.ts';
import { shownUntil } from './show-voucher.ts';

/** LOY-024 the member's card. Signed and short-lived: a photograph of it collects no points a day later. */
export async function getMemberCode({ db, now }: Ctx, { contactId }: Member): Promise<ShownCode> {
  const until = shownUntil(now);
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.id, contactId));
  const said = `${contactId}.${Date.parse(until).toString(36)}`;
  return { code: `${said}.${sign(said, contact!.messageKey)}`, shownUntil: until };
}

/** For a till: whose card it is, while it is shown. */
export async function readMemberCode(db: Db, { code, now }: { code: string; now: Date }): Promise<{ contactId: string } | undefined> {
  const match = /^([0-9a-f-]{36})\.([0-9a-z]{1,10})\.([\w-]{22})$/.exec(code);
  if (!match || Number.parseInt(match[2]!, 36) <= now.getTime()) return undefined;
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.id, match[1]!));
  if (!contact) return undefined;
  const known = Buffer.from(sign(`${match[1]}.${match[2]}`, contact.messageKey));
  return timingSafeEqual(known, Buffer.from(match[3]!)) ? { contactId: contact.id } : undefined;
}

function sign(said: string, key: Buffer): string {
  return createHmac('sha256', key).update(`member card ${said}`).digest('base64url').slice(0, 22);
}
