import { listAliases } from '@selvedge/blocks/list-aliases.ts';
import { viewFiles } from '@selvedge/blocks/view-files.ts';
import { loadViews } from '@selvedge/blocks/views.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { webAppFiles } from '@selvedge/contract/web-app-files.ts';
import { writeBrandStyles } from '@selvedge/domain/brand/write-brand-styles.ts';
import { learnNames } from '@selvedge/domain/catalogue/learn-names.ts';
import { learnDates } from '@selvedge/domain/date/learn-dates.ts';
import { learnStyle } from '@selvedge/domain/writing-style/writing-style.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticApp } from './app.tsx';
import { loadPlaces } from './content/host-parts.ts';
import { OfflineScreen } from './layouts/offline-screen.tsx';
import afterPaint from './lib/after-paint.js?raw';
import { createMarkupKeeper } from './lib/create-markup-keeper.tsx';
import { dataScript, safeJson } from './lib/document-data.ts';
import { fontPreloads } from './lib/font-preloads.ts';
import { headTags, rootAttributes } from './lib/head-tags.ts';
import { KeepContext } from './lib/kept.ts';
import { joinPieces, type Piece, written } from './lib/pieces.ts';
import { ShopProvider } from './lib/shop-context.tsx';
import beforePaint from './listing/before-paint.js?raw';
import { listViewFiles } from './pages/list-view-files.ts';
import { loadView } from './pages/load-view.ts';
import offlineRetry from './service-worker/offline-retry.js?raw';
import offlineWorker from './service-worker/offline-worker.js?raw';
import removingWorker from './service-worker/removing-worker.js?raw';

export { listViewFiles };

/** The service worker, and the one that takes it away again. */
export const serviceWorkers = { offline: offlineWorker, removing: removingWorker };

/** The source files of the blocks on a page, whose styles belong to its head. */
export function blockFiles(page: PageData): string[] {
  const { rows, promotionalSpots, fixedWidgets } = page.content;
  const files = viewFiles(listAliases([rows, promotionalSpots, fixedWidgets])).map((file) => `../../${file}`);
  return files.length > 0 ? [...files, 'src/content/product-places.tsx'] : [];
}

const allBlocks = Promise.all([loadViews(), loadPlaces()]);

/** Scripts that stand in a document itself. */
export const inlineScripts: readonly string[] = [beforePaint, afterPaint];

/** The files a page needs before it can be used: its styles, its chunks to preload, and the entries. `css` is the styles' text. */
export type Assets = {
  styles: readonly string[];
  css: string;
  chunks: readonly string[];
  /** In the order in which they run. */
  entries: readonly string[];
  head: string;
  build: string;
  /** Where the scripts call the API, below the shop's own address. */
  apiBase: string;
  /** Who comes by localhost has agreed to everything. */
  consentOnLocalhost?: boolean;
  /** Which texts stand in the document. Undefined: all of them. */
  wants?: (key: string) => boolean;
};

const keeperOf = createMarkupKeeper(16 * 1024 * 1024);

/** The whole document. Holds nothing personal and no nonce, so it may be kept and sent to everybody. */
export async function renderDocument(page: PageData, assets: Assets): Promise<string> {
  return joinPieces(await renderParts(page, assets));
}

/** The same in pieces: put together, one letter beyond Latin 1 would make every letter of it twice as large. */
export async function renderParts(page: PageData, assets: Assets): Promise<Piece[]> {
  const view = await loadView(page.content._meta.alias);
  await allBlocks;
  const { market, writing } = page.location;
  if (market && writing) learnStyle(market.id, market.currency, writing);
  learnDates(page.location);
  learnNames(page.location);
  const keeper = assets.build === 'dev' ? undefined : keeperOf(page);
  const body = renderToString(
    <StrictMode>
      <KeepContext value={keeper?.mark}>
        <StaticApp page={page} view={view} />
      </KeepContext>
    </StrictMode>,
  );
  const root = {
    ...{ ...rootAttributes(page), 'data-build': assets.build },
    ...(assets.apiBase && { 'data-api-base': assets.apiBase }),
    ...(assets.consentOnLocalhost && { 'data-local-consent': '' }),
  };
  // Pages that are looked at before they are touched. A form must not be sent before anything listens.
  const hasProducts = page.content.listing !== undefined || page.content.product !== undefined;
  return [
    `<!doctype html><html ${attributes(root)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeText(page.content.seo.title)}</title>`,
    // A notice stands at the foot of its room: seen by halves, its first lines would move up when the next ones come.
    ...(page.statusCode >= 400 ? ['<link rel="expect" href="#page-data" blocking="render">'] : []),
    headOf(assets),
    ...(assets.css !== '' || assets.build === 'dev' ? brandTags(page) : []),
    `<link rel="manifest" href="${webAppFiles.manifest(market?.id)}">`,
    // Classic and blocking on purpose, beside the styles: tiles and prices must not change their size after they were seen.
    ...(hasProducts ? [`<script>${beforePaint}</script>`] : []),
    ...fontPreloads(page.location.market?.language.baseCode).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
    ),
    ...headTags(page).map((tag) => `<${tag.tag} ${attributes(tag.attributes)} data-seo>`),
    ...page.content.seo.structuredData.map((data) => `<script type="application/ld+json">${safeJson(data)}</script>`),
    '</head><body><div id="root">',
    ...(keeper?.fill(body) ?? [body]),
    '</div>',
    ...dataScript(page, assets.wants),
    ...(hasProducts ? ['<template id="scripts">', ...scriptTags(assets), `</template><script>${afterPaint}</script>`] : scriptTags(assets)),
    '</body></html>',
  ];
}

/** Scripts that stand in the offline page. */
export const offlineScripts: readonly string[] = [offlineRetry];

/** What a browser without a connection shows: whole in itself, without the shop's scripts and data. */
export function renderOfflinePage(page: PageData, { css, head }: Assets): string {
  const body = renderToString(
    <ShopProvider page={page} router={undefined}>
      <OfflineScreen />
    </ShopProvider>,
  );
  return [
    `<!doctype html><html ${attributes({ ...rootAttributes(page), 'data-page': 'offline' })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeText(page.content.seo.title)}</title><style>${css}</style>${head}</head>`,
    `<body><div id="root">${body}</div><script>${offlineRetry}</script></body></html>`,
  ].join('');
}

/** The styles of the market's brands. They stand in the document: in a file, they would come after what they colour. */
export const brandStyles = ({ navigation }: PageData): string => writeBrandStyles(navigation.multiBrandMenu);

const brandTags = (page: PageData) => [brandStyles(page)].filter(Boolean).map((styles) => `<style>${styles}</style>`);

function scriptTags({ chunks, entries }: Assets): string[] {
  return [
    ...chunks.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`),
    ...entries.map((file) => `<script type="module" src="${file}" fetchpriority="low"></script>`),
  ];
}

const heads = new WeakMap<Assets, Uint8Array>();

/** The same on every page of a kind, and a fifth of its document. */
function headOf(assets: Assets): Uint8Array {
  const head = heads.get(assets) ?? written([...styleTags(assets), assets.head].join(''));
  heads.set(assets, head);
  return head;
}

/** A disabled link is not fetched. It tells the loader of the next page's chunks that these styles are there already. */
function styleTags({ css, styles }: Assets): string[] {
  if (css === '') return styles.map((file) => `<link rel="stylesheet" href="${file}">`);
  return ['<style>', css, '</style>', ...styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`)];
}

const attributes = (all: Record<string, string>): string =>
  Object.entries(all)
    .map(([name, value]) => `${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join(' ');

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
