import { facetColours } from '@selvedge/contract/catalogue/facet.ts';
import type { CatalogueSource, OptionRow, StyleRow } from './catalogue-source.ts';
import { categoryTree } from './category-tree.ts';
import { createYield } from './create-yield.ts';
import { gatherKinds } from './gather-kinds.ts';
import { emptyBits, setBit } from './index/bits.ts';
import { buildFacet } from './index/facet-table.ts';
import { sortInSlices } from './sort-in-slices.ts';
import type { Option, Structure, Style } from './structure.ts';
import { variantColumns } from './variant-columns.ts';

/** Reads an assortment and lays it out for counting. Off the request path, in slices. */
export async function buildStructure(source: CatalogueSource): Promise<Structure> {
  const yieldToEventLoop = createYield();
  const tree = categoryTree(source.categories);
  const styleRows = new Map<string, StyleRow>();
  for await (const page of source.styles()) for (const row of page) styleRows.set(row.styleNumber, row);
  const read: OptionRow[] = [];
  for await (const page of source.options()) {
    for (const row of page) if ((row.hasEcom || row.hasRetail) && styleRows.has(row.styleNumber)) read.push(row);
    await yieldToEventLoop();
  }
  // Products of a category next to each other: a listing then touches a small part of every bit set.
  const categoryOf = new Map([...styleRows.values()].map((style) => [style.styleNumber, mainCategory(style, tree)]));
  await yieldToEventLoop();
  const keys = read.map(
    ({ styleNumber, position, id }) => `${categoryOf.get(styleNumber)}\u0000${styleNumber}\u0000${String(position).padStart(5, '0')}${id}`,
  );
  await yieldToEventLoop();
  const order = await sortInSlices(read.length, (a, b) => compareText(keys[a]!, keys[b]!), yieldToEventLoop);
  const rows = Array.from(order, (at) => read[at]!);
  await yieldToEventLoop();
  const { styles, styleOf, styleNumberOf } = gatherStyles(rows, styleRows, tree);
  await yieldToEventLoop();
  const variants = await variantColumns(rows, source.locations, yieldToEventLoop);
  const facets = await staticFacets({ rows, styles, styleOf, source, tree, yieldToEventLoop });
  const numberOf = new Map(rows.map(({ id }, index) => [id, index]));
  await yieldToEventLoop();
  return {
    revision: source.revision,
    count: rows.length,
    ids: rows.map(({ id }) => id),
    numberOf,
    gone: new Map(),
    options: rows.map(toOption),
    ...{ styles, styleOf, styleNumberOf, variants, facets },
    newFrom: Float64Array.from(rows, ({ newFrom }) => newFrom.getTime()),
    comingSoon: Float64Array.from(rows, ({ comingSoon }) => comingSoon?.getTime() ?? 0),
    rank: Int32Array.from(rows, ({ rank }) => rank),
    isOnline: pick(rows, ({ hasEcom }) => hasEcom),
    isInStores: pick(rows, ({ hasRetail }) => hasRetail),
    giftCards: rows.flatMap(({ styleNumber }, index) => (styleRows.get(styleNumber)!.kind === 'giftCard' ? [index] : [])),
    giftCardAmounts: new Map(rows.flatMap(({ giftCardAmounts }, index) => (giftCardAmounts ? [[index, giftCardAmounts]] : []))),
    tags: gatherTags(rows, styleRows),
    kinds: await gatherKinds(styles, yieldToEventLoop),
    imageFormats: new Set(rows.flatMap(({ images }) => images.indexes.map(({ format }) => format))),
    categories: tree.byId,
    attributes: source.attributes,
    badges: new Map(source.badges.map((badge) => [badge.id, badge])),
  };
}

type Tree = ReturnType<typeof categoryTree>;

function mainCategory({ categories }: StyleRow, tree: Tree): string {
  const deepest = categories.map((id) => tree.pathOf(id)).sort((a, b) => b.length - a.length || compareText(a.join(), b.join()))[0];
  return deepest?.join('/') ?? '';
}

function gatherStyles(rows: readonly OptionRow[], styleRows: ReadonlyMap<string, StyleRow>, tree: Tree) {
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
  rows: readonly OptionRow[];
  styles: readonly Style[];
  styleOf: Uint32Array;
  source: CatalogueSource;
  tree: Tree;
  yieldToEventLoop: ReturnType<typeof createYield>;
}): Promise<Structure['facets']> {
  const count = rows.length;
  const style = (product: number) => styles[styleOf[product]!]!;
  const positions = new Map(source.attributes.map(({ facet, id, position }) => [`${facet} ${id}`, position]));
  const attribute = (id: 'fit' | 'material' | 'sustainability') =>
    buildFacet({
      ...{ id, count, yieldToEventLoop },
      valuesOf: (product) => style(product).attributes[id] ?? [],
      compare: (a, b) => (positions.get(`${id} ${a}`) ?? 1e6) - (positions.get(`${id} ${b}`) ?? 1e6) || compareText(a, b),
    });
  const category = await buildFacet({
    ...{ id: 'category', count, yieldToEventLoop },
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
    id: 'brand',
    count,
    yieldToEventLoop,
    valuesOf: (product) => [style(product).brand],
    compare: compareText,
  });
  await yieldToEventLoop();
  const fit = await attribute('fit');
  const material = await attribute('material');
  await yieldToEventLoop();
  return { category, colour, brand, fit, material, sustainability: await attribute('sustainability') };
}

function gatherTags(rows: readonly OptionRow[], styleRows: ReadonlyMap<string, StyleRow>): Map<string, Uint32Array> {
  const lists = new Map<string, number[]>();
  for (const [product, { tags, styleNumber }] of rows.entries()) {
    for (const tag of new Set([...tags, ...styleRows.get(styleNumber)!.tags])) {
      const list = lists.get(tag);
      if (list) list.push(product);
      else lists.set(tag, [product]);
    }
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
}: OptionRow): Option {
  return option;
}

function pick(rows: readonly OptionRow[], is: (row: OptionRow) => boolean) {
  const bits = emptyBits(rows.length);
  for (const [product, row] of rows.entries()) if (is(row)) setBit(bits, product);
  return bits;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
