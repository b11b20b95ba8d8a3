import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { WorkRefund } from '@selvedge/contract/studio/order-work.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { writeMoney } from '../../lib/write-money.ts';
import { formatMoment } from '../../shell/moment.ts';
import { text } from '../../texts/text.ts';
import { ActionForm } from '../action-form.tsx';
import screen from '../desk.module.css';
import { type Desk, useAction } from '../use-action.ts';
import styles from './money.module.css';

/** What went back or waits to, with who asked and who decided. */
export function OrderRefunds(desk: Desk) {
  const { refunds } = desk.work;
  if (refunds.length === 0) return null;
  return (
    <ul className={styles.refunds} aria-label={text('refund.list')}>
      {refunds.map((refund) => (
        <li key={refund.refundId} data-state={refund.state}>
          <p>
            <b>{writeMoney(refund.amount)}</b> {text(`refund.kind.${refund.kind}`)}, <span>{text(`refund.state.${refund.state}`)}</span>
          </p>
          <p>{refund.reason}</p>
          <p className={screen.quiet}>
            {text('refund.by', { who: refund.askedBy, at: formatMoment(refund.askedAt) })}
            {refund.decidedBy && ` ${text('refund.decided', { who: refund.decidedBy, at: formatMoment(refund.decidedAt ?? '') })}`}
          </p>
          {refund.state === 'waiting' && <Decision refund={refund} {...desk} />}
        </li>
      ))}
    </ul>
  );
}

/** Four eyes: who asked can't approve, and is told so instead of being offered it. */
function Decision({ refund: { refundId, askedBy, amount }, work: { orderId }, put }: Desk & { refund: WorkRefund }) {
  const { member } = useStudio();
  const [approve, decline] = [useAction(put), useAction(put)];
  if (askedBy === member.email) return <p className={screen.quiet}>{text('refund.own')}</p>;
  const decide = (action: typeof approve, isApproved: boolean) => {
    const what = { orderId, refundId, isApproved };
    const said = () => text(isApproved ? 'refund.agreed' : 'refund.declined');
    return action.run({ what, said, ask: (call) => call(fulfilment.decideRefund, { body: what }) });
  };
  return (
    <div className={styles.decision}>
      <ActionForm
        right="order.refund"
        action={approve}
        look="primary"
        label={text('refund.agree')}
        confirm={text('refund.agree_sure', { amount: writeMoney(amount) })}
        onRun={() => decide(approve, true)}
      />
      <ActionForm
        right="order.refund"
        action={decline}
        label={text('refund.decline')}
        confirm={text('refund.decline_sure')}
        onRun={() => decide(decline, false)}
      />
    </div>
  );
}
