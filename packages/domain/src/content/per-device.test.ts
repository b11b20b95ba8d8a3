import { expect, test } from 'vitest';
import { groupDevices, settingsPerDevice, valuePerDevice } from './per-device.ts';

const defaults = { cta: '', ctaFontSize: 14 };

test('CMS-059, CMS-066 tablet and desktop take from the phone what they leave empty, setting by setting', () => {
  const shown = settingsPerDevice({ mobile: { cta: 'Buy' }, tablet: { cta: '', ctaFontSize: 20 }, desktop: { cta: 'Buy now' } }, defaults);
  expect(shown).toEqual({
    mobile: { cta: 'Buy', ctaFontSize: 14 },
    tablet: { cta: 'Buy', ctaFontSize: 20 },
    desktop: { cta: 'Buy now', ctaFontSize: 14 },
  });
});

test('CMS-075 an empty list of sections is as on a phone, and a zero is a value', () => {
  expect(valuePerDevice({ mobile: ['a'], tablet: [], desktop: ['b'] }, [])).toEqual({ mobile: ['a'], tablet: ['a'], desktop: ['b'] });
  expect(valuePerDevice({ mobile: 5, desktop: 0 }, 1)).toEqual({ mobile: 5, tablet: 5, desktop: 0 });
  expect(valuePerDevice(undefined, 1)).toEqual({ mobile: 1, tablet: 1, desktop: 1 });
});

test('screens that show the same share one copy', () => {
  expect(groupDevices({ mobile: 'a', tablet: 'a', desktop: 'b' })).toEqual([
    { on: ['mobile', 'tablet'], value: 'a' },
    { on: ['desktop'], value: 'b' },
  ]);
});
