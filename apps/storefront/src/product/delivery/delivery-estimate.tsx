import { TextLink } from '@selvedge/ui/text-link.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { useHref, useT } from '../../lib/shop-context.tsx';
import styles from './delivery-estimate.module.css';

/** When it would arrive if it were ordered now. Asked for in the browser: the page itself is kept, and now passes. */
export function DeliveryEstimate() {
  const t = useT();
  const href = useHref();
  const [Methods, setMethods] = useState<ComponentType>();
  useEffect(() => {
    import('./delivery-methods.tsx').then(({ DeliveryMethods }) => setMethods(() => DeliveryMethods), Boolean);
  }, []);
  return (
    <section className={styles.delivery} aria-label={t('product.delivery')}>
      {Methods ? <Methods /> : <ul className={styles.methods} aria-busy="true" />}
      <TextLink className={styles.link} href={href('/i/delivery')}>
        {t('product.deliveryReturns')}
      </TextLink>
    </section>
  );
}
