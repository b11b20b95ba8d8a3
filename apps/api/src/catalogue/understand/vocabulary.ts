import { forgivenLetters, isWithinDistance } from '@selvedge/domain/catalogue/edit-distance.ts';
import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { findTerm } from '../index/find-term.ts';
import { lowerBound } from '../index/lower-bound.ts';
import { countAt } from '../index/postings.ts';
import { conceptTerm } from '../index/text-index.ts';
import type { SearchableLanguage } from '../make-searchable.ts';
import { writtenWords } from '../words/name-words.ts';
import { peoplesNames } from '../words/peoples-names.ts';

/** A word as it is written, folded, and how many products it stands for. */
export type VocabularyWord = { folded: string; written: string; products: number };

/** The words that a shop has goods for in one language, by their folded forms in order. */
export type Vocabulary = readonly VocabularyWord[];

const known = new WeakMap<SearchableLanguage, Vocabulary>();
const labelled = ['category', 'colour', 'fit', 'material'];
const shortest = 3;

/** Words of names, of what can be filtered by, and those of people for what there is. Made when somebody needs it: few words are misspelt. */
export function vocabularyOf(catalogue: SearchableLanguage): Vocabulary {
  const vocabulary = known.get(catalogue) ?? makeVocabulary(catalogue);
  known.set(catalogue, vocabulary);
  return vocabulary;
}

function makeVocabulary({ language, labels, nameWords, index }: SearchableLanguage): Vocabulary {
  const counts = new Map(nameWords);
  const add = (words: readonly string[], products: number) => {
    if (products > 0) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + products);
  };
  for (const facet of labelled) for (const label of labels.get(facet)?.values() ?? []) add(writtenWords(label, language), 1);
  const productsOf = (text: string) => {
    const term = findTerm(index, text);
    return (term === undefined ? undefined : index.productCounts?.[term]) ?? countAt(index.postings, term);
  };
  for (const { concept, stem, words } of peoplesNames(language)) add(words, productsOf(conceptTerm(concept)) || productsOf(stem));
  return [...join(counts, language).values()].sort((a, b) => (a.folded < b.folded ? -1 : 1));
}

/** Of spellings that fold to the same word the most frequent. Numbers and very short words say nothing, and nobody misspells them. */
function join(counts: ReadonlyMap<string, number>, language: string): Map<string, VocabularyWord> {
  const words = new Map<string, VocabularyWord>();
  for (const [written, products] of [...counts].sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1))) {
    const [folded = ''] = wordsOf(written, language);
    if (folded.length < shortest || /\d/.test(folded)) continue;
    const word = words.get(folded);
    if (word) word.products += products;
    else words.set(folded, { folded, written, products });
  }
  return words;
}

/** Words with this beginning, those of most products first. */
export function wordsBeginning(vocabulary: Vocabulary, beginning: string): VocabularyWord[] {
  const from = lowerBound(vocabulary.length, (at) => vocabulary[at]!.folded < beginning);
  const found: VocabularyWord[] = [];
  for (let at = from; vocabulary[at]?.folded.startsWith(beginning); at++) found.push(vocabulary[at]!);
  return found.sort((a, b) => b.products - a.products);
}

/** Words that it is inside of, those of most products first: 'hemd' of 'leinenhemd'. Of fewer letters it would be chance. */
export function wordsAround(vocabulary: Vocabulary, part: string): VocabularyWord[] {
  if (part.length < shortest) return [];
  return vocabulary.filter(({ folded }) => folded.indexOf(part) > 0).sort((a, b) => b.products - a.products);
}

/** What a misspelt word was most probably meant to be: as few letters away as can be, and of most products. */
export function nearestWord(vocabulary: Vocabulary, folded: string): VocabularyWord | undefined {
  const most = forgivenLetters(folded);
  for (let allowed = 1; allowed <= most; allowed++) {
    let nearest: VocabularyWord | undefined;
    for (const word of vocabulary) {
      if ((nearest?.products ?? 0) >= word.products || word.folded === folded) continue;
      if (isWithinDistance(folded, word.folded, allowed)) nearest = word;
    }
    if (nearest) return nearest;
  }
  return undefined;
}
