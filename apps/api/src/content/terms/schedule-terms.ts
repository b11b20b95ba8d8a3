import type { TermsKey } from '@selvedge/contract/studio/terms.ts';
import type { Db } from '../../db/db.ts';
import type { OutboxHandlers } from '../../jobs/relay-outbox.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import { holdOverdue, holdWhenDue, termsDue } from './decide-terms.ts';

type Settings = { db: Db; clock: () => Date };

/** Terms hold within a second of their moment, by the outbox. */
export function termsHandlers({ db, clock }: Settings): OutboxHandlers {
  return { [termsDue]: ({ payload }) => holdWhenDue(db, payload as TermsKey & { version: string }, clock()) };
}

/** Every minute, and so also after a night without any process: what was missed holds. */
export async function scheduleTerms(jobs: Jobs, { db, clock }: Settings): Promise<void> {
  await jobs.work('terms', () => holdOverdue(db, clock()));
  await jobs.schedule('terms', '* * * * *', {});
}
