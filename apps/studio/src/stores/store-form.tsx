import type { StoredStore } from '@selvedge/contract/store.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { HolidayFields } from './holiday-fields.tsx';
import { HourFields } from './hour-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ServiceFields } from './service-fields.tsx';
import styles from './stores.module.css';
import { useStoreForm } from './use-store-form.ts';

const lines = ['id', 'slug', 'name', 'street', 'postalCode', 'city', 'country', 'phone', 'timeZone'] as const;
const optional: ReadonlySet<string> = new Set(['postalCode', 'phone']);

type Props = { store: StoredStore; canWrite: boolean; onSaved: () => void; onClose: () => void };

/** Everything of one store. */
export function StoreForm({ store, canWrite, onSaved, onClose }: Props) {
  const { form, change, markets, setMarkets, problem, submit, remove } = useStoreForm(store, onSaved);
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
          <PlaceFields {...{ form, canWrite, change }} />
          <HourFields hours={form.openingHours} onChange={(openingHours) => change({ openingHours })} />
          <HolidayFields holidays={form.holidays} onChange={(holidays) => change({ holidays })} />
          <ServiceFields {...{ form, change }} />
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
