import type { Handover, HandoverPurpose, HandoverState } from '@selvedge/contract/handover.ts';
import { handover } from '@selvedge/contract/handover.ts';
import { useEffect, useRef, useState } from 'react';
import { failureKey } from '../../lib/failure-key.ts';
import { useCall } from '../../session/use-call.ts';

const askEveryMs = 2500;

type Offered = { offer: Handover; state: HandoverState; isMailed: boolean };

/** The code on this screen and what became of it. Closed, the code ends; one that was mailed as well does not. */
export function useOffer(purpose: HandoverPurpose) {
  const call = useCall();
  const [offered, setOffered] = useState<Offered>();
  const [problem, setProblem] = useState('');
  const latest = useRef(offered);
  latest.current = offered;

  async function make(email = ''): Promise<boolean> {
    const before = latest.current;
    const answer = purpose === 'pay' ? await call(handover.offerPayment, { body: { email } }) : await call(handover.offer);
    if (answer.hasError) {
      setProblem(Object.values(answer.response?.result?.errors ?? {})[0]?.[0] ?? failureKey(answer));
      return false;
    }
    // One code at a time: whoever has photographed the one before gets nothing.
    if (before?.state === 'waiting' && !before.isMailed) void call(handover.withdraw, { params: { id: before.offer.id } });
    setProblem('');
    setOffered({ offer: answer.data, state: 'waiting', isMailed: email !== '' });
    return true;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, and taken back when the screen goes
  useEffect(() => {
    void make();
    return () => {
      const left = latest.current;
      if (left?.state === 'waiting' && !left.isMailed) void call(handover.withdraw, { params: { id: left.offer.id } });
    };
  }, []);

  const id = offered?.offer.id;
  const isOpen = offered?.state === 'waiting' || (offered?.state === 'taken' && purpose === 'pay');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for as long as it is open
  useEffect(() => {
    if (!id || !isOpen) return;
    const timer = setInterval(async () => {
      const answer = await call(handover.look, { params: { id } });
      if (answer.hasError) return;
      setOffered((now) => (now?.offer.id === id ? { ...now, state: answer.data.state } : now));
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [id, isOpen]);

  const expire = () => setOffered((now) => now && { ...now, state: 'expired' });
  return { offered, problem, make, expire };
}
