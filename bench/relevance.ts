// How right search answers are: `node bench/relevance.ts [language ...] [--held-out=first|second|third] [--each]`. Forty searches in each of
// eight languages over the demo's goods, or those of 32 languages that nothing was tuned for, in this process and without a
// database. What is right was written down from facts of the goods before anything was tuned: NDCG of the first ten by grades of 3, 2
// and 1, how many of the first ten are exactly right, and how many searches found nothing. `--each` prints every search.
import { noArrangement } from '@selvedge/api/catalogue/arrangement/arrangement.ts';
import { assortmentSource } from '@selvedge/api/catalogue/assortment-source.ts';
import { findProducts } from '@selvedge/api/catalogue/find-products.ts';
import { hasBit } from '@selvedge/api/catalogue/index/bits.ts';
import { makeSearchable, type SearchableMarket } from '@selvedge/api/catalogue/make-searchable.ts';
import { openCatalogue } from '@selvedge/api/catalogue/open-catalogue.ts';
import type { AssortmentStyle } from '@selvedge/contract/catalogue/assortment.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { demoAssortment } from '@selvedge/demo/assortment/demo-assortment.ts';
import { demoMarkets } from '@selvedge/demo/assortment/demo-markets.ts';
import { heldOut } from './relevance/held-out/all.ts';
import { wanted } from './relevance/held-out/wanted.ts';
import { type Intent, intents } from './relevance/intents.ts';
import { type JudgedProduct, judgedProduct } from './relevance/judged-product.ts';
import { ar } from './relevance/queries/ar.ts';
import { da } from './relevance/queries/da.ts';
import { de } from './relevance/queries/de.ts';
import { el } from './relevance/queries/el.ts';
import { en } from './relevance/queries/en.ts';
import { fr } from './relevance/queries/fr.ts';
import { pl } from './relevance/queries/pl.ts';
import { tr } from './relevance/queries/tr.ts';

const sets = { 'en-GB': en, 'de-DE': de, 'fr-FR': fr, 'da-DK': da, 'ar-AE': ar, 'pl-PL': pl, 'tr-TR': tr, 'el-GR': el };
const now = new Date('2026-11-15T10:00:00Z');
const shown = 10;
const asked = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const isEach = process.argv.includes('--each');
const split = /--held-out=(first|second|third)/.exec(process.argv.join(' '))?.[1] as 'first' | 'second' | 'third' | undefined;
type Asked = readonly (readonly [terms: string, name: string, intent: Intent])[];
const lists: [market: string, Asked][] = split
  ? Object.entries(heldOut).map(([market, lists]) => [
      market,
      (lists[split] ?? []).map(([terms, facts]) => [terms, facts, wanted(facts)] as const),
    ])
  : Object.entries(sets).map(([market, queries]) => [market, queries.map(([terms, name]) => [terms, name, intents[name]] as const)]);
const lines = [...demoAssortment({ now })];
const products = lines
  .filter((line): line is AssortmentStyle => line.type === 'style')
  .flatMap((style) => style.options.map((option) => judgedProduct(style, option)));
const byId = new Map(products.map((product) => [product.id, product]));
const opened = await openCatalogue(assortmentSource(lines));

for (const [market, queries] of lists) {
  if (queries.length === 0 || (asked.length > 0 && !asked.includes(languageOf(market)))) continue;
  const catalogue = await makeSearchable(await opened.market(settingsOf(market), now));
  const results = queries.flatMap(([terms, name, intent]) => {
    const rated = rate(catalogue, terms, intent);
    return rated ? [{ terms, name, ...rated }] : [];
  });
  const mean = results.reduce((sum, { ndcg }) => sum + ndcg, 0) / results.length;
  const right = results.reduce((sum, { right }) => sum + right, 0) / results.length;
  const empty = results.filter(({ found }) => found === 0).length;
  console.log(
    `${market}  NDCG@${shown} ${mean.toFixed(3)}  right of ${shown} ${right.toFixed(3)}  nothing found ${((100 * empty) / results.length).toFixed(1)} %`,
  );
  if (!isEach) continue;
  for (const { terms, name, right, ndcg, found, first } of results.sort((a, b) => a.ndcg - b.ndcg))
    console.log(`  ${ndcg.toFixed(2)} ${right.toFixed(2)}  ${terms.padEnd(28)} ${name.padEnd(16)} ${String(found).padStart(5)}  ${first}`);
}

function languageOf(market: string): string {
  return market.slice(0, 2).replace('nb', 'no');
}

function settingsOf(id: string): MarketSettings {
  const language = languageOf(id);
  const code = id.slice(3);
  const { currency, decimals } = demoMarkets.find((market) => market.id === id)!;
  return {
    ...{ id, priority: 1, url: `/${id}`, name: id, fullName: id, currency, decimals, direction: 'ltr', dialPrefix: '' },
    language: { name: language, baseCode: language },
    country: { name: code, code },
    tax: { name: 'VAT', rate: 20, included: true },
    ...{ paymentProviders: [], hasStoreLocator: false },
  };
}

function rate(catalogue: SearchableMarket, terms: string, intent: Intent) {
  const { structure, prices, market, isSold } = catalogue;
  const gradeOf = (product: JudgedProduct) => {
    const price = prices.sales[structure.numberOf.get(product.id)!]! / 10 ** market.decimals;
    return intent[3](product, price) ? 3 : intent[2]?.(product, price) ? 2 : intent[1]?.(product, price) ? 1 : 0;
  };
  const { products: found, totalResults } = findProducts(catalogue, { searchTerms: terms, size: shown }, now, noArrangement);
  const answered = found.map((product) => byId.get(structure.ids[product]!)!);
  const best = products
    .filter(({ id }) => {
      const product = structure.numberOf.get(id)!;
      return hasBit(isSold, product) && hasBit(structure.isOnline, product);
    })
    .map(gradeOf)
    .sort((a, b) => b - a)
    .slice(0, shown);
  const ideal = gain(best);
  if (ideal === 0) {
    console.log(`Nothing in the shop answers "${terms}"`);
    return undefined;
  }
  const exact = best.filter((grade) => grade === 3).length;
  return {
    right: exact === 0 ? 1 : answered.map(gradeOf).filter((grade) => grade === 3).length / exact,
    ndcg: gain(answered.map(gradeOf)) / ideal,
    found: totalResults,
    first: answered
      .slice(0, 3)
      .map(({ name, colour }) => `${name} (${colour})`)
      .join(', '),
  };
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
