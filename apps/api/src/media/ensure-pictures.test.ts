import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { databasePictures } from './database-pictures.ts';
import { ensurePictures } from './ensure-pictures.ts';
import { namePictures } from './name-pictures.ts';

const tee = { recipe: { cut: 'tee-men', colour: '#223344' }, formats: ['front', 'back'], version: '1' };
const coat = { files: ['12/a.jpg', '12/b.jpg'], formats: ['front', 'model'], version: 'hash of the bytes' };

beforeEach(emptyTables);

test('pictures are made known once, however often they are named', async () => {
  const { db } = await testDb();
  expect(await ensurePictures(db, [tee, coat, tee])).toBe(2);
  expect(await ensurePictures(db, [coat, tee])).toBe(0);
});

test('a known picture is found by its key and index, with what it is made from', async () => {
  const { db } = await testDb();
  await ensurePictures(db, [tee, coat]);
  const source = databasePictures({ db, storage: undefined, log: console });
  expect(await source.find(namePictures(tee).key, 1)).toEqual({ format: 'back', material: { recipe: tee.recipe, format: 'back' } });
  expect(await source.find(namePictures(coat).key, 1)).toEqual({ format: 'model', material: { file: '12/b.jpg' } });
  expect(await source.find(namePictures(tee).key, 2)).toBeUndefined();
  expect(await source.find('0'.repeat(24), 0)).toBeUndefined();
});

test('more pictures than fit one statement are made known', async () => {
  const { db } = await testDb();
  const many = Array.from({ length: 2_100 }, (_, n) => ({ ...tee, recipe: { n } }));
  expect(await ensurePictures(db, many)).toBe(2_100);
});
