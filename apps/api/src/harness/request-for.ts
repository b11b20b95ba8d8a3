import type { Endpoint } from '@selvedge/contract/endpoint.ts';
import fc from 'fast-check';
import { arbitraryOf } from './arbitrary-of.ts';
import { contentTypes, hostileJson, hostileText } from './hostile.ts';

/** A request as it goes over the wire, with no schema left to protect anybody. */
export type WireRequest = { url: string; payload?: string; contentType?: string };

type Parts = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

/** Input that the endpoint's schemas describe, for one of the given markets. */
export function goodRequest(definition: Endpoint, markets: readonly string[]): fc.Arbitrary<WireRequest> {
  return goodParts(definition, markets).map((parts) => toWire(definition, parts));
}

/** Good input with one thing wrong in it. */
export function nearlyGoodRequest(definition: Endpoint, markets: readonly string[]): fc.Arbitrary<WireRequest> {
  return fc.tuple(goodParts(definition, markets), fc.nat(), hostileText, hostileJson).map(([parts, at, text, json]) => {
    const spots = spotsOf(parts);
    if (spots.length === 0) return toWire(definition, parts);
    const spot = spots[at % spots.length]!;
    if (spot.isText) spot.put(text);
    else spot.put(at % 3 === 0 ? undefined : parseOr(json, text));
    return toWire(definition, parts);
  });
}

export function hostileRequest(definition: Endpoint): fc.Arbitrary<WireRequest> {
  const names = [...definition.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const queryNames = Object.keys(definition.query?.shape ?? {});
  const query = fc.array(
    fc.tuple(fc.oneof(fc.constantFrom('preview', 'type', '__proto__', 'a[b]', ...queryNames), hostileText), hostileText),
    {
      maxLength: 4,
    },
  );
  return fc
    .tuple(fc.array(hostileText, { minLength: names.length, maxLength: names.length }), query, hostileJson, contentTypes)
    .map(([params, pairs, payload, contentType]) => {
      const path = definition.path.replace(/:(\w+)/g, () => encode(params.pop() ?? '') || '%20');
      const search = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
      const url = search ? `${path}?${search}` : path;
      return definition.method === 'GET' ? { url } : { url, payload, contentType };
    });
}

function goodParts(definition: Endpoint, markets: readonly string[]): fc.Arbitrary<Parts> {
  const params = (definition.params ? arbitraryOf(definition.params) : fc.constant({})) as fc.Arbitrary<Record<string, unknown>>;
  const inMarket = fc.tuple(params, fc.constantFrom(...markets)).map(([given, market]) => {
    const known = { ...given };
    for (const name of ['market', 'catalog', 'catalogId']) if (name in known) known[name] = market;
    return known;
  });
  const query = (definition.query ? arbitraryOf(definition.query) : fc.constant({})) as fc.Arbitrary<Record<string, unknown>>;
  return fc.record({ params: inMarket, query, body: definition.body ? arbitraryOf(definition.body) : fc.constant(undefined) });
}

function toWire({ path, method, contentType = 'application/json' }: Endpoint, { params, query, body }: Parts): WireRequest {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encode(String(params[name] ?? '')) || '%20');
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [`${encode(name)}=${encode(String(one))}`])),
  );
  const url = pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
  return method === 'GET' || body === undefined ? { url } : { url, payload: JSON.stringify(body), contentType };
}

type Spot = { isText: boolean; put: (value: unknown) => void };

/** Every place in the input where something else could stand. Path and query hold texts only. */
function spotsOf(parts: Parts): Spot[] {
  const texts = [parts.params, parts.query].flatMap((part) =>
    Object.keys(part).map((name) => ({ isText: true, put: (value: unknown) => void Object.assign(part, { [name]: value }) })),
  );
  return [...texts, ...spotsIn(parts.body, (value) => Object.assign(parts, { body: value }))];
}

function spotsIn(value: unknown, put: (value: unknown) => void): Spot[] {
  if (value === undefined) return [];
  const here = { isText: false, put };
  if (typeof value !== 'object' || value === null) return [here];
  const inner = Object.entries(value).flatMap(([name, each]) =>
    spotsIn(each, (next) => Object.defineProperty(value, name, { value: next, enumerable: true, configurable: true, writable: true })),
  );
  return [here, ...inner];
}

function parseOr(json: string, text: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return text;
  }
}

/** Half a surrogate pair has no percent form; it goes as the replacement that a browser would send. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
