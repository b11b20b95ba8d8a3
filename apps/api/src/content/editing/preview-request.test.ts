import { expect, test } from 'vitest';
import { mayBePreview, previewToken } from '../../published/preview-request.ts';

const asked = (url: string, referer?: string) => ({ url, headers: { host: 'shop.example', ...(referer && { referer }) } });

test('a preview is known by the address of its tab, or by the page of ours that a click came from', () => {
  expect(previewToken(asked('/nl-NL/women?preview=abc&page=2'))).toEqual({ token: 'abc', isInAddress: true });
  expect(previewToken(asked('/nl-NL/men', 'https://shop.example/nl-NL?preview=abc'))).toEqual({ token: 'abc', isInAddress: false });
});

test('another tab, another site and an address without a token are no preview', () => {
  const live = asked('/nl-NL/women', 'https://shop.example/nl-NL');
  expect([mayBePreview(live), previewToken(live).token]).toEqual([false, undefined]);
  expect(previewToken(asked('/nl-NL', 'https://elsewhere.example/?preview=abc')).token).toBeUndefined();
  expect(previewToken(asked('/nl-NL', 'no address preview=abc')).token).toBeUndefined();
});
