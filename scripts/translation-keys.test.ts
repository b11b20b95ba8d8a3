import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUsedKeys, listMissing, listUnused } from './translation-keys.ts';

let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keys-'));
  for (const folder of ['apps/storefront', 'apps/api', 'packages/ui', 'packages/blocks', 'packages/domain']) {
    mkdirSync(join(root, folder, 'src'), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const dictionary = new Set(['shell.menu', 'shell.lines', 'market.region.europe', 'shell.unused']);
const families = new Set(['shell', 'market']);

test('a call, a table, a plural, a template and a refusal are all uses of a key', () => {
  write(
    'apps/storefront/src/a.tsx',
    "import x from './shell.module.css';\nt('shell.menu'); t(open ? 'shell.open' : 'other.closed'); t('shell.lines', { count })",
  );
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a program.
  write('packages/blocks/src/b.ts', "const table = { a: 'shell.table', file: 'shell.css', host: 'example.org' }; t(`market.region.${x}`)");
  write('apps/api/src/c.ts', "throw new ShopError('line_refused', { line: ['basket.gone'] });");
  write('packages/ui/src/d.test.ts', "t('shell.onlyInATest')");
  const used = findUsedKeys(root, families);
  expect([...used.keys.keys()].sort()).toEqual(['basket.gone', 'other.closed', 'shell.lines', 'shell.menu', 'shell.open', 'shell.table']);
  expect(listMissing(used, dictionary).map((line) => line.split(' ')[0])).toEqual([
    'basket.gone',
    'other.closed',
    'shell.open',
    'shell.table',
  ]);
  expect(listUnused(used, dictionary)).toEqual(['shell.unused']);
});

test('a family of keys that is asked for and empty is missing', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a program.
  write('packages/ui/src/a.tsx', 't(`market.size.${x}`)');
  expect(listMissing(findUsedKeys(root, families), dictionary)).toEqual(['market.size.* (packages/ui/src/a.tsx)']);
});
