import type { Basket } from '@selvedge/contract/basket-shape.ts';
import type { BasketChange } from '@selvedge/domain/basket/compare-baskets.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useMoney } from '../catalogue/use-money.ts';
import { useT } from '../lib/shop-context.tsx';
import styles from './payment.module.css';

type BasketChangedProps = { changes: readonly BasketChange[]; basket: Basket; onAgreed: () => Promise<void> };

/** What became another one since the shopper saw the summary: old and new, one by one, and nothing is paid before it is confirmed. */
export function BasketChanged({ changes, basket, onAgreed }: BasketChangedProps) {
  const t = useT();
  const money = useMoney();
  const [isBusy, setBusy] = useState(false);
  const isShort = changes.some(({ kind }) => kind === 'short');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const amount = (value: number | undefined) => (value === undefined ? '' : money({ amount: value, currency: basket.currency }));
  const write = ({ kind, name, before, after }: BasketChange): string => {
    const isCount = kind === 'quantity' || kind === 'short';
    const [from, to] = isCount ? [String(before ?? 0), String(after ?? 0)] : [amount(before), amount(after)];
    return t(`payment.changed.${kind}`, { name: apart(name ?? ''), before: apart(from), after: apart(to) });
  };
  async function agree(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await onAgreed();
    setBusy(false);
  }
  return (
    <section className={styles.failed} aria-labelledby="basket-changed">
      <h2 id="basket-changed" ref={heading} tabIndex={-1} className={styles.claim}>
        {t('payment.changed.title')}
      </h2>
      <ul className={styles.changes} role="status">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.id ?? ''}`}>
            <bdi>{write(change)}</bdi>
          </li>
        ))}
      </ul>
      <Button aria-busy={isBusy || undefined} onClick={() => void agree()}>
        {isShort ? t('payment.changed.takeLeft') : t('payment.changed.agree', { amount: apart(money(basket.total)) })}
      </Button>
    </section>
  );
}

/** A name or an amount of the other direction would take the words beside it along. */
const apart = (text: string) => `\u2068${text}\u2069`;
