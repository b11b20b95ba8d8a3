import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import { readPosition } from '../../store/read-position.ts';
import styles from './store-list.module.css';

export type Place = { city: string } | { latitude: number; longitude: number };

/** Around which place stores are looked for: by its name, or the shopper's own. Emptied, around none. */
export function PlaceForm({ onPlace }: { onPlace: (place: Place | undefined) => void }) {
  const t = useT();
  const [isUnknown, setUnknown] = useState(false);
  const [canLocate, setLocate] = useState(false);
  useEffect(() => setLocate('geolocation' in navigator), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const city = String(new FormData(event.currentTarget).get('city') ?? '').trim();
    setUnknown(false);
    onPlace(city ? { city } : undefined);
  };
  const locate = async () => {
    const position = await readPosition();
    setUnknown(!position);
    if (position) onPlace(position);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.look}>
        <Field
          label={t('store.where')}
          name="city"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          error={isUnknown ? t('store.notLocated') : undefined}
        />
        <Button type="submit" look="secondary">
          {t('store.look')}
        </Button>
      </div>
      {canLocate && (
        <Button look="quiet" onClick={() => void locate()}>
          {t('store.nearMe')}
        </Button>
      )}
    </form>
  );
}
