import type { YieldToEventLoop } from '../create-yield.ts';
import { findTerm } from '../index/find-term.ts';
import { lowerBound } from '../index/lower-bound.ts';
import { eachPair, openPairs, type Pairs, pairOf, productsOfPair } from '../index/pairs.ts';
import { joinPostings, type Posting, postingAt } from '../index/postings.ts';
import { columnsOfTerms, type TextIndex } from '../index/text-index.ts';

/** What a product was found by, and what it is found by now: terms with their weights, and pairs of words. */
export type TextChange = {
  product: number;
  before: ReadonlyMap<string, number>;
  after: ReadonlyMap<string, number>;
  pairsBefore: ReadonlySet<string>;
  pairsAfter: ReadonlySet<string>;
};

/** The index with other words for some products. */
export async function patchTextIndex(
  index: TextIndex,
  changes: readonly TextChange[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<TextIndex> {
  const changed = new Map<string, Posting>();
  for (const [term, scores] of movedScores(changes))
    changed.set(term, patchPosting(postingAt(index.postings, findTerm(index, term)), scores));
  const { terms, numberBefore } = otherTerms(index, changed);
  const ofTerms = terms === index.terms ? {} : await columnsOfTerms(terms, index.language, yieldToEventLoop);
  const number = (term: string) => findTerm({ terms }, term);
  const numbered = new Map([...changed].flatMap(([term, posting]) => (number(term) === undefined ? [] : [[number(term)!, posting]])));
  const postings = changed.size === 0 ? index.postings : joinPostings(index.postings, { numberBefore, changed: numbered });
  return { ...index, ...ofTerms, terms, postings, pairs: patchPairs(index, { changes, terms, numberBefore }) };
}

/** By term: the new weight of each product that has another; undefined where it has none any more. */
function movedScores(changes: readonly TextChange[]): Map<string, Map<number, number | undefined>> {
  const moved = new Map<string, Map<number, number | undefined>>();
  for (const { product, before, after } of changes) {
    for (const term of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(term) === after.get(term)) continue;
      const scores = moved.get(term) ?? new Map<number, number | undefined>();
      moved.set(term, scores.set(product, after.get(term)));
    }
  }
  return moved;
}

/** Copied in runs between the few that move: the posting of a common word is as long as the assortment. */
function patchPosting(posting: Posting, moved: ReadonlyMap<number, number | undefined>): Posting {
  const { length } = posting.products;
  const next = { products: new Uint32Array(length + moved.size), scores: new Uint8Array(length + moved.size) };
  let [from, to] = [0, 0];
  const copyUntil = (place: number) => {
    next.products.set(posting.products.subarray(from, place), to);
    next.scores.set(posting.scores.subarray(from, place), to);
    to += place - from;
    from = place;
  };
  for (const [product, score] of [...moved].sort(([a], [b]) => a - b)) {
    copyUntil(lowerBound(length, (at) => posting.products[at]! < product));
    if (posting.products[from] === product) from += 1;
    if (score === undefined) continue;
    next.products[to] = product;
    next.scores[to++] = score;
  }
  copyUntil(length);
  return { products: next.products.slice(0, to), scores: next.scores.slice(0, to) };
}

type OtherTerms = { terms: readonly string[]; numberBefore: Int32Array };

/** A word that is new, or that nothing is called any more: every term after it has another number. */
function otherTerms(index: TextIndex, changed: ReadonlyMap<string, Posting>): OtherTerms {
  const isThere = (term: string) => findTerm(index, term) !== undefined;
  const isEmpty = (term: string) => changed.get(term)?.products.length === 0;
  const added = [...changed.keys()].filter((term) => !isEmpty(term) && !isThere(term));
  const isSame = added.length === 0 && ![...changed.keys()].some(isEmpty);
  if (isSame) return { terms: index.terms, numberBefore: Int32Array.from(index.terms, (_, term) => term) };
  const terms = [...index.terms.filter((term) => !isEmpty(term)), ...added].sort();
  return { terms, numberBefore: Int32Array.from(terms, (term) => findTerm(index, term) ?? -1) };
}

type ChangedPair = { before: number; after: number; products: Uint32Array };

function patchPairs(index: TextIndex, { changes, terms, numberBefore }: OtherTerms & { changes: readonly TextChange[] }): Pairs {
  const sets = changedPairs(index, changes);
  if (sets.size === 0 && terms === index.terms) return index.pairs;
  const changed = [...sets].flatMap(([pair, products]): ChangedPair[] => {
    const [before, after] = pair.split(' ').map((term) => findTerm({ terms }, term));
    return products.size === 0 ? [] : [{ before: before!, after: after!, products: Uint32Array.from(products).sort() }];
  });
  changed.sort(compare);
  const numberNow = new Int32Array(index.terms.length).fill(-1);
  for (const [term, old] of numberBefore.entries()) if (old >= 0) numberNow[old] = term;
  const most = index.pairs.products.length + changed.reduce((sum, { products }) => sum + products.length, 0);
  const { put, close } = openPairs(terms.length, most);
  const putAll = ({ before, after, products }: ChangedPair) => {
    for (const product of products) put(before, after, product);
  };
  let next = 0;
  for (const { before, after, products } of eachPair(index.pairs)) {
    if (sets.has(pairOf(index.terms[before]!, index.terms[after]!))) continue;
    const kept = { before: numberNow[before]!, after: numberNow[after]!, products };
    while (next < changed.length && compare(changed[next]!, kept) < 0) putAll(changed[next++]!);
    putAll(kept);
  }
  for (const pair of changed.slice(next)) putAll(pair);
  return close();
}

const compare = (a: ChangedPair, b: ChangedPair): number => a.before - b.before || a.after - b.after;

function changedPairs(index: TextIndex, changes: readonly TextChange[]): Map<string, Set<number>> {
  const sets = new Map<string, Set<number>>();
  const own = (pair: string) => {
    const set = sets.get(pair) ?? new Set(productsOfPair(index, pair));
    sets.set(pair, set);
    return set;
  };
  for (const { product, pairsBefore, pairsAfter } of changes) {
    for (const pair of pairsBefore) if (!pairsAfter.has(pair)) own(pair).delete(product);
    for (const pair of pairsAfter) if (!pairsBefore.has(pair)) own(pair).add(product);
  }
  return sets;
}
