import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  // Schemas are for the server; a browser would pay 15 KB for checks that the tests have already made.
  resolve: { alias: { zod: fileURLToPath(new URL('src/lib/no-zod.ts', import.meta.url)) } },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: isSsrBuild ? undefined : 'src/entry-client.tsx', treeshake: { manualPureFunctions: ['z', 'endpoint'] } },
  },
}));
