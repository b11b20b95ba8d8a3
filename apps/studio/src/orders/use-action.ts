import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { OrderWork } from '@selvedge/contract/studio/order-work.ts';
import { useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { type Call, useStudio } from '../lib/studio-context.tsx';

/** An order and where its next answer goes: every action answers the order whole. */
export type Desk = { work: OrderWork; put: (work: OrderWork) => void };

export type Asked<T = OrderWork> = {
  /** The same again, after a lost answer, has the same key and is done once. */
  what: object;
  ask: (call: Call, key: string) => Promise<Attempt<T>>;
  /** What the notice says once it is done. */
  said: (answer: T) => string;
};

export type Action<T = OrderWork> = { run: (asked: Asked<T>) => Promise<T | undefined>; isBusy: boolean; problem: string };

/** One action of a form: busy while it runs, and what the shop refused stays beside it until the next try. */
export function useAction<T>(put: (answer: T) => void): Action<T> {
  const { call, notices } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const last = useRef({ what: '', key: '' });

  async function run({ what, ask, said }: Asked<T>): Promise<T | undefined> {
    const words = JSON.stringify(what);
    if (last.current.what !== words) last.current = { what: words, key: crypto.randomUUID() };
    setBusy(true);
    setProblem('');
    const answer = await ask(call, last.current.key);
    setBusy(false);
    if (answer.hasError) {
      setProblem(errorText(answer.error));
      return undefined;
    }
    last.current = { what: '', key: '' };
    put(answer.data);
    const notice = said(answer.data);
    if (notice) notices.post({ kind: 'done', text: notice });
    return answer.data;
  }
  return { run, isBusy, problem };
}
