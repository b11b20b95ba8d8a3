import { type LinkableProvider, linkedProviders } from '@selvedge/contract/linked-providers.ts';
import { failureKey } from '../lib/failure-key.ts';
import { callIn } from './call-in.ts';
import { loadLibrary } from './session.ts';

/** Leaves for the provider; the callback page finishes it, because somebody is signed in. */
export async function startLinking(provider: LinkableProvider): Promise<void> {
  location.assign(await (await loadLibrary()).thirdPartyUrl(provider));
}

/** Rejects with the key of what went wrong. */
export async function finishLinking(market: string): Promise<void> {
  const answer = (await loadLibrary()).readThirdPartyAnswer();
  if (!answer) throw new Error('login.thirdparty_error');
  const result = await callIn(market)(linkedProviders.link, { body: answer });
  if (result.hasError) throw new Error(result.error.errors[0] ?? failureKey(result, 'login.thirdparty_error'));
}
