import { useHref, useShop } from '../lib/shop-context.tsx';
import { forgetAccount } from '../session/account-store.ts';
import { signOut } from '../session/session.ts';
import { useToast } from '../toast/toast-context.ts';

/**
 * AUT-030 the session ends, the basket stays with the account, and the way leads home. Where it does not end the shopper is told, stays
 * where they are and signed in, and may press again.
 */
export function useSignOut(): (options?: { isDeleted?: boolean }) => Promise<void> {
  const { router } = useShop();
  const toast = useToast();
  const href = useHref();
  return async ({ isDeleted = false } = {}) => {
    const { status, key } = await signOut();
    // With the account its sessions are gone, whatever the answer was.
    if (status !== 'OK' && !isDeleted) {
      toast.showNow('danger', key ?? 'feedback.error_sign_out');
      return;
    }
    forgetAccount();
    await router?.navigate(href(''));
  };
}
