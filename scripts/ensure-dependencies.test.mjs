import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { StepError } from './step.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-install-'));
  write({});
  return () => rmSync(root, { recursive: true });
});

test('what the lockfile names is installed once', async () => {
  expect(await ensureDependencies(root)).toBe('installed');
  expect(await ensureDependencies(root)).toBe('up to date');
});

test('a changed lockfile is installed again', async () => {
  await ensureDependencies(root);
  rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true });
  write({ license: 'MIT' });
  expect(await ensureDependencies(root)).toBe('installed');
});

test('a lockfile that does not fit is refused with what to do, without a page of npm manual', async () => {
  writeFileSync(join(root, 'package.json'), '{ "name": "shop", "version": "1.0.0", "dependencies": { "missing": "file:./missing" } }');
  const error = await ensureDependencies(root).catch((reason) => reason);
  expect(error).toBeInstanceOf(StepError);
  expect(error.message).toContain('package.json and package-lock.json do not agree');
  expect(error.message).not.toContain('--strict-peer-deps');
});

function write(extra) {
  const manifest = { name: 'shop', version: '1.0.0', ...extra };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ name: 'shop', version: '1.0.0', lockfileVersion: 3, requires: true, packages: { '': manifest } }),
  );
}
