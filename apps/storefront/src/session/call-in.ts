import { type Attempt, attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import type { Answer, Endpoint, Sent } from '@selvedge/contract/endpoint.ts';
import { apiBase } from '../lib/api-base.ts';
import { isInStore } from '../lib/in-store.ts';
import { readAccountConsent } from './account-consent.ts';
import { mayBeSignedIn } from './signs.ts';

/** Never throws: a call that failed is an answer, too. */
export type Call = <E extends Endpoint>(definition: E, ...sent: Said<E>) => Promise<Attempt<Answer<E>>>;

/**
 * Every call of the storefront is made with this one (API-001). The market's id is filled in, as `catalog` or `market`. Who is signed in
 * says so in the headers (API-011..014).
 * @param within The market, or how to find it out where it may be another one by the next call.
 * @param send For what JSON cannot carry: see `send-file.ts`.
 */
export function callIn(within: string | (() => string), send?: typeof fetch): Call {
  return (definition, ...[sent]) => {
    const market = typeof within === 'string' ? within : within();
    // Not earlier: the server draws components that call, and has no document.
    const session = () => (mayBeSignedIn() ? readAccountConsent() : undefined);
    const client = createClient({ apiBase: apiBase(), market, session, fetch: send ?? (isInStore() ? storeFetch : undefined) });
    const params = { catalog: market, market, ...(sent as { params?: object } | undefined)?.params };
    return attempt(client(definition, { ...sent, params } as Sent<typeof definition>));
  };
}

/** Calls of a store's device say so, and prove it. */
const storeFetch: typeof fetch = async (input, init) => (await import('../lib/device-key.ts')).fetchAsDevice(input, init);

type Nothing = Record<never, never>;
type Named<Name extends string, Value> = Nothing extends Value ? { [N in Name]?: Value } : { [N in Name]: Value };

/** What is left to say of a call when its market is known. What may be empty need not be named. */
export type Wanted<E extends Endpoint> = (Sent<E> extends { params: infer Params }
  ? Named<'params', Omit<Params, 'catalog' | 'market'>>
  : unknown) &
  (Sent<E> extends { query: infer Query } ? Named<'query', Query> : unknown) &
  Pick<Sent<E>, Extract<'body', keyof Sent<E>>>;

type Said<E extends Endpoint> = Nothing extends Wanted<E> ? [sent?: Wanted<E>] : [sent: Wanted<E>];
