import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { type Cache, createCache } from '../../cache/create-cache.ts';
import { addAll, type Bits, emptyBits, fullBits, keepCommon, setBit, takeAway } from '../index/bits.ts';
import { findTerm } from '../index/find-term.ts';
import { postingAt } from '../index/postings.ts';
import { conceptTerm, type TextIndex } from '../index/text-index.ts';
import type { SearchableMarket } from '../make-searchable.ts';
import type { Concept } from '../words/concept.ts';
import { findConcepts } from '../words/find-concepts.ts';
import { conceptKey } from '../words/lexicon.ts';
import { relatedTo } from '../words/related-to.ts';

const known = new WeakMap<TextIndex, Cache<string, Bits>>();
const mostKept = 300;
const garmentTerm = (id: string) => conceptTerm(conceptKey({ kind: 'garment', id }));

/** Made once for an index: searches ask for the same few garments and colours all day. */
export function rememberBits({ language: { index } }: SearchableMarket, key: string, make: () => Bits): Bits {
  const ofIndex = known.get(index) ?? createCache<string, Bits>({ name: 'understood-filters', maxEntries: mostKept });
  known.set(index, ofIndex);
  return ofIndex.find(key) ?? ofIndex.keep(key, make());
}

/** Garments of a kind and of all narrower ones, by their names; those whose names say nothing by the category that they lie in. */
export function garmentBits(catalogue: SearchableMarket, id: string): Bits {
  return rememberBits(catalogue, `garment ${id}`, () => {
    const { index } = catalogue.language;
    const ids = [id, ...relatedTo({ kind: 'garment', id }).narrower.flatMap((each) => (each.kind === 'garment' ? [each.id] : []))];
    const bits = emptyBits(index.count);
    for (const each of ids)
      for (const product of postingAt(index.postings, findTerm(index, garmentTerm(each))).products) setBit(bits, product);
    const inCategory = inCategories(catalogue, (named) => {
      const garments = named.filter(({ kind }) => kind === 'garment');
      return garments.length > 0 && garments.every((each) => ids.includes(each.id));
    });
    keepCommon(inCategory, kindless(catalogue));
    addAll(bits, inCategory);
    return bits;
  });
}

/** Products whose names do not say what they are. */
export function kindless(catalogue: SearchableMarket): Bits {
  return rememberBits(catalogue, 'kindless', () => {
    const { index } = catalogue.language;
    const ofKinds = emptyBits(index.count);
    for (const [term, text] of index.terms.entries()) {
      if (text.startsWith(garmentTerm(''))) for (const product of postingAt(index.postings, term).products) setBit(ofKinds, product);
    }
    const bits = fullBits(index.count);
    takeAway(bits, ofKinds);
    return bits;
  });
}

/** What staff put into a category of that name. */
export function occasionBits(catalogue: SearchableMarket, id: string): Bits {
  return rememberBits(catalogue, `occasion ${id}`, () =>
    inCategories(catalogue, (named) => named.some((each) => each.kind === 'occasion' && each.id === id)),
  );
}

function inCategories({ language, structure }: SearchableMarket, isMeant: (named: readonly Concept[]) => boolean): Bits {
  const bits = emptyBits(structure.count);
  const { numberOf, bits: members } = structure.facets.category;
  for (const [id, name] of language.categoryNames) {
    const category = members[numberOf.get(id) ?? -1];
    if (category && isMeant(findConcepts(wordsOf(name, language.language), language.language))) addAll(bits, category);
  }
  return bits;
}
