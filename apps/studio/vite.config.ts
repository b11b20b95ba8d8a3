import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  plugins: [react()],
  // Schemas are for the server; the browser needs only their types.
  resolve: { alias: { zod: fileURLToPath(new URL('src/lib/no-zod.ts', import.meta.url)) } },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // The CSP lets no font come from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'endpoint'] } },
  },
});
