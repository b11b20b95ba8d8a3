import { type MemberPoints, type PointsEntry, staffPoints } from '@selvedge/contract/studio/points.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useScreenLink } from '../lib/open-screens.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { formatMoment } from '../shell/moment.ts';
import { StateNote } from '../shell/state-note.tsx';
import { type TextKey, text } from '../texts/text.ts';
import styles from './loyalty.module.css';
import { writeCount, writePoints } from './write-points.ts';

type Page = Pick<MemberPoints, 'entries' | 'isMore'>;

/** Every movement of a member's points, the newest first. */
export function EntryTable({ member: { contactId, ...first } }: { member: MemberPoints }) {
  const { call, notices } = useStudio();
  const [older, setOlder] = useState<Page>();
  const entries = [...first.entries, ...(older?.entries ?? [])];
  const { isMore } = older ?? first;

  async function loadOlder(): Promise<void> {
    const answer = await call(staffPoints.get, { body: { contactId, before: entries.at(-1)!.id } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setOlder({ entries: [...(older?.entries ?? []), ...answer.data.entries], isMore: answer.data.isMore });
  }

  if (entries.length === 0) return <StateNote title={text('points.no_entries')} />;
  return (
    <section aria-label={text('points.entries')}>
      <h3 className={styles.heading}>{text('points.entries')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('points.when')}</th>
            <th scope="col">{text('points.what')}</th>
            <th scope="col" className={styles.number}>
              {text('points.points')}
            </th>
            <th scope="col" className={styles.number}>
              {text('points.balance')}
            </th>
            <th scope="col">{text('points.for')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{formatMoment(entry.date)}</td>
              <td>{text(kindKey(entry))}</td>
              <td className={styles.number}>
                {writePoints(entry.points)}
                {entry.isPending && <small>{text('points.not_yet')}</small>}
              </td>
              <td className={styles.number}>{writeCount(entry.balance)}</td>
              <td>
                <Cause entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isMore && (
        <Button look="secondary" onClick={() => void loadOlder()}>
          {text('points.older')}
        </Button>
      )}
    </section>
  );
}

const kindKey = ({ kind, isPayment }: PointsEntry): TextKey =>
  isPayment && (kind === 'spend' || kind === 'unspend') ? `points.payment.${kind}` : `points.kind.${kind}`;

function Cause({ entry: { orderId, orderNumber, receiptId, occasion, reason, who } }: { entry: PointsEntry }) {
  const linkTo = useScreenLink();
  if (orderId) {
    const href = linkTo('orders', [orderId]);
    return href ? <a href={href}>{orderNumber}</a> : orderNumber;
  }
  if (occasion) return text(`club.gift.${occasion}`);
  if (receiptId) return text('points.receipt', { number: receiptId });
  // What the shop does by itself is told by the kind; staff gave a reason.
  return who ? (
    <>
      {reason} <span className={styles.quiet}>{who}</span>
    </>
  ) : null;
}
