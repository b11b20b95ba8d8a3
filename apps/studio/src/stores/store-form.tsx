import { type StoredStore, storeServices } from '@selvedge/contract/store.ts';
import { staffStores } from '@selvedge/contract/studio/stores.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { FormCheck, FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { HolidayFields } from './holiday-fields.tsx';
import { HourFields } from './hour-fields.tsx';
import styles from './stores.module.css';

const StoreMap = lazy(async () => ({ default: (await import('./store-map.tsx')).StoreMap }));

const lines = ['id', 'slug', 'name', 'street', 'postalCode', 'city', 'country', 'phone', 'timeZone'] as const;
const optional: ReadonlySet<string> = new Set(['postalCode', 'phone']);

type Props = { store: StoredStore; canWrite: boolean; onSaved: () => void; onClose: () => void };

/** Everything of one store. The pin on the map and the two numbers below it are the same thing. */
export function StoreForm({ store, canWrite, onSaved, onClose }: Props) {
  const { call, notices } = useStudio();
  const [form, setForm] = useState(store);
  const [markets, setMarkets] = useState(store.markets.join(' '));
  const [problem, setProblem] = useState('');
  const change = (some: Partial<StoredStore>) => setForm({ ...form, ...some });
  const move = (latitude: number, longitude: number) => change({ latitude: round(latitude), longitude: round(longitude) });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = { ...form, country: form.country.toUpperCase(), markets: markets.split(/[\s,]+/).filter(Boolean) };
    const answer = await call(staffStores.save, { body });
    if (answer.hasError) return setProblem(errorText(answer.error));
    notices.post({ kind: 'done', text: text('stores.saved', { name: form.name }) });
    onSaved();
  }

  async function remove(): Promise<void> {
    const answer = await call(staffStores.remove, { body: { id: store.id, version: store.version } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    notices.post({ kind: 'done', text: text('stores.removed', { name: store.name }) });
    onSaved();
  }

  return (
    <section className={styles.side} aria-label={form.name || text('stores.add')}>
      <header className={styles.sideHead}>
        <h2>{form.name || text('stores.add')}</h2>
        <Button look="quiet" onClick={onClose}>
          {text('stores.close')}
        </Button>
      </header>
      <form onSubmit={(event) => void submit(event)}>
        <fieldset className={styles.form} disabled={!canWrite}>
          {lines.map((name) => (
            <FormField key={name} label={text(`stores.field.${name}`)}>
              {(ties) => (
                <input
                  {...ties}
                  value={form[name]}
                  required={!optional.has(name)}
                  readOnly={name === 'id' && store.version > 0}
                  autoComplete="off"
                  onChange={(event) => change({ [name]: event.target.value })}
                />
              )}
            </FormField>
          ))}
          <FormField label={text('stores.field.markets')} hint={text('stores.markets_hint')} isWide>
            {(ties) => <input {...ties} value={markets} required autoComplete="off" onChange={(event) => setMarkets(event.target.value)} />}
          </FormField>
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
          <HourFields hours={form.openingHours} onChange={(openingHours) => change({ openingHours })} />
          <HolidayFields holidays={form.holidays} onChange={(holidays) => change({ holidays })} />
          <div className={styles.wide}>
            <h3>{text('stores.services')}</h3>
            {storeServices.map((service) => (
              <FormCheck
                key={service}
                label={text(`stores.service.${service}`)}
                checked={form.services.includes(service)}
                onChange={(isOn) =>
                  change({ services: storeServices.filter((each) => (each === service ? isOn : form.services.includes(each))) })
                }
              />
            ))}
            <FormCheck
              label={text('stores.field.clickAndCollect')}
              checked={form.clickAndCollect}
              onChange={(clickAndCollect) => change({ clickAndCollect })}
            />
          </div>
          <div className={styles.wide}>
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
            {canWrite && <Button type="submit">{text('stores.save')}</Button>}
            {canWrite && store.version > 0 && (
              <details className={styles.remove}>
                <summary>{text('stores.remove')}</summary>
                <p>{text('stores.remove_note')}</p>
                <Button look="secondary" onClick={() => void remove()}>
                  {text('stores.remove_yes')}
                </Button>
              </details>
            )}
          </div>
        </fieldset>
      </form>
    </section>
  );
}

/** To about a metre. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
