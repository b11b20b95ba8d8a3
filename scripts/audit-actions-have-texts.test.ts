import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'));
const found = (texts: readonly string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)));

test('what staff did is told in words: every action that is noted has a text in the Studio', () => {
  const noted = found(read('apps/api/src/**/!(*.test|*.fixture).ts'), /action: '([a-z][\w-]*\.[\w.-]+)'/g);
  const told = found(read('apps/studio/src/texts/*-texts.ts'), /'audit\.action\.([\w.-]+)'/g);
  expect(noted.size).toBeGreaterThan(50);
  expect([...noted].filter((action) => !told.has(action))).toEqual([]);
});
