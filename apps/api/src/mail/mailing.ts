import type { Translate } from '../http/texts-of.ts';
import type { MailLayout } from './mail-layout.ts';
import type { MailPart } from './mail-parts.ts';
import { type StopLink, stopMessages } from './stop-messages.ts';

/**
 * A message to the members of a segment. What it says is put in when it leaves: a hundred thousand copies of it would wait in the outbox otherwise.
 * `recipient` is what tells the shop who opened it; null for who did not agree to that. A test has nobody to stop messages for.
 */
export type MailingMail = Partial<StopLink> & {
  mailingId: string;
  recipient: string | null;
  subject: string;
  parts: readonly MailPart[];
};

export function mailing(t: Translate, mail: MailingMail, { market }: { market: string }): MailLayout {
  const { subject, parts, contactId, messageId, recipient } = mail;
  return {
    ...{ subject, text: '', parts, note: t('mail.mailing.note') },
    ...(contactId && messageId && { stop: stopMessages(t, { market, contactId, messageId }) }),
    ...(recipient && { dot: `/api/account/${market}/customerclub/mailing/opened?${new URLSearchParams({ recipient })}` }),
  };
}
