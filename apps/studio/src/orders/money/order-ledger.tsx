import type { LedgerEntry, MoneyLedger } from '@selvedge/contract/studio/order-work.ts';
import { writeMoney } from '../../lib/write-money.ts';
import { formatMoment } from '../../shell/moment.ts';
import { text } from '../../texts/text.ts';
import styles from './money.module.css';

/** The money of an order, line by line: what was ordered, what was paid, what went back, and how much of it is left. */
export function OrderLedger({ money: { entries, total, paid, refunded, refundable } }: { money: MoneyLedger }) {
  const ordered = entries.filter(({ kind }) => kind === 'line' || kind === 'freight');
  const moved = entries.filter(({ kind }) => kind === 'payment' || kind === 'refund');
  return (
    <table className={styles.ledger}>
      <caption>{text('ledger.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('ledger.what')}</th>
          <th scope="col">{text('ledger.at')}</th>
          <th scope="col">{text('ledger.amount')}</th>
        </tr>
      </thead>
      <Entries entries={ordered} />
      <tbody data-sum>
        <Sum label={text('ledger.total')} amount={writeMoney(total)} />
      </tbody>
      <Entries entries={moved} />
      <tfoot>
        <Sum label={text('ledger.paid')} amount={writeMoney(paid)} />
        <Sum label={text('ledger.refunded')} amount={writeMoney(refunded)} />
        <Sum label={text('ledger.left')} amount={writeMoney(refundable)} />
      </tfoot>
    </table>
  );
}

function Entries({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <tbody>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
        <tr key={at} data-kind={entry.kind}>
          <td>{wordsOf(entry)}</td>
          <td>{formatMoment(entry.at)}</td>
          <td>{writeMoney(entry.amount)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>{amount}</td>
    </tr>
  );
}

function wordsOf({ kind, text: words }: LedgerEntry): string {
  if (kind === 'freight') return text('ledger.kind.freight');
  return kind === 'line' ? words : text(`ledger.kind.${kind}`, { words });
}
