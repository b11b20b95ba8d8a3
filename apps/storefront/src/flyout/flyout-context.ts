import { createContext, use } from 'react';
import type { FlyoutName } from './flyout-name.ts';

export type FlyoutControl = {
  /**
   * Opens a flyout, or lets it wait for the current one to close; false when it can't be opened at all. What the shop opens by
   * itself is `unasked`: it opens only where nothing else is open.
   */
  open: (name: FlyoutName, props?: unknown, manner?: 'unasked') => boolean;
  close: (name?: FlyoutName) => void;
};

export const FlyoutContext = createContext<FlyoutControl>({ open: () => false, close: () => {} });

export const useFlyout = (): FlyoutControl => use(FlyoutContext);
