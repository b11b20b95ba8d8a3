import { RichText } from '@selvedge/blocks/rich-text.tsx';
import { type EditedTerms, terms } from '@selvedge/contract/studio/terms.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { DifferenceList } from '../drafts/difference-list.tsx';
import { createDraftSaver } from '../drafts/draft-saver.ts';
import { errorText } from '../lib/error-text.ts';
import { guardLeaving } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { wordsOf } from '../settings/setting-source.ts';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { DecidePanel } from './decide-panel.tsx';
import { MarkupField } from './markup-field.tsx';
import styles from './terms.module.css';
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
  const [theirs, setTheirs] = useState<EditedTerms>();
  const saver = useMemo(
    () =>
      createDraftSaver<Words, 'draft' | 'live'>({
        content: { title: first.draft?.title ?? live?.title ?? '', text: first.draft?.text ?? live?.text ?? '' },
        version: first.basedOn,
        state: first.draft ? 'draft' : 'live',
        savedAt: first.draft?.changedAt ?? '',
        explain: errorText,
        save: async ({ basedOn, content }) => {
          const answer = await call(terms.saveTerms, { body: { ...key, ...content, basedOn } });
          if (answer.hasError) return answer;
          const { basedOn: version, draft } = answer.data;
          return { hasError: false, data: { version, state: 'draft' as const, changedAt: draft?.changedAt ?? '' } };
        },
      }),
    [first, live, key, call],
  );
  const save = useSyncExternalStore(saver.subscribe, saver.read);
  const isWork = save.state === 'draft' || saver.isDirty();

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => saver.isDirty() && event.preventDefault();
    const release = guardLeaving(() => !saver.isDirty() || confirm(text('editor.leave')));
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeEventListener('beforeunload', warn);
      void saver.flush();
    };
  }, [saver]);

  useEffect(() => {
    if (save.phase !== 'conflict') return;
    void call(terms.getTerms, { query: key }).then((answer) => !answer.hasError && setTheirs(answer.data));
  }, [save.phase, call, key]);

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
      {theirs && save.phase === 'conflict' && (
        <section className={styles.conflict} aria-label={text('editor.conflict')}>
          <p role="alert">{text('terms.conflict', { who: theirs.draft?.changedBy ?? '' })}</p>
          <DifferenceList
            before={{ title: theirs.draft?.title ?? '', text: theirs.draft?.text ?? '' }}
            after={words}
            names={{ before: text('editor.theirs'), after: text('editor.mine') }}
            placeOf={wordsOf}
          />
          <p className={styles.actions}>
            <Button look="secondary" onClick={() => void saver.goOnFrom(theirs.basedOn)}>
              {text('editor.keep_mine')}
            </Button>
            <Button look="secondary" onClick={() => void onReload()}>
              {text('editor.take_theirs')}
            </Button>
          </p>
        </section>
      )}
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
          <RichText text={words.text.replaceAll('{market}', market)} />
        </section>
      </div>
      {canDecide && isWork && <DecidePanel live={live} words={words} saver={saver} terms={key} onDone={onDone} />}
      <TermsVersions terms={first} onDone={onDone} />
    </section>
  );
}
