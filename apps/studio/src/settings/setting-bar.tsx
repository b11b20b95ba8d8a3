import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type EditedSetting, rightOfSetting, type SettingState, settings } from '@selvedge/contract/studio/settings.ts';
import { useMemo } from 'react';
import type { DraftSaver, SaveState } from '../drafts/create-draft-saver.ts';
import { DraftBar } from '../drafts/draft-bar.tsx';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { text } from '../texts/text.ts';
import { ScopePicker } from './scope-picker.tsx';
import { openShop, settingSource } from './setting-source.ts';

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
  goTo?: ((at: string) => void) | undefined;
  onMarket: (market: string) => void;
  onReload: () => Promise<void>;
};

/** Above a form: whose setting it is, whether the work is kept, and what can be done with it. */
export function SettingBar<T>(props: Props<T>) {
  const { setting, title, markets, saver, save, undo, redo, canWrite, previewPath, placeOf, goTo, onMarket, onReload } = props;
  const { call, member, notices } = useStudio();
  const { name, market } = setting;
  const source = useMemo(
    () =>
      settingSource(call, { setting, saver, title: `${title} · ${market === '*' ? text('pages.every_market') : market}`, placeOf, goTo }),
    [call, setting, saver, title, market, placeOf, goTo],
  );
  const own = rightOfSetting(name);
  const canPlan = member.rights.includes('content.publish');
  const canPublish = canPlan || (own !== undefined && member.rights.includes(own));
  const isWork = save.state === 'changed' || save.state === 'draft';

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
    <DraftBar
      {...{ title, source, saver, save, undo, redo, canWrite, canPublish, canPlan, onReload }}
      scope={<ScopePicker name={name} market={market} markets={markets} state={save.state} onChange={onMarket} />}
      state={
        <>
          <span data-state={save.state}>{text(`settings.state_${save.state}`)}</span>
          {setting.dueAt && <span>{text('pages.due', { when: formatMoment(setting.dueAt) })}</span>}
        </>
      }
      onPreview={() => void preview()}
      discard={{ run: isWork ? () => void discard() : undefined }}
      onPublished={() => saver.note({ state: 'live' })}
    />
  );
}
