import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { firstHeadline } from '../../content/first-headline.ts';
import { FixedWidgets } from '../../content/fixed-widgets.tsx';
import { Rows } from '../../content/rows.tsx';
import { usePage } from '../../lib/shop-context.tsx';

export function View() {
  const { heading, rows, seo } = usePage().content;
  const leads = firstHeadline(rows.top) !== '';
  return (
    <>
      {!leads && <VisuallyHidden as="h1">{heading || seo.title}</VisuallyHidden>}
      <FixedWidgets />
      <Rows rows={rows.top} leads={leads} startsPage />
      <Rows rows={rows.bottom} />
    </>
  );
}
