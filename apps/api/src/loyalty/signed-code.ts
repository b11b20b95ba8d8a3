import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';

/** What a square code shows: a member's card, or by its id a voucher or an offer of the member. */
export type ShownThing = { contactId: string; shownId?: string };
type Signed = ShownThing & { until: number };

const pattern = /^([0-9a-f-]{36})(?:\.([0-9a-f-]{36}))?\.([0-9a-z]{1,10})\.([\w-]{22})$/;

/** Signed with the member's own key: nobody else can write one, and it ends with the membership. */
export async function writeSignedCode(db: Db, { contactId, shownId, until }: Signed): Promise<string> {
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.id, contactId));
  const said = [contactId, ...(shownId ? [shownId] : []), until.toString(36)].join('.');
  return `${said}.${sign(said, contact!.messageKey)}`;
}

/** Undefined for what we never signed. Whether it is too old the caller asks. */
export async function readSignedCode(db: Db, code: string): Promise<Signed | undefined> {
  const match = pattern.exec(code);
  if (!match) return undefined;
  const [, contactId = '', shownId, until = '', proof = ''] = match;
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.id, contactId));
  if (!contact) return undefined;
  const known = Buffer.from(sign(code.slice(0, code.lastIndexOf('.')), contact.messageKey));
  if (!timingSafeEqual(known, Buffer.from(proof))) return undefined;
  return { contactId, ...(shownId && { shownId }), until: Number.parseInt(until, 36) };
}

function sign(said: string, key: Buffer): string {
  return createHmac('sha256', key).update(`member card ${said}`).digest('base64url').slice(0, 22);
}
