import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';
import { strayPaths } from './stray-paths.fixture.ts';

describe('a return path leads to a page of this market or nowhere', () => {
  test('at least eighty ways to lead elsewhere are tried', () => expect(strayPaths.length).toBeGreaterThan(80));

  test.each(strayPaths)('refuses %j', (payload) => {
    expect(safeReturnPath(payload, 'en-GB')).toBeUndefined();
  });

  test.each([undefined, null, 1, {}, ['/en-GB'], { toString: () => '/en-GB' }])('refuses what is no text: %j', (payload) => {
    expect(safeReturnPath(payload, 'en-GB')).toBeUndefined();
  });

  test.each([
    ['/en-GB', '/en-GB'],
    ['/en-GB/account', '/en-GB/account'],
    ['/en-GB/women/knitwear?page=2&sorting=newest#y=640', '/en-GB/women/knitwear?page=2&sorting=newest#y=640'],
    ['/en-GB/search?q=//evil.example', '/en-GB/search?q=//evil.example'],
    ['/en-GB/i/loginhilfe', '/en-GB/i/loginhilfe'],
    ['/en-GB/women/../men', '/en-GB/men'],
    ['/en-GB/w%C3%B6men', '/en-GB/w%C3%B6men'],
  ])('allows %s', (path, expected) => {
    expect(safeReturnPath(path, 'en-GB')).toBe(expected);
  });
});
