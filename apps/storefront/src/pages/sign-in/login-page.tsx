import { viewOf } from '@selvedge/domain/account/login-view.ts';
import { useEffect, useRef } from 'react';
import { useHref, usePage, useShop } from '../../lib/shop-context.tsx';
import { useSession } from '../../session/use-session.ts';
import { FullPageLoader } from '../../shell/full-page-loader.tsx';
import { SignIn } from '../../sign-in/sign-in.tsx';
import { SignInScreen } from '../../sign-in/sign-in-screen.tsx';
import { useAfterSignIn } from '../../sign-in/use-after-sign-in.ts';

export function View() {
  const { content, location } = usePage();
  const { router } = useShop();
  const href = useHref();
  const session = useSession();
  const view = viewOf(location.query.view?.[0]);
  const onSignedIn = useAfterSignIn('page');
  // Who signs in here is taken on by the form, to wherever they came from.
  const wasGuest = useRef(false);
  if (session.status === 'guest') wasGuest.current = true;
  // AUT-017. Who has just made an account stays to confirm the address.
  const isDone = session.status === 'signedIn' && view !== 'verifyEmail' && !wasGuest.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: left once; on the way there the page is rendered again and again
  useEffect(() => {
    if (isDone) void router?.navigate(href('/account'), { replace: true });
  }, [isDone]);
  if (isDone) return <FullPageLoader title={content.heading} />;
  return (
    <SignInScreen>
      <SignIn place="page" view={view} level="h1" onSignedIn={onSignedIn} />
    </SignInScreen>
  );
}
