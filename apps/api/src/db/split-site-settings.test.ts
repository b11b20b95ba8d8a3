import { mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { emptyDatabase } from './test-database.ts';

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
const site = (over: object = {}) => ({
  shopName: 'Selvedge',
  mainMenu: [{ title: 'Kobiety' }],
  slimBanners: [{ id: 'a', text: 'Wyprzedaż' }],
  footer: [{ id: 'help', title: 'Pomoc' }],
  socialLinks: [],
  ...over,
});
const menu = (title: string) => ({ mainMenu: [{ title }] });
const banner = (text: string) => ({ slimBanners: [{ id: 'a', text }] });
const crop = '0123456789abcdef01234567';
const pictured = { appBanner: { picture: { src: `/img/c/${crop}` } } };
const menus = (title = 'Kobiety') => ({ shopName: 'Selvedge', ...menu(title) });

let pool: pg.Pool;

beforeAll(async () => {
  const before = mkdtempSync(join(tmpdir(), 'selvedge-before-'));
  for (const name of readdirSync(migrations)) if (name < '0107') symlinkSync(join(migrations, name), join(before, name));
  ({ pool } = await emptyDatabase('split'));
  await migrate(pool, { directory: before });
  await fill();
  await migrate(pool);
});
afterAll(() => pool.end());

async function fill(): Promise<void> {
  const json = JSON.stringify;
  await pool.query(`insert into site_setting (market, navigation) values ('pl-PL', $1), ('*', $2)`, [
    json(site(pictured)),
    json(site(menu('Women'))),
  ]);
  const versions = [
    ['published', site()],
    ['published', site(menu('Kobieta'))],
    ['kept', site(banner('Szkic'))],
    ['withdrawn', null],
    ['published', site(pictured)],
  ] as const;
  for (const [at, [kind, content]] of versions.entries())
    await pool.query(
      `insert into setting_version (name, market, number, kind, content, at, who) values ('navigation', 'pl-PL', $1, $2, $3, now(), 'ada')`,
      [at + 1, kind, content && json(content)],
    );
  await pool.query(
    `insert into setting_draft (name, market, content, version, changed_at, changed_by) values
      ('navigation', 'pl-PL', $1, 7, now(), 'ada'), ('navigation', 'cs-CZ', $2, 2, now(), 'bob'), ('navigation', 'fi-FI', null, 4, now(), 'bob'),
      ('badges', 'pl-PL', '[]', 1, now(), 'ada')`,
    [json(site({ ...pictured, ...banner('') })), json(site(menu('Zeny')))],
  );
  await plan('Sale', 'planned', 'pl-PL', site({ ...pictured, ...banner('-50 %') }));
  await plan('After', 'planned', 'pl-PL', site(pictured));
  await plan('Same', 'planned', '*', site(menu('Women')));
  await plan('Over', 'live', 'pl-PL', site());
}

async function plan(name: string, state: string, market: string, content: object): Promise<void> {
  await pool.query(
    `with made as (insert into release (name, state, created_at, created_by) values ($1, $2, now(), 'ada') returning id)
     insert into release_setting (release_id, name, market, content) select id, 'navigation', $3, $4 from made`,
    [name, state, market, JSON.stringify(content)],
  );
}

const list = async (query: string) => (await pool.query({ text: query, rowMode: 'array' })).rows;

test('what was live is live in three parts, of every market', async () => {
  expect(await list(`select market, name, content from document order by market desc, name`)).toEqual([
    ['pl-PL', 'banners', banner('Wyprzedaż')],
    ['pl-PL', 'footer', { footer: [{ id: 'help', title: 'Pomoc' }], socialLinks: [], ...pictured }],
    ['pl-PL', 'menus', menus()],
    ['*', 'banners', banner('Wyprzedaż')],
    ['*', 'footer', { footer: [{ id: 'help', title: 'Pomoc' }], socialLinks: [] }],
    ['*', 'menus', menus('Women')],
  ]);
  expect(await list(`select to_regclass('site_setting')`)).toEqual([[null]]);
});

test('work is on the parts that differ from what shoppers see, and no version goes back', async () => {
  expect(await list(`select market, name, content, version, changed_by from setting_draft order by market, name`)).toEqual([
    ['cs-CZ', 'banners', null, 2, 'bob'],
    ['cs-CZ', 'footer', null, 2, 'bob'],
    ['cs-CZ', 'menus', menus('Zeny'), 2, 'bob'],
    ...['banners', 'footer', 'menus'].map((name) => ['fi-FI', name, null, 4, 'bob']),
    ['pl-PL', 'badges', [], 1, 'ada'],
    ['pl-PL', 'banners', banner(''), 7, 'ada'],
    ['pl-PL', 'footer', null, 7, 'ada'],
    ['pl-PL', 'menus', null, 7, 'ada'],
  ]);
});

test('a version stays with the parts that it changed, under its number', async () => {
  expect(await list(`select name, array_agg(number order by number) from setting_version group by name order by name`)).toEqual([
    ['banners', [1, 3, 4, 5]],
    ['footer', [1, 3, 4, 5]],
    ['menus', [1, 2, 3, 4, 5]],
  ]);
  expect(await list(`select content from setting_version where name = 'menus' and number in (1, 2)`)).toEqual([
    [menus()],
    [menus('Kobieta')],
  ]);
});

test('a planned release holds what releases change, and what brings it back; one that is over says what it was', async () => {
  const waiting = await list(
    `select r.name, s.name, s.content from release_setting s join release r on r.id = s.release_id order by r.name, s.name`,
  );
  expect(waiting).toEqual([
    ['After', 'banners', banner('Wyprzedaż')],
    ['Over', 'banners', banner('Wyprzedaż')],
    ['Over', 'footer', { footer: [{ id: 'help', title: 'Pomoc' }], socialLinks: [] }],
    ['Over', 'menus', menus()],
    ['Sale', 'banners', banner('-50 %')],
    ['Same', 'menus', menus('Women')],
  ]);
});

test('the library knows where a picture is shown now', async () => {
  expect(await list(`select source, holder::jsonb from media_use where crop_key = '${crop}'`)).toEqual([['document', ['pl-PL', 'footer']]]);
});
