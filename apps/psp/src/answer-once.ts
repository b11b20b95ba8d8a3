import type { News } from './notices.ts';
import type { Change } from './open-ledger.ts';
import type { Psp } from './psp.ts';

export type Outcome = { status: number; body: unknown; changes?: Change[]; news?: News[] };
export type Answered = { status: number; body: unknown; isRepeated: boolean };

const underWay = new WeakMap<Psp, Set<string>>();

/**
 * The first answer under a key is kept with what it did, in one line of the ledger; whoever asks again gets it again. `busy`:
 * the first one is still being worked on. Without a key everything is done anew.
 */
export async function answerOnce(psp: Psp, key: string | undefined, work: () => Outcome): Promise<Answered | 'busy'> {
  if (!key) return settle(psp, work());
  const kept = psp.ledger.get<Omit<Answered, 'isRepeated'>>('answer', key);
  const busy = busyKeys(psp);
  if (busy.has(key)) return 'busy';
  if (kept) return { ...kept, isRepeated: true };
  busy.add(key);
  try {
    const outcome = work();
    const keep: Change = { kind: 'answer', id: key, value: { status: outcome.status, body: outcome.body } };
    // A request that was wrong may be sent again in its right form.
    if (outcome.status >= 300) return await settle(psp, outcome);
    return await settle(psp, { ...outcome, changes: [...(outcome.changes ?? []), keep] });
  } finally {
    busy.delete(key);
  }
}

async function settle(psp: Psp, { status, body, changes = [], news = [] }: Outcome): Promise<Answered> {
  if (changes.length > 0 || news.length > 0) await psp.commit(changes, news);
  return { status, body, isRepeated: false };
}

function busyKeys(psp: Psp): Set<string> {
  const keys = underWay.get(psp) ?? new Set<string>();
  underWay.set(psp, keys);
  return keys;
}
