import { attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { content, type SizeChart, type SizeGuideSettings } from '@selvedge/contract/content.ts';
import { chooseChart } from '@selvedge/domain/size-guide/choose-chart.ts';
import { measuredNames, showMeasurement, type Unit } from '@selvedge/domain/size-guide/show-measurement.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useEffect, useState } from 'react';
import { useHref, useMarket, useT } from '../lib/shop-context.tsx';
import styles from './size-guide-flyout.module.css';

type Sized = { categories: readonly string[]; sizes: readonly string[] };

export function Content({ props }: { close: () => void; props: unknown }) {
  const t = useT();
  const href = useHref();
  const market = useMarket()?.id ?? '';
  const [settings, setSettings] = useState<SizeGuideSettings | 'failed'>();
  useEffect(() => {
    void attempt(createClient({ apiBase: '', market })(content.sizeGuideSettings, { params: { market } })).then((answer) =>
      setSettings(answer.hasError ? 'failed' : answer.data),
    );
  }, [market]);
  if (!settings)
    return (
      <div className={styles.body} aria-busy="true">
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    );
  const chart = settings === 'failed' ? undefined : chooseChart(settings.charts, props as Sized);
  return (
    <div className={styles.body}>
      {chart && settings !== 'failed' ? (
        <Chart chart={chart} first={settings.unit} sizes={(props as Sized).sizes} />
      ) : (
        <p role="status">{t(settings === 'failed' ? 'sizeGuide.failed' : 'sizeGuide.none')}</p>
      )}
      <p>
        <TextLink href={settings === 'failed' ? href('/i/size-guide') : settings.url}>{t('sizeGuide.how')}</TextLink>
      </p>
    </div>
  );
}

function Chart({ chart, first, sizes }: { chart: SizeChart; first: Unit; sizes: readonly string[] }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  const [unit, setUnit] = useState<Unit>(first);
  const names = measuredNames(chart);
  return (
    <>
      <fieldset className={styles.units}>
        <legend className={styles.legend}>{t('sizeGuide.unit')}</legend>
        {(['cm', 'in'] as const).map((each) => (
          <label key={each} className={styles.unit}>
            <input type="radio" name="unit" checked={unit === each} onChange={() => setUnit(each)} />
            {t(`sizeGuide.${each}`)}
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the drawer must be scrollable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('sizeGuide.chart')}>
        <table className={styles.chart}>
          <caption className={styles.caption}>{chart.title ?? t('sizeGuide.body')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('product.size')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {t(`measure.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row) => (
              <tr key={row.size} data-cut={sizes.includes(row.size) || undefined}>
                <th scope="row">{row.size}</th>
                {names.map((name) => (
                  <td key={name}>
                    <bdi>{showMeasurement(row[name], { unit, locale })}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
