import { attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import type { ErrorWrapper } from '@selvedge/contract/error-wrapper.ts';
import { type StaffMember, studio } from '@selvedge/contract/studio/staff.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createFlagStore } from '../flags/create-flag-store.ts';
import { FlagStoreContext } from '../flags/flag-store-context.ts';
import { SignInForm } from '../identity/sign-in-form.tsx';
import { WelcomeForm } from '../identity/welcome-form.tsx';
import { createNoticeBoard } from '../lib/create-notice-board.ts';
import { errorKey } from '../lib/error-text.ts';
import { navigate, paths, readRoute, usePath } from '../lib/router.ts';
import { type Call, type Studio, StudioContext } from '../lib/studio-context.tsx';
import { useConfirmation } from '../security/use-confirmation.tsx';
import { ScreenBoundary } from '../shell/screen-boundary.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { Shell } from './shell.tsx';

type Session =
  | { phase: 'unknown' | 'out' | 'without-rights' }
  | { phase: 'unreachable'; error: ErrorWrapper }
  | { phase: 'in' | 'ended'; member: StaffMember; number: number };

const api = createClient({ apiBase: '' });

/** Who is signed in decides what is shown. A session that ends covers the screens and keeps them: what was typed is there after signing in. */
export function App() {
  const isWelcome = readRoute(usePath()).page === 'welcome';
  const [session, setSession] = useState<Session>({ phase: 'unknown' });

  const { ask, dialogFor } = useConfirmation(api);

  const call = useCallback<Call>(
    async (definition, sent) => {
      let answer = await attempt(api(definition, sent));
      if (answer.hasError && answer.error.title === 'confirmation_needed' && (await ask())) answer = await attempt(api(definition, sent));
      if (answer.hasError && answer.error.status === 401) setSession((now) => (now.phase === 'in' ? { ...now, phase: 'ended' } : now));
      return answer;
    },
    [ask],
  );

  const start = useCallback(async () => {
    const answer = await attempt(api(studio.me, {}));
    if (!answer.hasError) return setSession({ phase: 'in', member: answer.data, number: 0 });
    if (answer.error.status === 401) return setSession({ phase: 'out' });
    // A member without any right gets the answer that hides what they may not see.
    setSession(answer.error.status === 404 ? { phase: 'without-rights' } : { phase: 'unreachable', error: answer.error });
  }, []);

  useEffect(() => void start(), [start]);

  const reloadMember = useCallback(async () => {
    const answer = await attempt(api(studio.me, {}));
    if (!answer.hasError) setSession((now) => (now.phase === 'in' ? { ...now, member: answer.data } : now));
  }, []);

  const signedIn = useCallback((member: StaffMember) => {
    setSession((now) => {
      // Another person must not find the first one's half-done work.
      if (now.phase === 'ended' && now.member.email !== member.email) location.reload();
      return { phase: member.rights.length === 0 ? 'without-rights' : 'in', member, number: 'number' in now ? now.number + 1 : 1 };
    });
  }, []);

  const mustSetUp = 'member' in session && session.member.secondFactor === 'required';
  useEffect(() => {
    if (mustSetUp) navigate(paths.screen('security'), { replace: true });
  }, [mustSetUp]);

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

/** A new document afterwards: nothing of the session stays in memory for whoever sits down next. */
async function signOut(): Promise<void> {
  await attempt(api(studio.signOut, {}));
  location.assign('/studio');
}

function SignOutButton() {
  return (
    <button type="button" onClick={() => void signOut()}>
      {text('sign_in.out')}
    </button>
  );
}
