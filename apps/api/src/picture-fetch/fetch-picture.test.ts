import { expect, test } from 'vitest';
import { fetchPicture, statusProblem } from './fetch-picture.ts';
import { limitsFor, openPictureHost, sends } from './picture-host.fixture.ts';

const bytes = Buffer.from('a picture');

test('what the host sends comes back with its validators, and is not sent again when it has not changed', async () => {
  const host = await openPictureHost({
    '/a': (request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"', 'last-modified': 'Sun, 15 Nov 2026 10:00:00 GMT' }).end(bytes);
    },
  });
  const limits = limitsFor([host.host]);
  const first = await fetchPicture(`${host.url}/a`, { limits });
  expect(first).toEqual({ bytes, etag: '"1"', lastModified: 'Sun, 15 Nov 2026 10:00:00 GMT' });
  expect(await fetchPicture(`${host.url}/a`, { limits, known: first })).toMatchObject({ bytes: undefined });
});

test('a host inside the network that nobody named is never asked', async () => {
  const host = await openPictureHost({ '/a': sends(bytes) });
  await expect(fetchPicture(`${host.url}/a`, { limits: limitsFor([]) })).rejects.toMatchObject({ reason: 'validation.picture_private' });
  expect(host.asked).toEqual([]);
});

test('a name is looked up once: where it leads when it is asked again does not matter', async () => {
  const host = await openPictureHost({ '/a': sends(bytes) });
  const looked: string[] = [];
  const resolve = async (name: string) => [{ address: looked.push(name) === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }];
  const name = `rebinding.example:${host.port}`;
  expect((await fetchPicture(`http://${name}/a`, { limits: limitsFor([name]), resolve })).bytes).toEqual(bytes);
  expect(looked).toEqual(['rebinding.example']);
});

test('the connection goes to the address that was checked, under the name that was asked for', async () => {
  const host = await openPictureHost({
    '/a': ({ headers }, response) => {
      response.end(headers.host);
    },
  });
  const name = `pim.internal:${host.port}`;
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const fetched = await fetchPicture(`http://${name}/a`, { limits: limitsFor([name]), resolve });
  expect(fetched.bytes?.toString()).toBe(name);
});

test('redirects are followed three times, each of them checked', async () => {
  const to = (location: string) => (_: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(302, { location }).end();
  };
  const host = await openPictureHost({
    '/1': to('/2'),
    '/2': to('/3'),
    '/3': to('/4'),
    '/4': sends(bytes),
    '/0': to('/1'),
    '/meta': to('http://169.254.169.254/latest/meta-data/'),
    '/file': to('file:///etc/passwd'),
    '/secret': to('https://user:secret@pictures.example/'),
  });
  const limits = limitsFor([host.host]);
  const fetch = (path: string) => fetchPicture(host.url + path, { limits });
  expect((await fetch('/1')).bytes).toEqual(bytes);
  await expect(fetch('/0')).rejects.toMatchObject({ reason: 'validation.picture_redirects', isPassing: false });
  await expect(fetch('/meta')).rejects.toMatchObject({ reason: 'validation.picture_private' });
  await expect(fetch('/file')).rejects.toMatchObject({ reason: 'validation.picture_address' });
  await expect(fetch('/secret')).rejects.toMatchObject({ reason: 'validation.picture_address' });
});

test('too much is refused as it comes, whatever length was declared', async () => {
  const host = await openPictureHost({
    '/declared': (_, response) => {
      response.writeHead(200, { 'content-length': '2000' });
      response.write('x');
    },
    '/endless': (_, response) => {
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(1_000), () => setImmediate(more));
      };
      more();
    },
  });
  const limits = limitsFor([host.host], { maxBytes: 1_500 });
  for (const path of ['/declared', '/endless'])
    await expect(fetchPicture(host.url + path, { limits })).rejects.toMatchObject({
      reason: 'validation.picture_too_large',
      isPassing: false,
    });
});

test('a host that never answers, or stops half-way, may be asked again', async () => {
  const host = await openPictureHost({
    '/silent': () => {},
    '/half': (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    },
  });
  const limits = limitsFor([host.host], { timeoutMs: 300 });
  await expect(fetchPicture(`${host.url}/silent`, { limits })).rejects.toMatchObject({
    reason: 'validation.picture_timeout',
    isPassing: true,
  });
  await expect(fetchPicture(`${host.url}/half`, { limits: limitsFor([host.host]) })).rejects.toMatchObject({
    reason: 'validation.picture_connection',
    isPassing: true,
  });
});

test('a shop that closes calls it off', async () => {
  const host = await openPictureHost({ '/silent': () => closing.abort() });
  const closing = new AbortController();
  const fetching = fetchPicture(`${host.url}/silent`, { limits: limitsFor([host.host]), signal: closing.signal });
  await expect(fetching).rejects.toThrow('aborted');
});

test.each([
  [404, undefined, { isPassing: false, reason: 'validation.picture_missing' }],
  [410, undefined, { isPassing: false }],
  [403, undefined, { isPassing: false, detail: '403' }],
  [429, '7', { isPassing: true, waitMs: 7_000 }],
  [503, 'Sun, 15 Nov 2026 10:00:30 GMT', { isPassing: true, waitMs: 30_000 }],
  [500, 'soon', { isPassing: true, waitMs: undefined }],
  [429, '99999999', { isPassing: true, waitMs: 600_000 }],
])('%i with Retry-After %s', (status, retryAfter, expected) => {
  expect(statusProblem(status, retryAfter, Date.parse('2026-11-15T10:00:00Z'))).toMatchObject(expected);
});
