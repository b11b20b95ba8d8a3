import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { openPieces } from '@selvedge/domain/order/line-pieces.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { useRight } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import forms from './action.module.css';
import { ActionForm } from './action-form.tsx';
import screen from './desk.module.css';
import { QuantityField } from './quantity-field.tsx';
import { ReasonField, shortestReason } from './reason-field.tsx';
import { type Desk, useAction } from './use-action.ts';

/** Pieces that nobody packed yet, with a reason; their money goes back by itself. */
export function CancelForm({ work, put }: Desk) {
  const action = useAction(put);
  const may = useRight('order.refund');
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState('');
  const open = work.orderState === 'placed' ? work.lines.filter((line) => openPieces(line) > 0) : [];
  if (open.length === 0 || !may) return null;
  const lines = open
    .map((line) => ({ lineItemId: line.lineItemId, quantity: Math.min(wanted[line.lineItemId] ?? 0, openPieces(line)) }))
    .filter(({ quantity }) => quantity > 0);
  const count = lines.reduce((all, { quantity }) => all + quantity, 0);
  const missing = count === 0 ? text('cancel.needs_pieces') : reason.trim().length < shortestReason ? text('desk.needs_reason') : undefined;

  async function cancel(): Promise<void> {
    const what = { orderId: work.orderId, lines, reason: reason.trim() };
    const said = () => text('cancel.done', { count });
    const isDone = await action.run({ what, said, ask: (call, key) => call(fulfilment.cancelLines, { body: { ...what, key } }) });
    if (!isDone) return;
    setWanted({});
    setReason('');
  }

  return (
    <details className={forms.more}>
      <summary>{text('cancel.title')}</summary>
      <p className={screen.quiet}>{text('cancel.about')}</p>
      <ActionForm
        right="order.refund"
        action={action}
        label={count === 0 ? text('cancel.do_none') : text('cancel.do', { count })}
        confirm={text('cancel.sure', { count })}
        missing={missing}
        onRun={cancel}
      >
        {open.map((line) => (
          <FormField key={line.lineItemId} label={[line.name, line.colour, line.size].filter(Boolean).join(', ')}>
            {(ties) => (
              <QuantityField
                ties={ties}
                most={openPieces(line)}
                least={0}
                value={wanted[line.lineItemId] ?? 0}
                onChange={(quantity) => setWanted({ ...wanted, [line.lineItemId]: quantity })}
              />
            )}
          </FormField>
        ))}
        <p className={forms.wide}>
          <Button look="quiet" onClick={() => setWanted(Object.fromEntries(open.map((line) => [line.lineItemId, openPieces(line)])))}>
            {text('cancel.all')}
          </Button>
        </p>
        <ReasonField value={reason} onChange={setReason} />
      </ActionForm>
    </details>
  );
}
