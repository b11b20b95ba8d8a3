import { mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeTexts } from '../content/merge-texts.ts';
import { migrate } from './migrate.ts';
import { emptyDatabase } from './test-database.ts';

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
const release = '00000000-0000-4000-8000-000000000001';
let pool: pg.Pool;

beforeAll(async () => {
  const before = mkdtempSync(join(tmpdir(), 'selvedge-before-'));
  for (const name of readdirSync(migrations)) if (name < '0257') symlinkSync(join(migrations, name), join(before, name));
  ({ pool } = await emptyDatabase('plurals'));
  await migrate(pool, { directory: before });
  await fill();
  await migrate(pool);
});
afterAll(() => pool.end());

async function fill(): Promise<void> {
  await pool.query(`insert into translation (scope, key, text) values
    ('pl', 'basket.pieces_few', '{count} rzeczy'), ('pl', 'basket.pieces_one', '{count} rzecz'), ('pl', 'basket.pieces_other', 'o''{count}'),
    ('de-AT', 'basket.pieces_one', '1 Ding'), ('fi', 'wishlist.too_many', 'Liikaa'), ('fi', 'basket.title', 'Kori')`);
  await pool.query(`insert into translation_version (scope, key, number, text, source, at, who) values
    ('pl', 'basket.pieces_one', 1, '1 szt.', 'edit', '2026-01-01', 'ada'), ('pl', 'basket.pieces_few', 1, '{count} rzeczy', 'import', '2026-01-02', 'bob'),
    ('pl', 'basket.pieces_one', 2, null, 'undo', '2026-01-03', 'ada'), ('pl', 'basket.pieces_one', 3, '{count} rzecz', 'edit', '2026-01-04', 'ada'),
    ('fi', 'basket.title', 1, 'Kori', 'edit', '2026-01-01', 'ada')`);
  await pool.query(`insert into release (id, name, state, created_at, created_by) values ($1, 'Spring', 'planned', now(), 'ada')`, [
    release,
  ]);
  await pool.query(
    `insert into release_text (release_id, scope, key, text, based_on) values
      ($1, 'pl', 'basket.pieces_few', 'Wiosna {count}', 1), ($1, 'pl', 'basket.pieces_one', null, 2), ($1, 'cs', 'tile.colours_other', '{count} barev', 0)`,
    [release],
  );
}

const rowsOf = async (table: string, order: string) => (await pool.query(`select * from ${table} order by ${order}`)).rows;

test('forms of a key are one text; a form that nobody wrote stays out of it, and other texts stay as they are', async () => {
  expect(await rowsOf('translation', 'scope, key')).toEqual([
    { scope: 'de-AT', key: 'basket.pieces', text: '{count, plural, one {1 Ding}}' },
    { scope: 'fi', key: 'basket.title', text: 'Kori' },
    { scope: 'fi', key: 'wishlist.too_many', text: 'Liikaa' },
    { scope: 'pl', key: 'basket.pieces', text: "{count, plural, one {{count} rzecz} few {{count} rzeczy} other {o'{count}}}" },
  ]);
});

test('what shoppers read is what they read before: a form that is left out is the language’s', async () => {
  const german = '{count, plural, one {{count} Artikel} other {{count} Artikel}}';
  const rows = (await rowsOf('translation', 'scope, key')) as { scope: string; key: string; text: string }[];
  const market = { id: 'de-AT', language: { baseCode: 'de' } } as Parameters<ReturnType<typeof mergeTexts>>[0];
  expect(mergeTexts(new Map([['de', { 'basket.pieces': german }]]), rows)(market)).toMatchObject({
    'basket.pieces_one': '1 Ding',
    'basket.pieces_other': '{count} Artikel',
  });
});

test('the history of the forms is the history of the text, each step with who took it', async () => {
  const versions = (await rowsOf('translation_version', 'scope desc, number')).filter(({ scope }) => scope === 'pl');
  expect(versions.map(({ key, number, text, source, who }) => [key, number, text, source, who])).toEqual([
    ['basket.pieces', 1, '{count, plural, one {1 szt.}}', 'edit', 'ada'],
    ['basket.pieces', 2, '{count, plural, one {1 szt.} few {{count} rzeczy}}', 'import', 'bob'],
    ['basket.pieces', 3, '{count, plural, few {{count} rzeczy}}', 'undo', 'ada'],
    ['basket.pieces', 4, '{count, plural, one {{count} rzecz} few {{count} rzeczy}}', 'edit', 'ada'],
  ]);
});

test('what is planned for a form is planned for the text, and it is still known that somebody wrote it since', async () => {
  expect(await rowsOf('release_text', 'scope')).toMatchObject([
    { scope: 'cs', key: 'tile.colours', text: '{count, plural, other {{count} barev}}', based_on: 0 },
    { scope: 'pl', key: 'basket.pieces', text: "{count, plural, few {Wiosna {count}} other {o'{count}}}", based_on: 3 },
  ]);
});
