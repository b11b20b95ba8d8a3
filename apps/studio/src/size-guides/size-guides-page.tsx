import type { SizeGuideSettings } from '@selvedge/contract/size-guide.ts';
import { useCallback, useEffect, useState } from 'react';
import { SelectInput, TextInput } from '../fields/simple-inputs.tsx';
import { lastMarket, rememberMarket } from '../lib/last-market.ts';
import { navigate, paths } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { PreviewFrame } from '../settings/preview-frame.tsx';
import { SettingEditor, type SettingFormProps } from '../settings/setting-editor.tsx';
import { text } from '../texts/text.ts';
import type { WantedCell } from './chart-grid.tsx';
import { ChartList } from './chart-list.tsx';
import styles from './size-guides.module.css';

/** The charts of a market, one of them as a small spreadsheet, and the shop's own size guide beside it. */
export function SizeGuidesPage({ rest: [given, chart], markets }: ScreenProps) {
  const all = markets.data ?? [];
  const market = given ?? lastMarket() ?? all[0]?.id ?? '';
  useEffect(() => {
    if (market && market !== '*') rememberMarket(market);
  }, [market]);
  const [wanted, setWanted] = useState<{ index: number; cell: WantedCell }>();
  const goTo = useCallback((at: string) => setWanted(cellAt(at)), []);
  if (!market || all.length === 0) return <p role="status">{text('studio.loading')}</p>;
  const blank: SizeGuideSettings = { url: `/${market}/i/size-guide`, unit: 'cm', charts: [] };
  return (
    <SettingEditor<SizeGuideSettings>
      name="size-guide-settings"
      market={market}
      markets={all}
      title={text('size_guides.title')}
      blank={blank}
      onMarket={(next) => navigate(paths.screen('size-guides', next, chart), { replace: true })}
      previewPath="/i/size-guide"
      goTo={goTo}
    >
      {({ value, change, readOnly, version, problemAt }) => (
        <div className={styles.columns}>
          <fieldset disabled={readOnly} className={styles.form}>
            <GeneralFields {...{ value, change }} />
            <ChartList
              market={market}
              wanted={wanted}
              unit={value.unit}
              charts={value.charts}
              problemAt={problemAt}
              onChange={(charts) => change((before) => ({ ...before, charts }))}
            />
          </fieldset>
          <PreviewFrame market={market} path="/i/size-guide" version={version} onShown={showCharts} />
        </div>
      )}
    </SettingEditor>
  );
}

type GeneralProps = Pick<SettingFormProps<SizeGuideSettings>, 'value' | 'change'>;

function GeneralFields({ value, change }: GeneralProps) {
  return (
    <div className={styles.general}>
      <SelectInput
        label={text('size_guides.unit')}
        value={value.unit}
        options={[
          { value: 'cm', label: text('size_guides.cm') },
          { value: 'in', label: text('size_guides.in') },
        ]}
        onChange={(unit) => change({ ...value, unit: unit ?? 'cm' })}
      />
      <TextInput
        label={text('size_guides.url')}
        value={value.url}
        maxLength={200}
        onChange={(url) => change({ ...value, url: url ?? '' })}
      />
    </div>
  );
}

/** In the frame only: an element that is scrolled into view takes the Studio around it along. */
function showCharts(shop: Document): void {
  const top = shop.querySelector('#size-charts')?.getBoundingClientRect().top;
  if (top !== undefined) shop.defaultView?.scrollBy({ top });
}

/** `charts.1.rows.2.chest.inches`, as the shop names a cell that it refuses. */
function cellAt(at: string): { index: number; cell: WantedCell } | undefined {
  const found = /^charts\.(\d+)\.rows\.(\d+)\.(\w+)(\.inches)?$/.exec(at);
  if (!found) return undefined;
  const [, index, row, column, inches] = found;
  return { index: Number(index), cell: { row: Number(row), column: column!, unit: inches ? 'in' : 'cm' } };
}
