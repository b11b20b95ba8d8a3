import type { SizeChart, SizeGuide } from '@selvedge/contract/size-guide.ts';
import { showMeasurement } from '@selvedge/domain/size-guide/show-measurement.ts';
import { chartColumns } from '@selvedge/domain/size-guide/size-system.ts';
import { useId } from 'react';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from './size-chart-tables.module.css';

const units = ['cm', 'in'] as const;

type SizeChartTablesProps = SizeGuide & {
  /** In which a product is cut; the others step back. All are meant where none are given. */
  sizes?: readonly string[];
};

export function SizeChartTables({ unit, charts, sizes }: SizeChartTablesProps) {
  const t = useT();
  const name = useId();
  return (
    <div className={styles.charts}>
      <fieldset className={styles.units}>
        <legend className={styles.legend}>{t('sizeGuide.unit')}</legend>
        {units.map((each) => (
          <label key={each} className={styles.unit}>
            <input type="radio" name={name} value={each} defaultChecked={unit === each} />
            {t(`sizeGuide.${each}`)}
          </label>
        ))}
      </fieldset>
      {charts.map((chart) => (
        <Table key={chart.id} chart={chart} sizes={sizes} />
      ))}
    </div>
  );
}

function Table({ chart, sizes }: { chart: SizeChart; sizes: readonly string[] | undefined }) {
  const t = useT();
  const market = useMarket();
  const locale = market?.id ?? 'en';
  const names = chartColumns(chart, market?.country.code ?? '');
  const title = chart.title ?? t('sizeGuide.body');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its room must be scrollable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={chart.title ?? t('sizeGuide.chart')}>
      <table className={styles.chart}>
        <caption className={styles.caption}>{title}</caption>
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
            <tr key={row.size} data-cut={!sizes || sizes.includes(row.size) || undefined}>
              <th scope="row">{row.size}</th>
              {names.map((name) => (
                <td key={name}>
                  {units.map((unit) => (
                    <bdi key={unit} data-unit={unit}>
                      {showMeasurement(row[name], { unit, locale, inches: chart.inches?.[row.size]?.[name] })}
                    </bdi>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
