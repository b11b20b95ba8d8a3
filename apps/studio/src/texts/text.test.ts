import { featureFlags } from '@selvedge/contract/feature-flag.ts';
import { expect, test } from 'vitest';
import { findText, type TextKey, text } from './text.ts';

test('every group of flags has a name', () => {
  for (const { group } of Object.values(featureFlags)) {
    const key: TextKey = `flags.group.${group}`;
    expect(text(key)).not.toBe(key);
  }
});

test('a key that the shop names is found only where the Studio knows it', () => {
  expect(findText('studio.sign_in_failed')).toMatch(/don’t match/);
  expect(findText('toString')).toBeUndefined();
  expect(findText(undefined)).toBeUndefined();
});

test('counts choose their plural', () => {
  expect(text('markets.announce', { count: 1 })).toBe('1 market');
  expect(text('markets.announce', { count: 55 })).toBe('55 markets');
});
