import type { EditedPage } from '@selvedge/contract/studio/page-edit.ts';
import { editing } from '@selvedge/contract/studio/pages.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts.ts';
import { DifferenceList } from './difference-list.tsx';
import type { DraftSaver } from './draft-saver.ts';
import styles from './editor-bar.module.css';
import { Panel } from './panel.tsx';

/** Two people worked on one page. Both works are shown; neither is lost. */
export function ConflictPanel({ page, saver, onReload }: { page: EditedPage; saver: DraftSaver; onReload: () => Promise<void> }) {
  const { call } = useStudio();
  const [theirs, setTheirs] = useState<EditedPage>();
  const { market, path } = page;
  useEffect(() => {
    void call(editing.getPage, { query: { market, path } }).then((answer) => !answer.hasError && setTheirs(answer.data));
  }, [call, market, path]);
  return (
    <Panel title={text('editor.conflict')}>
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
