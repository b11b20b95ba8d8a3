import { createCache } from '../cache/create-cache.ts';
import { type CachePart, openPart } from '../cache/open-part.ts';
import type { ReadyAnswer } from '../http/serve-ready.ts';

export type AnswerCache = CachePart<ReadyAnswer>;

const overhead = 500;
const mostBytes = 64 * 1024 * 1024;
const allMarkets = createAnswerCache(mostBytes);

/** A market's part of what all of them keep together. */
export function openAnswers(all: AnswerCache = allMarkets): AnswerCache {
  return openPart(all);
}

/** The answers used last, up to a number of bytes. Requests are the callers' to vary: without a bound they would fill the memory. */
export function createAnswerCache(maxBytes: number): AnswerCache {
  return createCache({ name: 'answers', maxBytes, maxEntryBytes: maxBytes / 8, sizeOf });
}

/** Packed forms come later and are a small part of it; a quarter is reserved for them. */
function sizeOf({ json }: ReadyAnswer, key: string): number {
  return key.length * 2 + json.length * 1.25 + overhead;
}
