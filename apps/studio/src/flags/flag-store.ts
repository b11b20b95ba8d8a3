import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { studio } from '@selvedge/contract/studio/staff.ts';
import { errorKey } from '../lib/error-text.ts';
import type { Call } from '../lib/studio-context.tsx';
import type { NoticeBoard } from '../shell/notice-board.ts';
import { text } from '../texts.ts';
import { type FlagEvent, type FlagStates, type FlagValue, nextFlags } from './flag-state.ts';
import { flagTitle } from './flag-title.ts';

export type FlagChange = { market: string; name: FlagName; value: FlagValue | null };

export type FlagStore = {
  read(market: string): FlagStates | undefined;
  subscribe(listener: () => void): () => void;
  load(market: string): ReturnType<typeof loadFlags>;
  /** Shows the value at once, stores it, offers to undo it and waits until visitors get it. */
  change(change: FlagChange): Promise<void>;
};

type Means = { call: Call; notices: Pick<NoticeBoard, 'post'>; wait?: (ms: number) => Promise<void> };

const loadFlags = (call: Call, market: string) => call(studio.listFlags, { params: { market } });
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The flags of every market that was looked at. Outlives the screens, so that an undo works from anywhere. */
export function createFlagStore({ call, notices, wait = sleep }: Means): FlagStore {
  const markets = new Map<string, FlagStates | undefined>();
  const listeners = new Set<() => void>();
  let changes = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function tell(market: string, event: FlagEvent): void {
    markets.set(market, nextFlags(markets.get(market), event));
    for (const listener of listeners) listener();
  }

  async function load(market: string) {
    const answer = await loadFlags(call, market);
    if (!answer.hasError) tell(market, { type: 'loaded', toggles: answer.data });
    return answer;
  }

  function change({ market, name, value }: FlagChange, isUndo = false): Promise<void> {
    changes += 1;
    const number = changes;
    tell(market, { type: 'wanted', name, value, change: number });
    // One after the other: two quick clicks that overtake each other would leave the flag as nobody wanted it.
    const done = queue.then(() => send({ market, name, value }, number, isUndo));
    queue = done;
    return done.then((stored) => (stored === undefined ? undefined : waitUntilLive({ market, name, value: stored }, number)));
  }

  async function send({ market, name, value }: FlagChange, number: number, isUndo: boolean): Promise<FlagValue | undefined> {
    const before = markets.get(market)?.[name].saved;
    const answer = await call(studio.changeFlag, { params: { market }, body: { name, value } });
    if (answer.hasError) {
      tell(market, { type: 'failed', name, change: number, error: errorKey(answer.error) });
      notices.post({
        kind: 'failed',
        text: `${text('flags.change_failed', { flag: flagTitle(name), market })}. ${text(errorKey(answer.error))}`,
      });
      return undefined;
    }
    tell(market, { type: 'saved', name, change: number, toggles: answer.data });
    const now = answer.data[name];
    const undo = () => void takeBack({ market, name, value: before ?? null });
    notices.post({ kind: 'done', text: describe({ market, name, value: now }, isUndo), ...(!isUndo && before !== undefined && { undo }) });
    return now;
  }

  /** Back to the default means no value of the market's own, unless that gives something else than there was. */
  async function takeBack({ market, name, value }: FlagChange): Promise<void> {
    const isDefault = value === featureFlags[name].default;
    await change({ market, name, value: isDefault ? null : value }, true);
    const state = markets.get(market)?.[name];
    if (isDefault && state && state.phase !== 'failed' && state.saved !== value) await change({ market, name, value }, true);
  }

  async function waitUntilLive({ market, name, value }: FlagChange, number: number): Promise<void> {
    for (let attempt = 0; attempt < 20; attempt++) {
      const answer = await loadFlags(call, market);
      // What this answers is what visitors get: both are read from the same memory.
      if (!answer.hasError && answer.data[name] === value) return tell(market, { type: 'live', name, change: number });
      if (answer.hasError && answer.error.status === 401) return;
      await wait(250);
    }
  }

  return {
    read: (market) => markets.get(market),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    change: (wanted) => change(wanted),
  };
}

function describe({ market, name, value }: FlagChange, isUndo: boolean): string {
  const flag = flagTitle(name);
  const change =
    typeof value === 'number'
      ? text('flags.set', { flag, market, value })
      : text(value ? 'flags.switched_on' : 'flags.switched_off', { flag, market });
  return isUndo ? text('flags.undone', { change }) : change;
}
