import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useHref, usePage, useT } from '../../lib/shop-context.tsx';
import { useSession } from '../../session/use-session.ts';
import { FullPageLoader } from '../../shell/full-page-loader.tsx';
import { Notice } from '../../shell/notice.tsx';
import { WaysOn } from '../../shell/ways-on.tsx';
import { SignIn } from '../../sign-in/sign-in.tsx';
import { SignInScreen } from '../../sign-in/sign-in-screen.tsx';
import { useAfterSignIn } from '../../sign-in/use-after-sign-in.ts';

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
