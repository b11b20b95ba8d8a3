import { delays } from '@selvedge/domain/constants.ts';
import { type FocusEvent, useEffect, useState } from 'react';
import { useBasketState } from '../basket-state.ts';
import styles from './mini-basket.module.css';
import { MiniBasketParts } from './mini-basket-parts.tsx';

/** BSK-011, NAV-037 what was just added. It takes no focus, and leaves by itself unless pointer or focus is in it. */
export function Content({ close }: { close: () => void }) {
  const answer = useBasketState((state) => state.answer);
  const added = useBasketState((state) => state.added);
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another addition starts the time anew
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, delays.miniBasketStay);
    return () => clearTimeout(timer);
  }, [isHeld, added]);
  if (!answer) return null;
  const left = (event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its clock
    <div
      className={styles.mini}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={left}
    >
      <MiniBasketParts answer={answer} added={added} />
    </div>
  );
}
