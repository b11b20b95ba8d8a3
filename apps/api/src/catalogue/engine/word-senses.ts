import { addCompounds, quality } from '../index/expand-word.ts';
import { findTerm } from '../index/find-term.ts';
import type { Phrase } from '../index/synonyms.ts';
import { conceptTerm, type TextIndex, weights } from '../index/text-index.ts';
import type { Concept } from '../words/concept.ts';
import type { ConceptKind } from '../words/en.ts';
import { conceptKey, lexiconOf } from '../words/lexicon.ts';
import { relatedTo } from '../words/related-to.ts';
import type { EngineFacts } from './engine-facts.ts';
import { allOf, anyOf, having, holding, type SetExpression } from './set-expression.ts';

/** What a part of a query may mean, as what to ask the engine for; `index/senses.ts` is the same over postings. */
export type WordSense = {
  quality: number;
  /** Products that hold all of these terms, each worth the least of its words, at most `most`. */
  terms?: readonly number[];
  most?: number;
  /** Products by their documents. */
  documents?: readonly string[];
  /** Products that hold every part of a word that was glued together, in any of its senses. */
  parts?: readonly (readonly WordSense[])[];
};

export type SenseReader = { index: TextIndex /** What documents hold for the terms. */; numbers: Uint32Array; facts: EngineFacts };

export function setOfSense({ terms, documents, parts }: WordSense): SetExpression {
  if (terms) return allOf(terms.map((term) => holding([term])));
  if (documents) return having('id', documents);
  return allOf((parts ?? []).map((senses) => anyOf(senses.map(setOfSense))));
}

/** Single terms make one list: a long row of brackets takes the engine longer to read than the goods to find. */
export function setOfSenses(senses: readonly WordSense[]): SetExpression {
  const single = senses.flatMap(({ terms }) => (terms?.length === 1 ? terms : []));
  const others = senses.filter(({ terms }) => terms?.length !== 1);
  return anyOf([holding([...new Set(single)]), ...others.map(setOfSense)]);
}

export function senseOfTerm({ numbers }: SenseReader, term: number, sure: number): WordSense {
  return { terms: [numbers[term]!], quality: sure };
}

export function sensesOfPhrases({ index, numbers, facts }: SenseReader, phrases: readonly Phrase[], sure: number): WordSense[] {
  return phrases.flatMap((phrase) => {
    const terms = phrase.map((stem) => findTerm(index, stem));
    if (terms.some((term) => term === undefined)) return [];
    const sense: WordSense = { terms: [...new Set((terms as number[]).map((term) => numbers[term]!))], quality: sure };
    return sense.terms!.length === 1 || facts.isAny(setOfSense(sense)) ? [sense] : [];
  });
}

function sensesInCompounds(reader: SenseReader, names: readonly Phrase[], sure: number): WordSense[] {
  const found = new Set<number>();
  for (const [stem = '', ...more] of names)
    if (more.length === 0) addCompounds(reader.index, { word: stem, stem }, (term) => found.add(term));
  return [...found].map((term) => senseOfTerm(reader, term, sure));
}

export function sensesOfConcepts(reader: SenseReader, concepts: readonly Concept[], most: number = quality.exact): WordSense[] {
  const at = (sure: number) => Math.min(sure, most);
  return concepts.flatMap((concept) => {
    const { narrower, near: others } = relatedTo(concept);
    // Of a misspelt word, what is only near would count as much as what was meant.
    const near = most > quality.typo ? others : [];
    return [
      ...sensesOfConcept(reader, concept, { thing: at(quality.exact), name: at(quality.synonym) }),
      ...narrower.flatMap((other) => sensesOfConcept(reader, other, { thing: at(quality.narrower), name: at(quality.near) })),
      ...near.flatMap((other) => sensesOfConcept(reader, other, { thing: at(quality.near), name: at(quality.near) })),
    ];
  });
}

function sensesOfConcept(reader: SenseReader, concept: Concept, sure: { thing: number; name: number }): WordSense[] {
  const key = conceptKey(concept);
  const thing = findTerm(reader.index, conceptTerm(key));
  const isPlain = concept.kind === 'colour' && thing !== undefined;
  const names = isPlain ? [] : (lexiconOf(reader.index.language).byConcept.get(key) ?? []);
  const most = mostOf[concept.kind];
  const inside = concept.kind === 'garment' ? [] : sensesInCompounds(reader, names, Math.min(sure.name, quality.compound));
  const called = [...sensesOfPhrases(reader, names, sure.name), ...inside];
  return [
    ...(thing === undefined ? [] : [senseOfTerm(reader, thing, sure.thing)]),
    ...(most === undefined ? called : called.map((sense) => ({ ...sense, most }))),
  ];
}

const mostOf: Partial<Record<ConceptKind, number>> = { colour: weights.colour, shade: weights.colour, material: weights.colour };

export function sensesOfParts({ facts }: SenseReader, parts: readonly (readonly WordSense[])[], sure: number): WordSense[] {
  const sense: WordSense = { parts, quality: sure };
  return parts.length === 1 || facts.isAny(setOfSense(sense)) ? [sense] : [];
}
