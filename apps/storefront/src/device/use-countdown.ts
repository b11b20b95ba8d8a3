import { useEffect, useRef, useState } from 'react';
import { announce } from '../shell/announce.ts';

/** How many seconds are left when they are said aloud: each of them would be a wall of words. */
const saidAt = [30, 10, 5];

/** Counts by the clock, not by its own ticks: a screen that was asleep has not stopped the time. `restart` begins anew. */
export function useCountdown(seconds: number, { onOver, say }: { onOver: () => void; say: (left: number) => string }) {
  const [ends, setEnds] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const latest = useRef({ onOver, say });
  latest.current = { onOver, say };
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((ends - Date.now()) / 1000));
      setLeft((before) => {
        if (saidAt.some((at) => before > at && now <= at) && now > 0) announce(latest.current.say(now));
        return now;
      });
      if (now > 0) return;
      clearInterval(timer);
      latest.current.onOver();
    }, 1000);
    return () => clearInterval(timer);
  }, [ends]);
  const restart = (again = seconds) => {
    setLeft(again);
    setEnds(Date.now() + again * 1000);
  };
  return { left, restart };
}
