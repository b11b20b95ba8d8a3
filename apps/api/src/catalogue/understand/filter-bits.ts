import { addAll, type Bits, fullBits, hasAny, keepCommon, setBit, takeAway } from '../index/bits.ts';
import type { FacetTable } from '../index/facet-table.ts';
import { keepWithin } from '../index/price-range.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import { daysTreatedAsNew, freshProducts } from '../market-catalogue.ts';
import { broaderColour } from '../words/concept.ts';
import { relatedTo } from '../words/related-to.ts';
import { garmentBits, kindless, occasionBits, rememberBits } from './concept-bits.ts';
import { filterOf } from './filter-of.ts';
import { addNamed, stemsOf } from './in-names.ts';
import { garmentsOfDetail, namesOfConcept } from './names-of-concept.ts';
import type { Understanding } from './understanding.ts';

/** What an index of words knows by itself; the others change with stock, prices, tags and days. */
const ofIndex: readonly Understanding['kind'][] = ['colour', 'garment', 'gender', 'material', 'brand'];

/** The products that an understanding leaves; undefined where the shop has nothing of the kind. */
export function filterBits(catalogue: SearchableMarket, understanding: Understanding, now: Date, isWide = false): Bits | undefined {
  if (isWide && understanding.kind === 'garment') return filterBits(catalogue, withNear(understanding), now);
  const { kind, key, words, priceRange } = understanding;
  const { pool } = catalogue.scratch;
  if (kind === 'without') return withoutBits(catalogue, understanding, now);
  if (kind === 'price') return keepWithin(catalogue, pool.copyOf(catalogue.isSold), priceRange ?? {});
  const bits = ofIndex.includes(kind)
    ? rememberBits(catalogue, `${key} ${words.join(' ')}`, () => makeBits(catalogue, understanding, now).slice())
    : makeBits(catalogue, understanding, now);
  return hasAny(bits) ? bits : undefined;
}

/** A garment with those that help for want of it: joggers for trousers. */
export function withNear(understanding: Understanding): Understanding {
  const near = understanding.values.flatMap((id) => relatedTo({ kind: 'garment', id }).near.map((each) => each.id));
  const values = [...new Set([...understanding.values, ...near])];
  return { ...understanding, values, key: `garment.${values.join('+')}` };
}

/**
 * Whatever it was taken for, what is called by the words stays: a dress named Olive is not olive. Only a garment is known to be another
 * one by its name: a shirt dress is no shirt.
 */
function makeBits(catalogue: SearchableMarket, { kind, values, words }: Understanding, now: Date): Bits {
  const { pool } = catalogue.scratch;
  const bits = pool.empty();
  addMeant(catalogue, { kind, values, now }, bits);
  if (!hasAny(bits)) return bits;
  const named = pool.empty();
  addNamed(catalogue.language.index, stemsOf(words, catalogue.language.language), named);
  if (kind === 'garment') keepCommon(named, kindless(catalogue));
  addAll(bits, named);
  return bits;
}

/** All but what is called by the words, or is what they name. */
function withoutBits(catalogue: SearchableMarket, { leftOut }: Understanding, now: Date): Bits | undefined {
  const { pool } = catalogue.scratch;
  const { index } = catalogue.language;
  const { concepts = [], words = [] } = leftOut ?? {};
  const meant = pool.empty();
  for (const concept of concepts) {
    const kind = filterOf(concept.kind);
    const values = concept.kind === 'shade' ? [] : [concept.id];
    if (kind) addMeant(catalogue, { kind, values, now }, meant);
    for (const id of garmentsOfDetail(concept)) addAll(meant, garmentBits(catalogue, id));
    if (concept.kind !== 'colour') for (const stems of namesOfConcept(index, concept)) addNamed(index, stems, meant);
  }
  if (concepts.length === 0) addNamed(index, stemsOf(words, index.language), meant);
  const bits = pool.copyOf(fullBits(index.count));
  takeAway(bits, meant);
  return hasAny(bits) ? bits : undefined;
}

type Meant = Pick<Understanding, 'kind' | 'values'> & { now: Date };

function addMeant(catalogue: SearchableMarket, { kind, values, now }: Meant, bits: Bits): void {
  const { structure, supply } = catalogue;
  const addValues = ({ numberOf, bits: known }: FacetTable, ids: readonly string[]) => {
    for (const id of ids) addAll(bits, known[numberOf.get(id) ?? -1] ?? bits);
  };
  if (kind === 'size' || kind === 'length') addValues(supply.facets[kind], values);
  if (kind === 'brand') addValues(structure.facets.brand, values);
  for (const id of values) {
    if (kind === 'colour') addValues(structure.facets.colour, [id, ...colours.filter((other) => broaderColour[other] === id)]);
    else if (kind === 'material') addValues(structure.facets.material, [id, ...relatedTo({ kind, id }).narrower.map((each) => each.id)]);
    else if (kind === 'garment') addAll(bits, garmentBits(catalogue, id));
    else if (kind === 'occasion') addOccasion(catalogue, id, bits);
    else if (kind === 'gender') addAudience(catalogue, id, bits);
    else if (kind === 'offer')
      addAll(bits, id === 'sale' ? catalogue.isMarkedDown : freshProducts(catalogue, { days: daysTreatedAsNew, now }));
  }
}

/** What staff tagged for it, or put into a category of that name. */
function addOccasion(catalogue: SearchableMarket, id: string, bits: Bits): void {
  addAll(bits, occasionBits(catalogue, id));
  for (const product of catalogue.structure.tags.get(id) ?? []) setBit(bits, product);
}

const colours = Object.keys(broaderColour) as (keyof typeof broaderColour)[];

/** What is made for everybody is made for both. */
function addAudience({ structure: { kinds, styles } }: SearchableMarket, id: string, bits: Bits): void {
  const isMeant = kinds.audiences.map(({ gender }) => gender === 'unisex' || gender === (id === 'women' ? 'female' : 'male'));
  for (const [at, { products }] of styles.entries())
    if (isMeant[kinds.audience[at]!]) for (const product of products) setBit(bits, product);
}
