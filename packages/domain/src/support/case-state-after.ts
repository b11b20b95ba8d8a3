import type { CaseState } from '@selvedge/contract/support.ts';

/** What becomes of a case. Only an answer makes it answered, and every word of the shopper opens it again. */
const next = {
  open: { asked: 'open', answered: 'answered', closed: 'closed', reopened: undefined },
  answered: { asked: 'open', answered: 'answered', closed: 'closed', reopened: 'open' },
  closed: { asked: 'open', answered: 'answered', closed: undefined, reopened: 'open' },
} as const satisfies Record<CaseState, Record<CaseEvent, CaseState | undefined>>;

export type CaseEvent = 'asked' | 'answered' | 'closed' | 'reopened';

/** The state after an event; undefined where it cannot happen. */
export function caseStateAfter(state: CaseState, event: CaseEvent): CaseState | undefined {
  return next[state][event];
}
