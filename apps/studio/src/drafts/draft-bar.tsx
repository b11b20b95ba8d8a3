import { type ReactNode, useState } from 'react';
import { text } from '../texts/text.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import type { DraftSaver, SaveState } from './create-draft-saver.ts';
import styles from './draft-bar.module.css';
import type { EditSource } from './edit-source.ts';
import { PublishPanel } from './publish-panel.tsx';
import { useWorkKeys } from './use-work-keys.ts';
import { VersionsPanel } from './versions-panel.tsx';

type Props<C, S extends string> = {
  title: string;
  /** Whose it is. */
  scope: ReactNode;
  source: EditSource<C>;
  saver: DraftSaver<C, S>;
  save: SaveState<S>;
  /** What the work is to shoppers, in words. */
  state: ReactNode;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  canWrite: boolean;
  canPublish: boolean;
  /** Only now: whoever may publish this, but no releases. */
  canPlan?: boolean;
  onPreview: () => void;
  /** Absent where work cannot be put aside; undefined while there is none. */
  discard?: { run: (() => void) | undefined };
  onPublished: () => void;
  onReload: () => Promise<void>;
};

/** Above what is worked on: whether the work is kept, and what can be done with it. */
export function DraftBar<C, S extends string>(props: Props<C, S>) {
  const { title, scope, source, saver, save, state, undo, redo, canWrite, canPublish, canPlan, onPreview, discard, onPublished, onReload } =
    props;
  const [panel, setPanel] = useState<'versions' | 'publish'>();
  const toggle = (name: 'versions' | 'publish') => setPanel(panel === name ? undefined : name);
  const close = () => setPanel(undefined);

  useWorkKeys({ save: () => void saver.flush(), undo, redo, onEscape: close });

  return (
    <>
      <header className={styles.bar}>
        <h1>{title}</h1>
        {scope}
        <p className={styles.state}>
          <span role="status" data-phase={save.phase}>
            {save.phase === 'failed' ? text('editor.save_failed', { problem: save.problem ?? '' }) : text(`editor.save_${save.phase}`)}
          </span>
          {save.phase === 'failed' && (
            <button type="button" onClick={() => void saver.flush()}>
              {text('studio.retry')}
            </button>
          )}
          {state}
        </p>
        <div className={styles.tools}>
          {canWrite && (
            <>
              <button type="button" disabled={!undo} onClick={undo} title="Ctrl+Z">
                {text('studio.undo')}
              </button>
              <button type="button" disabled={!redo} onClick={redo} title="Ctrl+Y">
                {text('editor.redo')}
              </button>
              {discard && (
                <button type="button" disabled={!discard.run} onClick={discard.run}>
                  {text('settings.discard')}
                </button>
              )}
            </>
          )}
          <button type="button" onClick={onPreview}>
            {text('pages.preview')}
          </button>
          <button type="button" aria-expanded={panel === 'versions'} onClick={() => toggle('versions')}>
            {text('editor.versions')}
          </button>
          {canPublish && (
            <button type="button" className={styles.primary} aria-expanded={panel === 'publish'} onClick={() => toggle('publish')}>
              {text('editor.publish')}
            </button>
          )}
        </div>
      </header>
      {save.phase === 'conflict' && <ConflictPanel source={source} saver={saver} note={text('editor.theirs_is_a_version')} />}
      {panel === 'versions' && <VersionsPanel source={source} saver={saver} canWrite={canWrite} onReload={onReload} onClose={close} />}
      {panel === 'publish' && (
        <PublishPanel {...{ source, saver, onPublished, onReload }} {...(canPlan !== undefined && { canPlan })} onClose={close} />
      )}
    </>
  );
}
