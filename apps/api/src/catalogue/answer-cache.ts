import type { ReadyAnswer } from '../http/serve-ready.ts';

export type AnswerCache = {
  find(key: string): ReadyAnswer | undefined;
  keep(key: string, answer: ReadyAnswer): ReadyAnswer;
};

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
export function createAnswerCache(mostBytes: number): AnswerCache {
  const kept = new Map<string, ReadyAnswer>();
  let bytes = 0;
  return {
    find(key) {
      const answer = kept.get(key);
      if (!answer) return undefined;
      kept.delete(key);
      kept.set(key, answer);
      return answer;
    },
    keep(key, answer) {
      const size = sizeOf(key, answer);
      // One answer must not push out all the others.
      if (size > mostBytes / 8) return answer;
      const before = kept.get(key);
      if (before) bytes -= sizeOf(key, before);
      kept.delete(key);
      kept.set(key, answer);
      bytes += size;
      for (const [oldest, old] of kept) {
        if (bytes <= mostBytes) break;
        kept.delete(oldest);
        bytes -= sizeOf(oldest, old);
      }
      return answer;
    },
  };
}

/** Packed forms come later and are a small part of it; a quarter is reserved for them. */
function sizeOf(key: string, { json }: ReadyAnswer): number {
  return key.length * 2 + json.length * 1.25 + overhead;
}
