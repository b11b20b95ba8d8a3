import type { MenuItem } from '@selvedge/contract/navigation.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { usePath } from '../../lib/shop-context.tsx';

const openAfter = 110;
const closeAfter = 220;

export type MenuState = ReturnType<typeof useMainMenu>;

export function useMainMenu() {
  const [open, setOpen] = useState(-1);
  const [live, setLive] = useState(false);
  const timer = useRef(0);
  const flyout = useFlyout();
  const path = usePath();

  useEffect(() => setLive(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has been reached, so the menu has done its work
  useEffect(() => setOpen(-1), [path]);

  const soon = (next: number, after: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), after);
  };
  const close = () => soon(-1, 0);

  return {
    open,
    live,
    close,
    toggle: (index: number) => setOpen((now) => (now === index ? -1 : index)),
    /** A pointer that only passes over the menu opens nothing; one that strays for a moment closes nothing. */
    hover: (index: number) => ({
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && soon(index, open === -1 ? openAfter : openAfter / 2),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && soon(-1, closeAfter),
    }),
    /** A finger can't hover: its tap opens the panel as a flyout, in which the item itself is the first link. */
    tap: (item: MenuItem) => ({
      onClick: (event: React.MouseEvent) => {
        // A panel must not unfold over the page that the click has just led to.
        if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') return close();
        event.preventDefault();
        flyout.open('topNavigation', { item });
      },
    }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target } = event;
      if (event.key === 'Escape' && open !== -1) {
        tops(event.currentTarget)[open]?.focus();
        setOpen(-1);
      }
      if (!(target instanceof HTMLElement)) return;
      const all = tops(event.currentTarget);
      const item = target.closest('li[class]') as HTMLElement | null;
      const index = all.findIndex((top) => top.parentElement === item);
      if (index === -1 || !all[index]?.parentElement?.contains(target)) return;
      const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key === 'ArrowDown') {
        event.preventDefault();
        setOpen(index);
        // The panel can take focus only once it is shown.
        requestAnimationFrame(() => item?.querySelector<HTMLElement>('[data-panel] a')?.focus());
      } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        event.preventDefault();
        all.at((index + (event.key === forward ? 1 : -1)) % all.length)?.focus();
      }
    },
  };
}

const tops = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('a[data-top]')];
