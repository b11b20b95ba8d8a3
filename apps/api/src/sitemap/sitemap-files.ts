/** What a file may hold by the rules of sitemaps.org. */
const mostUrls = 50_000;
const mostBytes = 50 * 1024 * 1024;
/** An address of a hundred letters, with what is written around it. */
const bytesOfLink = 200;
const bytesOfPictures = 2_000;

/** Of a shop of many markets a product takes as many lines as there are markets: such a file is full long before it has all addresses. */
export function productsPerFile(markets: number): number {
  return Math.max(1, Math.min(mostUrls, Math.floor(mostBytes / ((markets + 2) * bytesOfLink + bytesOfPictures))));
}

/** Names of the files of one market, below the shop's root. Products are shared out by their numbers, so no market has to be read for it. */
export function sitemapFiles(market: string, { products, markets }: { products: number; markets: number }): string[] {
  const files = Math.ceil(products / productsPerFile(markets));
  return [`/sitemap-${market}.xml`, ...Array.from({ length: files }, (_, at) => `/sitemap-${market}-products-${at + 1}.xml`)];
}
