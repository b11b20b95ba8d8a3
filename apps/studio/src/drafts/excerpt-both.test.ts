import { expect, test } from 'vitest';
import { excerptBoth } from './excerpt-both.ts';

const beginning = 'These are the terms of the shop. '.repeat(40);

test('short texts are shown whole', () => {
  expect(excerptBoth('Wool', 'Felt')).toEqual(['Wool', 'Felt']);
});

test('two long texts are shown from where they differ, with some words before', () => {
  const [mine, theirs] = excerptBoth(`${beginning}Returns within 30 days.`, `${beginning}Returns within 14 days.`);
  expect(mine).toMatch(/^… .*Returns within 30 days\.$/);
  expect(theirs).toMatch(/^… .*Returns within 14 days\.$/);
});

test('a long text is cut at its end, too, and one that differs at once begins at its beginning', () => {
  const [mine, theirs] = excerptBoth(beginning, 'None');
  expect(mine).toMatch(/^These are .* …$/);
  expect(theirs).toBe('None');
});

test('a text that goes on where the other ends is shown from its end on', () => {
  const [mine, theirs] = excerptBoth(beginning, `${beginning}And more.`);
  expect(mine).toMatch(/^… .*shop\. $/);
  expect(theirs).toContain('And more.');
});
