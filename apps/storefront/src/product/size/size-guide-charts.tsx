import type { SizeGuide } from '@selvedge/contract/size-guide.ts';
import { useT } from '../../lib/shop-context.tsx';
import { SizeChartTables } from './size-chart-tables.tsx';
import styles from './size-guide-charts.module.css';

/** Every chart of the shop, below the words on how to measure. */
export function SizeGuideCharts({ guide }: { guide: SizeGuide }) {
  const t = useT();
  return (
    <section className={styles.guide} aria-labelledby="size-charts">
      <h2 className={styles.title} id="size-charts">
        {t('sizeGuide.chart')}
      </h2>
      <p className={styles.note}>{t('sizeGuide.body')}</p>
      <SizeChartTables {...guide} />
    </section>
  );
}
