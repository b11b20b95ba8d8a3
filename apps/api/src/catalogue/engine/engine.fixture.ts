import { assortment, fixtureMarket, fixtureNow as now, shopLines } from '../assortment.fixture.ts';
import { assortmentSource } from '../assortment-source.ts';
import { type EngineContents, emptyVocabulary } from './engine-vocabulary.ts';
import { productDocuments } from './product-documents.ts';

export const market = fixtureMarket('en-GB');
const source = assortmentSource(assortment(shopLines));

async function all<T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> {
  const rows: T[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}

/** The small assortment as documents, and what their numbers stand for. */
export async function fixtureDocuments() {
  const options = await all(source.options());
  const rows = {
    ...{ options, styles: await all(source.styles()), texts: await all(source.texts('en')) },
    prices: new Map([[market.id, await all(source.prices(market.id))]]),
  };
  const { categories, attributes, badges, locations } = source;
  const contents: EngineContents = {
    ...{ revision: '1', basics: { categories, attributes, badges, locations }, languages: ['en'] },
    ...{ markets: new Map([[market.id, { market: 0, supply: 0 }]]), vocabulary: emptyVocabulary() },
  };
  const made = await productDocuments({
    ...{ rows, products: new Set(options.map(({ id }) => id)), basics: contents.basics, markets: [market], places: contents.markets },
    ...{ vocabulary: contents.vocabulary, popularity: new Map(), now },
  });
  return { made, contents };
}
