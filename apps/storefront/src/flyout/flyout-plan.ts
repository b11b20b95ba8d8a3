import type { DrawerSide } from '@selvedge/ui/drawer.tsx';
import type { ComponentType } from 'react';

export type FlyoutContent = ComponentType<{ close: () => void; props: unknown }>;

export type FlyoutPlan = {
  /** The translation key of its name. */
  label: string;
  side: DrawerSide;
  /** Lies beside the page, which stays in use: it takes no focus and closes nothing off. */
  isQuiet?: boolean;
  /** A click beside it does not close it. */
  needsAnswer?: boolean;
  /** The way back leaves the page instead of closing it: a page that waits behind it is nothing to come back to. */
  backLeaves?: boolean;
  /** Loaded when first opened. */
  load: () => Promise<{ Content: FlyoutContent }>;
};
