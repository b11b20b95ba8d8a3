import { mergeFields } from '@selvedge/domain/versions/merge-fields.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import type { DraftSaver } from './create-draft-saver.ts';
import type { EditSource, Work } from './edit-source.ts';
import { FieldChoices, type Sides } from './field-choices.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

/** Work that met another's: what both began with, what it is now, and how it goes on. */
export type MetWork<C> = Pick<DraftSaver<C, string>, 'kept' | 'wanted' | 'settle'>;

type Props<C> = {
  source: Pick<EditSource<C>, 'read' | 'placeOf'>;
  saver: MetWork<C>;
  /** Where theirs is found when it is not chosen. */
  note?: string;
  onClose?: () => void;
};

/** Two people changed the same field. Of each, somebody chooses whose stays; whatever else they changed is kept of both. */
export function ConflictPanel<C>({ source, saver, note, onClose }: Props<C>) {
  const [theirs, setTheirs] = useState<Work<C>>();
  const [problem, setProblem] = useState('');
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is the reason to ask again
  useEffect(() => {
    let isStale = false;
    void source.read().then((answer) => {
      if (isStale) return;
      setProblem(answer.hasError ? errorText(answer.error) : '');
      if (!answer.hasError) setTheirs(answer.data);
    });
    return () => {
      isStale = true;
    };
  }, [source, turn]);
  return (
    <Panel title={text('editor.conflict')} {...(onClose && { onClose })}>
      {problem && (
        <p role="alert">
          {problem}{' '}
          <button type="button" onClick={() => setTurn(turn + 1)}>
            {text('studio.retry')}
          </button>
        </p>
      )}
      {theirs && <Choice theirs={theirs} saver={saver} placeOf={source.placeOf} note={note} />}
    </Panel>
  );
}

type ChoiceProps<C> = { theirs: Work<C>; saver: MetWork<C>; placeOf: (at: string) => string; note: string | undefined };

function Choice<C>({ theirs, saver, placeOf, note }: ChoiceProps<C>) {
  const [sides, setSides] = useState<Sides>({});
  const { version, changedBy, changedAt } = theirs;
  const base = saver.kept();
  const other = theirs.content ?? base;
  const works = { base, mine: saver.wanted(), theirs: other };
  const { conflicts } = mergeFields(works);
  const losesTheirs = conflicts.some(({ at }) => sides[at] === 'mine');
  const left = conflicts.filter(({ at }) => !sides[at]).length;

  function settle(chosen: Sides): void {
    const taken = new Set(conflicts.flatMap(({ at }) => (chosen[at] === 'theirs' ? [at] : [])));
    const content = mergeFields(works, { theirs: taken }).merged as C;
    void saver.settle({ content, theirs: other as C, version, keeps: taken.size < conflicts.length });
  }

  // What they changed is something else: there is nothing to ask.
  const isAsked = conflicts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each work of theirs
  useEffect(() => {
    if (!isAsked) settle({});
  }, [isAsked, theirs]);

  if (!isAsked) return <p role="status">{text('studio.loading')}</p>;
  const who = changedBy || text('editor.a_colleague');
  const when = changedAt ? formatMoment(changedAt) : text('editor.meanwhile');
  return (
    <>
      <p>{text('editor.conflict_advice', { who, when })}</p>
      <FieldChoices conflicts={conflicts} sides={sides} placeOf={placeOf} onChoose={setSides} />
      <div className={styles.buttons}>
        <Button disabled={left > 0} onClick={() => settle(sides)}>
          {text('editor.keep_chosen')}
        </Button>
        <p role="status">{left > 0 ? text('editor.left_to_choose', { count: left }) : losesTheirs && note}</p>
      </div>
    </>
  );
}
