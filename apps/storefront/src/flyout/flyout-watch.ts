import type { FlyoutControl } from './flyout-context.ts';
import { useInvitations } from './use-invitations.ts';
import { useModalLinks } from './use-modal-links.ts';
import { useSignInWatch } from './use-sign-in-watch.ts';

/** Everything that opens a flyout without a button of its own. */
export function FlyoutWatch({ control }: { control: FlyoutControl }) {
  useInvitations(control);
  useSignInWatch(control);
  useModalLinks(control);
  return null;
}
