import { expect, test } from 'vitest';
import { FeatureToggles, FlagName, featureFlags } from './feature-flag.ts';

const defaults = Object.fromEntries(Object.entries(featureFlags).map(([name, flag]) => [name, flag.default]));

test('MKT-048 the toggles that the specification names are flags', () => {
  const named = ['sizingAssistant', 'sizeScript', 'geoLocatorFlyout', 'conversionScript', 'expressCheckout'];
  expect(named.filter((name) => typeof defaults[name] !== 'boolean')).toEqual([]);
});

test('MKT-049 so is something of every group that it names', () => {
  const groups = new Set(Object.values(featureFlags).map(({ group }) => group));
  expect(['basket', 'checkout', 'account', 'loyalty', 'notify-me'].filter((group) => !groups.has(group as never))).toEqual([]);
  const single = ['quickBuy', 'parcelTracking', 'returns', 'stockFinder', 'priceTransparency', 'memberPrice'];
  expect(single.filter((name) => !(name in defaults))).toEqual([]);
});

test('MKT-050 a flag has a name, a type, a default and a description, and another name is an error', () => {
  expect(FeatureToggles.safeParse(defaults).success).toBe(true);
  for (const [name, { default: initial, description }] of Object.entries(featureFlags)) {
    expect(description.length).toBeGreaterThan(5);
    expect(FeatureToggles.safeParse({ ...defaults, [name]: typeof initial === 'number' ? true : 1 }).success).toBe(false);
  }
  expect(FlagName.safeParse('noSuchFlag').success).toBe(false);
});
