import { staffDiscount } from '@selvedge/contract/staff-discount.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { type FormEvent, useState } from 'react';
import { failureKey } from '../../lib/failure-key.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { giveDiscount } from '../offer/staff-discount-calls.ts';
import { useBasket } from '../use-basket.ts';
import styles from './staff-discount.module.css';

const whole = '';

/** A member of staff takes something off, and says what for. */
export function Content({ close }: { close: () => void }) {
  const t = useT();
  const { answer } = useBasket();
  const offer = useAnswer(staffDiscount.offer, {});
  const [wish, setWish] = useState({ line: whole, kind: 'percent', value: '', reason: '' });
  const [problem, setProblem] = useState('');
  const lines = answer?.basket.lines.filter(({ isDigital, isBonusProduct }) => !isDigital && !isBonusProduct) ?? [];
  const set = (more: Partial<typeof wish>) => setWish({ ...wish, ...more });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const value = Number(wish.value.replace(',', '.'));
    const isRight = value > 0 && (wish.kind === 'amount' || (Number.isInteger(value) && value <= 100));
    if (!isRight) return setProblem('device.discount_nothing');
    if (!wish.reason) return setProblem('device.discount_no_reason');
    const how = wish.kind === 'percent' ? { percent: value } : { amount: value };
    const { failure, isDone } = await giveDiscount({ ...how, reason: wish.reason, ...(wish.line !== whole && { lineItemId: wish.line }) });
    setProblem(failure?.key ?? '');
    if (isDone) close();
  }

  if (offer?.hasError) {
    const key = offer.response?.result?.errors?.staff?.[0] ?? failureKey(offer);
    return (
      <p className={styles.form} role="alert">
        {t(key)}
      </p>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {offer && <p>{t('device.discount_most', { percent: offer.data.mostPercent })}</p>}
      <SelectField label={t('device.discount_on')} value={wish.line} onChange={(event) => set({ line: event.target.value })}>
        <option value={whole}>{t('device.discount_whole')}</option>
        {lines.map(({ id, name, variant }) => (
          <option key={id} value={id}>
            {writeList(t, [name, variant.size, variant.length])}
          </option>
        ))}
      </SelectField>
      <div className={styles.row}>
        <Field
          label={t('device.discount_value')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          required
          value={wish.value}
          onChange={(event) => set({ value: event.target.value })}
        />
        <SelectField label={t('device.discount_kind')} value={wish.kind} onChange={(event) => set({ kind: event.target.value })}>
          <option value="percent">{t('device.discount_percent')}</option>
          <option value="amount">{t('device.discount_amount')}</option>
        </SelectField>
      </div>
      <SelectField
        name="reason"
        label={t('device.discount_reason')}
        value={wish.reason}
        onChange={(event) => set({ reason: event.target.value })}
      >
        <option value="">{t('device.discount_choose')}</option>
        {offer?.data.reasons.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {problem && <p role="alert">{t(problem)}</p>}
      <Button type="submit" wide>
        {t('device.discount_give')}
      </Button>
    </form>
  );
}
