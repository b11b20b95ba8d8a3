import type { Found } from '@selvedge/contract/studio/studio-search.ts';
import { scoreBest } from '@selvedge/domain/studio-search/score-match.ts';
import { inLanguage } from '../catalogue/language-catalogue.ts';
import { findByEan, productOfVariant } from '../catalogue/variant-columns.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { Look } from './look.ts';

const most = 6;
const guess = 0.15;

/** By id, style number or bar code wherever it is sold; by name as shoppers of a market find it, best first. */
export const findProducts: Look = async (ctx, { search, market }) => {
  const { structure } = ctx.catalogue;
  const exact = exactly(ctx, search);
  const settings = namedMarket(ctx, market);
  if (!settings || structure.count === 0) return [];
  const hits = await ctx.catalogue.search.find(settings, { searchTerms: search, size: most }, ctx.now);
  const numbers = [...exact, ...hits.ids.flatMap((id) => structure.numberOf.get(id) ?? [])];
  const { language } = await ctx.catalogue.market(settings, ctx.now);
  return [...new Set(numbers)].slice(0, most).map((product, at): Found => {
    const id = structure.ids[product]!;
    const style = structure.styleOf[product]!;
    const { colourNames, colour } = structure.options[product]!;
    const title = language.texts[style]!.name || id;
    const note = [inLanguage(colourNames, language.language) ?? colour, structure.styles[style]!.styleNumber, id].join(' · ');
    // The index also knows typing mistakes and descriptions; what it found by them comes after what is called so.
    const named = Math.max(scoreBest(search, [title, `${title} ${note}`]), guess);
    return { kind: 'product', id, title, note, score: exact.includes(product) ? 0.99 : named - at / 1000 };
  });
};

function exactly({ catalogue: { structure } }: Ctx, search: string): number[] {
  const byId = structure.numberOf.get(search);
  if (byId !== undefined) return [byId];
  const style = structure.styleNumberOf.get(search) ?? structure.styleNumberOf.get(search.toUpperCase());
  if (style !== undefined) return [...structure.styles[style]!.products];
  if (!/^\d{8,14}$/.test(search)) return [];
  const variant = findByEan(structure.variants, search);
  return variant === undefined ? [] : [productOfVariant(structure.variants, variant)];
}

/** An index takes seconds to build at full size: a market that is in use is better than one that nobody looks at. */
function namedMarket({ content, catalogue }: Ctx, market: string | undefined) {
  const asked = market === undefined ? undefined : content.byMarket.get(market)?.market;
  const inUse = catalogue.inUse();
  if (asked && (inUse.length === 0 || inUse.some(({ id }) => id === asked.id))) return asked;
  const english = inUse.find(({ language }) => language.baseCode === 'en');
  return english ?? inUse[0] ?? asked ?? content.markets[0];
}
