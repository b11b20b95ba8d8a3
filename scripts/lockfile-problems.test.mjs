import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockfileProblems } from './lockfile-problems.mjs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

test('every package that is installed has a hash, and none names a registry', () => {
  expect(lockfileProblems(lock)).toEqual([]);
});

test('one without a hash is found, whichever it is; one that names a registry too', () => {
  const { integrity: _, ...bare } = lock.packages['node_modules/fastify'];
  const { dev: __, ...running } = Object.entries(lock.packages).find(([path, each]) => path.includes('@swc/core-') && !each.integrity)[1];
  expect(lockfileProblems({ packages: { 'node_modules/fastify': bare } })).toEqual(['node_modules/fastify has no integrity hash']);
  expect(lockfileProblems({ packages: { 'node_modules/@swc/core-win32-x64-msvc': running } })).toHaveLength(1);
  expect(
    lockfileProblems({ packages: { 'node_modules/a': { integrity: 'sha512-x', resolved: 'https://registry.example/a.tgz' } } }),
  ).toHaveLength(1);
});
