import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const folders = {
  storefront: at('apps/storefront'),
  storefrontClient: at('apps/storefront/dist/client'),
  storefrontServer: at('apps/storefront/dist/server/entry-server.js'),
  studio: at('apps/studio'),
  studioClient: at('apps/studio/dist/client'),
  media: at('demo/pictures/files'),
  /** Beside the name on pictures of shared links that have no garment. */
  shareCloth: at('apps/storefront/public/og-image.jpg'),
};
