import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import { writeComposition } from '@selvedge/domain/fibre/write-composition.ts';
import type { TextRow } from '../catalogue-source.ts';
import { createYield } from '../create-yield.ts';
import { numbersOf } from '../index/numbers-of.ts';
import { textSearch } from '../index/search-text.ts';
import { stemReader } from '../index/text-index.ts';
import { isSame } from '../is-same.ts';
import { type LanguageCatalogue, noTexts, type WrittenTexts, withComposition } from '../language-catalogue.ts';
import { hasWords, type SearchableLanguage } from '../make-searchable.ts';
import { indexedTexts } from '../searched-texts.ts';
import type { Structure } from '../structure.ts';
import { patchNameWords } from '../words/name-words.ts';
import { patchOrder } from './patch-order.ts';
import { patchTextIndex, type TextChange } from './patch-text-index.ts';

type PatchLanguage = { before: Structure; after: Structure; styles: readonly number[]; rows: readonly TextRow[] };

/** What a language says of some styles, with their names in the order of names; where somebody searches in it, with their words in the index. */
export async function patchLanguage(known: LanguageCatalogue, patch: PatchLanguage): Promise<LanguageCatalogue> {
  const texts = patchTexts(known, patch);
  return hasWords(known) ? patchWords(known, { ...known, ...texts }, patch) : { ...known, ...texts };
}

async function patchWords(
  known: SearchableLanguage,
  patched: SearchableLanguage,
  { before, after, styles }: PatchLanguage,
): Promise<SearchableLanguage> {
  const counted = (structure: Structure, named: LanguageCatalogue['texts']) =>
    styles.map((style) => ({ name: named[style]!.name, products: structure.styles[style]!.products.length }));
  const names = { before: counted(before, known.texts), after: counted(after, patched.texts) };
  const next = { ...patched, nameWords: patchNameWords(known.nameWords, names, known.language) };
  const { gather, pairsIn } = stemReader(known.language);
  const found = (structure: Structure, product: number, language: LanguageCatalogue) => {
    const isThere = structure.numberOf.has(structure.ids[product]!);
    const name = language.texts[structure.styleOf[product]!]!.name;
    return {
      terms: isThere ? gather(indexedTexts({ structure, product, language }), new Map()) : new Map<string, number>(),
      pairs: isThere ? pairsIn(name) : new Set<string>(),
    };
  };
  const products = styles.flatMap((style) => [...new Set([...before.styles[style]!.products, ...after.styles[style]!.products])]);
  const changes = products.map((product): TextChange => {
    const [was, is] = [found(before, product, known), found(after, product, next)];
    return { product, before: was.terms, after: is.terms, pairsBefore: was.pairs, pairsAfter: is.pairs };
  });
  const isOther = changes.some((each) => !isSame([...each.before].sort(), [...each.after].sort()) || !isSameSet(each));
  const numbers = await numbersOf(after);
  if (!isOther && numbers === known.index.numbers) return next;
  const index = { ...(isOther ? await patchTextIndex(known.index, changes, createYield()) : known.index), numbers };
  return { ...next, index, search: textSearch(index) };
}

function isSameSet({ pairsBefore, pairsAfter }: TextChange): boolean {
  return pairsBefore.size === pairsAfter.size && [...pairsBefore].every((pair) => pairsAfter.has(pair));
}

type Texts = Pick<LanguageCatalogue, 'texts' | 'englishFabric' | 'byName'>;

function patchTexts(known: LanguageCatalogue, { after, styles, rows }: PatchLanguage): Texts {
  const [texts, englishFabric]: [WrittenTexts[], string[]] = [[...known.texts], [...known.englishFabric]];
  const renamed = new Set<number>();
  for (const style of styles) {
    const { styleNumber } = after.styles[style]!;
    const of = (language: string) => rows.find((row) => row.styleNumber === styleNumber && row.language === language);
    texts[style] = withComposition(of(known.language) ?? of('en') ?? noTexts, after.styles[style]!, known.language);
    englishFabric[style] = writeComposition(after.styles[style]!, 'en') || (of('en')?.fabricComposition ?? '');
    if (texts[style].name === known.texts[style]!.name) continue;
    for (const product of after.styles[style]!.products) renamed.add(product);
    // Those that have left keep a place: among names in order one that is not would lead every later search for a place astray.
    for (const product of after.gone.values()) if (after.styleOf[product] === style) renamed.add(product);
  }
  const nameOf = (product: number) => foldText(texts[after.styleOf[product]!]!.name);
  const byName = patchOrder(known.byName, renamed, (a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
  return { texts, englishFabric, byName };
}
