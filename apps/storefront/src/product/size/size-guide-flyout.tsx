import { attempt } from '@selvedge/contract/attempt.ts';
import { content } from '@selvedge/contract/content.ts';
import type { SizeGuideSettings } from '@selvedge/contract/size-guide.ts';
import { chooseChart } from '@selvedge/domain/size-guide/choose-chart.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useEffect, useState } from 'react';
import { useHref, useMarket, useT } from '../../lib/shop-context.tsx';
import { shopClient } from '../../session/shop-client.ts';
import { SizeChartTables } from './size-chart-tables.tsx';
import styles from './size-guide-flyout.module.css';

type Sized = { categories: readonly string[]; sizes: readonly string[] };

export function Content({ props }: { close: () => void; props: unknown }) {
  const t = useT();
  const href = useHref();
  const market = useMarket()?.id ?? '';
  const [settings, setSettings] = useState<SizeGuideSettings | 'failed'>();
  useEffect(() => {
    void attempt(shopClient(market)(content.sizeGuideSettings, { params: { market } })).then((answer) =>
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
        <SizeChartTables unit={settings.unit} charts={[chart]} sizes={(props as Sized).sizes} />
      ) : (
        <p role="status">{t(settings === 'failed' ? 'sizeGuide.failed' : 'sizeGuide.none')}</p>
      )}
      <p>
        <TextLink href={settings === 'failed' ? href('/i/size-guide') : settings.url}>{t('sizeGuide.how')}</TextLink>
      </p>
    </div>
  );
}
