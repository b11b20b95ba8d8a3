import { type EditedTerms, terms } from '@selvedge/contract/studio/terms.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useMemo, useState } from 'react';
import { ConflictPanel } from '../drafts/conflict-panel.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { errorText } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { DecidePanel } from './decide-panel.tsx';
import { MarkupField } from './markup-field.tsx';
import styles from './terms.module.css';
import { TermsPreview } from './terms-preview.tsx';
import { termsSource } from './terms-source.ts';
import { TermsVersions } from './terms-versions.tsx';

type Words = { title: string; text: string };
type Props = { first: EditedTerms; onReload: () => Promise<void>; onDone: (next: EditedTerms) => void };

/** The next version while it is written: kept by itself, seen as shoppers will, decided for a day. */
export function TermsEditor({ first, onReload, onDone }: Props) {
  const { call, notices } = useStudio();
  const canWrite = useRight('content.write');
  const canDecide = useRight('content.publish');
  const { market, slug, live } = first;
  const key = useMemo(() => ({ market, slug }), [market, slug]);
  const [words, setWords] = useState<Words>(() => ({
    title: first.draft?.title ?? live?.title ?? '',
    text: first.draft?.text ?? live?.text ?? '',
  }));
  const { saver, save } = useDraft<Words, 'draft' | 'live'>(
    () => ({
      content: words,
      version: first.basedOn,
      state: first.draft ? ('draft' as const) : ('live' as const),
      savedAt: first.draft?.changedAt ?? '',
    }),
    {
      send: async ({ basedOn, content, base }) => {
        const answer = await call(terms.saveTerms, { body: { ...key, ...content, basedOn, ...(base && { base }) } });
        if (answer.hasError) return answer;
        const { basedOn: version, draft } = answer.data;
        const isMerged = draft && (draft.title !== content.title || draft.text !== content.text);
        const merged = isMerged ? { content: { title: draft.title, text: draft.text } } : {};
        return { hasError: false, data: { version, state: 'draft' as const, changedAt: draft?.changedAt ?? '', ...merged } };
      },
      onMerged: setWords,
    },
  );
  const source = useMemo(() => termsSource(call, key), [call, key]);
  const isWork = save.state === 'draft' || saver.isDirty();

  function write(part: Partial<Words>): void {
    const next = { ...words, ...part };
    setWords(next);
    saver.change(next);
  }

  async function discard(): Promise<void> {
    if (!(await saver.flush())) return;
    const answer = await call(terms.discardTerms, { body: { ...key, basedOn: saver.read().version } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    const lost = words;
    const undo = () => void call(terms.saveTerms, { body: { ...key, ...lost, basedOn: 0 } }).then(onReload);
    notices.post({ kind: 'done', text: text('terms.discarded'), undo });
    onDone(answer.data);
  }

  return (
    <section className={styles.screen} aria-label={live?.title ?? slug}>
      <header className={styles.screenHead}>
        <h2>{words.title || slug}</h2>
        <p role="status" data-phase={save.phase}>
          {save.phase === 'failed'
            ? text('editor.save_failed', { problem: save.problem ?? '' })
            : isWork
              ? text(`editor.save_${save.phase}`)
              : ''}
        </p>
        {isWork && canWrite && (
          <Button look="quiet" onClick={() => void discard()}>
            {text('terms.discard')}
          </Button>
        )}
      </header>
      {first.isInherited && live && <p className={styles.about}>{text('terms.inherits')}</p>}
      {save.phase === 'conflict' && <ConflictPanel source={source} saver={saver} />}
      <div className={styles.columns}>
        <fieldset disabled={!canWrite} className={styles.words}>
          <FormField label={text('terms.words_title')}>
            {(ties) => <input {...ties} value={words.title} maxLength={200} onChange={(event) => write({ title: event.target.value })} />}
          </FormField>
          <MarkupField label={text('terms.words_text')} value={words.text} onChange={(next) => write({ text: next })} />
        </fieldset>
        <section className={styles.preview} aria-label={text('terms.preview')}>
          <p className={styles.about}>{text('terms.preview')}</p>
          <h1>{words.title}</h1>
          <TermsPreview market={market} text={words.text} />
        </section>
      </div>
      {canDecide && isWork && <DecidePanel live={live} words={words} saver={saver} terms={key} onDone={onDone} />}
      <TermsVersions terms={first} onDone={onDone} />
    </section>
  );
}
