import type { ListPasskeysAnswer } from '@selvedge/contract/passkeys.ts';
import { told } from './library.ts';
import { callLibrary, loadLibrary } from './session.ts';
import type { AuthAnswer } from './session-state.ts';

export type Passkey = ListPasskeysAnswer['credentials'][number];

/** The browser asks the shopper; `FAILED_TO_AUTHENTICATE_USER` when they say no. */
export const signInWithPasskey = (): Promise<AuthAnswer> => call((recipe) => recipe.authenticateCredentialWithSignIn({ userContext: {} }));

export const addPasskey = ({ userId, email }: { userId: string; email: string }): Promise<AuthAnswer> =>
  call((recipe) => recipe.createAndRegisterCredentialForSessionUser({ recipeUserId: userId, email, userContext: {} }));

export const removePasskey = (id: string): Promise<AuthAnswer> =>
  call((recipe) => recipe.removeCredential({ webauthnCredentialId: id, userContext: {} }));

export async function listPasskeys(): Promise<Passkey[]> {
  const answer = await (await (await loadLibrary()).passkeys()).listCredentials({ userContext: {} });
  if (answer.status !== 'OK') throw new Error(answer.status);
  return answer.credentials as Passkey[];
}

function call(ask: (recipe: typeof import('./passkey-recipe.ts')) => Promise<unknown>): Promise<AuthAnswer> {
  return callLibrary(async (library) => told(ask(await library.passkeys())));
}
