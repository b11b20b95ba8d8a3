import { useHref, useShop } from '../lib/shop-context.tsx';
import { signOut } from '../session/session.ts';
import { forgetAccount } from './account-store.ts';

/** AUT-030 the session ends, the basket stays with the account, and the way leads home. */
export function useSignOut(): () => Promise<void> {
  const { router } = useShop();
  const href = useHref();
  return async () => {
    await signOut();
    forgetAccount();
    await router?.navigate(href(''));
  };
}
