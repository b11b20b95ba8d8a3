import { delays } from '@selvedge/domain/constants.ts';
import type { FlyoutControl } from './flyout-context.ts';
import type { FlyoutName } from './flyout-name.ts';
import { isSomethingOpen } from './is-something-open.ts';

type Wish = {
  open: FlyoutControl['open'];
  name: FlyoutName;
  props?: unknown;
  /** Asked again each time: what was true when it began to wait may have changed. */
  isWanted?: () => boolean;
  signal?: AbortSignal;
};

/** Opens what nobody asked for, as soon as the shopper has nothing open and is not typing. */
export function openWhenFree({ open, name, props, isWanted = () => true, signal }: Wish): void {
  const isDone = () => signal?.aborted || !isWanted() || (!isSomethingOpen() && open(name, props, 'unasked'));
  if (isDone()) return;
  const timer = setInterval(() => isDone() && clearInterval(timer), delays.elementWaitPolling);
}
