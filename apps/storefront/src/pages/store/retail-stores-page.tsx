import { FixedWidgets } from '../../content/fixed-widgets.tsx';
import { Rows } from '../../content/rows.tsx';
import { usePage } from '../../lib/shop-context.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { FilterTags } from '../../store/filter-tags.tsx';
import { StoreDirectory } from '../../store/store-directory.tsx';

export function View() {
  const { rows, stores = { stores: [], total: 0 } } = usePage().content;
  return (
    <>
      <PageHead>
        <FilterTags />
      </PageHead>
      <FixedWidgets />
      <Rows rows={rows.top} />
      <StoreDirectory found={stores} />
      <Rows rows={rows.bottom} />
    </>
  );
}
