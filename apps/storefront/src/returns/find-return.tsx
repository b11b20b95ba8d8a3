import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useHref, useShop, useT } from '../lib/shop-context.tsx';
import { TrackForm } from '../order/track-form.tsx';
import styles from './returns.module.css';

/** A guest says which order, as on the page that follows a parcel; a member is shown the way to the own ones. */
export function FindReturn() {
  const t = useT();
  const href = useHref();
  const { router } = useShop();
  return (
    <div className={styles.page}>
      <TrackForm onFound={({ orderId, market }) => void router?.navigate(`/${market}/returns?orderid=${orderId}`)} />
      <p className={styles.note}>
        <TextLink href={href('/account/returns')}>{t('returns.members')}</TextLink>
      </p>
    </div>
  );
}
