import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectNumbers } from './collect-numbers.ts';
import { countAt, joinPostings, type MetRuns, type Posting, postingAt, scoresAt, sortPostings } from './postings.ts';

// Neighbours with one score and those just beside each other are what runs go wrong by.
const gap = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 40_000 }));
const score = fc.oneof(fc.constantFrom(4, 60), fc.integer({ min: 1, max: 255 }));
const term = fc.array(fc.record({ gap, length: fc.integer({ min: 1, max: 300 }), score }), {
  maxLength: 12,
});
type Run = { first: number; length: number; score: number };

function runsOf(given: readonly { gap: number; length: number; score: number }[]): Run[] {
  let end = 0;
  return given.map(({ gap, length, score }) => {
    const first = end + gap;
    end = first + length;
    return { first, length, score };
  });
}

/** As they would stand one after the other, a number for each product. */
function listed(runs: readonly Run[]): Posting {
  const each = runs.flatMap(({ first, length, score }) => Array.from({ length }, (_, at) => [first + at, score] as const));
  return { products: Uint32Array.from(each, ([product]) => product), scores: Uint8Array.from(each, ([, score]) => score) };
}

/** Met term by term in turns, under other numbers than they have in the end. */
async function packed(terms: readonly (readonly Run[])[]) {
  const met: MetRuns = { terms: collectNumbers(), firsts: collectNumbers(), lengths: collectNumbers(), scores: collectNumbers() };
  const last = terms.length - 1;
  for (let at = 0; terms.some(({ length }) => at < length); at++) {
    for (const [number, runs] of terms.entries()) {
      const run = runs[at];
      if (!run) continue;
      met.terms.push(last - number);
      met.firsts.push(run.first);
      met.lengths.push(run.length);
      met.scores.push(run.score);
    }
  }
  return sortPostings(met, { numberOf: Uint32Array.from(terms, (_, at) => last - at), count: terms.length }, () => undefined);
}

test('packed as runs, a term holds the products and scores that it held one by one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(term, { minLength: 1, maxLength: 20 }), async (given) => {
      const terms = given.map(runsOf);
      const postings = await packed(terms);
      for (const [at, runs] of terms.entries()) {
        expect(postingAt(postings, at)).toEqual(listed(runs));
        expect(countAt(postings, at)).toBe(listed(runs).products.length);
        expect(scoresAt(postings, at)).toEqual(new Set(listed(runs).scores));
      }
    }),
  );
});

test('terms that stay are taken over as they were, beside those that changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(term, { minLength: 2, maxLength: 12 }), term, async (given, other) => {
      const terms = given.map(runsOf);
      const changed = listed(runsOf(other));
      // The first is gone, the second is another, and one is new at the end.
      const numberBefore = Int32Array.from([...terms.keys()].slice(1).concat(-1));
      const joined = joinPostings(await packed(terms), {
        numberBefore,
        changed: new Map([
          [0, changed],
          [terms.length - 1, changed],
        ]),
      });
      expect(postingAt(joined, 0)).toEqual(changed);
      expect(postingAt(joined, terms.length - 1)).toEqual(changed);
      for (let at = 1; at < terms.length - 1; at++) expect(postingAt(joined, at)).toEqual(listed(terms[at + 1]!));
    }),
  );
});
