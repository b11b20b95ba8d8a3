import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDocumentAssets } from './document-assets.ts';

test('pages name the script of traces while the shop is traced, and no other ones with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-assets-'));
  mkdirSync(join(folder, '.vite'));
  const names = ['react-first', 'entry-client', 'trace-entry'];
  for (const name of names) writeFileSync(join(folder, `${name}.js`), '');
  const manifest = Object.fromEntries(names.map((name) => [`src/${name}.ts${name === 'entry-client' ? 'x' : ''}`, { file: `${name}.js` }]));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const named = { viewFiles: new Map(), apiBase: '', consentOnLocalhost: false };
  const untraced = readDocumentAssets(folder, named)('homePage');
  const traced = readDocumentAssets(folder, { ...named, traceShare: 0.05 })('homePage');
  rmSync(folder, { recursive: true });
  expect(untraced.head).not.toContain('trace');
  expect(traced.head).toContain('<script type="module" async id="trace-calls" data-share="0.05" src="/trace-entry.js"></script>');
  expect([traced.entries, traced.chunks]).toEqual([untraced.entries, untraced.chunks]);
  expect(traced).not.toHaveProperty('traceShare');
});
