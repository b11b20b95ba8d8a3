import { useMemo } from 'react';
import { createFlagStore } from '../flags/create-flag-store.ts';
import { FlagStoreContext } from '../flags/flag-store-context.ts';
import { SignInForm } from '../identity/sign-in-form.tsx';
import { WelcomeForm } from '../identity/welcome-form.tsx';
import { createNoticeBoard } from '../lib/create-notice-board.ts';
import { errorKey } from '../lib/error-text.ts';
import { readRoute, usePath } from '../lib/router.ts';
import { type Studio, StudioContext } from '../lib/studio-context.tsx';
import { ScreenBoundary } from '../shell/screen-boundary.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { Shell } from './shell.tsx';
import { signOut, useSession } from './use-session.ts';

/** Who is signed in decides what is shown. A session that ends covers the screens and keeps them: what was typed is there after signing in. */
export function App() {
  const isWelcome = readRoute(usePath()).page === 'welcome';
  const { session, call, start, signedIn, reloadMember, dialogFor } = useSession();
  const notices = useMemo(createNoticeBoard, []);
  const flags = useMemo(() => createFlagStore({ call, notices }), [call, notices]);
  const member = 'member' in session ? session.member : undefined;
  const number = 'number' in session ? session.number : 0;
  const context = useMemo<Studio | undefined>(
    () => member && { member, call, notices, session: number, reloadMember },
    [member, call, notices, number, reloadMember],
  );

  if (isWelcome) return <WelcomeForm />;
  if (session.phase === 'unknown') return null;
  if (session.phase === 'out') return <SignInForm onSignedIn={signedIn} />;
  if (session.phase === 'without-rights') {
    return <StateNote isPage title={text('studio.no_rights')} advice={text('studio.no_rights_advice')} action={<SignOutButton />} />;
  }
  if (session.phase === 'unreachable') {
    return <StateNote isPage title={text('studio.unreachable')} advice={text(errorKey(session.error))} onRetry={() => void start()} />;
  }
  const hasEnded = session.phase === 'ended';
  return (
    <>
      {dialogFor(member?.secondFactor === 'on')}
      {hasEnded && <SignInForm hasEnded email={session.member.email} onSignedIn={signedIn} />}
      <div hidden={hasEnded}>
        <StudioContext value={context}>
          <FlagStoreContext value={flags}>
            <ScreenBoundary isPage place="">
              <Shell onSignOut={signOut} />
            </ScreenBoundary>
          </FlagStoreContext>
        </StudioContext>
      </div>
    </>
  );
}

function SignOutButton() {
  return (
    <button type="button" onClick={() => void signOut()}>
      {text('sign_in.out')}
    </button>
  );
}
