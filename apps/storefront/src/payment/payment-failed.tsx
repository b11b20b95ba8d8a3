import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../lib/shop-context.tsx';
import styles from './payment.module.css';

type PaymentFailedProps = {
  /** The translation key of what happened. */
  text: string;
  /** Another step, where the shopper has to put something right first. */
  back: string | undefined;
  onAgain: () => void;
};

/** PAY-011 */
const failureStay = 5;

/** What happened, what is kept and what comes next: the way back is taken by itself after a moment, or at once by hand. */
export function PaymentFailed({ text, back, onAgain }: PaymentFailedProps) {
  const t = useT();
  const seconds = useCountdown(failureStay);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (seconds === 0) back ? location.assign(back) : onAgain();
  }, [seconds]);
  return (
    <section className={styles.failed} role="alert">
      <h2 ref={heading} tabIndex={-1} className={styles.claim}>
        {t(text)}
      </h2>
      <p>{t('payment.kept')}</p>
      {back ? <ButtonLink href={back}>{t('payment.goBack')}</ButtonLink> : <Button onClick={onAgain}>{t('payment.again')}</Button>}
      <p className={styles.quiet} aria-hidden="true">
        {t('payment.countdown', { count: seconds })}
      </p>
    </section>
  );
}

function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
