import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { narrowText } from './narrow-text.ts';
import { originalUrls } from './original-urls.ts';

const outDir = fileURLToPath(new URL('dist', import.meta.url));

/** Read as they are: they bring programs of the machine's own kind, or look for files beside themselves. */
const external = ['@node-rs/argon2', 'pg-native', 'pino', 'sharp', 'vite'];

/** The shop's process in few files. Three thousand modules take it 90 MB and half of its start, and the text of each stays in memory. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [originalUrls(outDir), narrowText()],
  publicDir: false,
  resolve: { mainFields: ['main'] },
  ssr: { noExternal: true, external, resolve: { conditions: ['node'], externalConditions: ['node'] } },
  build: {
    outDir,
    ssr: 'src/main.ts',
    target: 'node24',
    sourcemap: false,
    // Names and lines stay: they are in the log's traces.
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
