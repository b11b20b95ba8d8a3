import type { Provider } from '@selvedge/contract/auth.ts';
import { cookies } from '@selvedge/domain/constants.ts';
import { writeCookie } from '../lib/cookies.ts';
import { createStore } from '../lib/create-store.ts';
import { say } from '../toast/say.ts';
import { forgetTraces } from './forget-traces.ts';
import type { Library } from './library.ts';
import type { AuthAnswer, SessionEvent, SessionState } from './session-state.ts';
import { mayBeSignedIn } from './signs.ts';

/**
 * The browser's session, over the session library. The library is larger than a page: it is loaded when there is a sign that
 * somebody is signed in, or when a sign-in view asks. Until it is there, calls to the API wait for it (`watch-calls.ts`), so that
 * nobody who is signed in is answered as a guest. Functions answer the server's status as it is and never throw, except
 * `startThirdParty` and `finishThirdParty`, whose error says what went wrong.
 */

/** What other tabs are told, so that they forget what they keep for themselves. */
const signedOut = 'signed-out';

export const sessionStore = createStore<SessionState>({ status: 'unknown' });
let loading: Promise<Library> | undefined;
const listeners = new Set<(event: SessionEvent) => void>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');
if (otherTabs) {
  otherTabs.onmessage = ({ data }) => {
    if (data === signedOut) forgetTraces();
    tell('OTHER_TAB');
    if (readSession().status !== 'unknown') void lookAgain();
  };
}

export const readSession = sessionStore.get;
export const watchSession = sessionStore.watch;

export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The library, loaded once and initialised; from then on it looks after every call to the API. */
export function loadLibrary(): Promise<Library> {
  loading ??= import('./library.ts').then(({ startLibrary }) => startLibrary(handle));
  // A chunk that could not be loaded is asked for again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** When it is known whether somebody is signed in. A visitor without any sign of it is a guest, and costs nothing. */
export async function whenReady(): Promise<SessionState> {
  if (readSession().status === 'unknown') await lookAgain();
  return readSession();
}

export async function isSignedIn(): Promise<boolean> {
  return (await whenReady()).status === 'signedIn';
}

/** AUT-057..061, by the library: what is stored, and a refresh where that is too old. */
async function lookAgain(): Promise<void> {
  if (!loading && !mayBeSignedIn()) return set({ status: 'guest' });
  set(await (await loadLibrary()).look());
}

export const signIn = (form: { email: string; password: string }): Promise<AuthAnswer> => callLibrary((library) => library.signIn(form));
export const signUp = (form: { email: string; password: string }): Promise<AuthAnswer> => callLibrary((library) => library.signUp(form));
export const sendPasswordReset = (form: { email: string }): Promise<AuthAnswer> =>
  callLibrary((library) => library.sendPasswordReset(form));
/** The token is the one in the page's address. */
export const resetPassword = (form: { password: string }): Promise<AuthAnswer> => callLibrary((library) => library.resetPassword(form));
export const sendVerification = (): Promise<AuthAnswer> => callLibrary((library) => library.sendVerification());
/** The token is the one in the page's address. */
export const verifyEmail = (): Promise<AuthAnswer> => callLibrary((library) => library.verifyEmail());

/** AUT-062..065. The server takes the basket's cookie along; where to go then is the caller's to say. */
export async function signOut(): Promise<AuthAnswer> {
  const answer = await callLibrary((library) => library.signOut());
  if (answer.status === 'OK') {
    forget();
    otherTabs?.postMessage(signedOut);
  }
  return answer;
}

/** AUT-044 leaves for the provider; refused when somebody is signed in already. */
export async function startThirdParty(provider: Provider): Promise<void> {
  if (await isSignedIn()) throw new Error('Already signed in');
  location.assign(await (await loadLibrary()).thirdPartyUrl(provider));
}

/** AUT-046, AUT-047, AUT-051..055 checks what the provider sent back; rejects with the library's own words. */
export async function finishThirdParty(): Promise<void> {
  await (await loadLibrary()).finishThirdParty();
  await lookAgain();
  otherTabs?.postMessage('');
}

/** For calls of the library that few need, which have files of their own. */
export async function callLibrary(ask: (library: Library) => Promise<AuthAnswer>): Promise<AuthAnswer> {
  try {
    const library = await loadLibrary();
    const before = readSession().status;
    const answer = await ask(library);
    if (answer.status === 'OK') {
      set(await library.look());
      if (readSession().status !== before) otherTabs?.postMessage('');
    }
    return answer;
  } catch {
    return { status: 'FAILED' };
  }
}

function handle(event: SessionEvent): void {
  // AUT-029 kept fresh with the session, so that whoever comes back within a day is known before anything is loaded.
  if (event === 'SESSION_CREATED' || event === 'REFRESH_SESSION') writeCookie(cookies.signedIn.name, '1', cookies.signedIn.seconds);
  if (event === 'SIGN_OUT' || event === 'UNAUTHORISED') forget();
  if (event === 'SIGN_OUT') forgetTraces();
  if (event === 'ACCESS_TOKEN_PAYLOAD_UPDATED' && readSession().status !== 'unknown') void lookAgain();
  if (event === 'REFRESH_LIMIT_REACHED') say('danger', 'login.refresh_limit');
  tell(event);
}

function forget(): void {
  writeCookie(cookies.signedIn.name, '', 0);
  set({ status: 'guest' });
}

function set(next: SessionState): void {
  if (next.status === 'signedIn') writeCookie(cookies.signedIn.name, '1', cookies.signedIn.seconds);
  sessionStore.set(next);
}

function tell(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}
