import { expect, test } from 'vitest';
import { lazyMap } from './lazy-map.ts';

const asked: string[] = [];
const lengths = () =>
  lazyMap(['a', 'bad', 'ccc'], (key) => {
    asked.push(key);
    return key === 'bad' ? undefined : key.length;
  });

test('a value is made once, and not before somebody looks at it', () => {
  const map = lengths();
  expect(asked).toEqual([]);
  expect([map.get('ccc'), map.get('ccc'), map.get('elsewhere')]).toEqual([3, 3, undefined]);
  expect(asked).toEqual(['ccc']);
});

test('what nothing can be made of is not there, whichever way one looks', () => {
  const map = lengths();
  expect([map.has('a'), map.has('bad'), map.has('elsewhere'), map.size]).toEqual([true, false, false, 2]);
  const seen: unknown[] = [];
  map.forEach((value, key) => {
    seen.push([key, value]);
  });
  const all = [
    ['a', 1],
    ['ccc', 3],
  ];
  expect([[...map], [...map.entries()], seen, [...new Map(map)]]).toEqual([all, all, all, all]);
  expect([[...map.keys()], [...map.values()]]).toEqual([
    ['a', 'ccc'],
    [1, 3],
  ]);
});
