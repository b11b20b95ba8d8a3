import { ButtonLink } from '@selvedge/ui/button.tsx';
import { FixedWidgets } from '../../content/fixed-widgets.tsx';
import { Rows } from '../../content/rows.tsx';
import { useHref, usePage, useT } from '../../lib/shop-context.tsx';
import { Notice } from '../../shell/notice.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { FilterTags } from '../../store/filter-tags.tsx';
import { StoreView } from '../../store/store-view.tsx';

export function View() {
  const t = useT();
  const href = useHref();
  const { rows, store } = usePage().content;
  if (!store)
    return (
      <Notice title={t('store.gone')} text={t('store.goneText')}>
        <ButtonLink href={href('/stores')}>{t('store.all')}</ButtonLink>
      </Notice>
    );
  return (
    <>
      <PageHead>
        <FilterTags />
      </PageHead>
      <FixedWidgets />
      <Rows rows={rows.top} />
      <StoreView store={store} />
      <Rows rows={rows.bottom} />
    </>
  );
}
