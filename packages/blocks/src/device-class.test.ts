import { expect, test } from 'vitest';
import { deviceClass, isShownOn } from './device-class.ts';

test.each([
  [{ width: 390 }, 'mobile'],
  [{ width: 767, isTouch: true }, 'mobile'],
  [{ width: 768 }, 'tablet'],
  [{ width: 959 }, 'tablet'],
  [{ width: 960 }, 'desktop'],
  [{ width: 1280, isTouch: true }, 'tablet'],
  [{ width: 1281, isTouch: true }, 'desktop'],
  [{ width: 1440, userAgent: 'Mozilla/5.0 SelvedgeApp/2.1' }, 'app'],
] as const)('UIC-005 %o is of class %s', (given, expected) => {
  expect(deviceClass(given)).toBe(expected);
});

test('a widget is hidden only on the device its editor named', () => {
  expect((['app', 'mobile', 'tablet', 'desktop'] as const).map((device) => isShownOn(device, { disabledTablet: true }))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});
