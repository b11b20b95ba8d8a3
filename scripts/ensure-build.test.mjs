import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ensureBuild } from './ensure-build.mjs';
import { StepError } from './step.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-build-'));
  write('package.json', '{ "name": "shop", "workspaces": ["apps/*", "packages/*"] }');
  write('package-lock.json', '{}');
  write('packages/ui/button.ts', 'export const button = 1;');
  write('apps/storefront/package.json', '{ "name": "@selvedge/storefront", "scripts": { "build": "node build.mjs" } }');
  write('apps/storefront/build.mjs', `import { appendFileSync } from 'node:fs'; appendFileSync('../../builds', 'x');`);
  return () => rmSync(root, { recursive: true });
});

test('a front end is built once for the same sources', async () => {
  expect(await ensureBuild(root, 'storefront')).toBe('built');
  expect(await ensureBuild(root, 'storefront')).toBe('up to date');
  expect(readFileSync(join(root, 'builds'), 'utf8')).toBe('x');
});

test.each(['packages/ui/button.ts', 'apps/storefront/build.mjs', 'package-lock.json'])('a change of %s builds it again', async (file) => {
  await ensureBuild(root, 'storefront');
  appendFileSync(join(root, file), '\n');
  expect(await ensureBuild(root, 'storefront')).toBe('built');
});

test('times say when nothing has to be read, and contents when something has to be built', async () => {
  await ensureBuild(root, 'storefront');
  const stamp = join(root, 'apps/storefront/dist/.sources');
  const known = readFileSync(stamp, 'utf8');
  utimesSync(join(root, 'packages/ui/button.ts'), 1, 1);
  expect(await ensureBuild(root, 'storefront')).toBe('up to date');
  expect(readFileSync(stamp, 'utf8')).not.toBe(known);
  // As long as the times before, and other words.
  write('packages/ui/button.ts', 'export const button = 2;');
  expect(await ensureBuild(root, 'storefront')).toBe('built');
});

test('the server is built from the API and the demo as well', async () => {
  write('apps/shop/package.json', '{ "name": "@selvedge/shop", "scripts": { "build": "node build.mjs" } }');
  write('apps/shop/build.mjs', '');
  write('apps/api/src/app.ts', '');
  write('demo/pictures/files/front.jpg', '');
  await ensureBuild(root, 'shop');
  write('demo/pictures/files/front.jpg', 'another');
  expect(await ensureBuild(root, 'shop')).toBe('up to date');
  write('apps/api/src/app.ts', 'export const app = 1;');
  expect(await ensureBuild(root, 'shop')).toBe('built');
});

test('a change of a test does not', async () => {
  await ensureBuild(root, 'storefront');
  write('packages/ui/button.test.ts', '');
  expect(await ensureBuild(root, 'storefront')).toBe('up to date');
});

test('a failed build says why and is tried again', async () => {
  write('apps/storefront/build.mjs', `console.error('the button is missing'); process.exit(1);`);
  const error = await ensureBuild(root, 'storefront').catch((reason) => reason);
  expect(error).toBeInstanceOf(StepError);
  expect(error.message).toMatch(/The build of storefront failed:\s+the button is missing/);
  expect(existsSync(join(root, 'apps/storefront/dist/.sources'))).toBe(false);
});

function write(name, text) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
