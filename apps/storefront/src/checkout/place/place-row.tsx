import { writeList } from '@selvedge/domain/text/write-list.ts';
import { useId } from 'react';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { formatDistance } from '../../store/format-distance.ts';
import { listHours } from './list-hours.ts';
import type { Place } from './place.ts';
import styles from './places.module.css';

type PlaceRowProps = { place: Place; number: number; group: string; isChosen: boolean; onChoose: (id: string) => void };

/** A place with its number on the map, how far it is and when it is open. */
export function PlaceRow({ place, number, group, isChosen, onChoose }: PlaceRowProps) {
  const t = useT();
  const id = useId();
  const locale = useMarket()?.id ?? 'en';
  const hours = listHours(place.openingHours, locale);
  return (
    <div className={styles.place} data-chosen={isChosen || undefined}>
      <input
        id={id}
        className={styles.radio}
        type="radio"
        name={`place-${group}`}
        checked={isChosen}
        aria-describedby={`${id}-about`}
        onChange={() => onChoose(place.id)}
      />
      <label className={styles.name} htmlFor={id}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <bdi>{place.name}</bdi>
      </label>
      {place.distance > 0 && <span className={styles.distance}>{formatDistance(t, place.distance, locale)}</span>}
      <p id={`${id}-about`} className={styles.about}>
        <bdi>{writeList(t, [place.street, place.city])}</bdi>
        {isChosen && (
          <span className={styles.hours}>
            {hours.length === 0
              ? t('checkout.alwaysOpen')
              : hours.map((line) => (
                  <span key={line}>
                    <bdi>{line}</bdi>
                  </span>
                ))}
          </span>
        )}
      </p>
    </div>
  );
}
