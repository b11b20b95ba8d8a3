import { describe, expect, test } from 'vitest';
import { createKeyReader } from './shortcuts.ts';

describe('keyboard shortcuts', () => {
  test('a single key is a command at once', () => {
    expect(createKeyReader()('/', 0)).toBe('filter');
  });

  test('g and then m goes to the markets', () => {
    const read = createKeyReader();
    expect(read('g', 0)).toBeUndefined();
    expect(read('m', 900)).toBe('markets');
  });

  test('a second key that comes too late means only itself', () => {
    const read = createKeyReader();
    read('g', 0);
    expect(read('m', 1001)).toBeUndefined();
  });

  test('an unknown pair is forgotten and does not eat the next one', () => {
    const read = createKeyReader();
    read('g', 0);
    expect(read('9', 10)).toBeUndefined();
    expect(read('g', 20)).toBeUndefined();
    expect(read('a', 30)).toBe('audit');
  });
});
