import { order } from '@selvedge/contract/order.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { EmailField } from '../form/email-field.tsx';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { callIn } from '../session/call-in.ts';
import styles from './order-page.module.css';

type Found = { orderId: string; market: string };

/** ORD-029 a guest says which order, and with which address it was placed. What of the two is wrong is nobody's to know. */
export function TrackForm({ onFound }: { onFound: (found: Found) => void }) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const {
    busy,
    message,
    error,
    form: given,
  } = useForm(async ({ orderNumber = '', email = '' }) => {
    const answer = await callIn(market)(order.track, { body: { orderNumber, email } });
    if (answer.hasError) return answer.response?.status === 404 ? { message: t('track.wrong') } : problemsOf(answer, t);
    onFound(answer.data);
    return undefined;
  });
  return (
    <div className={styles.form}>
      <form className={form.form} {...given}>
        <FormMessage text={message} />
        <Field
          label={t('track.number')}
          hint={t('track.number_hint', { example: `${market.slice(-2)}100001` })}
          name="orderNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          required
          error={error('orderNumber')}
        />
        <EmailField hint={t('track.email_hint')} error={error('email')} />
        <SubmitButton busy={busy}>{t('track.find')}</SubmitButton>
      </form>
    </div>
  );
}
