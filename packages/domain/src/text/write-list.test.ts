import { expect, test } from 'vitest';
import { writeList } from './write-list.ts';

const written = (comma: string, parts: Parameters<typeof writeList>[1]) => writeList((key) => (key === 'list.comma' ? comma : key), parts);

test('has the comma of the language', () => {
  expect(written(',', ['Ecru', 'size 32'])).toBe('Ecru, size 32');
  expect(written('،', ['كحلي', 'المقاس 32', 'قطعتان'])).toBe('كحلي، المقاس 32، قطعتان');
});

test('a row of Latin names keeps the Latin one', () => {
  expect(written('،', ['17th Street', '12', 'Dubai'])).toBe('17th Street, 12, Dubai');
});

test('leaves out what is empty', () => {
  expect(written(',', ['', 'Երևան', undefined, null, false])).toBe('Երևան');
  expect(written(',', [])).toBe('');
});
