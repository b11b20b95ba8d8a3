import { editing } from '@selvedge/contract/studio/editing.ts';
import type { Release } from '@selvedge/contract/studio/page-edit.ts';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { formatMoment, fromLocalInput, toLocalInput } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { ReleaseOverlaps } from './release-overlaps.tsx';
import { ReleaseParts } from './release-parts.tsx';
import styles from './releases-page.module.css';

type Props = {
  release: Release;
  /** The address names it: it is what somebody came for. */
  isWanted: boolean;
  onChanged: () => void;
};

export function ReleaseCard({ release, isWanted, onChanged }: Props) {
  const { call, notices } = useStudio();
  const canPublish = useRight('content.publish');
  const [problem, setProblem] = useState('');
  const card = useRef<HTMLElement>(null);
  const { id, name, state, dueAt, endedAt, createdBy } = release;
  const isOpen = state === 'planned' && canPublish;
  const params = { id };

  useEffect(() => {
    if (!isWanted) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [isWanted]);

  async function act(done: Promise<Awaited<ReturnType<typeof call>>>, said: string, undo?: () => void): Promise<void> {
    const answer = await done;
    setProblem(answer.hasError ? errorText(answer.error) : '');
    if (!answer.hasError) notices.post({ kind: 'done', text: said, ...(undo && { undo }) });
    onChanged();
  }

  function move(to: string | null): void {
    const before = dueAt ?? null;
    if (to === before) return;
    const change = (moment: string | null) => call(editing.changeRelease, { params, body: { dueAt: moment } });
    const said = (moment: string | null) =>
      moment ? text('releases.moved', { name, when: formatMoment(moment) }) : text('releases.moved_undecided', { name });
    void act(change(to), said(to), () => void act(change(before), said(before)));
  }

  return (
    <article ref={card} className={styles.card} aria-label={name} aria-current={isWanted || undefined} tabIndex={-1}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <p>
          {state === 'planned'
            ? dueAt
              ? text('releases.due', { when: formatMoment(dueAt) })
              : text('releases.undecided')
            : text(`releases.${state}`, { when: endedAt ? formatMoment(endedAt) : '' })}
          {' · '}
          {createdBy}
        </p>
        {isOpen && (
          <div className={styles.tools}>
            <label>
              {text('releases.moment')}
              <input
                type="datetime-local"
                defaultValue={toLocalInput(dueAt)}
                key={dueAt}
                onBlur={(event) => move(fromLocalInput(event.target.value) ?? null)}
              />
            </label>
            <button type="button" onClick={() => void act(call(editing.publishRelease, { params }), text('releases.went_live', { name }))}>
              {text('releases.publish')}
            </button>
            <button type="button" onClick={() => void act(call(editing.cancelRelease, { params }), text('releases.called_off', { name }))}>
              {text('releases.cancel')}
            </button>
          </div>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
      <ReleaseOverlaps overlaps={release.overlaps} />
      <ReleaseParts
        release={release}
        onRemove={
          isOpen
            ? (title, body) => void act(call(editing.changeRelease, { params, body }), text('releases.taken_out', { title, name }))
            : undefined
        }
      />
    </article>
  );
}
