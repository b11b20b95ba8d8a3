import { expect, test } from 'vitest';
import { fontPreloads } from './font-preloads.ts';

test.each([
  ['en', ['latin']],
  ['fi', ['latin']],
  ['pl', ['latin', 'latin-ext']],
  ['tr', ['latin', 'latin-ext']],
  ['uk', ['latin', 'cyrillic']],
])('pages in %s ask early for the letters they are written with', (language, sets) => {
  expect(fontPreloads(language).map((file) => /inter-tight-(.+)-wght/.exec(file)?.[1])).toEqual(sets);
});
