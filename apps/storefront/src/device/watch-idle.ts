import { delays } from '@selvedge/domain/constants.ts';

const signs = ['pointerdown', 'mousemove', 'scroll', 'wheel', 'keydown', 'touchstart'] as const;

type Watch = {
  idleMs: number;
  onIdle: () => void;
  /** Each time that somebody does something. */
  onActive?: () => void;
};

/** ISO-005, ISO-008 counts from the last sign of somebody. After a sign it is set again only a moment later: a finger that moves would set it anew each frame. */
export function watchIdle({ idleMs, onIdle, onActive }: Watch): { stop: () => void; again: () => void } {
  let timer = 0;
  let rearming = 0;
  const arm = () => {
    rearming = 0;
    clearTimeout(timer);
    timer = window.setTimeout(onIdle, idleMs);
  };
  const onSign = () => {
    if (rearming) return;
    onActive?.();
    clearTimeout(timer);
    rearming = window.setTimeout(arm, delays.idleReArm);
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  arm();
  return {
    again: arm,
    stop: () => {
      clearTimeout(timer);
      clearTimeout(rearming);
      for (const sign of signs) removeEventListener(sign, onSign, { capture: true });
    },
  };
}
