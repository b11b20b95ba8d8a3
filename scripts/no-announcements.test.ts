import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const read = (file: string) => readFileSync(root + file, 'utf8');

test('no text speaks of the shop as unfinished', () => {
  const unfinished =
    /being (?:made|built)|under construction|not (?:yet )?(?:built|implemented)|coming soon to|\bhere you will\b|\bTODO\b|lorem ipsum/i;
  const texts = Object.entries(JSON.parse(read('apps/api/src/content/dictionaries/en.json')) as Record<string, string>);
  const studio = globSync('apps/studio/src/texts/*.ts', { cwd: root }).flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => unfinished.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect([...texts.filter(([, text]) => unfinished.test(text)).map(([key]) => key), ...studio]).toEqual([]);
});
