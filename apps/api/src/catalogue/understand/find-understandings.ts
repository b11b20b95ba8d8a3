import { joiningWords } from '@selvedge/domain/search/joining-words.ts';
import type { MeasureSign } from '@selvedge/domain/search/measure.ts';
import { readMeasures } from '@selvedge/domain/search/read-measures.ts';
import { otherSpellings } from '../index/other-spellings.ts';
import { findPhrase, type Synonyms } from '../index/synonyms.ts';
import { stemWord } from '../language/stem-word.ts';
import { stopWords } from '../language/stop-words.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import { colourOfShade, type Garment, refinedGarments, type Shade } from '../words/concept.ts';
import { findConcepts, type NamedConcept } from '../words/find-concepts.ts';
import { findPresents } from '../words/find-presents.ts';
import { kindsOf } from '../words/kinds-of.ts';
import { conceptKey } from '../words/lexicon.ts';
import { brandNames } from './brand-names.ts';
import { filterOf } from './filter-of.ts';
import { blankOut, findLeftOut, type LeftOut, leavesOut } from './find-left-out.ts';
import { isInAName } from './in-names.ts';
import { knownMeasures } from './known-measures.ts';
import { labelOf } from './label-of.ts';
import { nearestName } from './nearest-name.ts';
import { type TokenQuery, tokensOf, typedText } from './query-tokens.ts';
import type { Understanding } from './understanding.ts';

/** `hasGarment` says whether the shop has any of that kind. */
export type AskedWords = { synonyms: Synonyms; hasGarment: (id: string) => boolean };

/** What the words of a query may be taken for, whether or not the shop has any of it. */
export function findUnderstandings(catalogue: SearchableMarket, query: TokenQuery, { synonyms, hasGarment }: AskedWords): Understanding[] {
  const { language } = catalogue.language;
  const ofStaff = staffWords(query, synonyms, language);
  // 'Keinen' is no misspelt 'Leinen', and what a word leaves out by its ending is not misspelt for what has it.
  const nearest = (word: string) => (leavesOut(word, language) ? undefined : nearestName(catalogue.language.index, word));
  const read = { ...query, words: query.words.map((word) => nearest(word) ?? word) };
  const leftOut = findLeftOut(read, language);
  const presents = findPresents(read.words, language).map((at) => ({ at, length: 1 }));
  const spelled = { ...query, words: blankOut(read.words, [...leftOut, ...presents]) };
  const named = findConcepts(spelled.words, language);
  const measures = findMeasures(catalogue, query, named);
  const brands = findBrands(catalogue, query);
  const withouts = leftOut.flatMap((each) => without(catalogue, query, each));
  const isTaken = ({ from, to, at, words }: Understanding) =>
    [...measures, ...withouts].some((each) => each.from < to && each.to > from) ||
    query.tokens.slice(from, to).some(({ isQuoted }) => isQuoted) ||
    words.some((_, offset) => ofStaff.has(at + offset));
  const things = [...brands, ...findThings(catalogue, { query, spelled, hasGarment }, named)].filter((each) => !isTaken(each));
  // A word that is a brand and a colour is neither, as long as nobody says which.
  const isClear = (each: Understanding) =>
    things.every((other) => other === each || other.kind === each.kind || !isOfSameWord(other, each));
  const found = [...things.filter(isClear), ...measures, ...withouts].sort((a, b) => a.from - b.from);
  // Who asks for work clothes asks for everything that is for work.
  const isAllClothes = ({ kind, values }: Understanding) => kind === 'garment' && values.every((id) => id === 'clothing');
  return found.every(isAllClothes) ? found : found.filter((each) => !isAllClothes(each));
}

/** Where words stand that staff gave a meaning: it counts, and not what the language says. */
function staffWords({ words }: TokenQuery, synonyms: Synonyms, language: string): Set<number> {
  const stems = words.map((word) => stemWord(word, language));
  const places = stems.flatMap((stem, at) => {
    const length = findPhrase(synonyms, stems, at)?.words.length ?? (synonyms.ofWord.has(stem) ? 1 : 0);
    return Array.from({ length }, (_, offset) => at + offset);
  });
  return new Set(places);
}

/** The parts of a glued word are apart: 'Damenhose' is for women, and trousers. */
function isOfSameWord(a: Understanding, b: Understanding): boolean {
  return a.part === b.part && a.at < b.at + b.words.length && b.at < a.at + a.words.length;
}

/** A query as it was typed, and with the words that were meant. */
type Spelled = { query: TokenQuery; spelled: TokenQuery } & Pick<AskedWords, 'hasGarment'>;

function findThings(catalogue: SearchableMarket, { query, spelled, hasGarment }: Spelled, named: readonly NamedConcept[]): Understanding[] {
  const { language } = catalogue.language;
  const heads = headsOf(spelled, named, language);
  const byPlace = new Map<string, NamedConcept[]>();
  for (const concept of named) {
    const place = `${concept.at} ${concept.part}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), concept]);
  }
  return [...byPlace.values()].flatMap((all): Understanding[] => {
    // What is a garment elsewhere is a cloth beside another one: 'linne' in Swedish.
    const isCloth = all.some((each) => each.kind === 'material') && !all.some(({ id }) => heads.has(id));
    const concepts = isCloth && heads.size > 0 ? all.filter((each) => each.kind !== 'garment') : all;
    const [first] = concepts;
    const { at, length, part } = first!;
    const isBegun = at === 0 || !stopWords(language).has(query.words[at - 1]!);
    const isHead = isBegun && concepts.every((each) => (each.kind === 'garment' ? heads.has(each.id) : !filterOf(each.kind)));
    // In Polish 'pasek' is a belt, and 'w paski' is striped.
    const kind = isHead ? 'garment' : filterOf(first!.kind);
    if (!kind || (!isHead && concepts.some((each) => filterOf(each.kind) !== kind))) return [];
    // A dress with a shirt collar is a dress; the shirt is looked for in texts.
    const refined = kind === 'garment' ? concepts.flatMap((each) => refinedOf(each, { named, heads, hasGarment })) : [];
    const own = kind === 'garment' ? concepts.filter((each) => each.kind === 'garment' && heads.has(each.id)) : concepts;
    const meant = own.length > 0 ? own : refined;
    if (meant.length === 0) {
      // 'Jupe en jean' is a skirt, of what jeans are made of.
      if (heads.size === 0 || !concepts.some(({ id }) => id === 'jeans')) return [];
      const place = { at, part, parts: 1, words: query.words.slice(at, at + length), ...tokensOf(query, at, length) };
      return [understood(catalogue, query, { kind: 'material', values: ['denim'], ...place })];
    }
    const values = [...new Set(meant.map(({ kind: of, id }) => (of === 'shade' ? colourOfShade[id as Shade] : id)))];
    const parts = new Set(named.filter((each) => each.at === at).map((each) => each.part)).size;
    const words = query.words.slice(at, at + length);
    const refinedBy = own.length > 0 ? [] : refined.flatMap(({ by }) => query.words.slice(by.at, by.at + by.length));
    if (parts > 1 && isThing(named, at) && isInAName(catalogue.language.index, words[0]!)) return [];
    const isGuess = words.some((word, offset) => ![word, ...otherSpellings(word, language)].includes(spelled.words[at + offset]!));
    return [understood(catalogue, query, { kind, values, at, part, parts, words, isGuess, refinedBy, ...tokensOf(query, at, length) })];
  });
}

type Refining = { named: readonly NamedConcept[]; heads: ReadonlySet<string> } & Pick<AskedWords, 'hasGarment'>;

/** A garment that another word makes a narrower one, as wool makes a coat; the garment itself where the shop has none of that kind. */
function refinedOf(concept: NamedConcept, { named, heads, hasGarment }: Refining) {
  const table: Readonly<Record<string, Garment>> = concept.kind === 'garment' ? (refinedGarments[concept.id as Garment] ?? {}) : {};
  return named.flatMap((by) => {
    const id = by.at === concept.at ? undefined : table[conceptKey(by)];
    if (id === undefined || !heads.has(id)) return [];
    return hasGarment(id) ? [{ kind: concept.kind, id, by }] : [];
  });
}

/** A glued word whose head is no garment is something of its own where the shop calls something so: 'Ledercreme' is no colour of leather. */
function isThing(named: readonly NamedConcept[], at: number): boolean {
  const parts = named.filter((each) => each.at === at);
  const last = Math.max(...parts.map(({ part }) => part));
  return !parts.some(({ kind, part }) => kind === 'garment' && part === last);
}

/** What is asked for: of a dress with a shirt collar the dress, of a dress or a skirt both. */
function headsOf({ words }: TokenQuery, named: readonly NamedConcept[], language: string): Set<string> {
  const joining = joiningWords(language);
  const garments = named.filter(({ kind }) => kind === 'garment');
  const heads = new Set(kindsOf(words.join(' '), language));
  const isBeside = (a: NamedConcept, b: NamedConcept) => {
    const between = words.slice(a.at + a.length, b.at);
    return a.at < b.at && between.length > 0 && between.every((word) => joining.has(word));
  };
  for (const garment of garments) {
    if (garments.some((other) => heads.has(other.id) && (isBeside(garment, other) || isBeside(other, garment)))) heads.add(garment.id);
  }
  return heads;
}

type Found = Omit<Understanding, 'key' | 'typed' | 'label'>;

function understood(catalogue: SearchableMarket, query: TokenQuery, found: Found): Understanding {
  const key = found.kind === 'price' ? 'price' : `${found.kind}.${found.values.join('+')}`;
  const typed = typedText(query, found);
  return { ...found, key, typed, label: labelOf(catalogue, found, typed) };
}

/** Nobody leaves out what stands in quotation marks: it is what somebody looks for. */
function without(catalogue: SearchableMarket, query: TokenQuery, { at, length, concepts, words }: LeftOut): Understanding[] {
  const place = { at, part: 0, parts: 1, words: [], ...tokensOf(query, at, length) };
  if (query.tokens.slice(place.from, place.to).some(({ isQuoted }) => isQuoted)) return [];
  const values = [...new Set(concepts.length > 0 ? concepts.map(({ id }) => id) : words)];
  return [understood(catalogue, query, { kind: 'without', ...place, values, leftOut: { concepts, words } })];
}

function findMeasures(catalogue: SearchableMarket, query: TokenQuery, named: readonly NamedConcept[]): Understanding[] {
  const { index } = catalogue.language;
  const signs = named.flatMap(({ kind, id, at, length }) => (kind === 'measure' ? [{ id: id as MeasureSign['id'], at, length }] : []));
  // A number of the shop, or one that a garment is called by, is no size, and no thousands of a price.
  const isName = (token: { at: number; length: number }) =>
    query.words.slice(token.at, token.at + token.length).some((word) => index.numbers(word).whole.length > 0 || isInAName(index, word));
  const tokens = query.tokens.map((token) => (/^\d{3}$/.test(token.text) && isName(token) ? { ...token, isName: true } : token));
  return readMeasures({ tokens, signs, known: knownMeasures(catalogue) }).flatMap((measure): Understanding[] => {
    const { from, to, kind } = measure;
    const said = query.tokens.slice(from, to);
    const place = { from, to, words: [], at: said[0]!.at, part: 0, parts: 1 };
    if (said.some(({ isQuoted }) => isQuoted) || (said.length === 1 && isName(said[0]!))) return [];
    if (kind !== 'price') return [understood(catalogue, query, { kind, ...place, values: measure.values })];
    const { lowest, highest } = measure;
    const priceRange = {
      ...(lowest !== undefined && { lowerBoundingValue: lowest }),
      ...(highest !== undefined && { upperBoundingValue: highest }),
    };
    return [understood(catalogue, query, { kind, ...place, values: [], priceRange })];
  });
}

/** In a shop of one brand its name says nothing. */
function findBrands(catalogue: SearchableMarket, query: TokenQuery): Understanding[] {
  const brands = brandNames(catalogue);
  if (catalogue.structure.facets.brand.values.length < 2) return [];
  return query.words.flatMap((first, at) =>
    (brands.get(first) ?? []).flatMap(({ brand, name }) => {
      if (!name.every((word, offset) => query.words[at + offset] === word)) return [];
      const place = { at, part: 0, parts: 1, ...tokensOf(query, at, name.length) };
      return [understood(catalogue, query, { kind: 'brand', values: [brand], words: name, ...place })];
    }),
  );
}
