import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useFlyout } from '../flyout/flyout-context.ts';
import { openWhenFree } from '../flyout/open-when-free.ts';
import { useHref, useShop, useT, useToggles } from '../lib/shop-context.tsx';
import { useSession } from '../session/use-session.ts';
import { Notice } from '../shell/notice.tsx';
import { useSignOut } from './use-sign-out.ts';

/** AUT-015..018 what is behind it needs a login: until then a loader, and the login itself as the market has it. */
export function AccountScreen({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { status } = useSession();
  const { router } = useShop();
  const { loginFlyout } = useToggles();
  const href = useHref();
  const { open } = useFlyout();
  const [isLeft, setLeft] = useState(false);
  const props = { onClosed: () => setLeft(true) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each guest who comes
  useEffect(() => {
    if (status !== 'guest') return;
    if (!loginFlyout) return void router?.navigate(href('/login'), { replace: true });
    const leaving = new AbortController();
    openWhenFree({ open, name: 'login', props, signal: leaving.signal });
    return () => leaving.abort();
  }, [status]);
  const ask = () => {
    setLeft(false);
    open('login', props);
  };
  if (status === 'signedIn') return children;
  return status === 'guest' && isLeft ? <SignInNotice onAsk={ask} /> : waiting;
}

/** Who closes the login without using it is told where they are, and has both ways on. */
function SignInNotice({ onAsk }: { onAsk: () => void }) {
  const t = useT();
  const href = useHref();
  return (
    <Notice title={t('account.needs_login')} text={t('account.needs_login_text')}>
      <Button onClick={onAsk}>{t('login.sign_in')}</Button>
      <ButtonLink href={href('')} look="quiet">
        {t('ways.home')}
      </ButtonLink>
    </Notice>
  );
}

/** At the end of the account's menu, once there is somebody to sign out. */
export function SignOutLink({ className }: { className: string | undefined }) {
  const t = useT();
  const { status } = useSession();
  const signOut = useSignOut();
  if (status !== 'signedIn') return null;
  return (
    <button type="button" className={className} onClick={() => void signOut()}>
      <Icon name="arrow" flips />
      {t('account.sign_out')}
    </button>
  );
}
