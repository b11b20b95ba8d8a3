import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recallTexts } from './recall-texts.ts';

const memory = [
  { key: 'basket.remove', source: 'Remove code', text: 'Code entfernen' },
  { key: 'card.remove', source: 'Remove gift card', text: 'Geschenkkarte entfernen' },
  { key: 'list.remove', source: 'Remove code', text: 'Code entfernen' },
  { key: 'other.remove', source: 'Remove code', text: 'Code löschen' },
  { key: 'order.none', source: 'You have no orders yet', text: 'Du hast noch keine Bestellungen' },
  { key: 'empty', source: 'Remove code', text: ' ' },
];

test('the same English comes first, each way to say it once, and never the text itself', () => {
  const found = recallTexts(memory, { key: 'basket.remove', source: 'Remove code' });
  expect(found.map(({ key, likeness }) => [key, likeness])).toEqual([
    ['list.remove', 1],
    ['other.remove', 1],
  ]);
});

test('what shares most of its words comes next, and what shares few does not', () => {
  const found = recallTexts(memory, { key: 'new', source: 'Remove card' });
  expect(found.map(({ text }) => text)).toEqual(['Geschenkkarte entfernen', 'Code entfernen', 'Code löschen']);
  expect(recallTexts(memory, { key: 'new', source: 'Your orders' })).toEqual([]);
});

test('whatever is asked, likeness is between a half and one, and falls', () => {
  const words = fc.array(fc.constantFrom('remove', 'code', '{count}', 'orders', 'yet'), { maxLength: 6 }).map((list) => list.join(' '));
  const texts = fc.array(fc.record({ key: fc.string(), source: words, text: fc.string() }));
  fc.assert(
    fc.property(texts, words, (known, source) => {
      const found = recallTexts(known, { key: 'asked', source }).map(({ likeness }) => likeness);
      expect(found.every((each) => each >= 0.5 && each <= 1)).toBe(true);
      expect(found).toEqual(found.toSorted((a, b) => b - a));
    }),
  );
});
