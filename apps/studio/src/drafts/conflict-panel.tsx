import { mergeFields } from '@selvedge/domain/versions/merge-fields.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { DifferenceList } from './difference-list.tsx';
import type { DraftSaver } from './draft-saver.ts';
import type { EditSource, Work } from './edit-source.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

type Props<C, S extends string> = { source: Pick<EditSource<C>, 'read' | 'placeOf'>; saver: DraftSaver<C, S> };

/** Two people changed the same field. Both values are shown; whatever else they changed is kept of both. */
export function ConflictPanel<C, S extends string>({ source, saver }: Props<C, S>) {
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
    <Panel title={text('editor.conflict')}>
      {problem && (
        <p role="alert">
          {problem}{' '}
          <button type="button" onClick={() => setTurn(turn + 1)}>
            {text('studio.retry')}
          </button>
        </p>
      )}
      {theirs && <Choice theirs={theirs} saver={saver} placeOf={source.placeOf} />}
    </Panel>
  );
}

type ChoiceProps<C, S extends string> = { theirs: Work<C>; saver: DraftSaver<C, S>; placeOf: (at: string) => string };

function Choice<C, S extends string>({ theirs, saver, placeOf }: ChoiceProps<C, S>) {
  const { content = saver.kept(), version, changedBy, changedAt } = theirs;
  const base = saver.kept();
  const mine = mergeFields({ base, mine: saver.wanted(), theirs: content });
  // The same two works, seen from the other side: of a field that both changed, theirs stays.
  const other = mergeFields({ base, mine: content, theirs: saver.wanted() });
  return (
    <>
      <p>{text('editor.conflict_advice', { who: changedBy, when: formatMoment(changedAt) })}</p>
      <p className={styles.legend}>
        <del>{text('editor.theirs')}</del> <ins>{text('editor.mine')}</ins>
      </p>
      <DifferenceList
        differences={mine.conflicts.map((each) => ({ at: each.at, before: each.theirs, after: each.mine }))}
        names={{ before: text('editor.theirs'), after: text('editor.mine') }}
        placeOf={placeOf}
      />
      <div className={styles.buttons}>
        <Button onClick={() => void saver.settle({ content: mine.merged as C, version, keeps: true })}>{text('editor.keep_mine')}</Button>
        <Button look="secondary" onClick={() => void saver.settle({ content: other.merged as C, version, keeps: false })}>
          {text('editor.take_theirs')}
        </Button>
      </div>
    </>
  );
}
