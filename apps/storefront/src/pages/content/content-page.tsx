import { firstHeadline } from '../../content/first-headline.ts';
import { Rows } from '../../content/rows.tsx';
import { NearView } from '../../lib/near-view.tsx';
import { usePage } from '../../lib/shop-context.tsx';
import { heroTone } from '../../navigation/header/hero-tone.ts';
import { SizeGuideCharts } from '../../product/size/size-guide-charts.tsx';
import { PageHead } from '../../shell/page-head.tsx';

// Only one page of all has it.
const loadNotifyMe = async () => (await import('../../notify-me/notify-me-place.tsx')).NotifyMePlace;

export function View() {
  const { content } = usePage();
  const { rows } = content;
  // A page that begins with its picture and its claim needs no second heading.
  const leads = heroTone(content) !== undefined && firstHeadline(rows.top) !== '';
  return (
    <>
      {!leads && <PageHead />}
      {content.notifyMeTerms && <NearView load={loadNotifyMe} props={{}} fallback={null} />}
      <Rows rows={rows.top} leads={leads} startsPage={leads} />
      {content.sizeGuide && <SizeGuideCharts guide={content.sizeGuide} />}
      <Rows rows={rows.bottom} />
    </>
  );
}
