import { facetColours } from '@selvedge/contract/catalogue/facet.ts';
import type { CatalogueSource, OptionRow, StyleRow } from './catalogue-source.ts';
import { categoryTree } from './category-tree.ts';
import { createYield, type YieldToEventLoop } from './create-yield.ts';
import { gatherKinds } from './gather-kinds.ts';
import { emptyBits, setBit } from './index/bits.ts';
import { buildFacet } from './index/facet-table.ts';
import { mapInSlices } from './map-in-slices.ts';
import { sortInSlices } from './sort-in-slices.ts';
import type { Option, Structure, Style } from './structure.ts';
import { gatherVariants } from './variant-columns.ts';

/** Reads an assortment and lays it out for counting. Off the request path, in slices. */
export async function buildStructure(source: CatalogueSource): Promise<Structure> {
  const yieldToEventLoop = createYield();
  const tree = categoryTree(source.categories);
  const styleRows = new Map<string, StyleRow>();
  for await (const page of source.styles()) {
    for (const row of page) styleRows.set(row.styleNumber, row);
    await yieldToEventLoop();
  }
  const { read, variants: gathered } = await readProducts(source, { styleRows, yieldToEventLoop });
  const order = await orderProducts(read, { styleRows, tree, yieldToEventLoop });
  const rows = await mapInSlices(order.length, (at) => read[order[at]!]!, yieldToEventLoop);
  const { styles, styleOf, styleNumberOf } = await gatherStyles(rows, { styleRows, tree, yieldToEventLoop });
  const variants = await gathered.inOrder(order, yieldToEventLoop);
  const facets = await staticFacets({ rows, styles, styleOf, source, tree, yieldToEventLoop });
  const numberOf = new Map<string, number>();
  const giftCards: number[] = [];
  const giftCardAmounts = new Map<number, NonNullable<OptionRow['giftCardAmounts']>>();
  const imageFormats = new Set<string>();
  const [isOnline, isInStores] = [emptyBits(rows.length), emptyBits(rows.length)];
  const [newFrom, comingSoon] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  const rank = new Int32Array(rows.length);
  for (const [product, row] of rows.entries()) {
    numberOf.set(row.id, product);
    if (styles[styleOf[product]!]!.kind === 'giftCard') giftCards.push(product);
    if (row.giftCardAmounts) giftCardAmounts.set(product, row.giftCardAmounts);
    for (const { format } of row.images.indexes) imageFormats.add(format);
    if (row.hasEcom) setBit(isOnline, product);
    if (row.hasRetail) setBit(isInStores, product);
    newFrom[product] = row.newFrom.getTime();
    comingSoon[product] = row.comingSoon?.getTime() ?? 0;
    rank[product] = row.rank;
    if ((product & 0x3ff) === 0) await yieldToEventLoop();
  }
  return {
    revision: source.revision,
    count: rows.length,
    ids: await mapInSlices(rows.length, (product) => rows[product]!.id, yieldToEventLoop),
    ...{ numberOf, gone: new Map(), giftCards, giftCardAmounts, imageFormats, isOnline, isInStores },
    options: await mapInSlices(rows.length, (product) => toOption(rows[product]!), yieldToEventLoop),
    ...{ styles, styleOf, styleNumberOf, variants, facets },
    ...{ newFrom, comingSoon, rank },
    tags: await gatherTags(rows, { styleRows, yieldToEventLoop }),
    kinds: await gatherKinds(styles, yieldToEventLoop),
    categories: tree.byId,
    attributes: source.attributes,
    badges: new Map(source.badges.map((badge) => [badge.id, badge])),
  };
}

/** A product whose variants have gone into columns. */
type ReadRow = Omit<OptionRow, 'variants'>;
type Reading = { styleRows: ReadonlyMap<string, StyleRow>; yieldToEventLoop: YieldToEventLoop };

async function readProducts(source: CatalogueSource, { styleRows, yieldToEventLoop }: Reading) {
  const read: ReadRow[] = [];
  const variants = gatherVariants(source.locations);
  for await (const page of source.options()) {
    for (const { variants: ownVariants, ...row } of page) {
      if (!(row.hasEcom || row.hasRetail) || !styleRows.has(row.styleNumber)) continue;
      read.push(row);
      variants.add(ownVariants());
      await yieldToEventLoop();
    }
  }
  return { read, variants };
}

/** Products of a category next to each other: a listing then touches a small part of every bit set. */
async function orderProducts(
  read: readonly ReadRow[],
  { styleRows, tree, yieldToEventLoop }: Reading & { tree: Tree },
): Promise<Uint32Array> {
  const categoryOf = new Map<string, string>();
  const keyOf = ({ styleNumber, position, id }: ReadRow) => {
    const category = categoryOf.get(styleNumber) ?? mainCategory(styleRows.get(styleNumber)!, tree);
    categoryOf.set(styleNumber, category);
    return `${category}\u0000${styleNumber}\u0000${String(position).padStart(5, '0')}${id}`;
  };
  const keys = await mapInSlices(read.length, (at) => keyOf(read[at]!), yieldToEventLoop);
  return sortInSlices(read.length, (a, b) => compareText(keys[a]!, keys[b]!), yieldToEventLoop);
}

type Tree = ReturnType<typeof categoryTree>;

function mainCategory({ categories }: StyleRow, tree: Tree): string {
  const deepest = categories.map((id) => tree.pathOf(id)).sort((a, b) => b.length - a.length || compareText(a.join(), b.join()))[0];
  return deepest?.join('/') ?? '';
}

async function gatherStyles(rows: readonly ReadRow[], { styleRows, tree, yieldToEventLoop }: Reading & { tree: Tree }) {
  const styles: (Style & { products: number[] })[] = [];
  const styleNumberOf = new Map<string, number>();
  const styleOf = new Uint32Array(rows.length);
  for (const [product, { styleNumber }] of rows.entries()) {
    let index = styleNumberOf.get(styleNumber);
    if (index === undefined) {
      index = styles.length;
      const row = styleRows.get(styleNumber)!;
      styles.push({ ...row, products: [], allCategories: tree.withAncestors(row.categories) });
      styleNumberOf.set(styleNumber, index);
    }
    styles[index]!.products.push(product);
    styleOf[product] = index;
    if ((product & 0x7f) === 0) await yieldToEventLoop();
  }
  return { styles, styleOf, styleNumberOf };
}

async function staticFacets({
  rows,
  styles,
  styleOf,
  source,
  tree,
  yieldToEventLoop,
}: {
  rows: readonly ReadRow[];
  styles: readonly Style[];
  styleOf: Uint32Array;
  source: CatalogueSource;
  tree: Tree;
  yieldToEventLoop: YieldToEventLoop;
}): Promise<Structure['facets']> {
  const count = rows.length;
  const style = (product: number) => styles[styleOf[product]!]!;
  const positions = new Map(source.attributes.map(({ facet, id, position }) => [`${facet} ${id}`, position]));
  const attribute = (id: 'fit' | 'material' | 'sustainability') =>
    buildFacet({
      ...{ id, count, isOfStyle: true, yieldToEventLoop },
      valuesOf: (product) => style(product).attributes[id] ?? [],
      compare: (a, b) => (positions.get(`${id} ${a}`) ?? 1e6) - (positions.get(`${id} ${b}`) ?? 1e6) || compareText(a, b),
    });
  const category = await buildFacet({
    ...{ id: 'category', count, isOfStyle: true, yieldToEventLoop },
    valuesOf: (product) => style(product).allCategories,
    compare: (a, b) => tree.orderOf(a) - tree.orderOf(b) || compareText(a, b),
  });
  await yieldToEventLoop();
  const colours: readonly string[] = facetColours;
  const colour = await buildFacet({
    ...{ id: 'colour', count, yieldToEventLoop },
    valuesOf: (product) => [rows[product]!.colourFamily],
    compare: (a, b) => colours.indexOf(a) - colours.indexOf(b) || compareText(a, b),
  });
  const brand = await buildFacet({
    ...{ id: 'brand', count, isOfStyle: true, yieldToEventLoop },
    valuesOf: (product) => [style(product).brand],
    compare: compareText,
  });
  await yieldToEventLoop();
  const fit = await attribute('fit');
  const material = await attribute('material');
  await yieldToEventLoop();
  return { category, colour, brand, fit, material, sustainability: await attribute('sustainability') };
}

async function gatherTags(rows: readonly ReadRow[], { styleRows, yieldToEventLoop }: Reading): Promise<Map<string, Uint32Array>> {
  const lists = new Map<string, number[]>();
  for (const [product, { tags, styleNumber }] of rows.entries()) {
    for (const tag of new Set([...tags, ...styleRows.get(styleNumber)!.tags])) {
      const list = lists.get(tag);
      if (list) list.push(product);
      else lists.set(tag, [product]);
    }
    if ((product & 0x7f) === 0) await yieldToEventLoop();
  }
  return new Map([...lists].map(([tag, list]) => [tag, Uint32Array.from(list)]));
}

export function toOption({
  variants: _variants,
  newFrom: _newFrom,
  comingSoon: _comingSoon,
  rank: _rank,
  giftCardAmounts: _amounts,
  ...option
}: ReadRow & Partial<Pick<OptionRow, 'variants'>>): Option {
  return option;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
