import { CheckField } from '@selvedge/ui/check-field.tsx';
import { type FormEvent, useRef } from 'react';
import { AddressDoubt } from '../../address/address-doubt.tsx';
import { AddressFields } from '../../address/address-fields.tsx';
import styles from '../../address/address-form.module.css';
import form from '../../form/form.module.css';
import { FormMessage } from '../../form/form-message.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useFocusFirstInvalid } from '../../form/use-focus-first-invalid.ts';
import { useT } from '../../lib/shop-context.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { type DetailsFormProps, useDetails } from './use-details.ts';

export function DetailsForm(props: DetailsFormProps) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const details = useDetails(props);
  const { isDigital } = props.answer.basket;
  const isNew = details.chosen === '';
  const focusFirst = useFocusFirstInvalid(element);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await details.submit()) === 'wrong') focusFirst();
  };
  return (
    <form ref={element} className={form.form} onSubmit={submit} noValidate method="post">
      <FormMessage text={details.message && t(details.message)} />
      {props.addresses.length > 0 && (
        <SavedAddresses
          name="address"
          legend={t('checkout.whichAddress')}
          addresses={props.addresses}
          chosen={details.chosen}
          onChoose={details.choose}
        />
      )}
      {isNew && (
        <fieldset className={styles.section}>
          <legend className={styles.hidden}>{t(isDigital ? 'checkout.billing' : 'checkout.shipping')}</legend>
          <AddressFields form={details.shipping} section={isDigital ? 'billing' : 'shipping'} />
          {props.isSignedIn && (
            <CheckField
              label={t('address.save')}
              checked={details.savesAddress}
              onChange={({ target }) => details.setSaves(target.checked)}
            />
          )}
        </fieldset>
      )}
      {!isDigital && (
        <CheckField
          label={t('checkout.billingApart')}
          checked={details.isBillingApart}
          onChange={({ target }) => details.setBillingApart(target.checked)}
        />
      )}
      {details.isBillingApart && !isDigital && (
        <fieldset className={styles.section}>
          <legend className={styles.title}>{t('checkout.billing')}</legend>
          <AddressFields form={details.billing} section="billing" />
        </fieldset>
      )}
      {details.doubt && (
        <AddressDoubt
          doubt={details.doubt}
          onConfirm={() => void details.submit({ isSure: true })}
          onChange={() => {
            details.forgetDoubt();
            element.current?.querySelector<HTMLElement>('[name$=".line1"]')?.focus();
          }}
        />
      )}
      {!details.doubt && <SubmitButton busy={details.isBusy}>{t(isDigital ? 'checkout.toSummary' : 'checkout.toShipping')}</SubmitButton>}
    </form>
  );
}
