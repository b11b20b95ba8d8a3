import type { Cache } from './create-cache.ts';

export type CachePart<V> = Pick<Cache<string, V>, 'find' | 'keep'>;

let opened = 0;

/**
 * One owner's part of what several keep together: the one that is asked has the room of those that are not. What an owner leaves that is no
 * more goes as everything goes that nobody asks for.
 */
export function openPart<V>(all: CachePart<V>): CachePart<V> {
  opened += 1;
  const own = `${opened} `;
  return { find: (key) => all.find(own + key), keep: (key, value) => all.keep(own + key, value) };
}
