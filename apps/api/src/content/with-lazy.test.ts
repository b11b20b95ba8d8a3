import { expect, test } from 'vitest';
import { withLazy } from './with-lazy.ts';

test('a field is made once, and not before somebody looks at it', () => {
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return { name };
  };
  const value = withLazy({ market: 'de-DE' }, { pages: make('pages'), texts: make('texts') });
  expect([value.market, made]).toEqual(['de-DE', []]);
  expect(value.pages).toBe(value.pages);
  expect(made).toEqual(['pages']);
  expect({ ...value }).toEqual({ market: 'de-DE', pages: { name: 'pages' }, texts: { name: 'texts' } });
});
