import { type Attempt, attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import type { Answer, Endpoint, Sent } from '@selvedge/contract/endpoint.ts';
import { apiBase } from '../lib/api-base.ts';

/** A call that takes a file in place of JSON. Never throws. */
export function sendFile<E extends Endpoint>(definition: E, sent: Sent<E>, file: File): Promise<Attempt<Answer<E>>> {
  const send: typeof fetch = (url, init) =>
    fetch(url, { ...init, body: file, headers: { ...(init?.headers as Record<string, string>), 'content-type': file.type } });
  return attempt(createClient({ apiBase: apiBase(), fetch: send })(definition, sent));
}
