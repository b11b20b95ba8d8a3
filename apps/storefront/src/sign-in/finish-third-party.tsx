import { safeReturnPath } from '@selvedge/domain/account/safe-return-path.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { useEffect } from 'react';
import { trackLater } from '../analytics/track-later.ts';
import { useHref, useMarket, usePage, useShop, useT } from '../lib/shop-context.tsx';
import { readStored, store } from '../lib/storage.ts';
import { finishThirdParty, isSignedIn, readSession } from '../session/session.ts';
import { FullPageLoader } from '../shell/full-page-loader.tsx';
import { useToast } from '../toast/toast-context.ts';
import { keepRefusal, refusalOf } from './refusal-of.ts';

let isUnderWay = false;

/** AUT-018, AUT-040 a loader until the provider's word is checked, then on to where the shopper came from. */
export function FinishThirdParty() {
  const { router } = useShop();
  const { heading } = usePage().content;
  const href = useHref();
  const t = useT();
  const toast = useToast();
  const market = useMarket()?.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a provider's code is good once, also where effects run twice
  useEffect(() => {
    if (isUnderWay) return;
    isUnderWay = true;
    const path = safeReturnPath(readStored('sessionStorage', storageKeys.signInReturn), market) ?? href('/account');
    store('sessionStorage', storageKeys.signInReturn, '');
    finish(market)
      .then(
        (isLinked) => {
          if (isLinked) {
            toast.show('success', 'account.provider_linked_now');
            return router?.navigate(path, { replace: true });
          }
          if (readSession().needsCode) return router?.navigate(href('/login'), { replace: true });
          toast.show('success', 'login.successfully_logged_in');
          return router?.navigate(path, { replace: true });
        },
        (error: Error) => {
          // AUT-051..055 no sentence for a shopper, but what support asks for.
          console.warn(error.message);
          if (readSession().status === 'signedIn') {
            toast.show('danger', error.message);
            return router?.navigate(path, { replace: true });
          }
          keepRefusal(refusalOf(error, t));
          toast.show('danger', 'login.thirdparty_error');
          return router?.navigate(href('/login'), { replace: true });
        },
      )
      .finally(() => {
        isUnderWay = false;
      });
  }, []);
  return <FullPageLoader title={heading} />;
}

/** True when a provider was linked to the account of somebody who is signed in, rather than somebody signed in. */
async function finish(market: string): Promise<boolean> {
  const isLinking = await isSignedIn();
  if (isLinking) await (await import('../session/link-calls.ts')).finishLinking(market);
  else {
    await finishThirdParty();
    trackLater({ name: 'login', method: 'provider' });
  }
  return isLinking;
}
