import type { Attempt } from '@selvedge/contract/attempt.ts';
import { basket } from '@selvedge/contract/basket.ts';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { type Call, callIn } from '../session/call-in.ts';
import { onMemberJoined } from '../session/member-joined.ts';
import { onSessionEvent } from '../session/session.ts';
import { say } from '../toast/say.ts';
import { readState, setBusy, setState } from './basket-state.ts';
import { type BasketAction, type Failure, failureOf, isLost, isOtherMarket, notDone } from './failure-of.ts';

let started: Promise<void> | undefined;
/** Changes go one after the other, so that the last answer is also the latest. */
let tail: Promise<unknown> = Promise.resolve();
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('basket');
if (otherTabs) otherTabs.onmessage = () => started && void reloadBasket();
// BSK-018 the guest's basket becomes the shopper's at the first call after signing in; signing out leaves it behind.
onSessionEvent((event) => {
  if (started && ['SESSION_CREATED', 'SIGN_OUT', 'UNAUTHORISED', 'OTHER_TAB'].includes(event)) void reloadBasket();
});

onMemberJoined(() => void (started && reloadBasket()));

/** Loads the basket once a visit to a market, however many screens ask. */
export function startBasket(market: string): Promise<void> {
  if (started && readState().market === market && readState().status !== 'failed') return started;
  setState({ market, status: 'loading' });
  return reloadBasket();
}

export function reloadBasket(): Promise<void> {
  started = inTurn(async () => {
    const answer = await ask(basket.get);
    if (!answer.hasError) return show(answer.data);
    if (isOtherMarket(answer)) return setState({ status: 'elsewhere' });
    if (readState().answer === undefined) setState({ status: 'failed' });
    const { key, severity } = failureOf(answer, 'load');
    say(severity, key);
  });
  return started;
}

type BasketCall = (call: Call) => Promise<Attempt<BasketAnswer>>;

export type Change = {
  action: BasketAction;
  /** What shows that it waits; asking for the same again meanwhile does nothing, unless it says something else each time. */
  busy: readonly string[];
  isQueued?: boolean;
  call: BasketCall;
  /** When no answer came: whether the basket, read again, shows that it was done all the same. */
  isDone?: (answer: BasketAnswer) => boolean;
};

export type Done = { failure?: Failure; isDone: boolean };

/** The answer is the whole new basket. Nothing that failed changes what is shown, and nothing that may have been done is done twice. */
export async function change({ action, busy, isQueued = false, call, isDone }: Change): Promise<Done> {
  if (!isQueued && busy.some((key) => readState().busy.has(key))) return { isDone: false };
  setBusy(busy, true);
  return inTurn(async () => {
    const answer = await call(ask);
    setBusy(busy, false);
    if (!answer.hasError) {
      show(answer.data);
      otherTabs?.postMessage('changed');
      return { isDone: true };
    }
    if (isOtherMarket(answer)) setState({ status: 'elsewhere' });
    else if (isLost(answer) || answer.response?.status === 404) {
      const now = await readAgain();
      if (now && isLost(answer) && isDone) return isDone(now) ? { isDone: true } : { isDone: false, failure: notDone(action) };
    }
    return { isDone: false, failure: failureOf(answer, action) };
  });
}

/** What there is now, shown; undefined when nobody knows. */
export async function readAgain(): Promise<BasketAnswer | undefined> {
  const now = await ask(basket.get);
  if (now.hasError) return undefined;
  show(now.data);
  return now.data;
}

/** As `change`, for the steps of checkout: a refusal is more than one sentence there, and theirs to show. */
export function send(call: BasketCall): Promise<Attempt<BasketAnswer>> {
  return inTurn(async () => {
    const answer = await call(ask);
    if (!answer.hasError) {
      show(answer.data);
      otherTabs?.postMessage('changed');
    } else if (isOtherMarket(answer)) setState({ status: 'elsewhere' });
    return answer;
  });
}

/** In the market of the basket that is shown. */
export const ask = callIn(() => readState().market);

export function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const mine = tail.then(run);
  tail = mine.catch(() => {});
  return mine;
}

export function show(answer: BasketAnswer): void {
  setState({ status: 'ready', answer });
}
