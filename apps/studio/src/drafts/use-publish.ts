import type { Attempt } from '@selvedge/contract/attempt.ts';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import type { DraftSaver } from './create-draft-saver.ts';
import type { EditSource } from './edit-source.ts';
import type { Planned } from './put-into-release.ts';

type Props<C, S extends string> = {
  source: EditSource<C>;
  saver: DraftSaver<C, S>;
  onPublished: () => void;
  onReload: () => Promise<void>;
};

/** Publishes, plans and withdraws a draft; `since` are the fields that somebody else has published meanwhile. */
export function usePublish<C, S extends string>({ source, saver, onPublished, onReload }: Props<C, S>) {
  const { notices } = useStudio();
  const [live, setLive] = useState<C | undefined>(source.live);
  const [problem, setProblem] = useState('');
  const [since, setSince] = useState<readonly string[]>([]);

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

  return { live, problem, since, setProblem, publish, take, withdraw };
}
