import { storeServices } from '@selvedge/contract/store.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { CheckField } from '@selvedge/ui/check-field.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import type { FormEvent } from 'react';
import { useHref, usePage, useShop, useT, useToggles } from '../lib/shop-context.tsx';
import styles from './store-locator.module.css';

type FindFormProps = { onLocate: () => void; canLocate: boolean };

/** A plain form: without scripts it asks the server for the page, with them the router does. */
export function FindForm({ onLocate, canLocate }: FindFormProps) {
  const t = useT();
  const { router } = useShop();
  const { location } = usePage();
  const { clickAndCollect } = useToggles();
  const action = useHref()('/stores/find');
  const value = (name: string) => location.query[name]?.[0] ?? '';
  const look = (form: HTMLFormElement) => {
    const asked = new URLSearchParams();
    for (const [name, text] of new FormData(form)) if (String(text).trim()) asked.set(name, String(text).trim());
    void router?.navigate(asked.size > 0 ? `${action}?${asked}` : action, { stay: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!router) return;
    event.preventDefault();
    look(event.currentTarget);
  };
  const onChange = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    if (router && form) look(form);
  };
  return (
    <search>
      <form className={styles.form} action={action} method="get" onSubmit={onSubmit} key={writeKey(location.query)}>
        <div className={styles.look}>
          <Field label={t('store.where')} name="q" defaultValue={value('q')} maxLength={100} autoComplete="off" enterKeyHint="search" />
          <Button type="submit">{t('store.look')}</Button>
        </div>
        {canLocate && (
          <Button look="quiet" className={styles.locate ?? ''} onClick={onLocate}>
            {t('store.nearMe')}
          </Button>
        )}
        <div className={styles.filters}>
          <CheckField name="open" value="1" label={t('store.openNow')} defaultChecked={value('open') === '1'} onChange={onChange} />
          {clickAndCollect && (
            <CheckField name="collect" value="1" label={t('store.collect')} defaultChecked={value('collect') === '1'} onChange={onChange} />
          )}
          <SelectField label={t('store.service')} name="service" defaultValue={value('service')} onChange={onChange}>
            <option value="">{t('store.anyService')}</option>
            {storeServices.map((service) => (
              <option key={service} value={service}>
                {t(`store.services.${service}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </form>
    </search>
  );
}

/** Going back shows the fields as they were then. */
const writeKey = (query: Record<string, string[]>) => JSON.stringify(query);
