import { afterLogin, type LoginPlace } from '@selvedge/domain/account/after-login.ts';
import { useFlyout } from '../flyout/flyout-context.ts';
import { useMarket, useShop } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';
import { lastVisited } from './last-visited.ts';
import { keepTypedEmail } from './typed-email.ts';

/** AUT-028..037 what follows a sign-in or a sign-up, by where it was made. */
export function useAfterSignIn(place: LoginPlace): () => Promise<void> {
  const { router } = useShop();
  const market = useMarket()?.id ?? '';
  const flyout = useFlyout();
  const toast = useToast();
  return async () => {
    keepTypedEmail('');
    const path = lastVisited();
    const next = afterLogin({ place, market, previousPath: path, storedPath: path });
    if (place !== 'page') flyout.close();
    toast.show('success', 'login.successfully_logged_in');
    if (next.kind === 'go') await router?.navigate(next.path, { replace: place === 'page' });
    else await router?.navigate(location.href, { replace: true, stay: true });
  };
}
