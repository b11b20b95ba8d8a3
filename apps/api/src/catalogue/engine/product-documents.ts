import type { MarketSettings } from '@selvedge/contract/market.ts';
import { foldText } from '@selvedge/domain/catalogue/fold-text.ts';
import { popularityBonus } from '@selvedge/domain/catalogue/popularity-bonus.ts';
import { nextPriceChange } from '@selvedge/domain/catalogue/price-from-history.ts';
import { percentOff } from '@selvedge/domain/catalogue/show-price.ts';
import { buildStructure } from '../build-structure.ts';
import { hasBit } from '../index/bits.ts';
import { eachPair, pairOf } from '../index/pairs.ts';
import { postingAt } from '../index/postings.ts';
import { conceptTerm, weights } from '../index/text-index.ts';
import { buildLanguage, type LanguageCatalogue } from '../language-catalogue.ts';
import { buildWords } from '../make-searchable.ts';
import { buildMarket, type MarketCatalogue } from '../market-catalogue.ts';
import type { CataloguePatch } from '../patch/catalogue-patch.ts';
import type { Structure } from '../structure.ts';
import { buildSupply, type Supply, supplyKey } from '../supply.ts';
import { conceptKey } from '../words/lexicon.ts';
import { describeSupply } from './describe-supply.ts';
import type { EngineDocument } from './engine-document.ts';
import { type EngineBasics, type EngineVocabulary, type MarketPlace, noteTerm, numberFor } from './engine-vocabulary.ts';
import { channels, offeredColumn, offeredNumber } from './offered.ts';
import { documentId, numbersOfProduct, styleCode } from './product-numbers.ts';
import { type TokenColumn, tokenLetters } from './set-expression.ts';
import { termCode } from './term-code.ts';
import { everyDocument, nameToken, termToken, tokenOf } from './write-query.ts';

export type ProductRows = Pick<CataloguePatch, 'options' | 'styles' | 'texts' | 'prices'>;

export type DocumentsOf = {
  rows: ProductRows;
  /** Those to be written; the others are there because these are made of them. */
  products: ReadonlySet<string>;
  basics: EngineBasics;
  markets: readonly MarketSettings[];
  places: ReadonlyMap<string, MarketPlace>;
  vocabulary: EngineVocabulary;
  /** How much visitors like a product, by market. */
  popularity: ReadonlyMap<string, ReadonlyMap<string, number>>;
  now: Date;
};

/** The terms of what garments are. */
export function garmentTerms(terms: readonly string[]): number[] {
  const beginning = conceptTerm(conceptKey({ kind: 'garment', id: '' }));
  return terms.flatMap((text, term) => (text.startsWith(beginning) ? [term] : []));
}

type Laid = { structure: Structure; languages: Map<string, LanguageCatalogue>; markets: MarketCatalogue[] };

/** Some products as documents, laid out as they would be in memory, so that both ways to search know the same of them. */
export async function productDocuments(asked: DocumentsOf): Promise<EngineDocument[]> {
  const laid = await layOut(asked);
  const { structure } = laid;
  const tokens = structure.ids.map(() => [everyDocument]);
  const columns: EngineDocument['columns'][] = structure.ids.map(() => ({}));
  for (const [language, laidOut] of laid.languages) {
    const { texts } = laidOut;
    const { index, nameWords } = await buildWords(structure, laidOut);
    noteNameWords(asked.vocabulary, language, nameWords);
    for (const [at, term] of index.terms.entries()) {
      const { products, scores } = postingAt(index.postings, at);
      for (const [place, product] of products.entries()) {
        if (!asked.products.has(structure.ids[product]!)) continue;
        const weight = scores[place]!;
        const entry = noteTerm(asked.vocabulary, language, term, weight);
        entry.products += 1;
        tokens[product]!.push(termToken(entry.number), ...(weight === weights.name ? [nameToken(entry.number)] : []));
        push(columns[product]!, 'terms', termCode(entry.number, weight));
      }
    }
    const kinds = garmentTerms(index.terms);
    const ofKinds = new Set(kinds.flatMap((term) => [...postingAt(index.postings, term).products]));
    const number = numberFor(asked.vocabulary, 'language', language);
    for (const product of structure.ids.keys()) if (!ofKinds.has(product)) push(columns[product]!, 'kindless', number);
    for (const { before, after, products } of eachPair(index.pairs)) {
      const pair = pairNumber(language, pairOf(index.terms[before]!, index.terms[after]!));
      for (const product of products) push(columns[product]!, 'pairs', pair);
    }
    for (const [product, own] of columns.entries()) own[`name_${language}`] = foldText(texts[structure.styleOf[product]!]!.name);
  }
  const changes = priceChanges(asked);
  return structure.ids.flatMap((product, at) => {
    if (!asked.products.has(product)) return [];
    const own = columns[at]!;
    describe(asked, laid, { at, changes }, own);
    const valued = Object.keys(tokenLetters).flatMap((column) =>
      column === 'number' || column === 'begins'
        ? []
        : [own[column] ?? []].flat().map((value) => tokenOf(column as TokenColumn, value as number)),
    );
    const numbers = numbersOfProduct(structure, at);
    own.numbers = numbers.column;
    const begun = numbers.begun.map((digits) => tokenOf('begins', digits));
    const words = [...tokens[at]!, ...valued, ...numbers.texts.map((text) => tokenOf('number', text)), ...begun];
    return [{ id: documentId(product), product, words: words.join(' '), columns: own }];
  });
}

async function layOut({ rows, basics, markets, places, popularity, now }: DocumentsOf): Promise<Laid> {
  const source = {
    revision: '',
    ...basics,
    styles: () => once(rows.styles),
    options: () => once(rows.options),
    texts: (language: string) => once(rows.texts.filter((text) => text.language === language || text.language === 'en')),
    prices: (market: string) => once(rows.prices.get(market) ?? []),
    popularity: async (market: string) => popularity.get(market) ?? new Map<string, number>(),
  };
  const structure = await buildStructure(source);
  const languages = new Map<string, LanguageCatalogue>();
  const supplies = new Map<string, Supply>();
  const built: MarketCatalogue[] = [];
  for (const market of markets) {
    if (!places.has(market.id)) continue;
    const { baseCode } = market.language;
    const language = languages.get(baseCode) ?? (await buildLanguage(source, structure, baseCode));
    languages.set(baseCode, language);
    const key = supplyKey(structure, market.id);
    const supply = supplies.get(key) ?? (await buildSupply(structure, market.id));
    supplies.set(key, supply);
    built.push(await buildMarket({ source, structure, language, supply, market, now }));
  }
  return { structure, languages, markets: built };
}

async function* once<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows;
}

function push(columns: EngineDocument['columns'], name: string, value: number): void {
  const known = columns[name] as number[] | undefined;
  if (known) known.push(value);
  else columns[name] = [value];
}

function noteNameWords({ nameWords }: EngineVocabulary, language: string, words: ReadonlyMap<string, number>): void {
  const known = nameWords.get(language) ?? new Map<string, number>();
  nameWords.set(language, known);
  for (const [word, count] of words) known.set(word, (known.get(word) ?? 0) + count);
}

/** Two words of a name that follow each other. The language goes into it: the engine holds all of them together. */
export function pairNumber(language: string, pair: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${language} ${pair}`) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

/** When another price begins, by product. */
function priceChanges({ rows, now }: DocumentsOf): Map<string, number[]> {
  const changes = new Map<string, number[]>();
  for (const histories of rows.prices.values()) {
    for (const { productId, rows: history } of histories) {
      const next = nextPriceChange(history, now.getTime());
      if (Number.isFinite(next)) changes.set(productId, [...(changes.get(productId) ?? []), next]);
    }
  }
  return changes;
}

type Described = { at: number; changes: ReadonlyMap<string, readonly number[]> };

function describe(
  { vocabulary, places, now, popularity }: DocumentsOf,
  { structure, markets }: Laid,
  { at, changes }: Described,
  into: EngineDocument['columns'],
): void {
  const style = structure.styles[structure.styleOf[at]!]!;
  const option = structure.options[at]!;
  const numbers = (kind: Parameters<typeof numberFor>[1], values: Iterable<string>) =>
    [...new Set(values)].map((value) => numberFor(vocabulary, kind, value));
  const isOnline = hasBit(structure.isOnline, at);
  const isGiftCard = style.kind === 'giftCard';
  const { gender } = structure.kinds.audiences[structure.kinds.audience[structure.styleOf[at]!]!]!;
  Object.assign(into, {
    style: styleCode(structure.ids[at]!),
    category: numbers('category', style.allCategories),
    assigned: numbers('category', style.categories),
    colour: numberFor(vocabulary, 'colour', option.colourFamily),
    brand: numberFor(vocabulary, 'brand', style.brand),
    fit: numbers('fit', style.attributes.fit ?? []),
    material: numbers('material', style.attributes.material ?? []),
    sustainability: numbers('sustainability', style.attributes.sustainability ?? []),
    tag: numbers('tag', [...option.tags, ...style.tags]),
    audience: numberFor(vocabulary, 'audience', gender),
    channel: [...(isOnline ? [channels.online] : []), isGiftCard ? channels.giftCard : channels.goods],
    new_from: structure.newFrom[at]!,
    coming: structure.comingSoon[at]!,
  });
  const due = [structure.newFrom[at]!, structure.comingSoon[at]!].filter((moment) => moment > now.getTime());
  const [sold, marked, less]: number[][] = [[], [], []];
  for (const { market: settings, isSold, isMarkedDown, prices, supply } of markets) {
    const { market, supply: place } = places.get(settings.id)!;
    const { sales, list, member } = prices;
    if (hasBit(isSold, at)) sold!.push(market);
    into[offeredColumn(market)] = offeredNumber({ isSold: hasBit(isSold, at), isOnline, isGiftCard });
    if (hasBit(isMarkedDown, at)) marked!.push(market);
    if (member[at]! < sales[at]!) less!.push(market);
    const rank = structure.rank[at]! + popularityBonus(popularity.get(settings.id)?.get(structure.ids[at]!) ?? 0);
    into[`price_${market}`] = Number.isNaN(sales[at]!) ? 0 : sales[at]!;
    into[`off_${market}`] = percentOff(sales[at]!, list[at]!) || 0;
    into[`rank_${market}`] = (hasBit(supply.isInStock, at) ? inStockFirst : 0) + rank;
    describeSupply(vocabulary, structure, { at, place, supply }, into);
  }
  due.push(...(changes.get(structure.ids[at]!) ?? []));
  Object.assign(into, { sold, marked, pays_less: less, due: Math.min(...due.filter(Number.isFinite), never) });
}

/** What is there stands before what is not, whatever staff say of it. */
const inStockFirst = 2 ** 40;
/** Beyond any moment, and a whole number of the engine's. */
const never = 2 ** 52;
