import { pathToFileURL } from 'node:url';
import type { Config } from '@selvedge/api/config.ts';
import type { Inline } from '@selvedge/api/http/security-headers.ts';
import type { Piece } from '@selvedge/api/http/write-pieces.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { type Assets, hashOf, iconLinks, readDocumentAssets } from './document-assets.ts';
import { folders } from './folders.ts';
import { readStaticFiles, type StaticFiles } from './read-static-files.ts';

type EntryServer = {
  renderDocument(page: PageData, assets: Assets): Promise<string>;
  renderParts(page: PageData, assets: Assets): Promise<Piece[]>;
  listViewFiles(): Promise<ReadonlyMap<PageAlias, string>>;
  blockFiles(page: PageData): string[];
  /** Styles that stand in a document beside its own. */
  brandStyles(page: PageData): string;
  inlineScripts: readonly string[];
  renderOfflinePage(page: PageData, assets: Assets): string;
  offlineScripts: readonly string[];
  serviceWorkers: ServiceWorkers;
};

/** The script of the service worker, and the one that takes it away again. */
type ServiceWorkers = { offline: string; removing: string };

/** Turns page data into a document. `files` are the built scripts and styles that documents refer to. */
export type Renderer = {
  render(page: PageData): Promise<string>;
  /** The same with its styles in it, so that nothing has to be fetched before it is seen. Only under its own policy. */
  renderWhole(page: PageData): Promise<{ text: string | readonly Piece[]; inline: Inline }>;
  /** What a browser keeps for the time without a connection. */
  renderOfflinePage(page: PageData): Promise<{ text: string; inline: Inline }>;
  /** None while views are being edited: a kept page would outlive the edit. */
  serviceWorkers?: ServiceWorkers;
  build: string;
  /** The same page data may be another document a moment later: views are being edited. */
  isChanging: boolean;
  files: StaticFiles;
  middleware?: (request: unknown, response: unknown, next: () => void) => void;
  stop(): Promise<void>;
};

/** Where the documents' scripts call the API, and who has agreed without being asked. */
type Named = Pick<Config, 'apiBase' | 'consentOnLocalhost' | 'telemetry'>;

/** The storefront and the Studio as they were built. */
export async function builtRenderer({ telemetry, ...named }: Named): Promise<Renderer> {
  const entry: EntryServer = await import(pathToFileURL(folders.storefrontServer).href);
  const assets = readDocumentAssets(folders.storefrontClient, {
    viewFiles: await entry.listViewFiles(),
    ...named,
    traceShare: telemetry?.share,
  });
  const assetsOf = (page: PageData) => assets(page.content._meta.alias, entry.blockFiles(page));
  const isHashed = (url: string) => url.includes('/assets/');
  const scripts = entry.inlineScripts.map(hashOf);
  return {
    render: (page) => entry.renderDocument(page, { ...assetsOf(page), css: '' }),
    async renderWhole(page) {
      const named = assetsOf(page);
      const brands = entry.brandStyles(page);
      const styles = [named.cssHash, ...(brands ? [hashOf(brands)] : [])];
      return { text: await entry.renderParts(page, named), inline: { styles, scripts } };
    },
    async renderOfflinePage(page) {
      const named = assets('notFoundPage');
      const inline = { styles: [named.cssHash], scripts: entry.offlineScripts.map(hashOf) };
      // Kept by the browser for the time when nobody can be told anything.
      return { text: entry.renderOfflinePage(page, { ...named, head: iconLinks }), inline };
    },
    serviceWorkers: entry.serviceWorkers,
    build: assets('notFoundPage').build,
    isChanging: false,
    files: new Map([
      ...readStaticFiles(folders.storefrontClient, '/', isHashed),
      ...readStaticFiles(folders.studioClient, '/studio/', isHashed),
    ]),
    stop: async () => {},
  };
}

/** Source files through Vite, with hot reload of the storefront and the Studio. */
export async function devRenderer({ apiBase, consentOnLocalhost }: Named): Promise<Renderer> {
  const { createServer } = await import('vite');
  const options = (root: string, hmrPort: number) => ({
    root,
    configFile: `${root}/vite.config.ts`,
    // Bundled, the configuration is a new file each time, and the watch over our sources would restart for ever.
    configLoader: 'native' as const,
    appType: 'custom' as const,
    server: { middlewareMode: true, hmr: { port: hmrPort } },
  });
  const [storefront, studio] = await Promise.all([
    createServer(options(folders.storefront, 24678)),
    createServer({ ...options(folders.studio, 24679), appType: 'spa' }),
  ]);
  const refresh = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script><script type="module" src="/@vite/client"></script>`;
  const assets: Assets = {
    styles: [],
    css: '',
    cssHash: '',
    chunks: [],
    entries: ['/src/entry-client.tsx'],
    head: iconLinks + refresh,
    build: 'dev',
    apiBase,
    consentOnLocalhost,
  };
  const load = async () => (await storefront.ssrLoadModule('/src/entry-server.tsx')) as unknown as EntryServer;
  const render = async (page: PageData) => (await load()).renderDocument(page, assets);
  const nothing: Inline = { styles: [], scripts: [] };
  return {
    render,
    renderWhole: async (page) => ({ text: await render(page), inline: nothing }),
    renderOfflinePage: async (page) => ({ text: (await load()).renderOfflinePage(page, assets), inline: nothing }),
    build: 'dev',
    isChanging: true,
    files: new Map(),
    middleware(request, response, next) {
      const url = (request as { url?: string }).url ?? '';
      if (url.startsWith('/studio')) studio.middlewares(request as never, response as never, next);
      else storefront.middlewares(request as never, response as never, next);
    },
    stop: async () => {
      await Promise.all([storefront.close(), studio.close()]);
    },
  };
}
