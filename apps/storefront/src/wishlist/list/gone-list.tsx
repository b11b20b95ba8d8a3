import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useHref, useT } from '../../lib/shop-context.tsx';
import { Notice } from '../../shell/notice.tsx';

/** A list that was deleted, is no longer shared, or could not be fetched. */
export function GoneList({ isFailure = false }: { isFailure?: boolean }) {
  const t = useT();
  const href = useHref();
  if (isFailure)
    return (
      <Notice title={t('wishlist.failed.title')} text={t('wishlist.failed.text')} thread="loose">
        <Button onClick={() => location.reload()}>{t('wishlist.failed.retry')}</Button>
      </Notice>
    );
  return (
    <Notice title={t('wishlist.gone.title')} text={t('wishlist.gone.text')} thread="loose">
      <ButtonLink href={href('/wishlist')}>{t('wishlist.gone.own')}</ButtonLink>
    </Notice>
  );
}
