import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type EditedSetting, rightOfSetting, settings } from '@selvedge/contract/studio/settings.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import bar from '../drafts/draft-bar.module.css';
import { EditorPageContext } from '../fields/editor-context.ts';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { marketTitle } from '../lists/sort-markets.ts';
import { StateNote } from '../shell/state-note.tsx';
import { findText, text } from '../texts/text.ts';
import { ScopePicker } from './scope-picker.tsx';
import { SettingBar } from './setting-bar.tsx';
import styles from './settings.module.css';
import { useSetting } from './use-setting.ts';
import { type Change, useSettingWork } from './use-setting-work.ts';

/** What a form of a setting gets. */
export type SettingFormProps<T> = {
  value: T;
  change: Change<T>;
  readOnly: boolean;
  /** What is wrong at a place, in words: `problemAt('slimBanners.0.text')`. */
  problemAt: (at: string) => string | undefined;
  market: string;
  /** Goes up when work is kept: a preview that was made before is old. */
  version: number;
};

type Props<T> = {
  name: string;
  market: string;
  markets: readonly MarketSettings[];
  title: string;
  /** What a form begins with where nothing is anywhere. */
  blank: T;
  /** Leads to the same screen for another market, or for `*`. */
  onMarket: (market: string) => void;
  /** The page of the shop on which the setting is best seen. */
  previewPath?: string;
  /** A place in the content in words, where the names of its fields are not clear by themselves. */
  placeOf?: (at: string) => string;
  /** Shows a place of the content and puts the cursor there. The same function each time: a new one looks at everything again. */
  goTo?: (at: string) => void;
  children: (edited: SettingFormProps<T>) => ReactNode;
};

/** A form for a setting with all that is around it: whose it is, whether it is kept, versions, publishing. */
export function SettingEditor<T>(props: Props<T>) {
  const { name, market, markets, title, onMarket } = props;
  const { setting, error, turn, reload } = useSetting({ name, market });
  if (error)
    return <StateNote isError title={text('settings.failed', { title })} advice={errorText(error)} onRetry={() => void reload()} />;
  if (setting) return <OpenSetting key={`${name} ${market} ${turn}`} {...props} setting={setting} onReload={reload} />;
  return (
    <>
      <header className={bar.bar}>
        <h1>{title}</h1>
        <ScopePicker name={name} market={market} markets={markets} onChange={onMarket} />
      </header>
      <p role="status">{text('studio.loading')}</p>
    </>
  );
}

type OpenProps<T> = Props<T> & { setting: EditedSetting; onReload: () => Promise<void> };

function OpenSetting<T>(props: OpenProps<T>) {
  const { setting, onReload, name, market, markets, title, blank, onMarket, previewPath = '', placeOf, goTo, children } = props;
  const { call, member } = useStudio();
  const { value, change, saver, save, undo, redo } = useSettingWork(setting, blank);
  const own = rightOfSetting(name);
  const canWrite = member.rights.includes('content.write') || (own !== undefined && member.rights.includes(own));
  const isInherited = save.state === 'inherited';
  const page = useMemo(() => ({ market, path: '', call, variants: [] }), [market, call]);
  const problems = new Map(save.problems?.map(({ at, keys }) => [at, keys]));

  return (
    <EditorPageContext value={page}>
      <SettingBar
        {...{ setting, title, markets, saver, save, undo, redo, canWrite, previewPath, placeOf, goTo, onReload }}
        onMarket={(next) => void saver.flush().then(() => onMarket(next))}
      />
      {isInherited && <Inherited {...{ name, market, markets, setting, canWrite, onReload }} content={value} />}
      {children({
        value,
        change,
        readOnly: !canWrite || isInherited,
        problemAt: (at) =>
          problems
            .get(at)
            ?.map((key) => findText(key) ?? text('error.invalid'))
            .join(' '),
        market,
        version: save.version,
      })}
    </EditorPageContext>
  );
}

type InheritedProps = Pick<OpenProps<unknown>, 'name' | 'market' | 'markets' | 'setting' | 'onReload'> & {
  content: unknown;
  canWrite: boolean;
};

/** What every market has, and the way to something of one's own. */
function Inherited({ name, market, markets, setting, content, canWrite, onReload }: InheritedProps) {
  const { call } = useStudio();
  const [problem, setProblem] = useState('');

  /** A copy to go on from: what every market shows later on is no longer this market's. */
  async function beginOwn(): Promise<void> {
    const body = { name, market, basedOn: setting.version, content };
    const answer = await call(settings.saveSetting, { body });
    if (answer.hasError) return setProblem(errorText(answer.error));
    await onReload();
  }

  return (
    <div className={styles.inherited}>
      <p>{text('settings.inherited', { market: titleOf(markets, market) })}</p>
      {canWrite && (
        <Button look="secondary" onClick={() => void beginOwn()}>
          {text('settings.begin_own')}
        </Button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

function titleOf(markets: readonly MarketSettings[], market: string): string {
  const known = markets.find(({ id }) => id === market);
  return known ? marketTitle(known) : market;
}
