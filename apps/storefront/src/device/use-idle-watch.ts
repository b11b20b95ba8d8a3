import { type Left, whenIdle } from '@selvedge/domain/device/when-idle.ts';
import { useEffect, useRef } from 'react';
import { useToggles } from '../lib/shop-context.tsx';
import { watchIdle } from './watch-idle.ts';

type Idle = {
  /** What the last shopper has left here, as it is at that moment. */
  look: () => Omit<Left, 'isTouched'>;
  ask: () => void;
  clear: () => void;
  /** Nobody is here, and nobody has been since the shop was opened anew. */
  onUnused: () => void;
};

/** So many times a payment that is waited for is left alone; then whoever began it has gone. */
const mostPatience = 10;

/** ISO-005..008 the eye that a store's device keeps on whether somebody is there. */
export function useIdleWatch(idle: Idle): void {
  const { idleTimerMs } = useToggles();
  const latest = useRef(idle);
  latest.current = idle;
  useEffect(() => {
    let isTouched = false;
    let patience = mostPatience;
    const watch = watchIdle({
      idleMs: idleTimerMs,
      onActive: () => {
        isTouched = true;
        patience = mostPatience;
      },
      onIdle: () => {
        const { look, ask, clear, onUnused } = latest.current;
        const left = look();
        if (left.isPaying) patience -= 1;
        const next = whenIdle({ ...left, isPaying: left.isPaying && patience > 0, isTouched });
        if (next === 'ask') ask();
        if (next === 'clear') clear();
        if (next === 'nothing' && !isTouched) onUnused();
        // Asked once: the question counts down by itself, and whoever answers it sets the timer again.
        if (next !== 'ask') watch.again();
      },
    });
    return watch.stop;
  }, [idleTimerMs]);
}
