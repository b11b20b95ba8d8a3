import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { writeAddressLine } from '@selvedge/domain/address/write-address-line.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useT } from '../../lib/shop-context.tsx';
import { useStepLink } from '../../shell/use-step-link.ts';
import styles from './shipping.module.css';

/** Where it goes, on one line, and the way back to change it. */
export function DestinationNote({ basket: { shippingAddress } }: { basket: Basket }) {
  const t = useT();
  const link = useStepLink();
  if (!shippingAddress) return null;
  return (
    <div className={styles.destination}>
      <p>
        <span className={styles.label}>{t('checkout.sentTo')}</span>
        <bdi>{writeAddressLine(t, shippingAddress)}</bdi>
      </p>
      <TextLink href={link('shippingAddress')}>{t('checkout.change')}</TextLink>
    </div>
  );
}
