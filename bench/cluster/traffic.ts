import { setTimeout as wait } from 'node:timers/promises';
import { buyAsGuest, type Purchase } from '@selvedge/api/harness/buy-as-guest.ts';
import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';

export type Traffic = {
  skus: readonly string[];
  told: readonly Purchase[];
  reads: { answered: number; failed: readonly string[] };
  /** Lines that went into no basket: how many were told to try again, and what the others heard instead. */
  baskets: { told: number; unclear: readonly string[] };
  /** The longest time since then without a commit at the database, a line that went into a basket, an order, and a page. */
  longest(since: number): { commits: number; baskets: number; orders: number; pages: number };
  /** Whether something was ordered since then. */
  hasSoldSince(since: number): boolean;
  stop(): Promise<void>;
};

/** What everybody buys so. */
export const purchaseOf = (base: string, sku: string, address: string) => ({
  ...{ base, sku, address, card: '4111111111111111', method: 'dhl-express-home' },
});

type Start = {
  base: string;
  shoppers: number;
  /** Past the shop, where it is of interest whether it was the database that was away. */
  commit?: () => Promise<unknown>;
};

/** Shoppers who buy without a pause, somebody who puts something into a basket five times a second, and readers of kept pages. */
export async function startTraffic({ base, shoppers, commit }: Start): Promise<Traffic> {
  const skus = await findSkus(base);
  const told: Purchase[] = [];
  const failed: string[] = [];
  const baskets = { told: 0, unclear: [] as string[] };
  const moments = { commits: [performance.now()], baskets: [performance.now()], orders: [performance.now()], pages: [performance.now()] };
  let isOver = false;
  let next = 0;
  const address = () => `10.${(++next >> 16) & 255}.${(next >> 8) & 255}.${next & 255}`;

  async function buy(): Promise<void> {
    while (!isOver) {
      const sku = skus[next % skus.length]!;
      const one = await buyAsGuest({ ...purchaseOf(base, sku, address()), patienceMs: 90_000 });
      told.push(one);
      if (one.outcome === 'ordered') moments.orders.push(performance.now());
    }
  }

  async function fill(): Promise<void> {
    while (!isOver) {
      const answer = await fetch(`${base}/api/order/en-GB/basket/line`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
        body: JSON.stringify({ sku: skus[next % skus.length], quantity: 1 }),
        signal: AbortSignal.timeout(2_000),
      }).catch(() => undefined);
      const text = await answer?.text().catch(() => '');
      if (answer?.ok) moments.baskets.push(performance.now());
      else if (answer?.status === 503 && answer.headers.has('retry-after') && text?.includes('"unavailable"')) baskets.told += 1;
      else if (answer) baskets.unclear.push(`${answer.status} ${text}`);
      await wait(200);
    }
  }

  async function tryDatabase(): Promise<void> {
    while (commit && !isOver) {
      if (await commit().catch(() => undefined)) moments.commits.push(performance.now());
      await wait(200);
    }
  }

  async function read(page: string): Promise<void> {
    while (!isOver) {
      const answer = await fetch(base + page, { signal: AbortSignal.timeout(5_000) }).catch((error: Error) => error);
      const text = answer instanceof Error ? '' : await answer.text().catch(() => '');
      if (!(answer instanceof Error) && answer.ok && text !== '') moments.pages.push(performance.now());
      else failed.push(`${page}: ${answer instanceof Error ? String(answer.cause ?? answer.message) : answer.status}`);
      await wait(100);
    }
  }

  const all = [...Array.from({ length: shoppers }, buy), tryDatabase(), fill(), fill(), read('/en-GB'), read('/en-GB/women')];
  return {
    ...{ skus, told, baskets },
    reads: {
      get answered() {
        return moments.pages.length - 1;
      },
      failed,
    },
    longest(since) {
      const now = performance.now();
      const gap = (of: readonly number[]) => {
        const before = of.findLastIndex((each) => each <= since);
        const counted = [...of.slice(Math.max(0, before)), now];
        return Math.max(...counted.slice(1).map((each, index) => each - counted[index]!)) / 1_000;
      };
      return { commits: gap(moments.commits), baskets: gap(moments.baskets), orders: gap(moments.orders), pages: gap(moments.pages) };
    },
    hasSoldSince: (since) => moments.orders.at(-1)! > since,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

export async function findSkus(base: string): Promise<string[]> {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ from: 0, size: 60 }) };
  const { results } = (await (await fetch(`${base}/api/catalog/en-GB/search`, asked)).json()) as { results: ProductCard[] };
  const skus: string[] = [];
  for (const { id } of results.filter(({ inStock, comingSoonProduct, isProductSet }) => inStock && !comingSoonProduct && !isProductSet)) {
    const { variants } = (await (await fetch(`${base}/api/catalog/en-GB/product/${id}`)).json()) as ProductDetail;
    skus.push(...variants.filter(({ inStockEcom, isFewLeft }) => inStockEcom && !isFewLeft).map((variant) => variant.id));
  }
  return skus;
}
