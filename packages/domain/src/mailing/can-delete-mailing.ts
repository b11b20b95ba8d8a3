import type { MailingState } from '@selvedge/contract/studio/mailings.ts';
import { addDays } from '../date/add-days.ts';

/** So long the links of a mail that was sent lead where it says. */
const keptDays = 30;

/** A draft at any time. What was sent to somebody, a month after the last mail; what is planned or on its way is taken back or stopped first. */
export function canDeleteMailing({ state, lastMailAt }: { state: MailingState; lastMailAt: Date | null }, now: Date): boolean {
  if (state === 'draft') return true;
  return (state === 'sent' || state === 'stopped') && (lastMailAt === null || lastMailAt <= addDays(now, -keptDays));
}
