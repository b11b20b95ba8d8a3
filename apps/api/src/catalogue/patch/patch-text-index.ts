import { isCompounding, lettersOf, reverse, type TextIndex, termsByLength } from '../index/text-index.ts';

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

function patchPosting(posting: Posting, moved: ReadonlyMap<number, number | undefined>): Posting {
  const added = [...moved].flatMap(([product, score]) => (score === undefined ? [] : [{ product, score }]));
  added.sort((a, b) => a.product - b.product);
  const most = posting.products.length + added.length;
  const next = { products: new Uint32Array(most), scores: new Uint8Array(most) };
  let [length, at] = [0, 0];
  const put = (product: number, score: number) => {
    next.products[length] = product;
    next.scores[length++] = score;
  };
  for (const [place, product] of posting.products.entries()) {
    if (moved.has(product)) continue;
    for (; at < added.length && added[at]!.product < product; at++) put(added[at]!.product, added[at]!.score);
    put(product, posting.scores[place]!);
  }
  for (; at < added.length; at++) put(added[at]!.product, added[at]!.score);
  return { products: next.products.slice(0, length), scores: next.scores.slice(0, length) };
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
