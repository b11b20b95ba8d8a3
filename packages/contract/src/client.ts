import { ApiException } from './api-exception.ts';
import { type Answer, acceptedStatuses, type Endpoint, type Sent } from './endpoint.ts';

/** What a signed-in shopper's calls carry. The headers inform; consent is only ever stored by an explicit act, and without one there is none. */
export type ClientSession = { accessToken?: string; newsletter?: boolean; termsVersion?: string };

export type ClientOptions = {
  /** Everything is relative to it; the empty string is the shop's own origin. */
  apiBase: string;
  market?: string;
  session?: () => ClientSession | undefined;
  now?: () => Date;
  fetch?: typeof fetch | undefined;
};

export type Client = <E extends Endpoint>(definition: E, sent: Sent<E>) => Promise<Answer<E>>;

/** Calls any endpoint of the contract. Raises `ApiException` for a status that the endpoint does not accept. */
export function createClient(options: ClientOptions): Client {
  return async (definition, sent) => {
    const parts = sent as { params?: Values; query?: Values; body?: unknown };
    const url = options.apiBase + fillPath(definition.path, parts.params ?? {}) + queryString(definition, parts.query ?? {});
    const response = await (options.fetch ?? fetch)(url, {
      method: definition.method,
      credentials: 'include',
      headers: headersOf(definition, parts.body, options),
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    });
    const text = await response.text();
    if (!acceptedStatuses(definition).includes(response.status)) throw new ApiException(response, text);
    if (definition.answersText) return text;
    return text === '' ? undefined : JSON.parse(text);
  };
}

type Value = string | number | boolean | null | undefined;
type Values = Record<string, Value | readonly Value[]>;

export function fillPath(path: string, params: Values): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`The parameter ${name} must be defined.`);
    return encodeURIComponent(String(value));
  });
}

/** Repeated parameters are sent as one key per value; what is undefined is left out. */
function queryString(definition: Endpoint, query: Values): string {
  for (const name of definition.requires ?? []) {
    if (query[name] === undefined) throw new Error(`The parameter ${name} must be defined.`);
  }
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null) throw new Error(`The parameter ${name} cannot be null.`);
    for (const one of [value].flat()) if (one !== undefined) pairs.append(name, String(one));
  }
  return pairs.size > 0 ? `?${pairs}` : '';
}

function headersOf(definition: Endpoint, body: unknown, { session, market, now }: ClientOptions): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = definition.contentType ?? 'application/json';
  const signedIn = session?.();
  if (!signedIn) return headers;
  if (signedIn.accessToken) headers.authorization = `Bearer ${signedIn.accessToken}`;
  headers['x-newsletter'] = String(signedIn.newsletter ?? false);
  headers['x-terms-condition-version'] = signedIn.termsVersion ?? '0';
  headers['x-terms-condition-date'] = (now?.() ?? new Date()).toISOString();
  if (market) headers['x-current-market'] = market;
  return headers;
}
