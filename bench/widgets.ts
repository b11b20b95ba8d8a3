// How long a page of thirty widgets takes that nobody has seen yet: from page data to the whole document, without a kept copy.
//   node bench/widgets.ts [rounds, default 60]
// Needs a built storefront (npm run build). Runs in this process alone.
import { pathToFileURL } from 'node:url';
import { buildFixture, pageRow } from '../apps/api/src/content/content.fixture.ts';
import { getPageData } from '../apps/api/src/content/get-page-data.ts';
import { readDocumentAssets } from '../apps/shop/src/document-assets.ts';
import { folders } from '../apps/shop/src/folders.ts';
import { demoPages } from '../demo/src/content/pages.ts';
import { testMarkets } from '../demo/src/content/test-markets.ts';

const rounds = Number(process.argv[2] ?? 60);
const most = 30;

const market = testMarkets().find(({ id }) => id === 'en-GB');
if (!market) throw new Error('The demo has no market en-GB.');
// One of each kind first, then others, so that no page is made of thirty texts.
const all = demoPages(market).flatMap(({ content }) => [...content.rows.top, ...content.rows.bottom].flatMap((row) => row.blocks));
const kinds = [...new Map(all.map((block) => [block._alias, block])).values()];
const blocks = [...kinds, ...all.filter((block) => !kinds.includes(block))].slice(0, most);
const rows = { top: blocks.map((block, at) => ({ id: `row-${at}`, blocks: [{ ...block, id: `block-${at}` }] })), bottom: [] };
const content = buildFixture({ pages: [pageRow('*', '/i/thirty', { contentId: 'thirty', rows })] });

const entry = await import(pathToFileURL(folders.storefrontServer).href);
const assetsOf = readDocumentAssets(folders.storefrontClient, {
  viewFiles: await entry.listViewFiles(),
  apiBase: '',
  consentOnLocalhost: false,
});
const times: number[] = [];
let length = 0;
for (let round = 0; round < rounds; round += 1) {
  const before = performance.now();
  const page = getPageData(content, {
    path: '/en-GB/i/thirty',
    query: new URLSearchParams(),
    shopUrl: 'https://shop.example',
    production: true,
  });
  const document: string = await entry.renderDocument(page, assetsOf(page.content._meta.alias, entry.blockFiles(page)));
  times.push(performance.now() - before);
  length = document.length;
}
const sorted = times.slice(5).sort((a, b) => a - b);
const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
const shown = new Set(blocks.map(({ _alias }) => _alias)).size;
console.log(
  `${blocks.length} widgets of ${shown} kinds, ${(length / 1024).toFixed(0)} KB of document: p50 ${at(0.5)} ms (goal 60), p95 ${at(0.95)} ms`,
);
