import type { ReactNode } from 'react';
import { FixedWidgets } from '../../content/fixed-widgets.tsx';
import { Rows } from '../../content/rows.tsx';
import { usePage } from '../../lib/shop-context.tsx';
import { MoreLinks } from '../../shell/more-links.tsx';
import { PageHead } from '../../shell/page-head.tsx';

/** What editors put around stores. */
export function StoreFrame({ children }: { children: ReactNode }) {
  const { rows, filters } = usePage().content;
  return (
    <>
      <PageHead>
        <MoreLinks links={filters} />
      </PageHead>
      <FixedWidgets />
      <Rows rows={rows.top} />
      {children}
      <Rows rows={rows.bottom} />
    </>
  );
}
