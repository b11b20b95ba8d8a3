import { expect, test } from 'vitest';
import { insertMarkup } from './insert-markup.ts';

test.each([
  ['bold', 'say it loud', 4, 6, 'say **it** loud', 'it'],
  ['bold', 'say ', 4, 4, 'say **words**', 'words'],
  ['link', 'see Returns', 4, 11, 'see [Returns](/{market}/)', 'Returns'],
  ['heading', 'one\ntwo', 5, 5, 'one\n## two', '## two'],
  ['heading', '## two', 3, 3, 'two', 'two'],
  ['list', 'a\nb', 0, 3, '- a\n- b', '- a\n- b'],
] as const)('%s in "%s"', (markup, value, start, end, expected, selected) => {
  const next = insertMarkup({ value, start, end }, markup, 'words');
  expect(next.value).toBe(expected);
  expect(next.value.slice(next.start, next.end)).toContain(selected);
});
