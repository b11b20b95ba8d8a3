import { type EditedTerms, type TermsKey, terms } from '@selvedge/contract/studio/terms.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import type { DraftSaver } from '../drafts/create-draft-saver.ts';
import { DifferenceList } from '../drafts/difference-list.tsx';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { wordsOf } from '../settings/setting-source.ts';
import { FormField, FormGroup } from '../shell/form-field.tsx';
import { fromLocalInput } from '../shell/moment.ts';
import { findText, text } from '../texts/text.ts';
import styles from './terms.module.css';

type Words = { title: string; text: string };
type Props = {
  live: EditedTerms['live'];
  words: Words;
  saver: DraftSaver<Words, 'draft' | 'live'>;
  terms: TermsKey;
  onDone: (next: EditedTerms) => void;
};

/** From when it holds, why, and what differs from what holds now. */
export function DecidePanel({ live, words, saver, terms: key, onDone }: Props) {
  const { call, notices } = useStudio();
  const [from, setFrom] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<Record<string, string[]>>({});
  const [failed, setFailed] = useState('');

  const [since, setSince] = useState<readonly string[]>([]);

  async function decide(decided: string[] = []): Promise<void> {
    if (!(await saver.flush())) return setFailed(text('terms.not_kept'));
    const validFrom = fromLocalInput(from) ?? new Date().toISOString();
    const answer = await call(terms.decideTerms, { body: { ...key, basedOn: saver.read().version, validFrom, note, decided } });
    if (answer.hasError) {
      const errors = answer.response?.result?.errors ?? {};
      setProblem(errors);
      setSince(answer.error.status === 409 ? Object.keys(errors).filter((field) => field !== 'basedOn') : []);
      return setFailed(errorText(answer.error));
    }
    notices.post({ kind: 'done', text: text(from ? 'terms.decided' : 'terms.holds_now') });
    for (const { version, overlaps } of answer.data.versions)
      if (overlaps.length > 0) notices.post({ kind: 'failed', text: text('terms.undoes', { version }) });
    onDone(answer.data);
  }

  const wrong = Object.values(problem).flat().map(findText).find(Boolean);
  return (
    <FormGroup title={text('terms.decide')} note={text('terms.decide_note')}>
      <FormField label={text('terms.valid_from')} hint={text('terms.valid_from_hint')}>
        {(ties) => <input {...ties} type="datetime-local" value={from} onChange={(event) => setFrom(event.target.value)} />}
      </FormField>
      <FormField label={text('terms.note')} hint={text('terms.note_hint')}>
        {(ties) => <input {...ties} value={note} maxLength={1000} onChange={(event) => setNote(event.target.value)} />}
      </FormField>
      <div className={styles.decide}>
        <Button onClick={() => void decide()}>{text(from ? 'terms.decide_for' : 'terms.decide_now')}</Button>
        {since.length > 0 && (
          <>
            <p role="alert" className={styles.problem}>
              {text('terms.decided_since', { fields: since.map(wordsOf).join(', ') })}
            </p>
            <Button look="secondary" onClick={() => void decide([...since])}>
              {text('terms.decide_mine')}
            </Button>
          </>
        )}
        {since.length === 0 && (failed || wrong) && (
          <p role="alert" className={styles.problem}>
            {wrong ?? failed}
          </p>
        )}
      </div>
      {live && (
        <details className={styles.differences}>
          <summary>{text('terms.differences')}</summary>
          <DifferenceList
            before={paragraphs(live)}
            after={paragraphs(words)}
            names={{ before: text('terms.was'), after: text('terms.will_be') }}
            placeOf={wordsOf}
          />
        </details>
      )}
    </FormGroup>
  );
}

/** A whole text that differs says nothing; paragraphs do. */
function paragraphs({ title, text: words }: Words): Record<string, string> {
  const parts = words.split(/\n\s*\n/).map((part, index) => [String(index), part] as const);
  return { title, ...Object.fromEntries(parts) };
}
