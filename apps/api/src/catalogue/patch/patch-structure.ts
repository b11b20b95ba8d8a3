import { indexedNames, styleFields } from '@selvedge/contract/catalogue/product-fields.ts';
import { toOption } from '../build-structure.ts';
import type { OptionRow, StyleRow } from '../catalogue-source.ts';
import { pick } from '../field-columns.ts';
import { clearBit, setBit } from '../index/bits.ts';
import { isSame } from '../is-same.ts';
import { eanOf } from '../show-card.ts';
import { noLength, type Structure, type Style } from '../structure.ts';
import type { CataloguePatch } from './catalogue-patch.ts';
import { patchStock } from './patch-stock.ts';

/** By number: the products of a patch, with what they are now; undefined for those that have left. */
export type Touched = ReadonlyMap<number, OptionRow | undefined>;
type PatchedStructure = { structure: Structure; touched: Touched };

/**
 * The structure with some products as they are now; everything keeps its number. Undefined when that cannot be: a product that was never
 * there, or one that belongs elsewhere now. A product that leaves keeps its number, out of reach, so that it can come back.
 */
export function patchStructure(before: Structure, patch: CataloguePatch): PatchedStructure | undefined {
  const touched = findTouched(before, patch);
  if (!touched || !patch.styles.every((row) => isSameStyle(before, row))) return undefined;
  const present = new Map([...touched].flatMap(([product, row]) => (row ? [[product, row] as const] : [])));
  const variants = patchStock(before.variants, present);
  if (!variants) return undefined;
  const structure: Structure = {
    ...before,
    ...{ revision: patch.revision, variants },
    ...patchNumbers({ ...before, styles: patchStyles(before, patch.styles) }, touched),
    ...patchColumns(before, present),
    ...patchSets(before, touched),
    tags: patchTags(before, touched),
    imageFormats: new Set([
      ...before.imageFormats,
      ...[...present.values()].flatMap(({ images }) => images.indexes.map(({ format }) => format)),
    ]),
  };
  return { structure, touched };
}

function findTouched(before: Structure, { products, options }: CataloguePatch): Touched | undefined {
  const rows = new Map(options.flatMap((row) => (row.hasEcom || row.hasRetail ? [[row.id, row] as const] : [])));
  const touched = new Map<number, OptionRow | undefined>();
  for (const id of products) {
    const row = rows.get(id);
    const product = before.numberOf.get(id) ?? before.gone.get(id);
    if (product === undefined && !row) continue;
    if (product === undefined || (row && !isSamePlace(before, product, row))) return undefined;
    touched.set(product, row);
  }
  return touched;
}

/** What decides over a product's number, its facets and its sizes. */
function isSamePlace(before: Structure, product: number, row: OptionRow): boolean {
  const { styleNumber, position, colourFamily } = before.options[product]!;
  if (row.styleNumber !== styleNumber || row.position !== position || row.colourFamily !== colourFamily) return false;
  const { variants } = before;
  const first = variants.start[product]!;
  const sizes = row.variants();
  if (sizes.length !== variants.start[product + 1]! - first) return false;
  return sizes.every(({ ean, size, length, inDeliveryDateSet }, at) => {
    const variant = first + at;
    const long = variants.length[variant]!;
    return (
      ean === eanOf(variants, variant) &&
      isSame(size, variants.sizes[variants.size[variant]!]) &&
      isSame(length, long === noLength ? undefined : variants.lengths[long]) &&
      inDeliveryDateSet === (variants.inDeliveryDateSet[variant] === 1)
    );
  });
}

const indexed = indexedNames(styleFields);

function isSameStyle(before: Structure, row: StyleRow): boolean {
  const style = before.styles[before.styleNumberOf.get(row.styleNumber) ?? -1];
  return style === undefined || isSame(pick(style, indexed), pick(row, indexed));
}

/** What a style only shows is as it is now. */
function patchStyles({ styles, styleNumberOf }: Structure, rows: readonly StyleRow[]): readonly Style[] {
  const patched = [...styles];
  for (const row of rows) {
    const at = styleNumberOf.get(row.styleNumber);
    if (at !== undefined) patched[at] = { ...patched[at]!, ...row };
  }
  return patched;
}

function patchNumbers(before: Structure, touched: Touched): Pick<Structure, 'numberOf' | 'gone' | 'styles'> {
  const moved = [...touched].filter(([product, row]) => before.numberOf.has(before.ids[product]!) !== (row !== undefined));
  if (moved.length === 0) return { numberOf: before.numberOf, gone: before.gone, styles: before.styles };
  const [numberOf, gone] = [new Map(before.numberOf), new Map(before.gone)];
  const styles: Style[] = [...before.styles];
  for (const [product, row] of moved) {
    const id = before.ids[product]!;
    (row ? numberOf : gone).set(id, product);
    (row ? gone : numberOf).delete(id);
    const at = before.styleOf[product]!;
    const others = styles[at]!.products.filter((each) => each !== product);
    styles[at] = { ...styles[at]!, products: row ? [...others, product].sort((a, b) => a - b) : others };
  }
  return { numberOf, gone, styles };
}

type Columns = 'options' | 'newFrom' | 'comingSoon' | 'rank';

function patchColumns(before: Structure, present: ReadonlyMap<number, OptionRow>): Pick<Structure, Columns> {
  const options = [...before.options];
  const [newFrom, comingSoon, rank] = [before.newFrom.slice(), before.comingSoon.slice(), before.rank.slice()];
  for (const [product, row] of present) {
    options[product] = toOption(row);
    newFrom[product] = row.newFrom.getTime();
    comingSoon[product] = row.comingSoon?.getTime() ?? 0;
    rank[product] = row.rank;
  }
  return { options, newFrom, comingSoon, rank };
}

type Sets = 'isOnline' | 'isInStores' | 'giftCards' | 'giftCardAmounts';

function patchSets(before: Structure, touched: Touched): Pick<Structure, Sets> {
  const [isOnline, isInStores] = [before.isOnline.slice(), before.isInStores.slice()];
  const giftCards = new Set(before.giftCards);
  const giftCardAmounts = new Map(before.giftCardAmounts);
  for (const [product, row] of touched) {
    (row?.hasEcom ? setBit : clearBit)(isOnline, product);
    (row?.hasRetail ? setBit : clearBit)(isInStores, product);
    const isGiftCard = before.styles[before.styleOf[product]!]!.kind === 'giftCard';
    if (row && isGiftCard) giftCards.add(product);
    else giftCards.delete(product);
    if (row?.giftCardAmounts) giftCardAmounts.set(product, row.giftCardAmounts);
    else giftCardAmounts.delete(product);
  }
  return { isOnline, isInStores, giftCards: [...giftCards].sort((a, b) => a - b), giftCardAmounts };
}

function patchTags(before: Structure, touched: Touched): Structure['tags'] {
  const lists = new Map<string, Set<number>>();
  const own = (tag: string) => {
    const list = lists.get(tag) ?? new Set(before.tags.get(tag));
    lists.set(tag, list);
    return list;
  };
  for (const [product, row] of touched) {
    const ofStyle = before.styles[before.styleOf[product]!]!.tags;
    const was = before.numberOf.has(before.ids[product]!) ? [...before.options[product]!.tags, ...ofStyle] : [];
    const is = row ? [...row.tags, ...ofStyle] : [];
    for (const tag of was) if (!is.includes(tag)) own(tag).delete(product);
    for (const tag of is) if (!was.includes(tag)) own(tag).add(product);
  }
  if (lists.size === 0) return before.tags;
  const tags = new Map(before.tags);
  for (const [tag, list] of lists) {
    if (list.size === 0) tags.delete(tag);
    else tags.set(tag, Uint32Array.from(list).sort());
  }
  return tags;
}
