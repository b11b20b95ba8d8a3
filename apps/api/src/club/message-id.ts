import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { id: string; messageKey: Buffer };

/** What a link that stops messages carries beside the contact's id: without it anybody could count through the contacts. */
export function messageIdOf({ id, messageKey }: Signed): string {
  return createHmac('sha256', messageKey).update(`unsubscribe ${id}`).digest('base64url');
}

export function isMessageId(contact: Signed, given: string): boolean {
  const known = Buffer.from(messageIdOf(contact));
  const offered = Buffer.from(given);
  return known.length === offered.length && timingSafeEqual(known, offered);
}
