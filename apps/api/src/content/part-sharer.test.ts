import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partSharer } from './part-sharer.ts';

const picture = () => ({ src: '/media/linen', formats: ['avif', 'jpg'], width: 1200 });

test('parts that say the same are one part afterwards, across values', () => {
  const [danish, german] = [
    { title: 'Hør', rows: [{ picture: picture() }, { picture: picture() }] },
    { title: 'Leinen', rows: [{ picture: picture() }] },
  ];
  const share = partSharer();
  for (const page of [danish, german]) share(page);
  expect(danish.rows[1]!.picture).toBe(danish.rows[0]!.picture);
  expect(german.rows[0]).toBe(danish.rows[0]);
  expect(german).toEqual({ title: 'Leinen', rows: [{ picture: picture() }] });
});

test('parts that only look alike stay apart', () => {
  const values = [
    { a: 1 },
    { a: '1' },
    { a: [1] },
    { a: { 0: 1 } },
    { a: null },
    { a: undefined },
    {},
    [],
    { b: 1 },
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ];
  const page = { values: values.map((value) => value) };
  partSharer()(page);
  expect(new Set(page.values).size).toBe(values.length);
  expect(page.values.map((value) => JSON.stringify(value))).toEqual(values.map((value) => JSON.stringify(value)));
});

test('what a value says stays the same, to the letter', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 6 }), (values) => {
      const pages = [...values, ...structuredClone(values)].map((value) => ({ value }));
      const before = pages.map((page) => JSON.stringify(page));
      const share = partSharer();
      for (const page of pages) share(page);
      expect(pages.map((page) => JSON.stringify(page))).toEqual(before);
    }),
  );
});
