import { returns } from '@selvedge/contract/returns.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { CheckField } from '@selvedge/ui/check-field.tsx';
import { useState } from 'react';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { useCall } from '../session/use-call.ts';
import type { ReturnProps } from './return-props.ts';
import styles from './returns.module.css';

/** The law of the EU: a declaration in two steps, without a reason, confirmed by mail. */
export function WithdrawPart({ own, shown, onChange }: ReturnProps) {
  const t = useT();
  const call = useCall();
  const locale = useMarket()?.id ?? 'en-GB';
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const able = shown.lines.filter(({ withdrawable }) => withdrawable > 0);
  const { busy, message, form } = useForm(async (values) => {
    const lines = able
      .filter(({ lineItemId }) => values[lineItemId] === 'on')
      .map(({ lineItemId, withdrawable }) => ({ lineItemId, quantity: withdrawable }));
    if (lines.length === 0) return { message: t('returns.choose_first') };
    const answer = await call(returns.withdraw, { params: { orderId: own.orderId }, body: { token: own.token, key, lines } });
    if (answer.hasError) return problemsOf(answer, t);
    setKey(crypto.randomUUID());
    setOpen(false);
    setDone(true);
    onChange(answer.data);
    return undefined;
  });
  const confirmation = (
    <p role="status" className={styles.said}>
      {isDone && t('returns.withdrawn')}
    </p>
  );
  if (!shown.canWithdraw) return confirmation;
  const day = shown.withdrawUntil && formatDate(new Date(shown.withdrawUntil), { locale });
  return (
    <section className={styles.form} aria-labelledby="withdraw">
      {confirmation}
      <h2 id="withdraw" className={styles.heading}>
        {t('returns.withdraw_title')}
      </h2>
      <p className={styles.note}>{day ? t('returns.withdraw_until', { day }) : t('returns.withdraw_text')}</p>
      {isOpen ? (
        <form className={styles.form} {...form}>
          <fieldset className={styles.methods}>
            <legend className={styles.small}>{t('returns.withdraw_from')}</legend>
            {able.map(({ lineItemId, name, size, withdrawable }) => (
              <CheckField
                key={lineItemId}
                name={lineItemId}
                defaultChecked
                label={<bdi>{writeList(t, [t('returns.pieces_of', { count: withdrawable, name }), size])}</bdi>}
              />
            ))}
          </fieldset>
          <FormMessage text={message} />
          <div className={styles.submit}>
            <SubmitButton busy={busy}>{t('returns.withdraw_confirm')}</SubmitButton>
          </div>
        </form>
      ) : (
        <div className={styles.ways}>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('returns.withdraw')}
          </Button>
        </div>
      )}
    </section>
  );
}
