import { type Callback, readCallback } from '@selvedge/domain/account/login-view.ts';
import { useEffect, useState } from 'react';
import { NearView } from '../../lib/near-view.tsx';
import { usePage } from '../../lib/shop-context.tsx';
import { FullPageLoader } from '../../shell/full-page-loader.tsx';
import { ConfirmEmail } from '../../sign-in/confirm-email.tsx';
import { FinishThirdParty } from '../../sign-in/finish-third-party.tsx';
import { SignIn } from '../../sign-in/sign-in.tsx';
import { SignInScreen } from '../../sign-in/sign-in-screen.tsx';
import { useAfterSignIn } from '../../sign-in/use-after-sign-in.ts';

// Few come by this link, and the page is among the heaviest.
const loadConfirmMembership = async () => (await import('../../club/confirm-membership.tsx')).ConfirmMembership;

const loadConfirmWish = async () => (await import('../../notify-me/confirm-wish.tsx')).ConfirmWish;

/** AUT-020 where links of mails and other providers lead back to. What they bring never leaves the browser's address bar. */
export function View() {
  const { heading } = usePage().content;
  const [callback, setCallback] = useState<Callback>();
  const onSignedIn = useAfterSignIn('page');
  useEffect(() => setCallback(readCallback(new URLSearchParams(location.search))), []);
  if (!callback) return <FullPageLoader title={heading} />;
  if (callback.kind === 'thirdParty') return <FinishThirdParty />;
  if (callback.kind === 'confirmEmail') return <ConfirmEmail token={callback.token} />;
  if (callback.kind === 'joinClub') {
    const props = { verificationId: callback.token };
    return <NearView load={loadConfirmMembership} props={props} fallback={<FullPageLoader title={heading} />} />;
  }
  if (callback.kind === 'confirmWish')
    return <NearView load={loadConfirmWish} props={{ token: callback.token }} fallback={<FullPageLoader title={heading} />} />;
  const view = callback.kind === 'nothing' ? 'login' : callback.kind;
  return (
    <SignInScreen>
      <SignIn place="page" view={view} level="h1" onSignedIn={onSignedIn} />
    </SignInScreen>
  );
}
