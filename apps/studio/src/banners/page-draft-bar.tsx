import type { EditedPage } from '@selvedge/contract/studio/page-edit.ts';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ConflictPanel } from '../editor/conflict-panel.tsx';
import type { DraftSaver } from '../editor/draft-saver.ts';
import { pageSource } from '../editor/page-source.ts';
import { PublishPanel } from '../editor/publish-panel.tsx';
import { VersionsPanel } from '../editor/versions-panel.tsx';
import { navigate, paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import styles from '../settings/settings.module.css';
import { text } from '../texts.ts';

type Props = {
  page: EditedPage;
  title: string;
  /** Whose page it is. */
  scope: ReactNode;
  saver: DraftSaver;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  onReload: () => Promise<void>;
};

/** Above a part of a page: whether the work is kept, and what can be done with it. */
export function PageDraftBar({ page, title, scope, saver, undo, redo, onReload }: Props) {
  const save = useSyncExternalStore(saver.subscribe, saver.read);
  const { call } = useStudio();
  const source = useMemo(() => pageSource(call, { page, saver }), [call, page, saver]);
  const canWrite = useRight('content.write');
  const canPublish = useRight('content.publish');
  const [panel, setPanel] = useState<'versions' | 'publish'>();
  const toggle = (name: 'versions' | 'publish') => setPanel(panel === name ? undefined : name);
  const close = () => setPanel(undefined);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPanel(undefined);
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isWriting = (event.target as Element).closest('input, textarea, [contenteditable="true"]') !== null;
      const key = event.key.toLowerCase();
      if (key === 's') void saver.flush();
      else if (key === 'z' && !isWriting) (event.shiftKey ? redo : undo)?.();
      else if (key === 'y' && !isWriting) redo?.();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [saver, undo, redo]);

  async function preview(): Promise<void> {
    if (await saver.flush()) navigate(paths.preview(page.market, page.path));
  }

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
          <span data-state={save.state}>{text(`pages.state_${save.state}`)}</span>
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
            </>
          )}
          <button type="button" onClick={() => void preview()}>
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
      {save.phase === 'conflict' && <ConflictPanel source={source} saver={saver} onReload={onReload} />}
      {panel === 'versions' && <VersionsPanel source={source} saver={saver} canWrite={canWrite} onReload={onReload} onClose={close} />}
      {panel === 'publish' && (
        <PublishPanel source={source} saver={saver} onPublished={() => saver.note({ state: 'live' })} onReload={onReload} onClose={close} />
      )}
    </>
  );
}
