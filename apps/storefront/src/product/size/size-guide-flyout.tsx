import { content } from '@selvedge/contract/content.ts';
import { chooseChart } from '@selvedge/domain/size-guide/choose-chart.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useHref, useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { SizeChartTables } from './size-chart-tables.tsx';
import styles from './size-guide-flyout.module.css';

type Sized = { categories: readonly string[]; sizes: readonly string[] };

export function Content({ props }: { close: () => void; props: unknown }) {
  const t = useT();
  const href = useHref();
  const answer = useAnswer(content.sizeGuideSettings, {});
  if (!answer)
    return (
      <div className={styles.body} aria-busy="true">
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    );
  const settings = answer.hasError ? undefined : answer.data;
  const chart = settings && chooseChart(settings.charts, props as Sized);
  return (
    <div className={styles.body}>
      {chart ? (
        <SizeChartTables unit={settings.unit} charts={[chart]} sizes={(props as Sized).sizes} />
      ) : (
        <p role="status">{t(settings ? 'sizeGuide.none' : 'sizeGuide.failed')}</p>
      )}
      <p>
        <TextLink href={settings?.url ?? href('/i/size-guide')}>{t('sizeGuide.how')}</TextLink>
      </p>
    </div>
  );
}
