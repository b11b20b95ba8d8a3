import type { Address, AddressInput } from '@selvedge/contract/address.ts';
import type { Attempt } from '@selvedge/contract/attempt.ts';
import { addressForm } from '@selvedge/domain/address/address-rules.ts';
import { listDialPrefixes } from '@selvedge/domain/market/dial-prefix.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useFocusFirstInvalid } from '../form/use-focus-first-invalid.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { useMarkets } from '../lib/use-markets.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './address-form.module.css';
import { toAddress, toValues } from './address-values.ts';
import { type Places, useAddressForm } from './use-address-form.ts';
import { usePlaceLists } from './use-place-lists.ts';

type AddressEditorProps = {
  label: string;
  address?: Address | undefined;
  /** Answered without an error, the editor is done. A refusal names the address's fields as they are, or behind `shippingAddress.`. */
  save: (address: AddressInput) => Promise<Attempt<unknown>>;
  onCancel: () => void;
};

/** An address by itself, new or changed: the same fields as in checkout. */
export function AddressEditor(props: AddressEditorProps) {
  const places = usePlaceLists();
  return places ? <EditorForm {...props} places={places} /> : <Skeleton />;
}

function EditorForm({ label, address, save, onCancel, places }: AddressEditorProps & { places: Places }) {
  const t = useT();
  const markets = useMarkets();
  const market = useMarket();
  const country = market?.country.code ?? '';
  const element = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => toValues(address, country, { prefixes: listDialPrefixes(markets), own: market?.dialPrefix ?? '' }));
  const fields = useAddressForm({ country, initial, places });
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => element.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const focusFirst = useFocusFirstInvalid(element);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (!fields.check()) return void focusFirst();
    setBusy(true);
    setMessage(undefined);
    const result = await save(toAddress(fields.values, country));
    setBusy(false);
    if (!result.hasError) return;
    const problems = problemsOf(result, t);
    const errors = Object.entries(result.response?.result?.errors ?? {}).map(([name, keys]) => [name.split('.').at(-1)!, keys] as const);
    // A refusal of something that the form does not ask for would be seen by nobody.
    const isShown = errors.some(([name]) => addressForm(country).some((field) => field.name === name));
    if (isShown) fields.refuse(Object.fromEntries(errors.map(([name, keys]) => [name, keys[0]])));
    setMessage(problems.message ?? (isShown ? undefined : Object.values(problems.fields ?? {})[0]));
    focusFirst();
  }

  return (
    <form ref={element} className={styles.editor} onSubmit={submit} noValidate method="post" aria-label={label}>
      <FormMessage text={message} />
      <AddressFields form={fields} section="shipping" />
      <SubmitButton busy={isBusy}>{t('account.save')}</SubmitButton>
      <div className={form.actions}>
        <Button look="quiet" onClick={onCancel}>
          {t('basket.cancel')}
        </Button>
      </div>
    </form>
  );
}
