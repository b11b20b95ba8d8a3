import { attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import type { ErrorWrapper } from '@selvedge/contract/error-wrapper.ts';
import { type StaffMember, studio } from '@selvedge/contract/studio/staff.ts';
import { useCallback, useEffect, useState } from 'react';
import { navigate, paths } from '../lib/router.ts';
import type { Call } from '../lib/studio-context.tsx';
import { useConfirmation } from '../security/use-confirmation.tsx';

type Session =
  | { phase: 'unknown' | 'out' | 'without-rights' }
  | { phase: 'unreachable'; error: ErrorWrapper }
  | { phase: 'in' | 'ended'; member: StaffMember; number: number };

const api = createClient({ apiBase: '' });

/** Who is signed in, and the one way to call the shop: it asks for a proof where one is wanted, and notices when the session has ended. */
export function useSession() {
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

  return { session, call, start, signedIn, reloadMember, dialogFor };
}

/** A new document afterwards: nothing of the session stays in memory for whoever sits down next. */
export async function signOut(): Promise<void> {
  await attempt(api(studio.signOut, {}));
  location.assign('/studio');
}
