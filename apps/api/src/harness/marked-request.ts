import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import fc from 'fast-check';
import { goodRequest, type WireRequest } from './request-for.ts';

/** Looks like an e-mail address, a postcode, an id and a token at once, and occurs nowhere else. */
export const mark = 'mArkEd';

/**
 * Requests that carry the mark in every place where a text may stand: one with input that is otherwise good, so that it reaches the
 * verb, and one with the mark alone, so that it is refused.
 */
export function markedRequests(definition: Endpoint, { markets, seed }: { markets: readonly string[]; seed: number }): WireRequest[] {
  const good = fc.sample(goodRequest(definition, markets), { numRuns: 2, seed });
  const path = definition.path.replace(/:(\w+)/g, (_, name: string) => (isMarket(name) ? markets[0]! : `${mark}-${name}@x.example`));
  const names = Object.keys(definition.query?.shape ?? {});
  const query = [...names, 'unknown'].map((name) => `${name}=${mark}%20${name}`).join('&');
  const bare = { url: `${path}?${query}`, ...(definition.method !== 'GET' && { payload: JSON.stringify(markAll(definition)) }) };
  return [bare, ...good.map((request) => ({ ...request, ...(request.payload && { payload: markTexts(request.payload) }) }))].map(
    (each) => ({
      contentType: definition.contentType ?? 'application/json',
      ...each,
    }),
  );
}

const isMarket = (name: string) => ['market', 'catalog', 'catalogId'].includes(name);

function markAll({ body }: Endpoint): unknown {
  const shape = (body as { shape?: object } | undefined)?.shape ?? {};
  return Object.fromEntries(Object.keys(shape).map((name) => [name, `${mark}-${name}`]));
}

/** Every text of a body that is not one of a few allowed words gets the mark. */
function markTexts(payload: string): string {
  return JSON.stringify(
    JSON.parse(payload, (_, value) => (typeof value === 'string' && value.length > 8 ? `${mark}${value}`.slice(0, value.length) : value)),
  );
}
