import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import { ForeignScripts } from '@selvedge/contract/foreign-scripts.ts';
import { expect, test } from 'vitest';
import { describeScript } from './describe-script.ts';
import { noScripts } from './no-scripts.ts';

const allowed = ['https://tags.example', 'https://try.example'];
const off = { conversionScript: false } as FeatureToggles;
const on = { conversionScript: true } as FeatureToggles;
const tried = { script: 'https://try.example/a.js' };

test('a form begins with what the contract fills in', () => {
  expect(noScripts).toEqual(ForeignScripts.parse({}));
});

test.each([
  ['tagManager', {}, off, 'Not loaded: not set up'],
  ['tagManager', { tagManager: { id: 'GTM-AAAA', host: 'https://tags.example' } }, off, 'Loads for visitors who allow analytics cookies'],
  ['tagManager', { tagManager: { id: 'GTM-AAAA' } }, off, 'Not loaded: https://www.googletagmanager.com isn’t an allowed host'],
  ['monitoring', { monitoring: { appId: 'a' } }, off, 'Not loaded: setup is incomplete'],
  ['conversionTesting', { conversionTesting: tried }, on, 'Loads for visitors who allow performance cookies'],
  [
    ...(['conversionTesting', { conversionTesting: tried }, off] as const),
    'Not loaded: the feature “Conversion script” is turned off in this market',
  ],
  [
    ...(['conversionTesting', { conversionTesting: tried }, undefined] as const),
    'Loads in markets with the feature “Conversion script” turned on, for visitors who allow performance cookies',
  ],
] as const)('staff read of %s with %j whether it is loaded, and why not', (name, settings, toggles, words) => {
  expect(describeScript({ name, settings: ForeignScripts.parse(settings), allowed, toggles }).words).toBe(words);
});
