import { describe, expect, test } from 'vitest';
import { readCode, writeCode } from './device-code.ts';
import { isFreshContext, readIsoContext, writeIsoContext } from './iso-context.ts';
import { isEan, readScan, typedByScanner } from './read-scan.ts';
import { shouldUpdate } from './should-update.ts';
import { whenIdle } from './when-idle.ts';

describe('ISO-006 when nobody touches the device', () => {
  const left = {
    quantity: 0,
    alias: 'homePage',
    isSignedIn: false,
    isPaying: false,
    isHandingOver: false,
    isClosed: false,
    isTouched: true,
  } as const;
  test.each([
    ['with something in the basket', { quantity: 1 }, 'ask'],
    ['on another page than home', { alias: 'productPage' }, 'ask'],
    ['signed in', { isSignedIn: true }, 'ask'],
    ['while a card is being presented', { quantity: 1, alias: 'checkoutPaymentPage', isPaying: true }, 'nothing'],
    ['while a basket is handed over to a phone', { quantity: 1, isHandingOver: true }, 'nothing'],
    ['on the page of a closed shop, after somebody was there', { quantity: 1, alias: 'productPage', isClosed: true }, 'clear'],
    ['on the page of a closed shop', { alias: 'productPage', isClosed: true, isTouched: false }, 'nothing'],
    ['back at home, with nothing', {}, 'clear'],
    ['and nobody ever did', { isTouched: false }, 'nothing'],
  ] as const)('%s: %s', (_, changes, expected) => expect(whenIdle({ ...left, ...changes })).toBe(expected));
});

describe('a scanner', () => {
  const type = (text: string, ms: number) => [
    ...[...text].map((key, at) => ({ key, at: at * ms })),
    { key: 'Enter', at: text.length * ms },
  ];
  test('types quicker than any hand, and ends with Enter', () => {
    expect(typedByScanner(type('4006381333931', 5))).toBe('4006381333931');
    expect(typedByScanner(type('4006381333931', 120))).toBeUndefined();
    expect(typedByScanner(type('4006381333931', 5).slice(0, -1))).toBeUndefined();
    expect(typedByScanner(type('40063', 5))).toBeUndefined();
  });
  test('what a hand typed before is not part of it', () => {
    const scanned = type('4006381333931', 5).map(({ key, at }) => ({ key, at: at + 1000 }));
    expect(typedByScanner([{ key: '7', at: 0 }, ...scanned])).toBe('4006381333931');
  });
  test.each([
    ['4006381333931', { kind: 'ean', ean: '4006381333931' }],
    ['96385074', { kind: 'ean', ean: '96385074' }],
    ['4006381333932', undefined],
    [`99${'0'.repeat(22)}`, { kind: 'badge', badge: `99${'0'.repeat(22)}` }],
    [`98${'0'.repeat(22)}`, undefined],
    ['https://shop.example/de-DE/setup#code=ABCD2345', { kind: 'setup', code: 'ABCD2345' }],
    ['https://shop.example/de-DE/basket#handover=ABCDEFGH2345', { kind: 'handover', code: 'ABCDEFGH2345' }],
    ['123456789013', undefined],
    ['javascript:alert(1)', undefined],
  ])('reads %s', (text, expected) => expect(readScan(text)).toEqual(expected));
  test('isEan wants a length and a check digit', () => expect(['123', '00000000', '12345678'].map(isEan)).toEqual([false, true, false]));
});

test('a code is read however it is typed', () => {
  expect([readCode(' abcd-2345 '), writeCode('ABCD2345')]).toEqual(['ABCD2345', 'ABCD-2345']);
});

test('the context of a call is read as it was written, and is good for two minutes', () => {
  const context = { storeId: 'Köln; 1', at: 1_763_388_000_000, proof: 'a'.repeat(86) };
  expect(readIsoContext(writeIsoContext(context))).toEqual(context);
  for (const text of ['', 'store=1;at=x;proof=y', `store=%;at=1;proof=${context.proof}`]) expect(readIsoContext(text)).toBeUndefined();
  expect([120_000, 120_001, -120_000, -120_001].map((ms) => isFreshContext(context, new Date(context.at + ms)))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('a device that nobody uses is opened anew for a new version, at the end of maintenance, and once a night', () => {
  const still = { isOpen: true, isNew: false, isClosed: false, pageAgeMs: 24 * 3_600_000 };
  expect(shouldUpdate(still)).toBe(false);
  expect(shouldUpdate({ ...still, isNew: true })).toBe(true);
  expect(shouldUpdate({ ...still, isClosed: true })).toBe(true);
  expect(shouldUpdate({ ...still, isOpen: false })).toBe(true);
  expect(shouldUpdate({ ...still, isOpen: false, pageAgeMs: 3_600_000 })).toBe(false);
});
