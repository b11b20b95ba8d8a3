import { order as orders } from '@selvedge/contract/order.ts';
import type { CancelReason, OrderAnswer, OrderDetail } from '@selvedge/contract/order-shape.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { CheckField } from '@selvedge/ui/check-field.tsx';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { useState } from 'react';
import { lineVariant } from '../basket/line/line-variant.ts';
import { useMoney } from '../catalogue/use-money.ts';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { problemsOf } from '../form/problems-of.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { useCall } from '../session/use-call.ts';
import { ComesBack } from './comes-back.tsx';
import { isTooLate } from './is-too-late.ts';
import { mailToken } from './mail-token.ts';
import styles from './order-page.module.css';
import { QuantitySelect } from './quantity-select.tsx';

/** A form that changes an order, and what became of it. */
export type ChangePart = {
  order: OrderDetail;
  onChange: (answer: OrderAnswer) => void;
  onDone: (said: string) => void;
  onCancel: () => void;
  onTooLate: () => void;
};

const reasons = ['mistake', 'changedMind', 'takesTooLong', 'cheaperElsewhere', 'other'] as const satisfies readonly CancelReason[];

/** Which pieces are not wanted any more and why; below it what goes back for them. */
export function CancelForm({ order, onChange, onDone, onCancel, onTooLate }: ChangePart) {
  const t = useT();
  const money = useMoney();
  const call = useCall();
  const [key] = useState(() => crypto.randomUUID());
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const { orderId } = order;
  const gone = new Map(order.shippingNotifications.cancelledLineItems.map(({ lineItemId, quantity }) => [lineItemId, quantity]));
  const open = order.lines.map((line) => ({ line, left: line.quantity - (gone.get(line.id) ?? 0) })).filter(({ left }) => left > 0);
  const lines = open.flatMap(({ line }) => (pieces[line.id] ? [{ lineItemId: line.id, quantity: pieces[line.id]! }] : []));
  const isWhole = open.every(({ line, left }) => pieces[line.id] === left);
  const worth = useAnswer(orders.cancelWorth, lines.length > 0 && { params: { orderId }, body: { token: mailToken(), lines } });
  const {
    busy,
    message,
    error,
    form: ofForm,
  } = useForm(async ({ reason }) => {
    if (lines.length === 0) return { message: t('order.cancel_choose') };
    const body = { key, lines, reason: reason as CancelReason, token: mailToken() };
    const answer = await call(orders.cancel, { params: { orderId }, body });
    if (!answer.hasError) {
      onChange(answer.data);
      const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      onDone(t(isWhole ? 'order.cancel_done_all' : 'order.cancel_done', { count }));
      return undefined;
    }
    if (isTooLate(answer.response?.result?.errors)) onTooLate();
    return problemsOf(answer, t);
  });
  return (
    <form className={`${styles.change} ${form.form}`} aria-label={t('order.cancel')} {...ofForm}>
      <fieldset className={styles.choices}>
        <legend className={styles.heading}>{t('order.cancel_which')}</legend>
        {open.length > 1 && (
          <CheckField
            label={t('order.cancel_all')}
            checked={isWhole}
            onChange={({ target }) => setPieces(target.checked ? Object.fromEntries(open.map(({ line, left }) => [line.id, left])) : {})}
          />
        )}
        {open.map(({ line, left }) => (
          <div key={line.id} className={styles.choice}>
            <CheckField
              label={<bdi>{line.name}</bdi>}
              hint={<bdi>{lineVariant(t, money, line)}</bdi>}
              checked={(pieces[line.id] ?? 0) > 0}
              onChange={({ target }) => setPieces({ ...pieces, [line.id]: target.checked ? left : 0 })}
            />
            {left > 1 && (pieces[line.id] ?? 0) > 0 && (
              <QuantitySelect most={left} value={pieces[line.id]!} onChange={(count) => setPieces({ ...pieces, [line.id]: count })} />
            )}
          </div>
        ))}
      </fieldset>
      <SelectField label={t('returns.why')} name="reason" required defaultValue="" error={error('reason')}>
        <option value="">{t('returns.choose')}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`order.cancel_reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      {lines.length > 0 && <ComesBack worth={worth && !worth.hasError ? worth.data : undefined} note={t('order.cancel_same_way')} />}
      <FormMessage text={message} />
      <SubmitButton busy={busy}>{t(isWhole ? 'order.cancel_confirm_all' : 'order.cancel_confirm')}</SubmitButton>
      <div className={form.actions}>
        <Button look="quiet" onClick={onCancel}>
          {t('order.cancel_not')}
        </Button>
      </div>
    </form>
  );
}
