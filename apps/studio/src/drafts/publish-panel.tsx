import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { PageProblem } from '@selvedge/contract/studio/page-edit.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import inputs from '../fields/fields.module.css';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { findText, text } from '../texts/text.ts';
import type { DraftSaver } from './create-draft-saver.ts';
import { DifferenceList } from './difference-list.tsx';
import type { EditSource } from './edit-source.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { PlanFields } from './plan-fields.tsx';
import type { Planned } from './put-into-release.ts';

type Props<C, S extends string> = {
  source: EditSource<C>;
  saver: DraftSaver<C, S>;
  /** Only now: whoever may publish this, but no releases. */
  canPlan?: boolean;
  onPublished: () => void;
  onReload: () => Promise<void>;
  onClose: () => void;
};

/** Live now, at a moment, or together with other changes; and what stands in the way. */
export function PublishPanel<C, S extends string>({ source, saver, canPlan = true, onPublished, onReload, onClose }: Props<C, S>) {
  const { notices } = useStudio();
  const [problems, setProblems] = useState<readonly PageProblem[]>();
  const [warnings, setWarnings] = useState<readonly PageProblem[]>([]);
  const [live, setLive] = useState<C | undefined>(source.live);
  const [problem, setProblem] = useState('');
  const [since, setSince] = useState<readonly string[]>([]);

  const { version } = useSyncExternalStore(saver.subscribe, saver.read);
  const hasLed = useRef(false);

  // Looked at again after each save: who mends what stands in the way sees it go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is the reason
  useEffect(() => {
    let isOver = false;
    void saver.flush().then(async () => {
      const found = await source.check();
      const noted = found.length === 0 ? await source.warn() : [];
      if (isOver) return;
      setProblems(found);
      setWarnings(noted);
      if (found[0] && !hasLed.current) source.goTo?.(found[0].at);
      hasLed.current = true;
    });
    return () => {
      isOver = true;
    };
  }, [saver, source, version]);

  /** What is published is what stands here, kept: not a version that was never saved. */
  async function keep(): Promise<number | undefined> {
    const isKept = await saver.flush();
    if (isKept && saver.read().version > 0) return saver.read().version;
    if (!isKept) return void setProblem(text('editor.not_kept'));
    return void setProblem(text('editor.nothing_to_publish'));
  }

  async function publish(decided: string[] = []): Promise<void> {
    const version = await keep();
    if (version === undefined) return;
    const answer = await source.publish(version, decided);
    if (answer.hasError) {
      const fields = answer.error.status === 409 ? Object.keys(answer.response?.result?.errors ?? {}) : [];
      setSince(fields.filter((field) => field !== 'version'));
      return setProblem(errorText(answer.error));
    }
    setSince([]);
    onPublished();
    saver.note({ version: answer.data.version });
    for (const { name, dueAt, fields } of answer.data.planned) {
      const when = dueAt ? formatMoment(dueAt) : text('releases.undecided');
      const places = fields.map(source.placeOf).join(', ');
      notices.post({ kind: 'failed', text: text('editor.planned_again', { name, when, fields: places }) });
    }
    setLive(saver.wanted());
    setProblem('');
    notices.post({ kind: 'done', text: text('editor.published', { number: answer.data.number }) });
    if (answer.data.content !== undefined) await onReload();
  }

  async function take(): Promise<Planned | undefined> {
    const version = await keep();
    return version === undefined ? undefined : source.toRelease(version);
  }

  async function withdraw({ sure, done, send, undo }: NonNullable<EditSource<C>['withdraw']>): Promise<void> {
    if (!confirm(sure)) return;
    const answer = await send();
    if (answer.hasError) return setProblem(errorText(answer.error));
    notices.post({ kind: 'done', text: done, ...(undo && { undo: () => void putBack(undo) }) });
    await onReload();
  }

  async function putBack(undo: () => Promise<Attempt<unknown>>): Promise<void> {
    const answer = await undo();
    notices.post(answer.hasError ? { kind: 'failed', text: errorText(answer.error) } : { kind: 'done', text: text('editor.put_back') });
    await onReload();
  }

  const isFine = problems?.length === 0;
  return (
    <Panel title={text('editor.publish')} onClose={onClose}>
      {problems && problems.length > 0 && (
        <div role="alert" className={styles.problems}>
          <p>{text('editor.in_the_way')}</p>
          <ul>
            {problems.map(({ at, keys }) => (
              <li key={at}>
                {source.goTo ? (
                  <button type="button" onClick={() => source.goTo?.(at)}>
                    {source.placeOf(at)}
                  </button>
                ) : (
                  source.placeOf(at)
                )}
                : {keys.map((key) => findText(key) ?? text('error.invalid')).join(' ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {warnings.length > 0 && (
        <div role="alert" className={styles.problems}>
          <p>{text('editor.warnings')}</p>
          <ul>
            {warnings.map(({ at, keys }) => (
              <li key={at}>
                {at && `${source.placeOf(at)}: `}
                {keys.map((key) => findText(key) ?? '').join(' ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      {since.length > 0 && (
        <div className={styles.problems}>
          <p>{text('editor.published_since')}</p>
          <ul>
            {since.map((field) => (
              <li key={field}>{source.placeOf(field)}</li>
            ))}
          </ul>
          <Button look="secondary" onClick={() => void publish([...since])}>
            {text('editor.publish_mine')}
          </Button>
        </div>
      )}
      <Button disabled={!isFine} onClick={() => void publish()}>
        {text(warnings.length > 0 ? 'editor.publish_anyway' : 'editor.publish_now')}
      </Button>
      {canPlan && <PlanFields title={source.title} isDisabled={!isFine} take={take} onProblem={setProblem} placeOf={source.placeOf} />}
      {live && (
        <details className={inputs.details}>
          <summary>{text('editor.what_changes')}</summary>
          <DifferenceList
            before={live}
            after={saver.wanted()}
            names={{ before: text('editor.live'), after: text('editor.mine') }}
            placeOf={source.placeOf}
          />
        </details>
      )}
      {source.withdraw && (
        <Button look="quiet" onClick={() => void withdraw(source.withdraw!)}>
          {source.withdraw.label}
        </Button>
      )}
    </Panel>
  );
}
