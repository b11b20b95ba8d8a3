import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { MoneyLedger, OrderWork, WorkLine } from '@selvedge/contract/studio/order-work.ts';
import { mostMovable } from '@selvedge/domain/order/line-pieces.ts';
import { useState } from 'react';
import { useRight } from '../../lib/studio-context.tsx';
import { writeMoney } from '../../lib/write-money.ts';
import { FormField } from '../../shell/form-field.tsx';
import { text } from '../../texts/text.ts';
import forms from '../action.module.css';
import { ActionForm } from '../action-form.tsx';
import screen from '../desk.module.css';
import { QuantityField } from '../quantity-field.tsx';
import { ReasonField, shortestReason } from '../reason-field.tsx';
import { type Desk, useAction } from '../use-action.ts';
import { readRefund, type TypedRefund } from './read-refund.ts';

const kinds = ['line', 'freight', 'amount'] as const;
const blank: TypedRefund = { kind: 'line', lineItemId: '', quantity: 1, amount: '' };

/** A line, the freight or an amount; never more than is left. Above the limit it waits for a second one. */
export function RefundForm({ work, put }: Desk) {
  const action = useAction(put);
  const may = useRight('order.refund');
  const [typed, setTyped] = useState(blank);
  const [reason, setReason] = useState('');
  const { refundable, aloneUpTo } = work.money;
  if (!may || work.orderState === 'paymentProcessing' || refundable.amount <= 0) return null;
  const lines = work.lines.filter((line) => mostMovable('refund', line) > 0);
  const line = lines.find(({ lineItemId }) => lineItemId === typed.lineItemId) ?? lines[0];
  const read = readRefund(typed, line, work.money);
  const missing = 'missing' in read ? text(read.missing) : reason.trim().length < shortestReason ? text('desk.needs_reason') : undefined;

  async function refund(): Promise<void> {
    if ('missing' in read) return;
    const what = { orderId: work.orderId, what: read.wish, reason: reason.trim() };
    const isDone = await action.run({ what, said: saidOf, ask: (call, key) => call(fulfilment.refund, { body: { ...what, key } }) });
    if (!isDone) return;
    setTyped(blank);
    setReason('');
  }

  return (
    <details className={forms.more}>
      <summary>{text('refund.title')}</summary>
      <p className={screen.quiet}>{text('refund.left', { amount: writeMoney(refundable), limit: writeMoney(aloneUpTo) })}</p>
      <ActionForm
        right="order.refund"
        action={action}
        label={text('refund.do')}
        confirm={text('refund.sure')}
        missing={missing}
        onRun={refund}
      >
        <WishFields typed={typed} line={line} lines={lines} money={work.money} onChange={setTyped} />
        <ReasonField value={reason} onChange={setReason} />
      </ActionForm>
    </details>
  );
}

/** The newest one waits when it went above the limit. */
function saidOf({ refunds }: OrderWork): string {
  return text(refunds.at(-1)?.state === 'waiting' ? 'refund.waits' : 'refund.asked');
}

type FieldProps = {
  typed: TypedRefund;
  line: WorkLine | undefined;
  lines: readonly WorkLine[];
  money: MoneyLedger;
  onChange: (typed: TypedRefund) => void;
};

function WishFields({ typed, line, lines, money, onChange }: FieldProps) {
  const { kind, quantity, amount } = typed;
  return (
    <>
      <FormField label={text('refund.what')}>
        {(ties) => (
          <select {...ties} value={kind} onChange={(event) => onChange({ ...typed, kind: event.target.value as TypedRefund['kind'] })}>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {text(`refund.kind.${each}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {kind === 'line' && line && (
        <>
          <LineField line={line} lines={lines} onChange={(lineItemId) => onChange({ ...typed, lineItemId, quantity: 1 })} />
          <FormField label={text('refund.quantity')}>
            {(ties) => (
              <QuantityField
                {...{ ties, least: 1, most: mostMovable('refund', line), value: quantity }}
                onChange={(next) => onChange({ ...typed, quantity: next })}
              />
            )}
          </FormField>
        </>
      )}
      {kind === 'freight' && <p className={screen.quiet}>{text('refund.freight_left', { amount: writeMoney(money.refundableFreight) })}</p>}
      {kind === 'amount' && (
        <FormField
          label={text('refund.amount', { currency: money.refundable.currency })}
          hint={text('refund.most', { amount: writeMoney(money.refundable) })}
        >
          {(ties) => (
            <input {...ties} inputMode="decimal" value={amount} onChange={(event) => onChange({ ...typed, amount: event.target.value })} />
          )}
        </FormField>
      )}
    </>
  );
}

type LineProps = { line: WorkLine; lines: readonly WorkLine[]; onChange: (lineItemId: string) => void };

function LineField({ line, lines, onChange }: LineProps) {
  return (
    <FormField label={text('refund.line')}>
      {(ties) => (
        <select {...ties} value={line.lineItemId} onChange={(event) => onChange(event.target.value)}>
          {lines.map(({ lineItemId, name, size, total }) => (
            <option key={lineItemId} value={lineItemId}>
              {[name, size, writeMoney(total)].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
