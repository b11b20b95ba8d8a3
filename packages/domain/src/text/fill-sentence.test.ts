import { expect, test } from 'vitest';
import { fillSentence } from './fill-sentence.ts';

test.each([
  ['Free over {amount}. Below that, you see it.', '60 €', 'Free over 60 €. Below that, you see it.'],
  ['Бесплатна над {amount}. Под тоа', '3.700 ден.', 'Бесплатна над 3.700 ден. Под тоа'],
  ['مجاني فوق {amount}. وما دونها', '20 د.ك.\u200f', 'مجاني فوق 20 د.ك.\u200f وما دونها'],
  ['Over {amount}, not over {other}.', '1.', 'Over 1., not over {other}.'],
])('"%s" with %s ends with one full stop', (text, amount, filled) => {
  expect(fillSentence(text, { amount })).toBe(filled);
});
