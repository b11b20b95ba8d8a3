import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type EditedSetting, rightOfSetting, type SettingState, settings } from '@selvedge/contract/studio/settings.ts';
import { useEffect, useMemo, useState } from 'react';
import { ConflictPanel } from '../editor/conflict-panel.tsx';
import type { DraftSaver, SaveState } from '../editor/draft-saver.ts';
import { PublishPanel } from '../editor/publish-panel.tsx';
import { VersionsPanel } from '../editor/versions-panel.tsx';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts.ts';
import { ScopePicker } from './scope-picker.tsx';
import { openShop, settingSource } from './setting-source.ts';
import styles from './settings.module.css';

type Props<T> = {
  setting: EditedSetting;
  title: string;
  markets: readonly MarketSettings[];
  saver: DraftSaver<T, SettingState>;
  save: SaveState<SettingState>;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  canWrite: boolean;
  previewPath: string;
  placeOf?: ((at: string) => string) | undefined;
  onMarket: (market: string) => void;
  onReload: () => Promise<void>;
};

/** Above a form: whose setting it is, whether the work is kept, and what can be done with it. */
export function SettingBar<T>(props: Props<T>) {
  const { setting, title, markets, saver, save, undo, redo, canWrite, previewPath, placeOf, onMarket, onReload } = props;
  const { call, member, notices } = useStudio();
  const [panel, setPanel] = useState<'versions' | 'publish'>();
  const { name, market } = setting;
  const source = useMemo(
    () => settingSource(call, { setting, saver, title: `${title} · ${market === '*' ? text('pages.every_market') : market}`, placeOf }),
    [call, setting, saver, title, market, placeOf],
  );
  const own = rightOfSetting(name);
  const canPlan = member.rights.includes('content.publish');
  const canPublish = canPlan || (own !== undefined && member.rights.includes(own));
  const isWork = save.state === 'changed' || save.state === 'draft';
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
    // Opened before anything is waited for: browsers block windows that come by themselves.
    const tab = window.open('', '_blank');
    await saver.flush();
    const url = await openShop(call, { market, path: previewPath });
    if (tab && url) tab.location.href = url;
    else tab?.close();
  }

  async function discard(): Promise<void> {
    if (!(await saver.flush())) return;
    const basedOn = saver.read().version;
    const answer = await call(settings.discardSetting, { body: { name, market, basedOn } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    notices.post({ kind: 'done', text: text('settings.discarded') });
    await onReload();
  }

  return (
    <>
      <header className={styles.bar}>
        <h1>{title}</h1>
        <ScopePicker name={name} market={market} markets={markets} state={save.state} onChange={onMarket} />
        <p className={styles.state}>
          <span role="status" data-phase={save.phase}>
            {save.phase === 'failed' ? text('editor.save_failed', { problem: save.problem ?? '' }) : text(`editor.save_${save.phase}`)}
          </span>
          {save.phase === 'failed' && (
            <button type="button" onClick={() => void saver.flush()}>
              {text('studio.retry')}
            </button>
          )}
          <span data-state={save.state}>{text(`settings.state_${save.state}`)}</span>
          {setting.dueAt && <span>{text('pages.due', { when: formatMoment(setting.dueAt) })}</span>}
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
              <button type="button" disabled={!isWork} onClick={() => void discard()}>
                {text('settings.discard')}
              </button>
            </>
          )}
          <button type="button" onClick={() => void preview()}>
            {text('pages.preview')}
          </button>
          <button
            type="button"
            aria-expanded={panel === 'versions'}
            onClick={() => setPanel(panel === 'versions' ? undefined : 'versions')}
          >
            {text('editor.versions')}
          </button>
          {canPublish && (
            <button
              type="button"
              className={styles.primary}
              aria-expanded={panel === 'publish'}
              onClick={() => setPanel(panel === 'publish' ? undefined : 'publish')}
            >
              {text('editor.publish')}
            </button>
          )}
        </div>
      </header>
      <div className={styles.panels}>
        {save.phase === 'conflict' && <ConflictPanel source={source} saver={saver} onReload={onReload} />}
        {panel === 'versions' && <VersionsPanel source={source} saver={saver} canWrite={canWrite} onReload={onReload} onClose={close} />}
        {panel === 'publish' && (
          <PublishPanel
            source={source}
            saver={saver}
            canPlan={canPlan}
            onPublished={() => saver.note({ state: 'live' })}
            onReload={onReload}
            onClose={close}
          />
        )}
      </div>
    </>
  );
}
