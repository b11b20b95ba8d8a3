import { checkout } from '@selvedge/contract/checkout.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { useId, useState } from 'react';
import { send } from '../../basket/basket-calls.ts';
import { useWrongStep } from '../../basket/use-wrong-step.ts';
import form from '../../form/form.module.css';
import { FormMessage } from '../../form/form-message.tsx';
import { problemsOf } from '../../form/problems-of.ts';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMarket, useShop, useT } from '../../lib/shop-context.tsx';
import { useStepLink } from '../../shell/use-step-link.ts';
import { readDraft, writeDraft } from '../checkout-draft.ts';
import styles from './customer-step.module.css';

/** On without an account: an address for the confirmation is all that is asked. */
export function GuestForm({ email: known }: { email: string }) {
  const t = useT();
  const id = useId();
  const { router } = useShop();
  const link = useStepLink();
  const market = useMarket()?.id ?? '';
  const isWrongStep = useWrongStep();
  const [typed, setTyped] = useState(() => readDraft(market).email ?? known);
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async ({ email = '' }) => {
    const result = await send((call) => call(checkout.continueAsGuest, { body: { email } }));
    if (await isWrongStep(result)) return;
    if (result.hasError) return problemsOf(result, t);
    writeDraft(market, { email: undefined });
    await router?.navigate(link('shippingAddress'));
  });
  return (
    <section className={styles.way} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('checkout.guest')}
      </h2>
      <form className={form.form} {...props}>
        <FormMessage text={message} />
        <Field
          label={t('login.email')}
          hint={t('checkout.emailHint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          value={typed}
          error={error('email')}
          onChange={({ target }) => {
            setTyped(target.value);
            writeDraft(market, { email: target.value });
          }}
        />
        <SubmitButton busy={busy}>{t('checkout.asGuest')}</SubmitButton>
      </form>
    </section>
  );
}
