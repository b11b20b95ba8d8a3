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
  ['tagManager', {}, off, 'Is not loaded: nothing is set'],
  [
    'tagManager',
    { tagManager: { id: 'GTM-AAAA', host: 'https://tags.example' } },
    off,
    'Is loaded for visitors who allow analytics cookies',
  ],
  ['tagManager', { tagManager: { id: 'GTM-AAAA' } }, off, 'Is not loaded: https://www.googletagmanager.com is not among the allowed hosts'],
  ['monitoring', { monitoring: { appId: 'a' } }, off, 'Is not loaded: something is missing'],
  ['conversionTesting', { conversionTesting: tried }, on, 'Is loaded for visitors who allow performance cookies'],
  [
    ...(['conversionTesting', { conversionTesting: tried }, off] as const),
    'Is not loaded: the feature “Conversion script” is switched off in this market',
  ],
  [
    ...(['conversionTesting', { conversionTesting: tried }, undefined] as const),
    'Markets that switch the feature “Conversion script” on load it for visitors who allow performance cookies',
  ],
] as const)('staff read of %s with %j whether it is loaded, and why not', (name, settings, toggles, words) => {
  expect(describeScript({ name, settings: ForeignScripts.parse(settings), allowed, toggles }).words).toBe(words);
});
