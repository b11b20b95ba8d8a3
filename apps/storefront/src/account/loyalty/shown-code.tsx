import { rewardCodeMs } from '@selvedge/domain/loyalty/reward-code-ms.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import { SquareCode } from '../../shell/square-code.tsx';
import { countdownText } from './countdown-text.ts';
import styles from './loyalty.module.css';

type Shown = { code: string; tillCode?: string; label: string; onAgain: () => void; onHide: () => void; isTyped?: boolean };

/** LOY-006 a code as a till reads it, until its time is over. Give it a key that changes with every time it was asked for. */
export function ShownCode({ code, tillCode = code, label, onAgain, onHide, isTyped = false }: Shown) {
  const t = useT();
  const left = useTimeLeft();
  const place = useRef<HTMLDivElement>(null);
  // The button that asked for it has gone.
  useEffect(() => place.current?.focus(), []);
  if (left <= 0)
    return (
      <div className={styles.shown}>
        <p role="status">{t('loyalty.code_over')}</p>
        <Button look="secondary" onClick={onAgain}>
          {t('loyalty.code_again')}
        </Button>
      </div>
    );
  return (
    <div ref={place} tabIndex={-1} className={styles.shown}>
      <SquareCode text={tillCode} label={label} />
      {isTyped && (
        <p>
          <code className={styles.code} dir="ltr">
            {code}
          </code>
        </p>
      )}
      <p className={styles.quiet}>
        {t('loyalty.code_left')}{' '}
        <span role="timer" aria-live="off" dir="ltr" className={styles.left}>
          {countdownText(left)}
        </span>
      </p>
      <Button look="quiet" onClick={onHide}>
        {t('loyalty.code_hide')}
      </Button>
    </div>
  );
}

/** From when the answer came, by this clock alone: one that is wrong by an hour would hide the code at once, or show it for too long. */
function useTimeLeft(): number {
  const [until] = useState(() => Date.now() + rewardCodeMs);
  const [left, setLeft] = useState(rewardCodeMs);
  useEffect(() => {
    // LOY-005
    const timer = setInterval(() => setLeft(until - Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
