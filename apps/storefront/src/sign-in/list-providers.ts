import { authBase, type Provider } from '@selvedge/contract/auth.ts';
import { apiBase } from '../lib/api-base.ts';

/** The providers that the shop has keys for. Asked for without the session library: looking at a form costs nobody a session. */
export async function listProviders(market: string): Promise<readonly Provider[]> {
  const response = await fetch(`${apiBase()}${authBase}/loginmethods`, {
    headers: { accept: 'application/json', 'x-current-market': market },
  });
  if (!response.ok) return [];
  const { thirdParty } = (await response.json()) as { thirdParty?: { enabled?: boolean; providers?: { id: Provider }[] } };
  return (thirdParty?.providers ?? []).map(({ id }) => id);
}
