import { lowerBound } from '../index/lower-bound.ts';
import { lettersOf, reverse, type TextIndex, termsByLength } from '../index/text-index.ts';
import { isCompounding } from '../words/split-compound.ts';

/** What a product was found by, and what it is found by now: terms with their weights, and pairs of words. */
export type TextChange = {
  product: number;
  before: ReadonlyMap<string, number>;
  after: ReadonlyMap<string, number>;
  pairsBefore: ReadonlySet<string>;
  pairsAfter: ReadonlySet<string>;
};

type Posting = { products: Uint32Array; scores: Uint8Array };

/** The index with other words for some products. */
export function patchTextIndex(index: TextIndex, changes: readonly TextChange[]): TextIndex {
  const moved = movedScores(changes);
  const postings = new Map<string, Posting>();
  for (const [term, scores] of moved) postings.set(term, patchPosting(postingOf(index, term), scores));
  return { ...index, ...putPostings(index, postings), pairs: patchPairs(index.pairs, changes) };
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

function postingOf({ termNumber, products, scores }: TextIndex, term: string): Posting {
  const number = termNumber.get(term) ?? -1;
  return { products: products[number] ?? new Uint32Array(0), scores: scores[number] ?? new Uint8Array(0) };
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

function putPostings(index: TextIndex, postings: ReadonlyMap<string, Posting>): Partial<TextIndex> {
  const isThere = (term: string) => index.termNumber.has(term);
  const isSameList = [...postings].every(([term, { products }]) => isThere(term) && products.length > 0);
  const { terms, ...rest } = isSameList ? index : otherTerms(index, postings);
  const listed = isSameList
    ? { products: [...index.products], scores: [...index.scores] }
    : {
        products: terms.map((term) => index.products[index.termNumber.get(term) ?? -1]!),
        scores: terms.map((term) => index.scores[index.termNumber.get(term) ?? -1]!),
      };
  for (const [term, posting] of postings) {
    const number = rest.termNumber.get(term);
    if (number === undefined) continue;
    listed.products[number] = posting.products;
    listed.scores[number] = posting.scores;
  }
  return { ...rest, terms, ...listed };
}

type Terms = Pick<TextIndex, 'terms' | 'termNumber' | 'reversed' | 'letters' | 'byLength'>;

/** A word that is new, or that nothing is called any more: every term after it has another number. */
function otherTerms(index: TextIndex, postings: ReadonlyMap<string, Posting>): Terms {
  const empty = new Set([...postings].flatMap(([term, { products }]) => (products.length === 0 ? [term] : [])));
  const added = [...postings].flatMap(([term, { products }]) => (products.length > 0 && !index.termNumber.has(term) ? [term] : []));
  const terms = [...index.terms.filter((term) => !empty.has(term)), ...added].sort();
  const termNumber = new Map(terms.map((term, number) => [term, number]));
  const known = index.reversed.map(({ text, term }) => ({ text, term: termNumber.get(index.terms[term]!) ?? -1 }));
  const begun = isCompounding(index.language) ? added.map((term) => ({ text: reverse(term), term: termNumber.get(term)! })) : [];
  const reversed = [...known.filter(({ term }) => term >= 0), ...begun].sort((a, b) => (a.text < b.text ? -1 : 1));
  return { terms, termNumber, reversed, letters: Uint32Array.from(terms, lettersOf), byLength: termsByLength(terms) };
}

function patchPairs(pairs: TextIndex['pairs'], changes: readonly TextChange[]): TextIndex['pairs'] {
  const sets = new Map<string, Set<number>>();
  const own = (pair: string) => {
    const set = sets.get(pair) ?? new Set(pairs.get(pair));
    sets.set(pair, set);
    return set;
  };
  for (const { product, pairsBefore, pairsAfter } of changes) {
    for (const pair of pairsBefore) if (!pairsAfter.has(pair)) own(pair).delete(product);
    for (const pair of pairsAfter) if (!pairsBefore.has(pair)) own(pair).add(product);
  }
  if (sets.size === 0) return pairs;
  const next = new Map(pairs);
  for (const [pair, set] of sets) {
    if (set.size === 0) next.delete(pair);
    else next.set(pair, Uint32Array.from(set).sort());
  }
  return next;
}
