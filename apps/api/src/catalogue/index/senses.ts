import type { Concept } from '../words/concept.ts';
import type { ConceptKind } from '../words/en.ts';
import { conceptKey, lexiconOf } from '../words/lexicon.ts';
import { relatedTo } from '../words/related-to.ts';
import { addCompounds, quality } from './expand-word.ts';
import { findTerm } from './find-term.ts';
import { type Posting, postingAt } from './postings.ts';
import type { Phrase } from './synonyms.ts';
import { conceptTerm, type TextIndex, weights } from './text-index.ts';

/** What a part of a query may mean: products, how much each deserves it, and how surely it was meant. */
export type Sense = {
  /** The words of the index that it stands for. */
  means: Phrase;
  products: Uint32Array;
  scores: Uint8Array;
  quality: number;
};

/** What a word is worth: where it was found, less for what was only probably meant. */
export function pointsOf(weight: number, sure: number): number {
  return Math.max(1, Math.floor(weight * sure));
}

/** The products that hold every word of a name, each with the least of its words' scores. */
export function sensesOfPhrases(index: TextIndex, phrases: readonly Phrase[], sure: number): Sense[] {
  return phrases.flatMap((phrase) => {
    const terms = phrase.map((stem) => findTerm(index, stem));
    if (terms.some((term) => term === undefined)) return [];
    const posting = (terms as number[]).map((term) => postingAt(index.postings, term)).reduce((one, other) => inBoth(one, other, Math.min));
    return posting.products.length > 0 ? [{ means: phrase, ...posting, quality: sure }] : [];
  });
}

/** Names inside longer words: 'Falten' is in 'Faltenrock'. */
function sensesInCompounds(index: TextIndex, names: readonly Phrase[], sure: number): Sense[] {
  const found = new Set<number>();
  for (const [stem = '', ...more] of names) if (more.length === 0) addCompounds(index, { word: stem, stem }, (term) => found.add(term));
  return [...found].map((term) => ({ means: [index.terms[term]!], ...postingAt(index.postings, term), quality: sure }));
}

function inBoth(one: Posting, other: Posting, combine: (score: number, other: number) => number): Posting {
  const [few, many] = one.products.length <= other.products.length ? [one, other] : [other, one];
  const found = new Map(Array.from(few.products, (product, at) => [product, few.scores[at]!]));
  const products: number[] = [];
  const scores: number[] = [];
  for (const [at, product] of many.products.entries()) {
    const score = found.get(product);
    if (score === undefined) continue;
    products.push(product);
    scores.push(combine(score, many.scores[at]!));
  }
  return { products: Uint32Array.from(products), scores: Uint8Array.from(scores) };
}

/** Everything that is the thing, by what is known of it, and everything that is called by one of its names. */
export function sensesOfConcepts(index: TextIndex, concepts: readonly Concept[], most: number = quality.exact): Sense[] {
  const at = (sure: number) => Math.min(sure, most);
  return concepts.flatMap((concept) => {
    const { narrower, near: others } = relatedTo(concept);
    // Of a misspelt word, what is only near would count as much as what was meant.
    const near = most > quality.typo ? others : [];
    return [
      ...sensesOfConcept(index, concept, { thing: at(quality.exact), name: at(quality.synonym) }),
      ...narrower.flatMap((other) => sensesOfConcept(index, other, { thing: at(quality.narrower), name: at(quality.near) })),
      ...near.flatMap((other) => sensesOfConcept(index, other, { thing: at(quality.near), name: at(quality.near) })),
    ];
  });
}

function sensesOfConcept(index: TextIndex, concept: Concept, sure: { thing: number; name: number }): Sense[] {
  const key = conceptKey(concept);
  const thing = findTerm(index, conceptTerm(key));
  // Of a colour that products are known to have, other names only mislead: 'rayures marines' in a name make no navy jumper.
  const isPlain = concept.kind === 'colour' && thing !== undefined;
  const names = isPlain ? [] : (lexiconOf(index.language).byConcept.get(key) ?? []);
  const most = mostOf[concept.kind];
  // A garment is found inside of names by its kind.
  const inside = concept.kind === 'garment' ? [] : sensesInCompounds(index, names, Math.min(sure.name, quality.compound));
  const called = [...sensesOfPhrases(index, names, sure.name), ...inside];
  return [
    ...(thing === undefined ? [] : [{ means: [concept.id], ...postingAt(index.postings, thing), quality: sure.thing }]),
    ...(most === undefined ? called : called.map((sense) => ({ ...sense, scores: sense.scores.map((score) => Math.min(score, most)) }))),
  ];
}

/** A colour or cloth by another name counts no more than as one: in Polish Lene is no linen ('len'). */
const mostOf: Partial<Record<ConceptKind, number>> = { colour: weights.colour, shade: weights.colour, material: weights.colour };

/** What holds all parts of a word that was glued together, each in its best sense; what they are worth on average counts. */
export function sensesOfParts(parts: readonly (readonly Sense[])[], { count, sure }: { count: number; sure: number }): Sense[] {
  const means = parts.map((senses) => senses[0]?.means.join(' ') ?? '');
  const posting = parts
    .map((senses) => bestOf(senses, count))
    .reduce((one, other) => inBoth(one, other, (score, more) => (score + more) >> 1));
  return posting.products.length > 0 ? [{ means, ...posting, quality: sure }] : [];
}

const pointsBySureness = new Map<number, Uint8Array>();

/** What each weight is worth; there are as many tables as there are qualities of a sense. */
function tableOf(sure: number): Uint8Array {
  const points = pointsBySureness.get(sure) ?? Uint8Array.from({ length: 256 }, (_, weight) => pointsOf(weight, sure));
  pointsBySureness.set(sure, points);
  return points;
}

/** The products that hold any of the senses, with the points of the best of them, in the order of their numbers below `count`. */
export function bestOf(senses: readonly Sense[], count: number): Posting {
  const best = new Uint8Array(count);
  let length = 0;
  for (const { products, scores: weights, quality: sure } of senses) {
    const points = tableOf(sure);
    for (let at = 0; at < products.length; at++) {
      const product = products[at]!;
      const own = points[weights[at]!]!;
      const before = best[product]!;
      if (before === 0) length += 1;
      if (before < own) best[product] = own;
    }
  }
  const posting = { products: new Uint32Array(length), scores: new Uint8Array(length) };
  for (let product = 0, at = 0; at < length; product++) {
    if (best[product] === 0) continue;
    posting.products[at] = product;
    posting.scores[at++] = best[product]!;
  }
  return posting;
}
