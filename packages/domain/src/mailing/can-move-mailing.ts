import type { MailingState } from '@selvedge/contract/studio/mailings.ts';

const moves: Readonly<Record<MailingState, readonly MailingState[]>> = {
  draft: ['planned'],
  planned: ['draft', 'sending'],
  sending: ['stopped', 'sent'],
  stopped: ['sending'],
  sent: [],
};

/** What becomes of a mailing. What has begun is never a draft again: some have read it. */
export function canMoveMailing(from: MailingState, to: MailingState): boolean {
  return moves[from].includes(to);
}
