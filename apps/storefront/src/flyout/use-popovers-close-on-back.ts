import { useEffect } from 'react';
import { addOverlayEntry } from './add-overlay-entry.ts';

/** Popovers that the browser opens by itself, without a script of ours: the way back closes them as it closes everything else. */
export function usePopoversCloseOnBack(): void {
  useEffect(() => {
    const entries = new Map<EventTarget, () => void>();
    const onToggle = ({ target, newState }: ToggleEvent) => {
      // A form in a popover has pages of its own in the history, and looks after them itself.
      if (!(target instanceof HTMLElement) || !target.hasAttribute('popover') || target.matches('form')) return;
      entries.get(target)?.();
      entries.delete(target);
      if (newState === 'open')
        entries.set(
          target,
          addOverlayEntry(() => target.hidePopover()),
        );
    };
    // It does not bubble.
    document.addEventListener('toggle', onToggle as EventListener, true);
    return () => document.removeEventListener('toggle', onToggle as EventListener, true);
  }, []);
}
