import { auth } from './auth.ts';
import { careers } from './careers.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { recommendation } from './catalogue/recommendation.ts';
import { content } from './content.ts';
import type { Endpoint } from './endpoint.ts';
import { geolocation } from './market.ts';
import { imports } from './studio/import.ts';
import { editing } from './studio/pages.ts';
import { studio } from './studio/staff.ts';

/** Every call the shop answers. A server that does not serve one of them does not start. */
export const endpoints = { auth, careers, catalogue, content, editing, geolocation, imports, recommendation, studio } satisfies Record<
  string,
  Record<string, Endpoint>
>;

export function listEndpoints(): { name: string; definition: Endpoint }[] {
  return Object.entries(endpoints).flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, definition]) => ({ name: `${group}.${name}`, definition })),
  );
}
