import type { Address } from '@selvedge/contract/address.ts';
import type { ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import { needsPlace } from '@selvedge/domain/shipping/usual-way.ts';
import { lazy, Suspense, useId } from 'react';
import { Prediction } from '../../address/prediction.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { useT } from '../../lib/shop-context.tsx';
import { CarrierMark } from './carrier-mark.tsx';
import styles from './shipping.module.css';
import type { Choice, Choose } from './use-shipment-choices.ts';

const PlaceChooser = lazy(async () => ({ default: (await import('../place/place-chooser.tsx')).PlaceChooser }));

type MethodCardProps = {
  /** The parcel that it is a choice for. */
  group: string;
  method: ShippingMethod;
  address: Address | undefined;
  /** There when it is the one. */
  choice: Choice | undefined;
  onChoose: Choose;
};

/** A way to travel: who brings it, when, and for how much. Chosen, it asks for the place where that is needed. */
export function MethodCard({ group, method, address, choice, onChoose }: MethodCardProps) {
  const t = useT();
  const money = useMoney();
  const id = useId();
  return (
    <div className={styles.card} data-chosen={choice !== undefined || undefined}>
      <div className={styles.choice}>
        <input
          id={id}
          className={styles.radio}
          type="radio"
          name={`method-${group}`}
          value={method.id}
          checked={choice !== undefined}
          aria-describedby={`${id}-when`}
          onChange={() => onChoose({ methodId: method.id, pointId: '' })}
        />
        <label className={styles.name} htmlFor={id}>
          <bdi>{method.name}</bdi>
        </label>
        <CarrierMark method={method} />
        <span className={styles.price}>
          <bdi>{method.freeShipping || method.price.amount === 0 ? t('product.free') : money(method.price)}</bdi>
        </span>
        <span id={`${id}-when`} className={styles.when}>
          <Prediction method={method} />
        </span>
      </div>
      {choice && needsPlace(method.deliveryType) && (
        <Suspense fallback={<p className={styles.places}>{t('shell.loading')}</p>}>
          <PlaceChooser method={method} address={address} choice={choice} onChoose={onChoose} />
        </Suspense>
      )}
    </div>
  );
}
