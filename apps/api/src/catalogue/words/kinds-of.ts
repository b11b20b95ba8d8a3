import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { createCache } from '../../cache/create-cache.ts';
import { stopWords } from '../language/stop-words.ts';
import { type Concept, type Garment, groupsOfGarments, refinedGarments } from './concept.ts';
import { findConcepts, type NamedConcept } from './find-concepts.ts';
import { conceptKey } from './lexicon.ts';
import { relatedTo } from './related-to.ts';

/** Languages that say first what a thing is and then how: 'robe chemise' is a dress. */
const headFirst = new Set('ar bg bs ca cs el es fr hr it mk pl pt ro sk sl sq sr uk'.split(' '));

/**
 * What kind of garment a name says that it is, as ids of garments: a shirt dress is a dress, and a blazer with a shirt collar is a
 * blazer. Several where the word means several things, none where the name says nothing of it.
 */
export function kindsOf(name: string, language: string): readonly string[] {
  const key = `${language} ${name}`;
  return known.find(key) ?? known.keep(key, readKinds(name, language));
}

/** The same by what else is known of it, of which a name may say nothing: an overcoat of wool is a wool coat. */
export function kindsKnownAs(kinds: readonly string[], known: readonly Concept[]): readonly string[] {
  return [...new Set(kinds.map((kind) => refine(kind, known)))];
}

/** What the trade's English word for a garment tells of it, for nothing else may say that a skirt is short, or a bag a tote. */
export function toldByTrade(word: string): readonly Concept[] {
  return knownTrade.find(word) ?? knownTrade.keep(word, readTrade(word));
}

function readTrade(word: string): Concept[] {
  const words = wordsOf(word, 'en');
  // A name of several words would hide what is knitted of a knitted dress.
  const details = words.flatMap((each) => findConcepts([each], 'en')).filter(({ kind }) => kind === 'detail');
  return [...details.map(({ kind, id }) => ({ kind, id })), ...kindsOf(word, 'en').map((id) => ({ kind: 'garment', id }) as const)];
}

const knownTrade = createCache<string, readonly Concept[]>({ name: 'words-of-trade', maxEntries: 2_000 });

/** Names stay as they are from one snapshot of the assortment to the next. */
const known = createCache<string, readonly string[]>({ name: 'kinds-of-names', maxEntries: 20_000 });

function readKinds(name: string, language: string): string[] {
  const words = wordsOf(name, language);
  const named = findConcepts(words, language);
  const garments = telling(named.filter(({ kind }) => kind === 'garment').filter((each) => !isAlsoCloth(each, named)));
  // What follows 'with' or 'from' is a part of the thing, or its cloth.
  const from = words.findIndex((word, at) => at > (garments[0]?.at ?? words.length) && stopWords(language).has(word));
  const before = from > 0 ? garments.filter(({ at }) => at < from) : [];
  // Of 'with wool collar' the collar is of wool.
  const withAt = words.findIndex((word, at) => at > 0 && withWords[language] === word);
  const own = withAt > 0 ? named.filter(({ kind, at }) => kind !== 'material' || at < withAt) : named;
  const heads = headsOf(before.length > 0 ? before : garments, headFirst.has(language));
  const others = own.filter((concept) => !heads.includes(concept));
  return [...new Set(heads.map(({ id }) => refine(id, others)))];
}

/** Where the word for 'with' is not also that for 'of'. */
const withWords: Readonly<Record<string, string>> = {
  ...{ en: 'with', de: 'mit', nl: 'met', da: 'med', no: 'med', sv: 'med', fr: 'avec', it: 'con', es: 'con', ca: 'amb', pt: 'com' },
  ...{ ro: 'cu', cs: 's', sk: 's', hr: 's', bs: 's', sr: 'sa', el: 'με', sq: 'me', lt: 'su', lv: 'ar', bg: 'с', mk: 'so' },
};

/** Beside another garment, these only say how it is: 'oblekové kalhoty' are trousers, 'džínová sukně' is a skirt. */
const asAdjectives: readonly string[] = [...groupsOfGarments, 'suit', 'jeans'];

/** Beside a garment 'linne' is linen, and no top. */
function isAlsoCloth({ at, part }: NamedConcept, named: readonly NamedConcept[]): boolean {
  const isCloth = named.some((other) => other.kind === 'material' && other.at === at && other.part === part);
  return isCloth && named.some((other) => other.kind === 'garment' && (other.at !== at || other.part !== part));
}

function telling(garments: readonly NamedConcept[]): readonly NamedConcept[] {
  const single = garments.filter(({ id }) => !asAdjectives.includes(id));
  return single.length > 0 ? single : garments;
}

/** 'Jacke aus Denim' is a denim jacket. */
function refine(head: string, others: readonly Concept[]): string {
  const garments = others.filter(({ kind }) => kind === 'garment').map(({ id }) => id);
  const narrower = relatedTo({ kind: 'garment', id: head }).narrower.find(({ id }) => garments.includes(id))?.id ?? head;
  const table: Readonly<Record<string, string>> = refinedGarments[narrower as Garment] ?? {};
  return others.map((concept) => table[conceptKey(concept)]).find((refined) => refined !== undefined) ?? narrower;
}

function headsOf(garments: readonly NamedConcept[], isFirst: boolean): NamedConcept[] {
  const at = (isFirst ? garments[0] : garments.at(-1))?.at;
  const heads = garments.filter((garment) => garment.at === at);
  // Of a glued word the last part says what it is.
  return heads.filter(({ part }) => part === heads.at(-1)!.part);
}
