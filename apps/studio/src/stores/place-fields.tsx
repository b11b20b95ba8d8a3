import type { StoredStore } from '@selvedge/contract/store.ts';
import { lazy, Suspense } from 'react';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './stores.module.css';

const StoreMap = lazy(async () => ({ default: (await import('./store-map.tsx')).StoreMap }));

type Props = { form: StoredStore; canWrite: boolean; change: (some: Partial<StoredStore>) => void };

/** The pin on the map and the two numbers below it are the same thing. */
export function PlaceFields({ form, canWrite, change }: Props) {
  const move = (latitude: number, longitude: number) => change({ latitude: round(latitude), longitude: round(longitude) });
  return (
    <>
      <div className={styles.wide}>
        <Suspense fallback={<div className={styles.map} aria-busy="true" />}>
          <StoreMap latitude={form.latitude} longitude={form.longitude} onMove={canWrite ? move : undefined} />
        </Suspense>
      </div>
      {(['latitude', 'longitude'] as const).map((name) => (
        <FormField key={name} label={text(`stores.field.${name}`)}>
          {(ties) => (
            <input
              {...ties}
              type="number"
              step="any"
              required
              value={form[name]}
              onChange={(event) => change({ [name]: Number(event.target.value) })}
            />
          )}
        </FormField>
      ))}
    </>
  );
}

/** To about a metre. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
