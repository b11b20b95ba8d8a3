import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { EditedContent, PageState, Saved } from '@selvedge/contract/studio/page-edit.ts';

/** conflict: somebody else has saved since; nothing more is sent until a person has looked at both. */
export type SaveState = {
  phase: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  version: number;
  state: PageState;
  savedAt: string;
  problem?: string;
};

type Save = (draft: { basedOn: number; content: EditedContent; keepsOther: boolean }) => Promise<Attempt<Saved>>;

type Options = {
  content: EditedContent;
  version: number;
  state: PageState;
  savedAt: string;
  save: Save;
  explain: (error: Extract<Attempt<Saved>, { hasError: true }>['error']) => string;
  /** How long a pause in the work is waited for. */
  pauseMs?: number;
};

export type DraftSaver = ReturnType<typeof createDraftSaver>;

const retryMs = 5_000;

/** Saves a page while somebody works on it: after each pause, one save at a time, each based on the one before. */
export function createDraftSaver({ content, version, state, savedAt, save, explain, pauseMs = 900 }: Options) {
  let now: SaveState = { phase: 'saved', version, state, savedAt };
  let wanted = content;
  let saved = JSON.stringify(content);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let keepsOther = false;
  const listeners = new Set<() => void>();

  function put(next: Partial<SaveState>): void {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  }

  const isDirty = () => JSON.stringify(wanted) !== saved;

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  async function send(): Promise<void> {
    const sent = wanted;
    put({ phase: 'saving' });
    const answer = await save({ basedOn: now.version, content: sent, keepsOther });
    if (!answer.hasError) {
      keepsOther = false;
      saved = JSON.stringify(sent);
      const { version: next, state: is, changedAt } = answer.data;
      const { problem: _, ...rest } = now;
      now = rest;
      return put({ phase: isDirty() ? 'waiting' : 'saved', version: next, state: is, savedAt: changedAt });
    }
    if (answer.error.status === 409) return put({ phase: 'conflict' });
    put({ phase: 'failed', problem: explain(answer.error) });
    // A shop that is away comes back; what was refused is refused again.
    if (answer.error.status >= 500) later(retryMs);
  }

  /** Sends what is not sent yet, and waits for it. True when everything is kept. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (running) await running;
    while (isDirty() && now.phase !== 'conflict') {
      running = send().finally(() => {
        running = undefined;
      });
      await running;
      if (now.phase === 'failed') break;
    }
    return !isDirty();
  }

  return {
    read: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: EditedContent): void {
      wanted = next;
      if (now.phase === 'conflict') return;
      if (!isDirty()) {
        clearTimeout(timer);
        if (!running) put({ phase: 'saved' });
        return;
      }
      if (now.phase !== 'saving') put({ phase: 'waiting' });
      later(pauseMs);
    },
    flush,
    isDirty,
    wanted: () => wanted,
    /** After a look at both: this work goes on top of the other's, which is kept as a version. */
    goOnFrom(other: number): Promise<boolean> {
      keepsOther = true;
      saved = '';
      put({ phase: 'waiting', version: other });
      return flush();
    },
    /** What was done elsewhere, by publishing for instance. */
    note: (next: Partial<SaveState>) => put(next),
    stop: () => clearTimeout(timer),
  };
}
