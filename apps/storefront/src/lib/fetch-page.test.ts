import type { PageData } from '@selvedge/contract/page-data.ts';
import { expect, test, vi } from 'vitest';
import { fetchPage } from './fetch-page.ts';

const shown = { revision: '7', location: { market: { id: 'en-GB' } }, translations: { kept: 'Kept' } } as unknown as PageData;

/** A page that is shown in a browser with these cookies, and the calls it makes. */
function browser(cookie: string, revision = '7') {
  const asked: { url: URL; credentials: RequestCredentials | undefined; headers: HeadersInit | undefined }[] = [];
  vi.stubGlobal('document', { cookie, documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', async (url: URL, { credentials, headers }: RequestInit) => {
    asked.push({ url, credentials, headers });
    return Response.json({ revision, location: { market: { id: 'en-GB' } } });
  });
  return asked;
}

test('API-006, API-009 a page is asked for as JSON, under its own address and with the cookies', async () => {
  const asked = browser('');
  const page = await fetchPage(new URL('https://shop.example/en-GB/women?page=2#top'), shown);
  expect(asked.map(({ url }) => url.href)).toEqual(['https://shop.example/en-GB/women?page=2&type=json&part=content']);
  expect(asked[0]).toMatchObject({ credentials: 'include', headers: { accept: 'application/json' } });
  expect(page.translations).toEqual(shown.translations);
});

test('API-007 a preview stays one from page to page', async () => {
  const asked = browser('');
  await fetchPage(new URL('https://shop.example/en-GB?preview=true'), shown);
  expect(asked[0]?.url.searchParams.get('preview')).toBe('true');
});

test.each([
  ['a=b; promo=U1BSSU5HMTA; c=d', 'SPRING10'],
  ['promo=_-8', '\u00ff\u00ef'],
  ['promo=%25%25', ''],
  ['a=b', null],
])('API-008 with the cookies %j the code of the campaign is %j', async (cookie, code) => {
  const asked = browser(cookie);
  await fetchPage(new URL('https://shop.example/en-GB'), shown);
  expect(asked[0]?.url.searchParams.get('promocode')).toBe(code);
});

test('what was published meanwhile is asked for whole', async () => {
  const asked = browser('', '8');
  await fetchPage(new URL('https://shop.example/en-GB'), shown);
  expect(asked.map(({ url }) => url.searchParams.get('part'))).toEqual(['content', null]);
});
