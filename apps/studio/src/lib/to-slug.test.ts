import { expect, test } from 'vitest';
import { toSlug } from './to-slug.ts';

test.each([
  ['Spring / Summer 27', 'spring-summer-27'],
  ['Été à la mer!', 'ete-a-la-mer'],
  ['  Großes & Kleines ', 'großes-kleines'],
  ['تخفيضات الشتاء', 'تخفيضات-الشتاء'],
  ['?#/', ''],
])('%s becomes %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});
