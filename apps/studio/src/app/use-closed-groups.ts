import { useState } from 'react';
import { type ScreenGroup, screenGroups } from '../lib/screen.ts';

const stored = 'studio.closed-groups';

/** Groups of the rail that this person keeps closed on this device. On a phone all of them begin closed: the list would be a long one. */
export function useClosedGroups(): { has(group: ScreenGroup): boolean; toggle(group: ScreenGroup): void } {
  const [closed, setClosed] = useState(readClosed);
  return {
    has: (group) => closed.includes(group),
    toggle(group) {
      const next = closed.includes(group) ? closed.filter((each) => each !== group) : [...closed, group];
      localStorage.setItem(stored, next.join(' '));
      setClosed(next);
    },
  };
}

function readClosed(): readonly ScreenGroup[] {
  const kept = localStorage.getItem(stored);
  if (kept === null) return matchMedia('(max-width: 639px)').matches ? screenGroups : [];
  return screenGroups.filter((group) => kept.split(' ').includes(group));
}
