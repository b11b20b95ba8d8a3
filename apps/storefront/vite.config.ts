import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className } from './class-name.ts';
import { clientEndpoints } from './client-endpoints.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), clientEndpoints()],
  // Schemas are for the server; a browser would pay 15 KB for checks that the tests have already made.
  resolve: { alias: { zod: fileURLToPath(new URL('src/lib/no-zod.ts', import.meta.url)) } },
  // The server's copy brings React as it runs in production: `npm start` sets no NODE_ENV, and the development build renders a page ten
  // times slower.
  ...(isSsrBuild && {
    ssr: { noExternal: ['react', 'react-dom'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  // While styles are being written, their names should say where they come from.
  ...(command === 'build' && { css: { modules: { generateScopedName: className } } }),
  publicDir: isSsrBuild ? false : 'public',
  build: {
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    // A script's own imports are fetched when it is read; a link for each of them costs more in the browser than it saves on the way.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
    rolldownOptions: {
      input: isSsrBuild ? undefined : ['src/react-first.ts', 'src/entry-client.tsx', 'src/trace-entry.ts'],
      treeshake: { manualPureFunctions: ['z', 'endpoint'] },
      output: {
        // Every page carries the names of all others; a letter or two fewer in each are 250 bytes, and 36 bits still tell builds apart.
        // What the server renders names the same files.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        ...(!isSsrBuild && {
          chunkFileNames: 'assets/[name]-[hash:7].js',
          // Flyouts share most of the shell; without this each shared module would become a file and a request of its own.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'shell', test: new RegExp(`${ofTheShell.source}|${ofPages.source}`) },
              { name: 'rows', test: ofRows },
              { name: 'product-parts', test: ofProductParts },
              { name: 'buying', test: ofBuying },
              { name: 'listing', test: ofListings },
              { name: 'search', test: ofSearches },
              { name: 'product', test: ofProducts },
              { name: 'blocks', test: ofMostBlocks },
            ],
          },
        }),
      },
    },
  },
}));

/** What a page needs to know which blocks it has. Not the blocks themselves: they come when the page is at rest. */
const ofRows =
  /packages\/blocks\/src\/(render-rows|views|view-groups|list-aliases|block-host)\.|src\/content\/(rows|use-shop-host|visitor|host-parts|fixed-widgets)\.|packages\/domain\/src\/content\/fixed-widgets\./;

/** What shows goods on every page that has any. */
const ofProductParts =
  /packages\/ui\/src\/product-picture\.|packages\/domain\/src\/(media\/|money\/(write-money|currency)\.)|packages\/contract\/src\/(media|catalogue\/facet)\.|packages\/domain\/src\/(recommendation\/remember-product|catalogue\/write-name)|src\/recommendation\/seen-products\.|src\/catalogue\/(price|price-lines|badge|tile-badges|use-money|use-name|member-store|use-early-access)\./;

/** What pages of all kinds are made of. With the shell it is packed smaller than in a file of its own, and few pages do without. */
const ofPages = /packages\/ui\/src\/(accordion|skeleton)\.|src\/lib\/(near-view|use-near)\.|src\/shell\/(breadcrumb|page-head|ways-on)\./;

/** What puts them into the basket, on their own page and from a tile. */
const ofBuying =
  /src\/basket\/add\/(use-adding|add-to-basket\.module)|src\/notify-me\/use-notify-link\.|packages\/domain\/src\/catalogue\/(choose-variant|compare-sizes|variant-label)\./;

/** The field that is searched with, wherever it stands. */
const ofSearches = /src\/search\/(search-form|search-history|found-categories)\.|packages\/domain\/src\/search\/search-history\./;

/** Listings: of a category, of a search. */
const ofListings =
  /packages\/blocks\/src\/viewport-class\.|src\/listing\/(listing-view|listing-head|pagination|empty-words|tile-row)\.|src\/catalogue\/page-links\./;

/** The page of one product, in all its kinds. */
const ofProducts =
  /src\/product\/(product-layout|product-facts|delivery\/delivery-estimate|gallery\/picture-sizes|buy\/(use-variant|use-notify-me|buy-action|colour-picker))\.|src\/recommendation\/(product-ways|row-skeleton|product-carousel\.module)|src\/catalogue\/product-badges\.|packages\/domain\/src\/(catalogue\/product-state|notify-me\/wait-kind)\./;

/** What most blocks are made of: one file instead of twenty. */
const ofMostBlocks =
  /packages\/blocks\/src\/(?!(render-rows|views?|view-files|view-groups|viewport-class|device-class|app-token|list-aliases|block-host|link-target|\w+-views)\.)[\w-]+\.|packages\/blocks\/src\/basic-views|packages\/domain\/src\/content\/(?!row-limit|fixed-widgets|countdown)/;

/** What every page loads beside React: the runtime, the shell and the primitives it is made of. */
const ofTheShell =
  /packages\/ui\/src\/(icons?|visually-hidden|part-boundary|picture|button|text-link)\.|src\/layouts\/(?!account-layout|checkout-layout|receipt-layout|failure-notice|device-guard|after-arrival|use-sign-in-watch|use-offline-page|offline-screen|flyout\.)|src\/lib\/(?!part\.|device-key\.|failure-key\.|near-view\.|use-near\.|use-latest\.)|src\/wishlist\/heart\/heart-place|src\/(flyout\/(flyout-context|flyout-provider|flyout-queue|forbids-successor|use-open-flyout)|toast\/toast-(context|provider|queue))|src\/shell\/(?!offline-notice|notice|drawn-thread|breadcrumb|page-head|ways-on|use-step-link|square-code)|src\/pages\/load-view\.|src\/catalogue\/quick-buy-slot\.|src\/navigation\/(header\/|footer\/|menu\/(?!burger-menu|top-navigation)|market\/market-link)|packages\/domain\/src\/(constants|date\/durations|navigation|translation|writing-style)|packages\/blocks\/src\/app-token\./;
