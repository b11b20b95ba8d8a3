import { authBase, type Provider, type ThirdPartyAnswer } from '@selvedge/contract/auth.ts';
import { init } from 'supertokens-web-js/index.js';
import * as EmailPassword from 'supertokens-web-js/recipe/emailpassword/index.js';
import * as EmailVerification from 'supertokens-web-js/recipe/emailverification/index.js';
import * as Session from 'supertokens-web-js/recipe/session/index.js';
import * as ThirdParty from 'supertokens-web-js/recipe/thirdparty/index.js';
import { apiBase } from '../lib/api-base.ts';
import { failureOfStatus } from '../lib/failure-key.ts';
import type { AuthAnswer, SessionEvent, SessionState } from './session-state.ts';
import { SignInRefused } from './sign-in-refused.ts';

export type Library = ReturnType<typeof makeLibrary>;

/** AUT-075..077. From here on the library intercepts calls to our own host: anti-csrf, one refresh at a time over all tabs, retries. */
export function startLibrary(onEvent: (event: SessionEvent) => void): Library {
  const preAPIHook = async (context: { url: string; requestInit: RequestInit }) => ({
    url: context.url,
    // The server speaks to the shopper: field messages and mails are in the language of the page.
    requestInit: { ...context.requestInit, headers: { ...(context.requestInit.headers as object), 'x-current-market': market() } },
  });
  let begun: Parameters<ReturnType<typeof EmailPassword.init>> | undefined;
  const emailPassword = EmailPassword.init({ preAPIHook });
  init({
    appInfo: { appName: 'Selvedge', apiDomain: location.origin, apiBasePath: `${apiBase()}${authBase}` },
    recipeList: [
      Session.init({ tokenTransferMethod: 'cookie', onHandleEvent: ({ action }) => onEvent(action as SessionEvent) }),
      (...given) => {
        begun = given;
        return emailPassword(...given);
      },
      EmailVerification.init({ preAPIHook }),
      ThirdParty.init({ preAPIHook }),
    ],
  });
  tellLimit(onEvent);
  // Recipes that few shoppers need are started when they are asked for, with what the others were started with.
  return makeLibrary((start) => start({ preAPIHook })(...begun!));
}

/** AUT-095 a server that goes on refusing after ten refreshes is broken: the shopper is told, and the call has failed. */
function tellLimit(onEvent: (event: SessionEvent) => void): void {
  const intercepted = window.fetch;
  window.fetch = (input, init) =>
    intercepted(input, init).catch((error: unknown) => {
      if (String(error).includes('maximum session refresh limit')) onEvent('REFRESH_LIMIT_REACHED');
      throw error;
    });
}

type PreAPIHook = (context: { url: string; requestInit: RequestInit }) => Promise<{ url: string; requestInit: RequestInit }>;
/** Of a recipe: `init`. */
type Start = (config: { preAPIHook: PreAPIHook }) => (...given: Parameters<ReturnType<typeof EmailPassword.init>>) => unknown;

function makeLibrary(startRecipe: (start: Start) => void) {
  const started = new Map<string, Promise<unknown>>();
  /** Loaded and started once. */
  function recipe<R extends { init: Start }>(name: string, load: () => Promise<R>): Promise<R> {
    const known = started.get(name) as Promise<R> | undefined;
    if (known) return known;
    const loading = load().then((loaded) => {
      startRecipe(loaded.init);
      return loaded;
    });
    // A chunk that could not be loaded is asked for again.
    loading.catch(() => started.delete(name));
    started.set(name, loading);
    return loading;
  }
  return {
    passkeys: () => recipe('passkeys', () => import('./passkey-recipe.ts')),
    factor: () => recipe('factor', () => import('./factor-recipe.ts')),
    async look(): Promise<SessionState> {
      if (!(await Session.doesSessionExist())) return { status: 'guest' };
      const payload = await Session.getAccessTokenPayloadSecurely();
      // The server answers as to a guest until the code was given.
      if (payload['st-mfa']?.v === false) return { status: 'guest', needsCode: true };
      return {
        status: 'signedIn',
        userId: payload.sub,
        emailVerified: payload['st-ev']?.v === true,
        isEmployee: payload['st-role']?.v?.includes('employee') === true,
      };
    },
    signIn: (form: { email: string; password: string }) => told(EmailPassword.signIn({ formFields: fields(form) })),
    signUp: (form: { email: string; password: string }) => told(EmailPassword.signUp({ formFields: fields(form) })),
    sendPasswordReset: (form: { email: string }) => told(EmailPassword.sendPasswordResetEmail({ formFields: fields(form) })),
    resetPassword: (form: { password: string }) => told(EmailPassword.submitNewPassword({ formFields: fields(form) })),
    sendVerification: () => told(EmailVerification.sendVerificationEmail()),
    verifyEmail: () => told(EmailVerification.verifyEmail()),
    signOut: () => told(Session.signOut().then(() => ({ status: 'OK' }))),
    thirdPartyUrl(provider: Provider): Promise<string> {
      return ThirdParty.getAuthorisationURLWithQueryParamsAndSetState({
        thirdPartyId: provider,
        frontendRedirectURI: `${location.origin}/${market()}/login/callback`,
        // One address for all markets; it sends the shopper on to the page above. Apple answers with a form, which no page can take.
        redirectURIOnProviderDashboard: `${location.origin}${authBase}/callback/${provider}`,
      });
    },
    /** What a provider sent back to a shopper who links it; undefined when it is not the answer to what was asked here. */
    readThirdPartyAnswer(): ThirdPartyAnswer | undefined {
      const asked = ThirdParty.getStateAndOtherInfoFromStorage();
      const query = Object.fromEntries(new URLSearchParams(location.search));
      if (!asked || asked.stateForAuthProvider !== query.state || asked.expiresAt < Date.now()) return undefined;
      const { thirdPartyId, redirectURIOnProviderDashboard, pkceCodeVerifier } = asked;
      return {
        thirdPartyId: thirdPartyId as Provider,
        redirectURIInfo: { redirectURIOnProviderDashboard, redirectURIQueryParams: query, pkceCodeVerifier },
      };
    },
    async finishThirdParty(): Promise<void> {
      // AUT-052. The library reads a missing state as an empty one, and would call it invalid.
      const isStateless = !new URLSearchParams(location.search).get('state');
      if (isStateless && ThirdParty.getStateAndOtherInfoFromStorage()) throw new Error('No state recieved from auth provider');
      const answer = await told(ThirdParty.signInAndUp());
      if (answer.status !== 'OK') throw new SignInRefused(answer);
    },
  };
}

const fields = (form: Record<string, string>) => Object.entries(form).map(([id, value]) => ({ id, value }));

/** The library throws what the server wants shown as an error of its own kind. */
export async function told(asked: Promise<unknown>): Promise<AuthAnswer> {
  try {
    return (await asked) as AuthAnswer;
  } catch (error) {
    const { isSuperTokensGeneralError, message } = error as { isSuperTokensGeneralError?: boolean; message?: string };
    if (isSuperTokensGeneralError && message) return { status: 'GENERAL_ERROR', message };
    // It throws the answer itself where its status is none of the interface's, and what `fetch` threw where there is none.
    if (!(error instanceof Response || error instanceof TypeError)) throw error;
    const response = error instanceof Response ? error : undefined;
    const body = (await response?.json().catch(() => undefined)) as { errors?: Record<string, string[]> } | undefined;
    const key = failureOfStatus(response?.status, body?.errors);
    return { status: 'FAILED', ...(key && { key }) };
  }
}

function market(): string {
  return location.pathname.split('/', 2)[1] ?? '';
}
