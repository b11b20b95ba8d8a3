import { account, type UserMetadata } from '@selvedge/contract/account.ts';
import { dueDateRange } from '@selvedge/domain/account/is-allowed-due-date.ts';
import { parsePhone } from '@selvedge/domain/address/parse-phone.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { listDialPrefixes } from '@selvedge/domain/market/dial-prefix.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { useState } from 'react';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { NameFields } from '../form/name-fields.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useT, useToggles } from '../lib/shop-context.tsx';
import { useMarkets } from '../lib/use-markets.ts';
import { keepUser } from '../session/account-store.ts';
import { useCall } from '../session/use-call.ts';
import { useToast } from '../toast/toast-context.ts';
import { FavoriteStoreField } from './favorite-store-field.tsx';
import { PhoneField } from './phone-field.tsx';

export function DetailsForm({ user }: { user: UserMetadata }) {
  const t = useT();
  const toast = useToast();
  const markets = useMarkets();
  const call = useCall();
  // The server knows no other day: what the reader's clock allowed beyond it would be refused.
  const [today] = useState(() => utcDay(new Date()));
  const prefixes = listDialPrefixes(markets);
  const { dueDate: isAsked } = useToggles();
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async (values) => {
    const { phoneCountryCode, mobilePhoneNumber } = joinPhone(values.prefix ?? '', values.phone ?? '', prefixes);
    const body = {
      firstName: values.firstName ?? '',
      lastName: values.lastName ?? '',
      birthdate: values.birthdate || null,
      phoneNumber: mobilePhoneNumber ? phoneCountryCode + mobilePhoneNumber : null,
      ...(values.dueDate !== undefined && { dueDate: values.dueDate || null }),
      ...(values.favoriteStoreId !== undefined && { favoriteStoreId: values.favoriteStoreId || null }),
    };
    const result = await call(account.updateAccountDetails, { body });
    if (result.hasError) return problemsOf(result, t);
    keepUser(result.data);
    toast.show('success', 'account.saved');
  });
  return (
    <form className={form.form} {...props}>
      <FormMessage text={message} />
      <NameFields firstName={user.firstName} lastName={user.lastName} error={error} />
      <Field
        label={t('account.birthdate')}
        hint={t('account.birthdate_hint')}
        name="birthdate"
        type="date"
        autoComplete="bday"
        max={today}
        defaultValue={user.birthdate ?? ''}
        error={error('birthdate')}
      />
      <PhoneField number={user.phoneNumber} prefixes={prefixes} error={error('phoneNumber')} />
      {/* What was told once can be taken away, wherever nobody asks for it any more. */}
      {(isAsked || user.dueDate !== null) && (
        <Field
          label={t('account.due_date')}
          hint={t('account.due_date_hint')}
          name="dueDate"
          type="date"
          {...dueDateRange(today)}
          defaultValue={user.dueDate ?? ''}
          error={error('dueDate')}
        />
      )}
      <FavoriteStoreField chosen={user.favoriteStore} error={error('favoriteStoreId')} />
      <SubmitButton busy={busy}>{t('account.save')}</SubmitButton>
    </form>
  );
}

/** Who types the whole number, prefix and all, is understood; a leading zero is for calls from the same country. */
function joinPhone(prefix: string, typed: string, prefixes: readonly string[]) {
  const whole = parsePhone(typed, prefixes);
  if (whole.phoneCountryCode) return whole;
  return { phoneCountryCode: prefix, mobilePhoneNumber: whole.mobilePhoneNumber.replace(/^0+/, '') };
}
