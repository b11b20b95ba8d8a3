import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { narrowText } from '../narrow-text.ts';
import { originalUrls } from '../original-urls.ts';

test('a bundle finds files beside their sources and programs beside itself, and keeps other letters', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-bundle-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  try {
    write('words.txt', 'from the source');
    write('thread-worker.ts', `export const isHere: boolean = true;`);
    write(
      'program.ts',
      `import { readFileSync } from 'node:fs';
      export const words: string = readFileSync(new URL('./words.txt', import.meta.url), 'utf8');
      export const program: string = new URL('./thread-worker.ts', import.meta.url).href;
      export const letters = 'ż ڤ é 👗' + \`…\` + /^[ż-ž]$/.test('ż');`,
    );
    const dist = join(folder, 'dist');
    const output = { entryFileNames: '[name].mjs' };
    const plugins = [originalUrls(dist), narrowText()];
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      plugins,
      build: { outDir: dist, ssr: 'program.ts', rolldownOptions: { output } },
    });
    const read = await import(pathToFileURL(join(dist, 'program.mjs')).href);
    expect(read).toMatchObject({ words: 'from the source', letters: 'ż ڤ é 👗…true' });
    expect(await import(read.program)).toMatchObject({ isHere: true });
    expect(read.program).toBe(pathToFileURL(join(dist, 'thread-worker.js')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
