import type { CatalogueSnapshot } from '@selvedge/api/catalogue/open-catalogue.ts';
import type { ContentSnapshot } from '@selvedge/api/published/content-snapshot.ts';

type Sources = { content: () => ContentSnapshot; catalogue: () => CatalogueSnapshot; clock: () => Date; signal: AbortSignal };

/** So many products of all markets together fit into memory for good. */
const most = 500_000;
const pauseMs = 100;

/**
 * Lays out the goods of every market while nobody waits for them, so that a product's page can name the same product in all of them.
 * A shop with more goods lays out what is visited.
 */
export async function layOutMarkets({ content, catalogue, clock, signal }: Sources): Promise<void> {
  for (const { market } of content().byMarket.values()) {
    if (signal.aborted || catalogue().structure.count * content().byMarket.size > most) return;
    await catalogue().market(market, clock());
    await new Promise((done) => setTimeout(done, pauseMs).unref());
  }
}
