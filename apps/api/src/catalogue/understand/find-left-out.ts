import { joiningWords } from '@selvedge/domain/search/joining-words.ts';
import { stopWords } from '../language/stop-words.ts';
import { type WithoutWords, withoutWords } from '../language/without-words.ts';
import type { Concept } from '../words/concept.ts';
import { findConcepts, type NamedConcept } from '../words/find-concepts.ts';
import type { QueryToken, TokenQuery } from './query-tokens.ts';

/** What a query wants left out: what the words name, or the words themselves where they name nothing. */
export type LeftOut = { at: number; length: number; concepts: readonly Concept[]; words: readonly string[] };

/** What stands around a 'not' and says nothing by itself: 'that is not of black colour'. Folded, of several languages at once. */
const around = new Set(
  [
    'that which is are being que qui che som die das der dat ktory ktora ktore jez care',
    'sind ist sea sean es son sia siano est sont soit ar er aren on ovat jest sa je su se si este',
    'color colour couleur farbe colore kleur farve farge farg kolor barva boja szin renk culoare cor vari',
  ].flatMap((list) => list.split(' ')),
);

/** No word of any language. */
const blank = '\u0000';

/** 'A jumper without wool': the places of the words that say so, and what they leave out. */
export function findLeftOut({ tokens, words }: TokenQuery, language: string): LeftOut[] {
  const signs = withoutWords(language);
  const named = findConcepts(words, language);
  const found: LeftOut[] = [];
  for (let at = 0; at < words.length; ) {
    const one = leftOutAt(at, { tokens, words, named, language, signs });
    if (one) found.push(one);
    at = one ? one.at + one.length : at + 1;
  }
  return found;
}

/** Whether a word leaves something out by itself, or by its ending. */
export function leavesOut(word: string, language: string): boolean {
  const { before, after } = withoutWords(language);
  return before.has(word) || after.has(word) || namedWithout(word, language).length > 0;
}

/** What a word names without an ending that leaves it out: 'kapüşonsuz'. */
function namedWithout(word: string, language: string): NamedConcept[] {
  const { endings } = withoutWords(language);
  const base = endings ? word.replace(endings, '') : word;
  return base === word ? [] : findConcepts([base], language);
}

/** The words of a query in their places without some of them: these name nothing that is asked for. */
export function blankOut(words: readonly string[], some: readonly { at: number; length: number }[]): string[] {
  return words.map((word, place) => (some.some(({ at, length }) => at <= place && place < at + length) ? blank : word));
}

type Query = TokenQuery & { named: readonly NamedConcept[]; language: string; signs: WithoutWords };

function leftOutAt(at: number, query: Query): LeftOut | undefined {
  const { words, named, language, signs } = query;
  const word = words[at]!;
  const own = named.find((each) => each.at <= at && at < each.at + each.length);
  // 'Sans manches' is a name of its own, and so is 'no more than'.
  if (own && own.length > 1) return undefined;
  if (signs.before.has(word) && !isName(at, own, query)) return before(at, query);
  if (own === undefined && signs.before.size === 0) {
    const concepts = namedWithout(word, language);
    if (concepts.length > 0) return { at, length: 1, concepts, words: [word] };
  }
  // What is plain has no pattern of any kind.
  const isPlain = named.filter((each) => each.at === at).every(({ kind, id }) => kind === 'pattern' && id === 'plain');
  if (own && isPlain) return { at, length: 1, concepts: [{ kind: 'pattern', id: 'patterned' }], words: [word] };
  // What stands before such a word is met first.
  const next = at + (own?.length ?? 1);
  if (!signs.after.has(words[next] ?? '') || stopWords(language).has(word)) return undefined;
  return { at, length: next + 1 - at, concepts: conceptsAt(at, query), words: words.slice(at, next) };
}

/** In Polish and Czech 'bez' without its accent is also a colour: where it begins a query that names one garment, or ends it. */
function isName(at: number, own: NamedConcept | undefined, { tokens, words, named }: Query): boolean {
  if (!own) return false;
  const isAccented = tokens.some((token) => token.at === at && hasAccent(token));
  const others = named.filter(({ kind, at: place }) => kind === 'garment' && place !== at + 1);
  return isAccented || at === words.length - 1 || others.length === 0;
}

function hasAccent({ raw, text }: QueryToken): boolean {
  return raw.toLowerCase() !== text;
}

function before(at: number, query: Query): LeftOut | undefined {
  const { words, named, language } = query;
  const isSilent = (place: number) =>
    (stopWords(language).has(words[place]!) || around.has(words[place]!)) && !named.some((each) => each.at === place);
  let first = at + 1;
  while (first < Math.min(words.length - 1, at + 4) && isSilent(first)) first += 1;
  const word = words[first];
  // 'Not over 50' and 'no 5' are of numbers.
  if (word === undefined || /^\d/.test(word) || named.some((each) => each.at === first && each.kind === 'measure')) return undefined;
  const concepts = conceptsAt(first, query);
  let to = endOf(first, query);
  const all = [...concepts];
  const joining = joiningWords(language);
  // 'Without wool or leather' leaves out both.
  for (let next = to + 1; joining.has(words[to] ?? '') && next < words.length; next = to + 1) {
    const more = conceptsAt(next, query);
    if (!more.some(({ kind }) => kind === concepts[0]?.kind)) break;
    all.push(...more);
    to = endOf(next, query);
  }
  let from = at;
  while (from > 0 && around.has(words[from - 1]!) && !named.some((each) => each.at === from - 1)) from -= 1;
  return { at: from, length: to - from, concepts: all.length > 0 ? all : namedWithout(word, language), words: [word] };
}

function endOf(at: number, { named }: Query): number {
  return at + Math.max(1, ...named.filter((each) => each.at === at).map(({ length }) => length));
}

/** Of a glued word its head. */
function conceptsAt(at: number, { named }: Query): NamedConcept[] {
  const all = named.filter((each) => each.at === at);
  const last = Math.max(...all.map(({ part }) => part));
  return all.filter(({ part }) => part === last);
}
