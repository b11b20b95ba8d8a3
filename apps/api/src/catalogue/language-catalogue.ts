import { textFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { foldText, wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { giftCardWords } from '@selvedge/domain/catalogue/gift-card-words.ts';
import { writeComposition } from '@selvedge/domain/fibre/write-composition.ts';
import type { CatalogueSource, Names, StyleTexts, TextRow } from './catalogue-source.ts';
import { createYield } from './create-yield.ts';
import { numbersOf } from './index/numbers-of.ts';
import { type TextSearch, textSearch } from './index/search-text.ts';
import { buildTextIndex, type Field, type FieldText, type TextIndex } from './index/text-index.ts';
import { stemWord } from './language/stem-word.ts';
import { mapInSlices } from './map-in-slices.ts';
import { sortInSlices } from './sort-in-slices.ts';
import type { Structure, Style } from './structure.ts';
import type { ConceptKind } from './words/en.ts';
import { kindsKnownAs, kindsOf, toldByTrade } from './words/kinds-of.ts';
import { conceptKey } from './words/lexicon.ts';
import { countNameWords, type NameWords } from './words/name-words.ts';

/** The language is English where a style has no texts in that of the market. */
export type WrittenTexts = StyleTexts & Partial<Pick<TextRow, 'language'>>;

/** What markets of one language share. */
export type LanguageCatalogue = {
  language: string;
  /** By style. */
  texts: readonly WrittenTexts[];
  englishFabric: readonly string[];
  /** Products by name. */
  byName: Uint32Array<ArrayBuffer>;
  index: TextIndex;
  search: TextSearch;
  /** The label of a facet's value, where the assortment has one. */
  labels: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Of sizes that have a name in this language: "one size" is a word. */
  sizeNames: ReadonlyMap<string, string>;
  categoryNames: ReadonlyMap<string, string>;
  /** The stems of what a category is called, for searches that name one. */
  categoryStems: readonly { id: string; stems: ReadonlySet<string> }[];
  nameWords: NameWords;
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
  const index = await buildTextIndex({
    ...{ language, count: structure.count, numbers: await numbersOf(structure), yieldToEventLoop },
    styles: structure.styles,
    sharedTextsOf: (at) => styleTexts(structure.styles[at]!, texts[at]!, { labels, language }),
    textsOf: (product) => productTexts(structure, product, language, labels),
  });
  const { length } = structure.styles;
  const countedAt = (at: number) => ({ name: texts[at]!.name, products: structure.styles[at]!.products.length });
  const counted = await mapInSlices(length, countedAt, yieldToEventLoop);
  const nameWords = await countNameWords(counted, language, yieldToEventLoop);
  const folded = await mapInSlices(length, (at) => foldText(texts[at]!.name), yieldToEventLoop);
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
    ...{ language, texts, englishFabric, byName, labels, categoryNames, index },
    sizeNames: new Map(
      structure.attributes.flatMap(({ facet, id, names }) => (facet === 'size' && names[language] ? [[id, names[language]]] : [])),
    ),
    search: textSearch(index),
    nameWords,
    categoryStems: [...categoryNames].map(([id, name]) => ({ id, stems: stemsOf(name, language) })),
  };
}

/** Where its fibres are coded, their names in this language stand in place of what somebody wrote. */
export function withComposition(texts: WrittenTexts, style: Style, language: string): WrittenTexts {
  const fabricComposition = writeComposition(style, language);
  return fabricComposition ? { ...texts, fabricComposition } : texts;
}

/** Everything that a search reads of a product. */
export function searchedTexts({
  structure,
  product,
  language,
}: {
  structure: Structure;
  product: number;
  language: LanguageCatalogue;
}): FieldText[] {
  const style = structure.styleOf[product]!;
  return [
    { field: 'number', text: `${structure.styles[style]!.styleNumber} ${structure.ids[product]!}` },
    ...indexedTexts({ structure, product, language }),
  ];
}

/** What the index of words is made of. */
export function indexedTexts({
  structure,
  product,
  language,
}: {
  structure: Structure;
  product: number;
  language: Pick<LanguageCatalogue, 'language' | 'texts' | 'labels'>;
}): FieldText[] {
  const style = structure.styleOf[product]!;
  return [
    ...styleTexts(structure.styles[style]!, language.texts[style]!, language),
    ...productTexts(structure, product, language.language, language.labels),
  ];
}

export function stemsOf(text: string, language: string): Set<string> {
  return new Set(wordsOf(text, language).map((word) => stemWord(word, language)));
}

/** The name, and for a gift card everything that it is called. */
export function searchedName({ kind }: Style, { name }: StyleTexts, language: string): string {
  return kind === 'giftCard' ? `${name} ${giftCardWords(language)}` : name;
}

function styleTexts(style: Style, texts: WrittenTexts, { labels, language }: Pick<LanguageCatalogue, 'labels' | 'language'>): FieldText[] {
  const labelled = (facet: string, ids: readonly string[]) => ids.map((id) => labels.get(facet)?.get(id) ?? id).join(' ');
  const named = kindsOf(texts.name, texts.language ?? language);
  const materials = (style.attributes.material ?? []).map((id) => ({ kind: 'material', id }) as const);
  const told = toldByTrade(style.ediSubCategory || style.subGroup);
  const kinds = style.kind === 'giftCard' ? ['gift-card'] : kindsKnownAs(named, [...materials, ...told]);
  return [
    ...conceptText('kind', 'garment', kinds),
    { field: 'name', text: searchedName(style, texts, language) },
    { field: 'category', text: labelled('category', style.allCategories) },
    { field: 'brand', text: `${style.brand} ${style.subBrand}` },
    ...(['fit', 'material', 'sustainability'] as const).map(
      (facet): FieldText => ({ field: 'attribute', text: labelled(facet, style.attributes[facet] ?? []) }),
    ),
    ...(['fit', 'material'] as const).flatMap((facet) => conceptText('attribute', facet, style.attributes[facet] ?? [])),
    ...conceptText(
      'attribute',
      'detail',
      told.filter(({ kind }) => kind === 'detail').map(({ id }) => id),
    ),
    { field: 'fabric', text: texts.fabricComposition },
    { field: 'description', text: texts.description },
  ];
}

function productTexts(structure: Structure, product: number, language: string, labels: LanguageCatalogue['labels']): FieldText[] {
  const { colourNames, colourFamily } = structure.options[product]!;
  const family = labels.get('colour')?.get(colourFamily) ?? colourFamily;
  return [
    { field: 'colour', text: `${inLanguage(colourNames, language) ?? ''} ${family}` },
    ...conceptText('colour', 'colour', [colourFamily]),
  ];
}

function conceptText(field: Field, kind: ConceptKind, ids: readonly string[]): FieldText[] {
  return ids.length > 0 ? [{ field, text: ids.map((id) => conceptKey({ kind, id })).join(' '), isConcept: true }] : [];
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
