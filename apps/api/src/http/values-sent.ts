import type { FastifyRequest } from 'fastify';

/** Shorter ones say nothing about anybody, and would tear words apart. */
const shortest = 4;
const most = 200;

/** Every text that a caller sent, in path, query, cookies and body: an error may quote any of them. */
export function valuesSent({ params, query, headers, body }: Pick<FastifyRequest, 'params' | 'query' | 'headers' | 'body'>): string[] {
  const found = new Set<string>();
  const collect = (value: unknown, depth: number): void => {
    if (found.size >= most || depth > 6) return;
    if (typeof value === 'string' && value.length >= shortest) found.add(value);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) collect(each, depth + 1);
  };
  const cookies = headers?.cookie?.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
  for (const each of [params, query, cookies, headers?.authorization, body]) collect(each, 0);
  // A value inside another one goes with it.
  return [...found].sort((a, b) => b.length - a.length);
}
