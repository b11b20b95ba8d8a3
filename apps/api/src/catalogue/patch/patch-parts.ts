import { createYield } from '../create-yield.ts';
import type { LanguageCatalogue } from '../language-catalogue.ts';
import type { MarketCatalogue } from '../market-catalogue.ts';
import type { Structure } from '../structure.ts';
import { buildSupply, type Supply } from '../supply.ts';
import type { CataloguePatch } from './catalogue-patch.ts';
import { patchLanguage } from './patch-language.ts';
import { patchMarket } from './patch-market.ts';
import { patchStructure } from './patch-structure.ts';
import { patchSupply } from './patch-supply.ts';

export type Parts = { structure: Structure; markets: readonly MarketCatalogue[] };

/**
 * Some products put into an assortment that is laid out already. New objects throughout: whoever reads the old one goes on undisturbed.
 * Undefined when it has to be laid out anew.
 */
export async function patchParts({ structure: before, markets }: Parts, patch: CataloguePatch, now: Date): Promise<Parts | undefined> {
  const yieldToEventLoop = createYield();
  const patched = patchStructure(before, patch);
  if (!patched) return undefined;
  const { structure, touched } = patched;
  const styles = [...new Set([...touched.keys()].map((product) => before.styleOf[product]!))];
  const isStocked = structure.variants !== before.variants || structure.numberOf !== before.numberOf;
  const languages = new Map<LanguageCatalogue, LanguageCatalogue>();
  const supplies = new Map<Supply, Supply>();
  const next: MarketCatalogue[] = [];
  for (const market of markets) {
    const language =
      languages.get(market.language) ?? (await patchLanguage(market.language, { before, after: structure, styles, rows: patch.texts }));
    languages.set(market.language, language);
    await yieldToEventLoop();
    const known = supplies.get(market.supply) ?? (isStocked ? undefined : market.supply);
    const { id } = market.market;
    const patchedSupply = known ?? patchSupply(market.supply, { structure, market: id, products: touched.keys() });
    const supply = patchedSupply ?? (await buildSupply(structure, id));
    supplies.set(market.supply, supply);
    await yieldToEventLoop();
    const histories = patch.prices.get(market.market.id) ?? [];
    next.push(patchMarket(market, { structure, language, supply, touched, histories, now }));
    await yieldToEventLoop();
  }
  return { structure, markets: next };
}
