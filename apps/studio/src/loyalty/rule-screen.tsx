import type { Attempt } from '@selvedge/contract/attempt.ts';
import { type LoyaltyRules, type RuleToPreview, staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { ConflictPanel } from '../drafts/conflict-panel.tsx';
import type { EditSource } from '../drafts/edit-source.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { type Call, useRight, useStudio } from '../lib/studio-context.tsx';
import { wordsOf } from '../settings/setting-source.ts';
import side from '../shell/side-screen.module.css';
import { type TextKey, text } from '../texts/text.ts';
import styles from './loyalty.module.css';
import { RuleCost } from './rule-cost.tsx';

type SavedRule<T> = { content: T; version: number; changedBy: string; changedAt: string };

type Props<T> = {
  title: string;
  /** Where the list is. */
  close: string;
  first: T;
  version: number;
  /** Nobody has saved it, not even as it is opened. */
  isNew?: boolean;
  send: (call: Call, sent: { content: T; basedOn: number }) => Promise<Attempt<LoyaltyRules>>;
  find: (rules: LoyaltyRules) => SavedRule<T> | undefined;
  problemOf: (draft: T) => TextKey | undefined;
  onSaved: () => void;
  /** What the shop reckons the cost of. */
  previewOf: (draft: T) => RuleToPreview;
  children: (draft: T, onChange: (draft: T) => void) => ReactNode;
};

/** One rule of the club, saved by hand: from then on it holds. What a colleague saved meanwhile is shown beside it. */
export function RuleScreen<T>({
  title,
  close,
  first,
  version,
  isNew = false,
  send,
  find,
  problemOf,
  onSaved,
  previewOf,
  children,
}: Props<T>) {
  const { call, notices } = useStudio();
  const canWrite = useRight('promotion.write');
  const [draft, setDraft] = useState(first);
  const { saver, save } = useDraft<T, 'live'>(() => ({ content: first, version, state: 'live', savedAt: '', isByHand: true, isNew }), {
    send: async ({ basedOn, content }) => {
      const answer = await send(call, { content, basedOn });
      if (answer.hasError) return answer;
      notices.post({ kind: 'done', text: text('club.saved', { name: title }) });
      onSaved();
      const { changedAt = '' } = find(answer.data) ?? {};
      return { hasError: false, data: { version: basedOn + 1, state: 'live', changedAt } };
    },
    onMerged: setDraft,
  });
  const [source] = useState(() => sourceOf(call, find));
  const problem = problemOf(draft);

  function change(next: T): void {
    setDraft(next);
    saver.change(next);
  }

  return (
    <section className={side.screen} aria-label={title}>
      <div className={side.screenHead}>
        <h2>{title}</h2>
        <a href={close}>{text('club.close')}</a>
      </div>
      <fieldset className={styles.form} disabled={!canWrite}>
        {children(draft, change)}
      </fieldset>
      {!problem && <RuleCost rule={previewOf(draft)} />}
      {canWrite && (
        <div className={styles.save}>
          <Button disabled={!saver.isDirty() || problem !== undefined || save.phase === 'saving'} onClick={() => void saver.flush()}>
            {text('club.save')}
          </Button>
          <p role="alert" className={styles.problem}>
            {problem ? text(problem) : save.phase === 'failed' && save.problem}
          </p>
        </div>
      )}
      {save.phase === 'conflict' && <ConflictPanel source={source} saver={saver} note={text('club.theirs_is_on_record')} />}
    </section>
  );
}

/** The rule as it is saved now, for the panel that shows two works. */
function sourceOf<T>(call: Call, find: Props<T>['find']): Pick<EditSource<T>, 'read' | 'placeOf'> {
  return {
    placeOf: wordsOf,
    async read() {
      const answer = await call(staffLoyalty.rules, {});
      if (answer.hasError) return answer;
      return { hasError: false, data: find(answer.data) ?? { content: undefined, version: 0, changedBy: '', changedAt: '' } };
    },
  };
}
