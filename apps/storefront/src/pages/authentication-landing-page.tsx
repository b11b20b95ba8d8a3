import { ButtonLink } from '@selvedge/ui/button.tsx';
import { FullPageLoader } from '../layouts/full-page-loader.tsx';
import { Notice } from '../layouts/notice.tsx';
import { useHref, usePage, useT } from '../lib/shop-context.tsx';
import { useSession } from '../session/use-session.ts';
import { SignIn } from '../sign-in/sign-in.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { useAfterSignIn } from '../sign-in/use-after-sign-in.ts';
import { WaysOn } from './ways-on.tsx';

/** RTE-021 where mails and the app send somebody who should be signed in: who is finds ways on, who is not the login. */
export function View() {
  const { heading, intro } = usePage().content;
  const t = useT();
  const href = useHref();
  const { status } = useSession();
  const onSignedIn = useAfterSignIn('page');
  if (status === 'unknown') return <FullPageLoader title={heading} />;
  if (status === 'guest') {
    return (
      <SignInScreen>
        <SignIn place="page" view="login" level="h1" onSignedIn={onSignedIn} />
      </SignInScreen>
    );
  }
  return (
    <>
      <Notice title={heading} text={intro} thread="sewn">
        <ButtonLink href={href('/account')}>{t('login.to_account')}</ButtonLink>
        <ButtonLink href={href('/wishlist')} look="quiet">
          {t('shell.wishlist')}
        </ButtonLink>
      </Notice>
      <WaysOn />
    </>
  );
}
