import type { Field, FieldText } from './index/text-index.ts';
import { inLanguage, type LanguageCatalogue, searchedName, type WrittenTexts } from './language-catalogue.ts';
import type { Structure, Style } from './structure.ts';
import type { ConceptKind } from './words/en.ts';
import { kindsKnownAs, kindsOf, toldByTrade } from './words/kinds-of.ts';
import { conceptKey } from './words/lexicon.ts';

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

export function styleTexts(
  style: Style,
  texts: WrittenTexts,
  { labels, language }: Pick<LanguageCatalogue, 'labels' | 'language'>,
): FieldText[] {
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

export function productTexts(structure: Structure, product: number, language: string, labels: LanguageCatalogue['labels']): FieldText[] {
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
