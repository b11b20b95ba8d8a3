import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { EditedContent, PageProblem, PageState } from '@selvedge/contract/studio/page-edit.ts';
import { mergeFields } from '@selvedge/domain/versions/merge-fields.ts';

/** conflict: somebody else has saved the same field since; nothing more is sent until a person has looked at both. */
export type SaveState<S extends string = PageState> = {
  phase: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  version: number;
  state: S;
  savedAt: string;
  /** Why it is not kept. */
  problem?: string;
  /** What is not finished yet in what is kept, where the shop says so. */
  problems?: readonly PageProblem[];
};

/** `content`: what is kept, where a colleague's work was put together with what was sent. */
type Kept<C, S> = { version: number; state: S; changedAt: string; problems?: readonly PageProblem[]; content?: C | undefined };

/** `base`: what the work began with, for the shop to put the two together. */
export type SendDraft<C, S extends string> = (draft: {
  basedOn: number;
  content: C;
  keepsOther: boolean;
  base?: C;
}) => Promise<Attempt<Kept<C, S>>>;

type Options<C, S extends string> = {
  content: C;
  version: number;
  state: S;
  savedAt: string;
  save: SendDraft<C, S>;
  explain: (error: Extract<Attempt<unknown>, { hasError: true }>['error']) => string;
  /** How long a pause in the work is waited for. */
  pauseMs?: number;
  /** Only when somebody says so: what is saved is live. */
  isByHand?: boolean;
  /** It is nowhere kept yet, not even as it is opened. */
  isNew?: boolean;
};

/** isChosen: somebody has looked at both, and need not be told. */
type Merging<C> = (content: C, how: { isChosen: boolean }) => void;
type Settled<C> = { content: C; theirs: C; version: number; keeps: boolean };

export type DraftSaver<C = EditedContent, S extends string = PageState> = ReturnType<typeof createDraftSaver<C, S>>;

const retryMs = 5_000;

/** Saves a document while somebody works on it: after each pause or by hand, one save at a time, each based on the one before. */
export function createDraftSaver<C, S extends string>(options: Options<C, S>) {
  const { content, version, state, savedAt, save, explain, pauseMs = 900, isByHand = false, isNew = false } = options;
  let now: SaveState<S> = { phase: isNew ? 'waiting' : 'saved', version, state, savedAt };
  let wanted = content;
  let kept = isNew ? undefined : content;
  let saved = isNew ? '' : JSON.stringify(content);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let keepsOther = false;
  const listeners = new Set<() => void>();
  const merging = new Set<Merging<C>>();

  function put(next: Partial<SaveState<S>>): void {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  }

  function show(content: C, isChosen: boolean): void {
    wanted = content;
    for (const listener of merging) listener(content, { isChosen });
  }

  const isDirty = () => JSON.stringify(wanted) !== saved;

  function later(ms: number): void {
    clearTimeout(timer);
    if (!isByHand) timer = setTimeout(() => void flush(), ms);
  }

  async function send(): Promise<void> {
    const sent = wanted;
    put({ phase: 'saving' });
    const draft = { basedOn: now.version, content: sent, keepsOther };
    const first = await save(draft);
    const isOvertaken = first.hasError && first.error.status === 409;
    const answer = isOvertaken && !keepsOther ? await save({ ...draft, ...(kept !== undefined && { base: kept }) }) : first;
    if (!answer.hasError) {
      keepsOther = false;
      const { content: merged = sent } = answer.data;
      kept = merged;
      saved = JSON.stringify(merged);
      const { version: next, state: is, changedAt, problems } = answer.data;
      const { problem: _, ...rest } = now;
      now = { ...rest, version: next };
      // What was typed while it was on its way stays on top.
      if (merged !== sent) show(wanted === sent ? merged : (mergeFields({ base: sent, mine: wanted, theirs: merged }).merged as C), false);
      return put({ phase: isDirty() ? 'waiting' : 'saved', version: next, state: is, savedAt: changedAt, ...(problems && { problems }) });
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
    change(next: C): void {
      wanted = next;
      if (now.phase === 'conflict') {
        put({});
        return;
      }
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
    /** Calls back with what is to be shown when a colleague's work came into it. */
    whenMerged(listener: Merging<C>) {
      merging.add(listener);
      return () => void merging.delete(listener);
    },
    /** After a look at both: the work goes on with this, on top of the other's, which is kept as a version where some of it is lost. */
    settle({ content: chosen, theirs, version: other, keeps }: Settled<C>): Promise<boolean> {
      keepsOther = keeps;
      // Seen, and decided about: a third one's work is compared with this.
      kept = theirs;
      saved = '';
      put({ phase: 'waiting', version: other });
      show(chosen, true);
      return flush();
    },
    /** What was done elsewhere, by publishing for instance. */
    note: (next: Partial<SaveState<S>>) => put(next),
    /** What was kept last: what another's work is compared with. */
    kept: (): C | undefined => kept,
    stop: () => clearTimeout(timer),
  };
}
