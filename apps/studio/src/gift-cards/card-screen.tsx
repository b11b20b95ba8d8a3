import type { Attempt } from '@selvedge/contract/attempt.ts';
import { giftCards, type StaffGiftCardDetail } from '@selvedge/contract/studio/gift-cards.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { writeMoney } from '../lib/write-money.ts';
import { LineField } from '../promotions/line-field.tsx';
import styles from '../promotions/promotions.module.css';
import { formatMoment } from '../shell/moment.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';

/** One card: its movements, and what staff may do about it. Each act asks for a reason and is done once, however often it is sent. */
export function CardScreen({ id, onChanged, onClose }: { id: string; onChanged: () => void; onClose: () => void }) {
  const { call } = useStudio();
  const canWrite = useRight('gift-card.write');
  const { data, error, reload } = useLoad(`gift card ${id}`, () => call(giftCards.get, { params: { id } }));
  if (error) return <StateNote isError title={text('gift_cards.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (!data) return null;
  const { giftCardNumber, balance, movements } = data;
  return (
    <section className={styles.screen} aria-label={giftCardNumber}>
      <div className={styles.screenHead}>
        <h2>{giftCardNumber}</h2>
        <button type="button" onClick={onClose}>
          {text('promotions.close')}
        </button>
      </div>
      <p>{writeMoney(balance)}</p>
      <Movements movements={movements} />
      {canWrite && (
        <CardActs
          card={data}
          id={id}
          onDone={() => {
            reload();
            onChanged();
          }}
        />
      )}
    </section>
  );
}

function Movements({ movements }: Pick<StaffGiftCardDetail, 'movements'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('gift_cards.when')}</th>
          <th scope="col">{text('gift_cards.movement')}</th>
          <th scope="col">{text('gift_cards.amount')}</th>
          <th scope="col">{text('gift_cards.reference')}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={`${movement.at} ${movement.kind} ${movement.reference}`}>
            <td>{formatMoment(movement.at)}</td>
            <td>{text(`gift_cards.kind.${movement.kind}`)}</td>
            <td>{writeMoney(movement.amount)}</td>
            <td>
              <code>{movement.reference}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ActsProps = { id: string; card: StaffGiftCardDetail; onDone: () => void };

function CardActs({ id, card: { balance, isBlocked }, onDone }: ActsProps) {
  const { call, notices } = useStudio();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [act, setAct] = useState(() => crypto.randomUUID());
  const hasReason = reason.trim().length >= 3;

  async function finish(asked: Promise<Attempt<StaffGiftCardDetail>>, said: string): Promise<void> {
    const answer = await asked;
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setAmount('');
    setReason('');
    setAct(crypto.randomUUID());
    notices.post({ kind: 'done', text: said });
    onDone();
  }

  return (
    <div className={styles.form}>
      <LineField label={text('gift_cards.reason')} hint={text('gift_cards.reason_hint')}>
        {(ties) => <input {...ties} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />}
      </LineField>
      <LineField label={text('gift_cards.credit_amount', { currency: balance.currency })}>
        {(ties) => <input {...ties} inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />}
      </LineField>
      <div className={styles.save}>
        <Button
          disabled={!hasReason || !(Number(amount) > 0)}
          onClick={() =>
            void finish(
              call(giftCards.credit, { params: { id }, body: { act, amount: Number(amount), reason } }),
              text('gift_cards.credited'),
            )
          }
        >
          {text('gift_cards.credit')}
        </Button>
        <Button
          look="secondary"
          disabled={!hasReason}
          onClick={() =>
            void finish(
              call(giftCards.block, { params: { id }, body: { isBlocked: !isBlocked, reason } }),
              text(isBlocked ? 'gift_cards.unblocked' : 'gift_cards.now_blocked'),
            )
          }
        >
          {text(isBlocked ? 'gift_cards.unblock' : 'gift_cards.block')}
        </Button>
      </div>
    </div>
  );
}
