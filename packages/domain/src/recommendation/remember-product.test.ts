import { expect, test } from 'vitest';
import { rememberProduct } from './remember-product.ts';

test('a product seen again comes first and stands once', () => {
  expect(rememberProduct(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  expect(rememberProduct([], 'a')).toEqual(['a']);
});

test('what was seen long ago is forgotten', () => {
  const many = Array.from({ length: 40 }, (_, index) => String(index));
  expect(rememberProduct(many, 'new')).toHaveLength(24);
  expect(rememberProduct(many, 'new')[0]).toBe('new');
});
