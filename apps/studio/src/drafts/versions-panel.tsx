import type { PageVersion } from '@selvedge/contract/studio/page-edit.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import type { DraftSaver } from './create-draft-saver.ts';
import { DifferenceList } from './difference-list.tsx';
import type { EditSource } from './edit-source.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

type Props<C, S extends string> = {
  source: EditSource<C>;
  saver: DraftSaver<C, S>;
  canWrite: boolean;
  onReload: () => Promise<void>;
  onClose: () => void;
};

/** What was live or put aside: compared with the work as it is now, and brought back. */
export function VersionsPanel<C, S extends string>({ source, saver, canWrite, onReload, onClose }: Props<C, S>) {
  const { notices } = useStudio();
  const { data } = useLoad(`versions ${source.key}`, () => source.listVersions());
  const [chosen, setChosen] = useState<{ number: number; content?: C | null }>();

  async function look(number: number): Promise<void> {
    if (chosen?.number === number) return setChosen(undefined);
    const answer = await source.getVersion(number);
    if (!answer.hasError) setChosen(answer.data);
  }

  async function restore(number: number): Promise<void> {
    await saver.flush();
    const answer = await source.restore({ number, basedOn: saver.read().version });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    notices.post({ kind: 'done', text: text('editor.restored', { number }) });
    await onReload();
  }

  return (
    <Panel title={text('editor.versions')} onClose={onClose}>
      {data?.length === 0 && <p>{text('editor.no_versions')}</p>}
      <ol className={styles.versions}>
        {data?.map((version) => (
          <li key={version.number}>
            <button type="button" aria-expanded={chosen?.number === version.number} onClick={() => void look(version.number)}>
              <strong>{titleOf(version)}</strong>
              <span>
                {formatMoment(version.at)} {version.who}
              </span>
            </button>
            {chosen?.number === version.number && chosen.content && (
              <>
                <p className={styles.legend}>
                  <del>{text('editor.then')}</del> <ins>{text('editor.now')}</ins>
                </p>
                <DifferenceList
                  before={chosen.content}
                  after={saver.wanted()}
                  names={{ before: text('editor.then'), after: text('editor.now') }}
                  placeOf={source.placeOf}
                />
                {canWrite && (
                  <Button look="secondary" onClick={() => void restore(version.number)}>
                    {text('editor.restore', { number: version.number })}
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const titleOf = ({ number, kind }: PageVersion): string => text(`editor.version_${kind}`, { number });
