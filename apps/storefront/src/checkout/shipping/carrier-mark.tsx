import type { ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import { findCarrierLogo } from '@selvedge/domain/shipping/carrier-logo.ts';
import styles from './shipping.module.css';

type Marked = Pick<ShippingMethod, 'id' | 'name' | 'pickupPointCarrier'>;

/** CHK-057 who brings it, set in our own type: we draw nobody's logo. A name that is read already is not read twice. */
export function CarrierMark({ method: { id, name, pickupPointCarrier } }: { method: Marked }) {
  const logo = [pickupPointCarrier, name, id]
    .map((text) => (text ? findCarrierLogo(text) : undefined))
    .find((found) => found !== undefined);
  if (!logo) return null;
  return (
    <span className={styles.mark} aria-hidden={name.toLowerCase().includes(logo.name.toLowerCase()) || undefined}>
      {logo.name}
    </span>
  );
}
