import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { goTo } from '../lib/in-store.ts';
import { useT } from '../lib/shop-context.tsx';
import { DropCodes } from './drop-codes.tsx';
import styles from './payment.module.css';
import type { Phase } from './use-pay.ts';

type PaymentFailedProps = { failure: Extract<Phase, { name: 'failed' }>; basket: Basket; onAgain: () => void };

/** PAY-011 */
const failureStay = 5;

/** What happened, what is kept and what comes next: the way back is taken by itself after a moment, or at once by hand. */
export function PaymentFailed({ failure: { key, back, canDropCode }, basket, onAgain }: PaymentFailedProps) {
  const t = useT();
  const seconds = useCountdown(canDropCode ? undefined : failureStay);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (seconds === 0) back ? goTo(back) : onAgain();
  }, [seconds]);
  return (
    <section className={styles.failed} role="alert">
      <h2 ref={heading} tabIndex={-1} className={styles.claim}>
        {t(key)}
      </h2>
      <p>{t('payment.kept')}</p>
      {canDropCode && <DropCodes basket={basket} onDropped={onAgain} />}
      {back ? <ButtonLink href={back}>{t('payment.goBack')}</ButtonLink> : <Button onClick={onAgain}>{t('payment.again')}</Button>}
      {seconds !== undefined && (
        <p className={styles.quiet} aria-hidden="true">
          {t('payment.countdown', { count: seconds })}
        </p>
      )}
    </section>
  );
}

/** Undefined: there is something to do here, and nobody is taken away from it. */
function useCountdown(from: number | undefined): number | undefined {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (from === undefined) return;
    const timer = setInterval(() => setLeft((seconds = 0) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [from]);
  return left;
}
