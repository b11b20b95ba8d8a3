import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { toPlain } from './compress.ts';
import { readAhead, readStaticFiles } from './read-static-files.ts';

const script = 'export const price = 85;\n'.repeat(50);

function folderOfFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'basket.js'), script);
  writeFileSync(join(folder, 'assets', 'basket.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'basket.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
  writeFileSync(join(folder, '.sources'), 'not for visitors');
  return folder;
}

test('files are listed by their URL, and a packed one is kept packed', async () => {
  const files = readStaticFiles(folderOfFiles(), '/', (url) => url.includes('/assets/'));
  expect([...files].map(([url, { type, immutable }]) => [url, type, immutable]).sort()).toEqual([
    ['/assets/basket.js', 'text/javascript; charset=utf-8', true],
    ['/logo.svg', 'image/svg+xml', false],
  ]);
  const bytes = await files.get('/assets/basket.js')!.read();
  expect(Object.keys(bytes).sort()).toEqual(['br', 'etag', 'gzip']);
  expect((await toPlain(bytes)).toString()).toBe(script);
  expect((await files.get('/logo.svg')!.read()).identity?.toString()).toBe('<svg/>');
});

test('what was read ahead is served when another build has taken the place of its files', async () => {
  const folder = folderOfFiles();
  const files = readStaticFiles(folder, '/', () => true);
  await readAhead(files, new AbortController().signal);
  rmSync(folder, { recursive: true });
  expect((await toPlain(await files.get('/assets/basket.js')!.read())).toString()).toBe(script);
});
