import { wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import { findTerm } from '../index/find-term.ts';
import { conceptTerm } from '../index/text-index.ts';
import { daysTreatedAsNew } from '../market-catalogue.ts';
import { withNear } from '../understand/filter-bits.ts';
import { filterOf } from '../understand/filter-of.ts';
import { stemsOf } from '../understand/in-names.ts';
import { garmentsOfDetail, namesOfConcept } from '../understand/names-of-concept.ts';
import type { Understanding } from '../understand/understanding.ts';
import { broaderColour, type Concept } from '../words/concept.ts';
import { findConcepts } from '../words/find-concepts.ts';
import { conceptKey } from '../words/lexicon.ts';
import { relatedTo } from '../words/related-to.ts';
import { fresh, markedDown, namedBy, numberOf, ofFacet, priced, type ReadMarket, tagged } from './engine-market.ts';
import { allOf, anyOf, having, holding, noneOf, type SetExpression } from './set-expression.ts';

/** What an understanding leaves; undefined where the shop has nothing of the kind. `understand/filter-bits.ts` is the same over bits. */
export function filterSet(market: ReadMarket, understanding: Understanding, now: Date, isWide = false): SetExpression | undefined {
  if (isWide && understanding.kind === 'garment') return filterSet(market, withNear(understanding), now);
  const { kind, priceRange, words } = understanding;
  if (kind === 'without') return withoutSet(market, understanding, now);
  if (kind === 'price') return priced(market, priceRange ?? {});
  const meant = meantBy(market, understanding, now);
  if (!market.facts.isAny(meant)) return undefined;
  const { language } = market.catalogue.language.index;
  const named = namedBy(market, stemsOf(words, language));
  return anyOf([meant, kind === 'garment' ? allOf([named, kindless(market)]) : named]);
}

function withoutSet(market: ReadMarket, { leftOut }: Understanding, now: Date): SetExpression | undefined {
  const { index } = market.catalogue.language;
  const { concepts = [], words = [] } = leftOut ?? {};
  const meant = concepts.flatMap((concept) => {
    const kind = filterOf(concept.kind);
    const values = concept.kind === 'shade' ? [] : [concept.id];
    return [
      ...(kind ? [meantBy(market, { kind, values }, now)] : []),
      ...garmentsOfDetail(concept).map((id) => garmentSet(market, id)),
      ...(concept.kind === 'colour' ? [] : namesOfConcept(index, concept).map((stems) => namedBy(market, stems))),
    ];
  });
  const set = noneOf(anyOf(concepts.length > 0 ? meant : [namedBy(market, stemsOf(words, index.language))]));
  return market.facts.isAny(set) ? set : undefined;
}

function meantBy(market: ReadMarket, { kind, values }: Pick<Understanding, 'kind' | 'values'>, now: Date): SetExpression {
  if (kind === 'size' || kind === 'length' || kind === 'brand') return ofFacet(market, kind, values);
  return anyOf(
    values.map((id): SetExpression => {
      if (kind === 'colour') return ofFacet(market, 'colour', [id, ...colours.filter((other) => broaderColour[other] === id)]);
      if (kind === 'material') return ofFacet(market, 'material', [id, ...relatedTo({ kind, id }).narrower.map((each) => each.id)]);
      if (kind === 'garment') return garmentSet(market, id);
      if (kind === 'occasion')
        return anyOf([
          inCategories(market, (named) => named.some((each) => each.kind === 'occasion' && each.id === id)),
          tagged(market, [id]),
        ]);
      if (kind === 'gender')
        return having(
          'audience',
          ['unisex', id === 'women' ? 'female' : 'male'].map((gender) => numberOf(market, 'audience', gender)),
        );
      return id === 'sale' ? markedDown(market) : fresh({ days: daysTreatedAsNew, now });
    }),
  );
}

const colours = Object.keys(broaderColour) as (keyof typeof broaderColour)[];
const garmentTerm = (id: string) => conceptTerm(conceptKey({ kind: 'garment', id }));

/** Garments of a kind and of all narrower ones, wherever they are sold. */
export function garmentSet(market: ReadMarket, id: string): SetExpression {
  const { index } = market.catalogue.language;
  const ids = [id, ...relatedTo({ kind: 'garment', id }).narrower.flatMap((each) => (each.kind === 'garment' ? [each.id] : []))];
  const terms = ids.flatMap((each) => findTerm(index, garmentTerm(each)) ?? []);
  const byCategory = inCategories(market, (named) => {
    const garments = named.filter(({ kind }) => kind === 'garment');
    return garments.length > 0 && garments.every((each) => ids.includes(each.id));
  });
  return anyOf([holding(terms.map((term) => market.termNumbers[term]!)), allOf([byCategory, kindless(market)])]);
}

/** Products whose names do not say what they are. */
function kindless(market: ReadMarket): SetExpression {
  return having('kindless', [numberOf(market, 'language', market.catalogue.language.language)]);
}

function inCategories(market: ReadMarket, isMeant: (named: readonly Concept[]) => boolean): SetExpression {
  const { categoryNames, language } = market.catalogue.language;
  const meant = [...categoryNames].filter(([, name]) => isMeant(findConcepts(wordsOf(name, language), language)));
  return having(
    'category',
    meant.map(([id]) => numberOf(market, 'category', id)),
  );
}
