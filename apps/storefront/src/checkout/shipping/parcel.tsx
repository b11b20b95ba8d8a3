import type { Address } from '@selvedge/contract/address.ts';
import type { BasketLine, Shipment, ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import { LinePicture } from '../../basket/line/line-picture.tsx';
import { useT } from '../../lib/shop-context.tsx';
import { MethodCard } from './method-card.tsx';
import styles from './shipping.module.css';
import type { Choice, Choose } from './use-shipment-choices.ts';

type ParcelProps = {
  parcel: Shipment;
  /** Which of several it is. */
  number: number | undefined;
  count: number;
  lines: readonly BasketLine[];
  methods: readonly ShippingMethod[];
  address: Address | undefined;
  choice: Choice | undefined;
  onChoose: Choose;
};

/** The ways that one parcel can travel. What comes from a store is a parcel of its own. */
export function Parcel({ parcel, number, count, lines, methods, address, choice, onChoose }: ParcelProps) {
  const t = useT();
  const title = t('checkout.methods');
  return (
    <fieldset className={styles.parcel}>
      <legend className={number ? styles.legend : styles.hidden}>{number ? t('checkout.parcel', { number, count }) : title}</legend>
      {number && (
        <div className={styles.contents}>
          <p className={styles.note}>{t(parcel.origin === 'ShipFromStore' ? 'checkout.fromStore' : 'checkout.fromWarehouse')}</p>
          <ul className={styles.pictures}>
            {lines.map((line) => (
              <li key={line.id}>
                <LinePicture line={line} />
                <span className={styles.hidden}>{line.name}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {methods.length === 0 && <p role="alert">{t('checkout.noMethods')}</p>}
      <div className={styles.methods}>
        {methods.map((method) => (
          <MethodCard
            key={method.id}
            group={parcel.id}
            method={method}
            address={address}
            choice={choice?.methodId === method.id ? choice : undefined}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}
