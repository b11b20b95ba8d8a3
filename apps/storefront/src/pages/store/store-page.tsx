import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useHref, usePage, useT } from '../../lib/shop-context.tsx';
import { Notice } from '../../shell/notice.tsx';
import { StoreView } from '../../store/store-view.tsx';
import { StoreFrame } from './store-frame.tsx';

export function View() {
  const t = useT();
  const href = useHref();
  const { store } = usePage().content;
  if (!store)
    return (
      <Notice title={t('store.gone')} text={t('store.goneText')}>
        <ButtonLink href={href('/stores')}>{t('store.all')}</ButtonLink>
      </Notice>
    );
  return (
    <StoreFrame>
      <StoreView store={store} />
    </StoreFrame>
  );
}
