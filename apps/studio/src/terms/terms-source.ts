import { type TermsKey, terms } from '@selvedge/contract/studio/terms.ts';
import type { EditSource } from '../drafts/edit-source.ts';
import type { Call } from '../lib/studio-context.tsx';
import { wordsOf } from '../settings/setting-source.ts';

/** Terms, as the panel that shows two works sees them. */
export function termsSource(call: Call, key: TermsKey): Pick<EditSource<{ title: string; text: string }>, 'read' | 'placeOf'> {
  return {
    placeOf: wordsOf,
    async read() {
      const answer = await call(terms.getTerms, { query: key });
      if (answer.hasError) return answer;
      const { draft, live, basedOn, versions } = answer.data;
      const { title = '', text = '' } = draft ?? live ?? {};
      // Without a draft theirs is what holds: decided, and not only written.
      const decided = versions.find(({ state }) => state === 'live');
      const { changedBy, changedAt } = draft ?? { changedBy: decided?.decidedBy ?? '', changedAt: decided?.decidedAt ?? '' };
      return { hasError: false, data: { content: { title, text }, version: basedOn, changedBy, changedAt } };
    },
  };
}
