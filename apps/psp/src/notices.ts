import { randomUUID } from 'node:crypto';
import type { Faults, Provider } from './faults.ts';
import type { Change, Ledger } from './open-ledger.ts';

/** News for the shop. `forged` is the same news as somebody would write it who has no key. */
export type News = {
  provider: Provider;
  url: string;
  body: string;
  headers?: Record<string, string>;
  forged?: { url?: string; body: string; headers?: Record<string, string> };
};

export type Notice = {
  id: string;
  provider: Provider;
  url: string;
  body: string;
  headers: Record<string, string>;
  dueAt: number;
  attempts: number;
  isForged: boolean;
  doneAt?: number;
  lastStatus?: number;
};

export type Deliver = (call: { url: string; body: string; headers: Record<string, string> }) => Promise<number>;

export type Notices = ReturnType<typeof createNotices>;

type Options = { ledger: Ledger; faults: Faults; deliver: Deliver; delayMs: number; retryMs: readonly number[]; now: () => number };

/** Delivers until the shop says that it has it: again after a moment, then less and less often, also after a restart. */
export function createNotices({ ledger, faults, deliver, delayMs, retryMs, now }: Options) {
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let isOpen = true;
  let count = 0;

  function schedule(notice: Notice): void {
    if (!isOpen) return;
    const timer = setTimeout(() => start(notice.id), Math.max(0, notice.dueAt - now()));
    timers.set(notice.id, timer);
  }

  function start(id: string): void {
    timers.delete(id);
    const work: Promise<void> = attempt(id).finally(() => underWay.delete(work));
    underWay.add(work);
  }

  async function attempt(id: string): Promise<void> {
    const notice = ledger.get<Notice>('notice', id);
    if (!notice || notice.doneAt !== undefined || !isOpen) return;
    const lastStatus = await deliver(notice).catch(() => 0);
    if (!isOpen) return;
    const isDone = lastStatus >= 200 && lastStatus < 300;
    const wait = retryMs[notice.attempts];
    // Nobody sends a forgery twice, and after the last attempt everybody gives up.
    const isOver = isDone || notice.isForged || wait === undefined;
    const next: Notice = {
      ...notice,
      attempts: notice.attempts + 1,
      lastStatus,
      ...(isOver ? { doneAt: now() } : { dueAt: now() + wait }),
    };
    await ledger.commit([{ kind: 'notice', id, value: next }]).catch(() => {});
    if (!isOver) schedule(next);
  }

  function plan(news: News): Notice[] {
    const { provider, url } = news;
    const make = (body: string, headers: Record<string, string> = {}, wait = delayMs, isForged = false): Notice => ({
      ...{ id: randomUUID(), provider, url, body, headers: { 'content-type': 'application/json', ...headers } },
      ...{ dueAt: now() + wait, attempts: 0, isForged },
    });
    const fault = faults.take(provider, ['duplicate', 'reorder', 'late', 'forged', 'lost']);
    count += 1;
    if (fault?.mode === 'lost') return [];
    if (fault?.mode === 'late') return [make(news.body, news.headers, fault.delayMs ?? 5_000)];
    // Every other one waits, so that what happened first is told last.
    if (fault?.mode === 'reorder') return [make(news.body, news.headers, count % 2 === 1 ? (fault.delayMs ?? 1_200) : 0)];
    const own = make(news.body, news.headers);
    if (fault?.mode === 'duplicate')
      return [own, make(news.body, news.headers), make(news.body, news.headers, delayMs + (fault.delayMs ?? 300))];
    if (fault?.mode === 'forged' && news.forged) {
      const forgery = make(news.forged.body, news.forged.headers, 0, true);
      return [{ ...forgery, url: news.forged.url ?? url }, own];
    }
    return [own];
  }

  for (const notice of ledger.all<Notice>('notice')) if (notice.doneAt === undefined) schedule(notice);

  return {
    plan,
    schedule,
    changes: (notices: Notice[]): Change[] => notices.map((notice) => ({ kind: 'notice', id: notice.id, value: notice })),
    /** Before the answer is given: a provider whose notice overtakes it. */
    async deliverNow(notices: Notice[]): Promise<void> {
      for (const { id } of notices) {
        clearTimeout(timers.get(id));
        timers.delete(id);
        await attempt(id);
      }
    },
    async stop(): Promise<void> {
      isOpen = false;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(underWay);
    },
    /** As a killed process would: nobody waits for anything. */
    drop(): void {
      isOpen = false;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

export const deliverByHttp: Deliver = async ({ url, body, headers }) => {
  const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  await answer.arrayBuffer();
  return answer.status;
};
