import { testDb } from '@selvedge/api/db/test-database.ts';
import { ensurePictures } from '@selvedge/api/media/ensure-pictures.ts';
import { namePictures, type Pictures } from '@selvedge/api/media/name-pictures.ts';
import { CUTS } from '@selvedge/demo/garments/cuts.ts';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { devLooksRoutes } from './dev-looks-routes.ts';

const tee: Pictures = { recipe: { cut: 'tee-men', colour: '#2b3a55' }, formats: ['front', 'back'], version: 'test' };
const [development, production] = [Fastify(), Fastify()];
afterAll(() => Promise.all([development.close(), production.close()]));

test('whoever builds the shop sees every kind of page and every cut on one page', async () => {
  const { db } = await testDb();
  await ensurePictures(db, [tee]);
  devLooksRoutes(development, { db, isProduction: false });
  const read = async (url: string) => (await development.inject({ url })).body;
  const all = await read('/dev/looks');
  expect(all).toContain(`/img/${namePictures(tee).key}/1-back.w320.webp`);
  // Whether goods have it or not.
  expect(CUTS.filter(({ id }) => !new RegExp(`[( ]${id}[).,]`).test(all))).toEqual([]);
  for (const chosen of ['en-GB&amp;width=390', 'de-DE&amp;width=820', 'ar-AE&amp;width=1440']) expect(all).toContain(`?market=${chosen}`);

  const arabic = await read('/dev/looks?market=ar-AE&width=820');
  const [address] = /\/dev\/looks\/accepted\/home\.ar-AE\.820\.webp/.exec(arabic)!;
  const picture = await development.inject({ url: address });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('nothing but those pictures is read, and in production there is no such page', async () => {
  const { db } = await testDb();
  for (const url of ['/dev/looks/accepted/..%2F..%2Fpackage.json', '/dev/looks/..%2Fe2e/home.ar-AE.820.webp', '/dev/looks/constructor/x'])
    expect((await development.inject({ url })).statusCode).toBe(404);
  devLooksRoutes(production, { db, isProduction: true });
  expect((await production.inject({ url: '/dev/looks' })).statusCode).toBe(404);
});
