import type { FlagName } from '@selvedge/contract/feature-flag.ts';
import { type FlagCellChange, flags } from '@selvedge/contract/studio/flags.ts';
import { studio } from '@selvedge/contract/studio/staff.ts';
import type { NoticeBoard } from '../lib/create-notice-board.ts';
import { errorKey } from '../lib/error-text.ts';
import type { Call } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { type Ask, confirmMaintenance } from './confirm-maintenance.ts';
import { describeOvertaken, findOvertaken } from './find-overtaken.ts';
import { cellKey, readCells, reverse, showCell, showFlags } from './flag-cells.ts';
import { type FlagEvent, type FlagStates, type FlagValue, nextFlags } from './flag-state.ts';
import { flagTitle } from './flag-title.ts';

export type FlagChange = { market: string; name: FlagName; value: FlagValue | null };

export type FlagStore = {
  read(market: string): FlagStates | undefined;
  subscribe(listener: () => void): () => void;
  load(market: string): ReturnType<typeof loadCells>;
  /** Shows the value at once, stores it, offers to undo it and waits until visitors get it. */
  change(change: FlagChange): Promise<void>;
};

type Means = { call: Call; notices: Pick<NoticeBoard, 'post'>; wait?: (ms: number) => Promise<void>; ask?: Ask };

const loadCells = (call: Call) => call(flags.matrix, {});
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The flags of every market that was looked at. Outlives the screens, so that an undo works from anywhere. */
export function createFlagStore({ call, notices, wait = sleep, ask = (question) => confirm(question) }: Means): FlagStore {
  const markets = new Map<string, FlagStates | undefined>();
  const listeners = new Set<() => void>();
  /** The latest change of a cell at the moment a colleague was seen to have been quicker. */
  const overtaken = new Map<string, number>();
  let changes = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function tell(market: string, event: FlagEvent): void {
    markets.set(market, nextFlags(markets.get(market), event));
    for (const listener of listeners) listener();
  }

  async function load(market: string) {
    const answer = await loadCells(call);
    if (!answer.hasError) tell(market, { type: 'loaded', shown: showFlags(readCells(answer.data), market) });
    return answer;
  }

  /** `back` is the way back of an earlier change: it holds only for what that change has left. */
  function change({ market, name, value }: FlagChange, back?: FlagCellChange): Promise<void> {
    if (!back && !confirmMaintenance([{ market, name, value }], ask)) return Promise.resolve();
    changes += 1;
    const number = changes;
    tell(market, { type: 'wanted', name, value, change: number });
    // One after the other: two quick clicks that overtake each other would leave the flag as nobody wanted it.
    const done = queue.then(() => send(back ?? asChange({ market, name, value }), number, back !== undefined));
    queue = done;
    return done.then((stored) => (stored === undefined ? undefined : waitUntilLive({ market, name, value: stored }, number)));
  }

  /** What the market would go by anyway is not stored as its own. */
  function asChange({ market, name, value }: FlagChange): FlagCellChange {
    const { own = null, inherited } = markets.get(market)?.[name].saved ?? {};
    return { market, name, before: own, value: value === inherited ? null : value };
  }

  async function send(wanted: FlagCellChange, number: number, isUndo: boolean): Promise<FlagValue | undefined> {
    const { market, name } = wanted;
    if (number <= (overtaken.get(cellKey(market, name)) ?? 0)) return undefined;
    const answer = await call(flags.change, { body: { changes: [wanted] } });
    if (answer.hasError) {
      if (answer.error.status === 409 && (await showOvertaken(wanted))) return undefined;
      tell(market, { type: 'failed', name, change: number, error: errorKey(answer.error) });
      const failed = text('flags.change_failed', { flag: flagTitle(name), market });
      notices.post({ kind: 'failed', text: `${failed}. ${text(errorKey(answer.error))}` });
      return undefined;
    }
    const shown = showCell(readCells(answer.data), market, name);
    tell(market, { type: 'saved', name, change: number, shown });
    const [back] = reverse([wanted]);
    const undo = () => void change({ market, name, value: wanted.before }, back);
    notices.post({ kind: 'done', text: describe({ market, name, value: shown.value }, isUndo), ...(!isUndo && { undo }) });
    return shown.value;
  }

  async function showOvertaken(wanted: FlagCellChange): Promise<boolean> {
    const { market, name } = wanted;
    const found = await findOvertaken(call, [wanted]);
    if (!found) return false;
    overtaken.set(cellKey(market, name), changes);
    tell(market, { type: 'overtaken', name, shown: showCell(found.cells, market, name), by: found.by });
    notices.post({ kind: 'failed', text: describeOvertaken(found) });
    return true;
  }

  async function waitUntilLive({ market, name, value }: FlagChange, number: number): Promise<void> {
    for (let attempt = 0; attempt < 20; attempt++) {
      const answer = await call(studio.listFlags, { params: { market } });
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
