import { createUsePuck, type Data } from '@puckeditor/core';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { EditedContent, EditedPage } from '@selvedge/contract/studio/page-edit.ts';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ConflictPanel } from '../drafts/conflict-panel.tsx';
import type { DraftSaver, SaveState } from '../drafts/create-draft-saver.ts';
import styles from '../drafts/panel.module.css';
import { PublishPanel } from '../drafts/publish-panel.tsx';
import { VersionsPanel } from '../drafts/versions-panel.tsx';
import { navigate, paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { CopyPanel } from './copy-panel.tsx';
import { pageSource } from './page-source.ts';

type Props = {
  page: EditedPage;
  market: MarketSettings | undefined;
  markets: readonly MarketSettings[];
  saver: DraftSaver;
  /** A colleague's work came into it: the tree that the editor shows from now on. */
  onMerged: (content: EditedContent) => Data;
  onReload: () => Promise<void>;
};

const usePuck = createUsePuck();

const panels = ['versions', 'copy', 'publish'] as const;
type PanelName = (typeof panels)[number];

/** Above the canvas: which page this is, whether the work is kept, and what can be done with it. */
export function EditorBar({ page, markets, saver, onMerged, onReload }: Props) {
  const save = useSyncExternalStore(saver.subscribe, saver.read);
  const canWrite = useRight('content.write');
  const canPublish = useRight('content.publish');
  const [panel, setPanel] = useState<PanelName>();
  const { call } = useStudio();
  const source = useMemo(() => pageSource(call, { page, saver }), [call, page, saver]);
  const dispatch = usePuck((puck) => puck.dispatch);
  useEffect(() => saver.whenMerged((content) => dispatch({ type: 'setData', data: onMerged(content) })), [saver, dispatch, onMerged]);
  const shown = panels.filter((each) => (each === 'copy' ? canWrite : each !== 'publish' || canPublish));
  const toggle = (name: PanelName) => setPanel(panel === name ? undefined : name);
  const close = () => setPanel(undefined);

  useDraftKeys(saver, close);

  async function preview(): Promise<void> {
    if (await saver.flush()) navigate(paths.preview(page.market, page.path));
  }

  return (
    <>
      <header className={styles.bar}>
        <a className={styles.back} href={paths.screen('pages', page.market)}>
          <span aria-hidden="true">←</span> {text('pages.title')}
        </a>
        <h1 className={styles.title}>
          {page.title || page.path || '/'} <code>{page.market === '*' ? text('pages.every_market') : page.market}</code>{' '}
          <code>{page.path || '/'}</code>
        </h1>
        <DraftState save={save} onRetry={() => void saver.flush()} />
        <div className={styles.tools}>
          <HistoryButtons />
          <button type="button" onClick={() => void preview()}>
            {text('pages.preview')}
          </button>
          {shown.map((name) => (
            <button
              key={name}
              type="button"
              className={name === 'publish' ? styles.primary : undefined}
              aria-expanded={panel === name}
              onClick={() => toggle(name)}
            >
              {text(`editor.${name}`)}
            </button>
          ))}
        </div>
      </header>
      {save.phase === 'conflict' && <ConflictPanel source={source} saver={saver} note={text('editor.theirs_is_a_version')} />}
      {panel === 'versions' && <VersionsPanel source={source} saver={saver} canWrite={canWrite} onReload={onReload} onClose={close} />}
      {panel === 'copy' && <CopyPanel page={page} markets={markets} saver={saver} onClose={close} />}
      {panel === 'publish' && (
        <PublishPanel source={source} saver={saver} onPublished={() => saver.note({ state: 'live' })} onReload={onReload} onClose={close} />
      )}
    </>
  );
}

function HistoryButtons() {
  const history = usePuck((puck) => puck.history);
  return (
    <>
      <button type="button" disabled={!history.hasPast} onClick={() => history.back()} title="Ctrl+Z">
        {text('studio.undo')}
      </button>
      <button type="button" disabled={!history.hasFuture} onClick={() => history.forward()} title="Ctrl+Y">
        {text('editor.redo')}
      </button>
    </>
  );
}

function stateText({ phase, problem }: SaveState): string {
  return phase === 'failed' ? text('editor.save_failed', { problem: problem ?? '' }) : text(`editor.save_${phase}`);
}

function DraftState({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  return (
    <>
      <p role="status" className={styles.state} data-phase={save.phase}>
        {stateText(save)}
        {save.phase === 'failed' && (
          <button type="button" onClick={onRetry}>
            {text('studio.retry')}
          </button>
        )}
      </p>
      <span className={styles.state}>{text(`pages.state_${save.state}`)}</span>
    </>
  );
}

/** Escape closes what is open; Control and S keeps the work at once. */
function useDraftKeys(saver: DraftSaver, onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void saver.flush();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [saver]);
}
