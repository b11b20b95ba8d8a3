import type { Attempt } from '@selvedge/contract/attempt.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { ConflictPanel } from '../drafts/conflict-panel.tsx';
import type { Work } from '../drafts/edit-source.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useWorkKeys } from '../drafts/use-work-keys.ts';
import { useSteps } from '../editor/page-part/use-steps.ts';
import { navigate } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { wordsOf } from '../settings/setting-source.ts';
import side from '../shell/side-screen.module.css';
import { text } from '../texts/text.ts';
import { DeleteButton } from './delete-button.tsx';
import styles from './mailings.module.css';

type Props<T> = {
  title: string;
  close: string;
  first: T;
  version: number;
  isReadOnly?: boolean;
  send: (content: T, basedOn: number) => Promise<Attempt<unknown>>;
  /** As it is saved now, for the panel that shows two works. */
  read: () => Promise<Attempt<Work<T>>>;
  onSaved: () => void;
  children: (draft: T, onChange: (draft: T) => void) => ReactNode;
  /** Below the form, for its whole width; open to who only looks, too. */
  work?: ((work: { draft: T; onChange: (draft: T) => void; readOnly: boolean }) => ReactNode) | undefined;
  /** Undefined: it is not saved, or stays. */
  remove?: (() => Promise<Attempt<unknown>>) | undefined;
  /** What can be done with it once it is saved. */
  actions?: ((state: { isDirty: boolean }) => ReactNode) | undefined;
};

/** A mailing or a segment, saved by hand. What a colleague saved meanwhile is shown beside it. */
export function SavedForm<T>({
  title,
  close,
  first,
  version,
  isReadOnly = false,
  send,
  read,
  onSaved,
  remove,
  children,
  work,
  actions,
}: Props<T>) {
  const { notices } = useStudio();
  const hasRight = useRight('mailing.write');
  const canWrite = hasRight && !isReadOnly;
  const { value: draft, put, undo, redo } = useSteps(first);
  const isNew = version === 0;
  const { saver, save } = useDraft<T, 'live'>(() => ({ content: first, version, state: 'live', savedAt: '', isByHand: true, isNew }), {
    send: async ({ basedOn, content }) => {
      const answer = await send(content, basedOn);
      if (answer.hasError) return answer;
      notices.post({ kind: 'done', text: text('mailings.saved', { name: title }) });
      onSaved();
      return { hasError: false, data: { version: basedOn + 1, state: 'live', changedAt: '' } };
    },
    onMerged: put,
  });
  useEffect(() => saver.change(draft), [saver, draft]);
  useWorkKeys({ save: () => void saver.flush(), undo, redo });
  const [source] = useState(() => ({ placeOf: wordsOf, read }));
  const done = actions?.({ isDirty: saver.isDirty() });
  return (
    <section className={side.screen} aria-label={title}>
      <div className={side.screenHead}>
        <h2>{title}</h2>
        <a href={close}>{text('mailings.close')}</a>
      </div>
      {isReadOnly && done}
      <fieldset className={styles.form} disabled={!canWrite}>
        {children(draft, put)}
      </fieldset>
      {work?.({ draft, onChange: put, readOnly: !canWrite })}
      {canWrite && (
        <div className={styles.save} data-stays={work ? true : undefined}>
          <Button disabled={!saver.isDirty() || save.phase === 'saving'} onClick={() => void saver.flush()}>
            {text('mailings.save')}
          </Button>
          <Button look="quiet" disabled={!undo} onClick={undo} title="Ctrl+Z">
            {text('studio.undo')}
          </Button>
          <Button look="quiet" disabled={!redo} onClick={redo} title="Ctrl+Y">
            {text('editor.redo')}
          </Button>
          <p role="alert" className={styles.problem}>
            {save.phase === 'failed' && save.problem}
          </p>
        </div>
      )}
      {save.phase === 'conflict' && <ConflictPanel source={source} saver={saver} note={text('mailings.theirs_is_on_record')} />}
      {!isReadOnly && done}
      {remove && hasRight && (
        <DeleteButton
          name={title}
          remove={remove}
          onDeleted={() => {
            navigate(close);
            onSaved();
          }}
        />
      )}
    </section>
  );
}
