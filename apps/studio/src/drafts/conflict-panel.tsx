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

type Props<C, S extends string> = { source: EditSource<C>; saver: DraftSaver<C, S>; onReload: () => Promise<void> };

/** Two people worked on one thing. Both works are shown; neither is lost. */
export function ConflictPanel<C, S extends string>({ source, saver, onReload }: Props<C, S>) {
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
      {theirs && (
        <>
          <p>{text('editor.conflict_advice', { who: theirs.changedBy, when: formatMoment(theirs.changedAt) })}</p>
          <p className={styles.legend}>
            <del>{text('editor.theirs')}</del> <ins>{text('editor.mine')}</ins>
          </p>
          <DifferenceList
            before={theirs.content}
            after={saver.wanted()}
            names={{ before: text('editor.theirs'), after: text('editor.mine') }}
            placeOf={source.placeOf}
          />
          <div className={styles.buttons}>
            <Button onClick={() => void saver.goOnFrom(theirs.version)}>{text('editor.keep_mine')}</Button>
            <Button look="secondary" onClick={() => void onReload()}>
              {text('editor.take_theirs')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
