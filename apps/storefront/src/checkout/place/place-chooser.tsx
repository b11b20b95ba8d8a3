import type { Address } from '@selvedge/contract/address.ts';
import type { ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import type { Choice, Choose } from '../shipping/use-shipment-choices.ts';
import { PlaceRow } from './place-row.tsx';
import styles from './places.module.css';
import { type Around, usePlaces } from './use-places.ts';

const PlaceMap = lazy(async () => ({ default: (await import('../../map/place-map.tsx')).PlaceMap }));
const fewest = 5;

type PlaceChooserProps = {
  method: ShippingMethod;
  address: Address | undefined;
  choice: Choice;
  onChoose: Choose;
};

/** Where to fetch it: the nearest places as a list, all of them on a map for who asks for one. */
export function PlaceChooser({ method, address, choice, onChoose }: PlaceChooserProps) {
  const t = useT();
  const [typed, setTyped] = useState(address?.postalCode || address?.city || '');
  const [around, setAround] = useState<Around>();
  const [hasMap, setMap] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const places = usePlaces(method, address, around);
  const look = () => typed.trim() && setAround({ ...readAround(typed), time: (around?.time ?? 0) + 1 });
  const chosen = places?.findIndex(({ id }) => id === choice.pointId) ?? -1;
  const shown = places?.slice(0, isWhole ? undefined : Math.max(fewest, chosen + 1));
  const choose = (pointId: string) => {
    const isLocker = places?.find(({ id }) => id === pointId)?.isLocker ?? false;
    const needsPostNumber = isLocker && method.pickupPointCarrier === 'dhl' && address?.country === 'DE';
    onChoose({ methodId: method.id, pointId, needsPostNumber, postNumber: choice.postNumber ?? address?.carrierPostNumber ?? '' });
  };
  // The step around it is a form of its own: Enter looks for places instead of sending it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    look();
  };
  return (
    <div className={styles.places}>
      <div className={styles.look}>
        <Field
          label={t('checkout.placesAround')}
          value={typed}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button look="secondary" onClick={look}>
          {t('checkout.look')}
        </Button>
      </div>
      {hasMap && places && places.length > 0 && (
        <Suspense fallback={<div className={styles.map} aria-busy="true" />}>
          <PlaceMap places={places} chosen={choice.pointId} onChoose={choose} size="small" />
        </Suspense>
      )}
      <div role="status">
        {places && (
          <p className={styles.found}>{places.length === 0 ? t('checkout.noPlaces') : t('checkout.places', { count: places.length })}</p>
        )}
      </div>
      {!places && (
        <div className={styles.list} aria-busy="true">
          <Skeleton />
          <Skeleton shape="short" />
          <Skeleton />
        </div>
      )}
      {shown && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((place, index) => (
            <li key={place.id}>
              <PlaceRow place={place} number={index + 1} group={method.id} isChosen={place.id === choice.pointId} onChoose={choose} />
            </li>
          ))}
        </ul>
      )}
      {choice.needsPostNumber && (
        <Field
          label={t('address.post_number')}
          hint={t('address.post_number_hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={choice.postNumber ?? ''}
          onChange={({ target }) => onChoose({ ...choice, postNumber: target.value }, { isTyping: true })}
        />
      )}
      {places && places.length > 0 && (
        <div className={styles.more}>
          {shown && shown.length < places.length && (
            <Button look="quiet" onClick={() => setWhole(true)}>
              {t('checkout.morePlaces', { count: places.length - shown.length })}
            </Button>
          )}
          <Button look="quiet" aria-pressed={hasMap} onClick={() => setMap(!hasMap)}>
            {t(hasMap ? 'checkout.hideMap' : 'checkout.showMap')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A number is a postal code, anything else a town. */
const readAround = (text: string): Omit<Around, 'time'> =>
  /\d/.test(text) ? { postalCode: text.trim(), city: '' } : { postalCode: '', city: text.trim() };
