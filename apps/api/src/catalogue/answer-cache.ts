import { type Cache, createCache } from '../cache/create-cache.ts';
import type { ReadyAnswer } from '../http/serve-ready.ts';

export type AnswerCache = Pick<Cache<string, ReadyAnswer>, 'find' | 'keep'>;

const overhead = 500;
const mostBytes = 192 * 1024 * 1024;
const allMarkets = createAnswerCache(mostBytes);
let opened = 0;

/**
 * A market's part of what all of them keep together: the one that is asked has the room of those that are not. What a market's former
 * assortment has left goes as everything goes that nobody asks for.
 */
export function openAnswers(all: AnswerCache = allMarkets): AnswerCache {
  opened += 1;
  const own = `${opened} `;
  return { find: (key) => all.find(own + key), keep: (key, answer) => all.keep(own + key, answer) };
}

/** The answers used last, up to a number of bytes. Requests are the callers' to vary: without a bound they would fill the memory. */
export function createAnswerCache(maxBytes: number): AnswerCache {
  return createCache({ name: 'answers', maxBytes, maxEntryBytes: maxBytes / 8, sizeOf });
}

/** Packed forms come later and are a small part of it; a quarter is reserved for them. */
function sizeOf({ json }: ReadyAnswer, key: string): number {
  return key.length * 2 + json.length * 1.25 + overhead;
}
