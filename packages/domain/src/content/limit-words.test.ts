import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import { expect, test } from 'vitest';
import { countWords, limitWords } from './limit-words.ts';
import { writeRichText } from './write-rich-text.ts';

const text: RichNode[] = [
  { tag: 'p', children: [{ text: 'One two ' }, { tag: 'strong', children: [{ text: 'three four' }] }, { text: ' five.' }] },
  { tag: 'p', children: [{ text: 'Six seven.' }] },
];

test('CMS-078 a text is cut after its last word that fits, inside whatever holds it', () => {
  expect(writeRichText(limitWords(text, 3))).toBe('<p>One two <strong>three…</strong></p>');
  expect(writeRichText(limitWords(text, 6))).toBe('<p>One two <strong>three four</strong> five.</p><p>Six…</p>');
});

test('CMS-079 a text that is over by no more than the buffer is left whole', () => {
  expect(countWords(text)).toBe(7);
  expect(limitWords(text, 5, 2)).toBe(text);
  expect(limitWords(text, 5, 1)).not.toBe(text);
  expect(limitWords(text, 7)).toBe(text);
});
