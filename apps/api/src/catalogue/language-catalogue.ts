import { textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { foldText, wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { giftCardWords } from '@selvedge/domain/catalogue/gift-card-words.ts';
import { writeComposition } from '@selvedge/domain/fibre/write-composition.ts';
import type { CatalogueSource, Names, StyleTexts, TextRow } from './catalogue-source.ts';
import { createYield } from './create-yield.ts';
import { stemWord } from './language/stem-word.ts';
import { mapInSlices } from './map-in-slices.ts';
import { sortInSlices } from './sort-in-slices.ts';
import type { Structure, Style } from './structure.ts';

/** The language is English where a style has no texts in that of the market. */
export type WrittenTexts = StyleTexts & Partial<Pick<TextRow, 'language'>>;

/** What markets of one language show, and share. What is looked for in it is laid out apart, see make-searchable.ts. */
export type LanguageCatalogue = {
  language: string;
  /** By style. */
  texts: readonly WrittenTexts[];
  englishFabric: readonly string[];
  /** Products by name. */
  byName: Uint32Array<ArrayBuffer>;
  /** The label of a facet's value, where the assortment has one. */
  labels: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Of sizes that have a name in this language: "one size" is a word. */
  sizeNames: ReadonlyMap<string, string>;
  categoryNames: ReadonlyMap<string, string>;
  /** The stems of what a category is called, for searches that name one. */
  categoryStems: readonly { id: string; stems: ReadonlySet<string> }[];
};

export const noTexts = Object.fromEntries(Object.keys(textFields).map((name) => [name, ''])) as StyleTexts;

export function inLanguage<T>(names: Readonly<Record<string, T>>, language: string): T | undefined {
  return names[language] ?? names.en;
}

export async function buildLanguage(source: CatalogueSource, structure: Structure, language: string): Promise<LanguageCatalogue> {
  const yieldToEventLoop = createYield();
  const texts: WrittenTexts[] = structure.styles.map(() => noTexts);
  const englishFabric: string[] = structure.styles.map(() => '');
  for await (const page of source.texts(language)) {
    for (const row of page) {
      const style = structure.styleNumberOf.get(row.styleNumber);
      if (style === undefined) continue;
      if (row.language === 'en') englishFabric[style] = row.fabricComposition;
      if (row.language === language || texts[style] === noTexts) texts[style] = row;
    }
    await yieldToEventLoop();
  }
  for (const [at, style] of structure.styles.entries()) {
    texts[at] = withComposition(texts[at]!, style, language);
    englishFabric[at] = writeComposition(style, 'en') || englishFabric[at]!;
    if ((at & 0x7f) === 0) await yieldToEventLoop();
  }
  const categoryNames = new Map([...structure.categories.values()].map(({ id, names }) => [id, inLanguage(names, language) ?? id]));
  const labels = facetLabels(structure, language, categoryNames);
  const folded = await mapInSlices(texts.length, (at) => foldText(texts[at]!.name), yieldToEventLoop);
  const { styleOf } = structure;
  const byName = await sortInSlices(
    structure.count,
    (a, b) => {
      const nameA = folded[styleOf[a]!]!;
      const nameB = folded[styleOf[b]!]!;
      return nameA < nameB ? -1 : nameA > nameB ? 1 : 0;
    },
    yieldToEventLoop,
  );
  await yieldToEventLoop();
  return {
    ...{ language, texts, englishFabric, byName, labels, categoryNames },
    sizeNames: new Map(
      structure.attributes.flatMap(({ facet, id, names }) => (facet === 'size' && names[language] ? [[id, names[language]]] : [])),
    ),
    categoryStems: [...categoryNames].map(([id, name]) => ({ id, stems: stemsOf(name, language) })),
  };
}

/** Where its fibres are coded, their names in this language stand in place of what somebody wrote. */
export function withComposition(texts: WrittenTexts, style: Style, language: string): WrittenTexts {
  const fabricComposition = writeComposition(style, language);
  return fabricComposition ? { ...texts, fabricComposition } : texts;
}

export function stemsOf(text: string, language: string): Set<string> {
  return new Set(wordsOf(text, language).map((word) => stemWord(word, language)));
}

/** The name, and for a gift card everything that it is called. */
export function searchedName({ kind }: Style, { name }: StyleTexts, language: string): string {
  return kind === 'giftCard' ? `${name} ${giftCardWords(language)}` : name;
}

export function facetLabels(structure: Structure, language: string, categoryNames: ReadonlyMap<string, string>) {
  const labels = new Map<string, Map<string, string>>([['category', new Map(categoryNames)]]);
  const put = (facet: string, id: string, names: Names) => {
    const name = inLanguage(names, language);
    if (name === undefined) return;
    const known = labels.get(facet) ?? new Map<string, string>();
    labels.set(facet, known.set(id, name));
  };
  for (const { id, name } of structure.variants.sizes) put('size', id, { en: name });
  for (const { id, name } of structure.variants.lengths) put('length', id, { en: name });
  for (const { facet, id, names } of structure.attributes) put(facet, id, names);
  return labels;
}
