import type { Translate } from '../http/texts-of.ts';

/** How messages like this one are ended: by a page for the reader, by a call for the reader's mail program (RFC 8058). */
export type Stop = { label: string; path: string; callPath: string };

/** What the links that stop the club's messages carry. */
export type StopLink = { contactId: string; messageId: string };

export function stopMessages(t: Translate, { market, contactId, messageId }: StopLink & { market: string }): Stop {
  const link = new URLSearchParams({ contactId, messageId });
  return {
    label: t('mail.unsubscribe'),
    path: `/${market}/unsubscribe?${link}`,
    callPath: `/api/account/${market}/customerclub/unsubscribe/one-click?${link}`,
  };
}

/** By which a mail program offers its own button (RFC 8058). None for a mail that nobody can end. */
export function stopHeaders(callUrl: string | null | undefined): Record<string, string> {
  return callUrl ? { 'List-Unsubscribe': `<${callUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}
