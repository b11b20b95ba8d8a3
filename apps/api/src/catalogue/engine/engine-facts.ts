import { type Cache, createCache } from '../../cache/create-cache.ts';
import { numberSets } from './product-numbers.ts';
import type { SetExpression } from './set-expression.ts';

/** Products by their documents. */
export type NumberedDocuments = { whole: readonly string[]; begun: readonly string[] };

/**
 * What the reading of a query asks about the goods. A fact that is not known yet is noted as wanted and answered as most queries find
 * it, with goods and without numbers: everything that is wanted on this way is asked at once, and the query is read again.
 */
export type EngineFacts = {
  isAny(set: SetExpression): boolean;
  numbered(typed: string): NumberedDocuments;
};

export type AskEngine = {
  /** Whether each of the sets has a product. */
  areAny(sets: readonly SetExpression[]): Promise<boolean[]>;
  /** Documents of each of the sets, at most so many. */
  documents(sets: readonly SetExpression[], most: number): Promise<string[][]>;
};

const mostNumbered = 1_000;
const mostRounds = 40;
const noDocuments: NumberedDocuments = { whole: [], begun: [] };

export type KnownFacts = { isAny: Cache<string, boolean>; numbered: Cache<string, NumberedDocuments> };

/** Good as long as the engine holds the same. */
export function knownFacts(): KnownFacts {
  return {
    isAny: createCache({ name: 'engine-facts', maxEntries: 20_000 }),
    numbered: createCache({ name: 'engine-numbers', maxEntries: 5_000 }),
  };
}

/** Reads until nothing is wanted any more. */
export async function readWithFacts<T>(known: KnownFacts, ask: AskEngine, read: (facts: EngineFacts) => T): Promise<T> {
  for (let round = 0; ; round++) {
    const wanted = { sets: new Map<string, SetExpression>(), typed: new Set<string>() };
    const result = read({
      isAny(set) {
        if (set.kind === 'all' || set.kind === 'none') return set.kind === 'all';
        const key = JSON.stringify(set);
        const fact = known.isAny.find(key);
        if (fact === undefined) wanted.sets.set(key, set);
        return fact ?? true;
      },
      numbered(typed) {
        const fact = known.numbered.find(typed);
        if (!fact) wanted.typed.add(typed);
        return fact ?? noDocuments;
      },
    });
    if (wanted.sets.size + wanted.typed.size === 0 || round === mostRounds) return result;
    await Promise.all([findAny(known, ask, wanted.sets), findNumbered(known, ask, [...wanted.typed])]);
  }
}

async function findAny(known: KnownFacts, ask: AskEngine, wanted: ReadonlyMap<string, SetExpression>): Promise<void> {
  if (wanted.size === 0) return;
  const answers = await ask.areAny([...wanted.values()]);
  for (const [at, key] of [...wanted.keys()].entries()) known.isAny.keep(key, answers[at]!);
}

async function findNumbered(known: KnownFacts, ask: AskEngine, wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) return;
  const asked = wanted.map((typed) => ({ typed, ...numberSets(typed) }));
  const answers = await ask.documents(
    asked.flatMap(({ whole, begun }) => [...whole, ...begun]),
    mostNumbered,
  );
  let at = 0;
  const next = (sets: readonly SetExpression[]) => sets.flatMap(() => answers[at++]!);
  for (const { typed, whole: named, begun: started } of asked) {
    const whole = [...new Set(next(named))];
    const begun = [...new Set(next(started))].filter((document) => !whole.includes(document)).slice(0, mostNumbered);
    known.numbered.keep(typed, { whole, begun });
  }
}
