import { Promotion } from '@selvedge/contract/promotion.ts';
import { layOutPromotions } from '@selvedge/domain/promotion/live-promotion.ts';
import type { z } from 'zod';
import { assortment, shopLines } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { testApp } from '../harness/test-app.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { AppDeps } from '../server/app-deps.ts';
import type { Pieces } from '../stock/stock-changes.ts';

export type SentPromotion = z.input<typeof Promotion>;

/** A shop with the small assortment, promotions that a test may change, and stock that it may move. */
export async function basketShop(deps: Partial<AppDeps> = {}) {
  const snapshot = await openCatalogue(assortmentSource(assortment(shopLines)));
  const moved = new Map<string, Pieces[]>();
  let promotions: SentPromotion[] = [];
  let documents: Record<string, unknown> = {};
  let stores: ContentSnapshot['stores'] = [];
  const app = await testApp({
    catalogue: () => snapshot,
    stock: () => ({ find: (sku) => moved.get(sku) }),
    promotions: () => ({ revision: '1', live: layOutPromotions(promotions.map((each) => Promotion.parse(each))) }),
    ...deps,
  });
  const plain = app.shop.content;
  app.shop.content = () => ({ ...withDocuments(plain(), documents), stores });
  return {
    app,
    moveStock: (sku: string, warehouse: number, store = 0) =>
      void moved.set(sku, [
        { kind: 'warehouse', id: 'CENTRAL', quantity: warehouse },
        { kind: 'store', id: '1001', quantity: store },
      ]),
    setPromotions: (...given: SentPromotion[]) => {
      promotions = given;
    },
    setDocuments: (given: Record<string, unknown>) => {
      documents = given;
    },
    setStores: (given: ContentSnapshot['stores']) => {
      stores = given;
    },
    browser: (headers: Record<string, string> = {}) => openBrowser(app, headers),
  };
}

function withDocuments(content: ContentSnapshot, documents: Record<string, unknown>): ContentSnapshot {
  const byMarket = new Map(
    [...content.byMarket].map(([id, market]) => [
      id,
      { ...market, documents: new Map([...market.documents, ...Object.entries(documents)]) },
    ]),
  );
  return { ...content, byMarket };
}
