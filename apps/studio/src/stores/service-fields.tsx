import { type StoredStore, storeServices } from '@selvedge/contract/store.ts';
import { FormCheck } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './stores.module.css';

/** What a store does for shoppers, collecting among it. */
export function ServiceFields({ form, change }: { form: StoredStore; change: (some: Partial<StoredStore>) => void }) {
  return (
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
  );
}
