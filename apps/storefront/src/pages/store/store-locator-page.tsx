import { Rows } from '../../content/rows.tsx';
import { usePage } from '../../lib/shop-context.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { StoreLocator } from '../../store/store-locator.tsx';

export function View() {
  const { rows, stores = { stores: [], total: 0 } } = usePage().content;
  return (
    <>
      <PageHead quiet />
      <Rows rows={rows.top} />
      <StoreLocator found={stores} />
      <Rows rows={rows.bottom} />
    </>
  );
}
