import { createCache } from '../cache/create-cache.ts';
import { type CachePart, openPart } from '../cache/open-part.ts';
import type { ReadyAnswer } from '../http/serve-ready.ts';
import { createAskedBefore } from './create-asked-before.ts';

export type AnswerCache = CachePart<ReadyAnswer> & {
  /** Whether it is worth keeping: most searches are made once, and kept they only push out each other. */
  isAskedAgain(key: string): boolean;
};

const overhead = 500;
const mostBytes = 32 * 1024 * 1024;
const allMarkets = createAnswerCache(mostBytes);
const askedBefore = createAskedBefore();
let opened = 0;

/** A market's part of what all of them keep together. */
export function openAnswers(all: CachePart<ReadyAnswer> = allMarkets): AnswerCache {
  opened += 1;
  const own = `${opened} `;
  return { ...openPart(all), isAskedAgain: (key) => askedBefore(own + key) };
}

/** The answers used last, up to a number of bytes. Requests are the callers' to vary: without a bound they would fill the memory. */
export function createAnswerCache(maxBytes: number): CachePart<ReadyAnswer> {
  return createCache({ name: 'answers', maxBytes, maxEntryBytes: maxBytes / 8, sizeOf });
}

/** Packed forms come later and are a small part of it; a quarter is reserved for them. */
function sizeOf({ json }: ReadyAnswer, key: string): number {
  return key.length * 2 + json.length * 1.25 + overhead;
}
