import type { MouseEvent } from 'react';
import { useFlyout } from './flyout-context.ts';
import type { FlyoutName } from './flyout-name.ts';

/** Makes a link open a flyout. The link still leads to the page that does the same, for a new tab and without scripts. */
export function useOpenFlyout(name: FlyoutName, props?: object): { onClick: (event: MouseEvent) => void } {
  const { open } = useFlyout();
  return {
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (open(name, props)) event.preventDefault();
    },
  };
}
