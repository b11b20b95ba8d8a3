import type { Client } from '@selvedge/contract/client.ts';
import { type Navigation, siteParts } from '@selvedge/contract/navigation.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import { settings } from '@selvedge/contract/studio/settings.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { publishOverdue } from '../editing/go-live.ts';
import { previewContent } from '../editing/preview-content.ts';
import { loadContent } from '../load-content.ts';

const market = 'pt-PT';
const link = { url: '/pt-PT/i/sale' };
let ada: Client;
let now: Date;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  const app = await testApp({ clock: () => now });
  ada = callAs(app, await signInAsStaff((await testDb()).db, { role: 'editor', now, seconds: 1_000_000 }));
});

const parts = ['menus', 'banners', 'footer'] as const;
type Part = (typeof parts)[number];

/** Every part says the same word, where it is seen. */
const saying = (part: Part, word: string) =>
  ({
    menus: { shopName: 'Selvedge', mainMenu: [{ title: word, link }] },
    banners: { slimBanners: [{ id: 'a', text: word, link }] },
    footer: { footer: [{ id: 'a', title: word, categories: [] }] },
  })[part];
const saidBy = ({ mainMenu, slimBanners, footer }: Navigation) => [mainMenu[0]?.title, slimBanners[0]?.text, footer[0]?.title];

async function save(part: Part, work: unknown): Promise<number> {
  const key = { name: part, market };
  const { version } = await ada(settings.getSetting, { query: key });
  return (await ada(settings.saveSetting, { body: { ...key, basedOn: version, content: work } })).version;
}

const publish = async (part: Part, word: string) =>
  ada(settings.publishSetting, { body: { name: part, market, version: await save(part, saying(part, word)) } });

async function shown(): Promise<unknown[]> {
  const { db } = await testDb();
  const live = await loadContent(db, { log: { warn() {} } });
  return saidBy(live.byMarket.get(market)!.navigation);
}

test('a banner that is not finished neither holds a menu back nor goes live with it', async () => {
  const { db } = await testDb();
  await save('banners', { slimBanners: [{ id: 'a', text: '' }] });
  await publish('menus', 'Novo');
  // A footer that nobody has written holds what the law wants there.
  expect(await shown()).toEqual(['Novo', undefined, 'Informação legal']);
  const banners = await ada(settings.getSetting, { query: { name: 'banners', market } });
  expect(banners).toMatchObject({ state: 'draft', content: { slimBanners: [{ text: '' }] } });
  await save('menus', saying('menus', 'Rascunho'));
  const live = await loadContent(db, { log: { warn() {} } });
  const seen = await previewContent(db, live, { market, at: now, drafts: true });
  expect(saidBy(seen.byMarket.get(market)!.navigation)).toEqual(['Rascunho', undefined, 'Informação legal']);
});

test.each(parts)('whatever is done to %s leaves the other two as they are', async (part) => {
  for (const each of parts) await publish(each, 'before');
  for (const each of parts) await save(each, saying(each, 'work'));
  const others = parts.filter((each) => each !== part);
  const look = async () =>
    Promise.all(
      others.flatMap((name) => [
        ada(settings.getSetting, { query: { name, market } }),
        ada(settings.listSettingVersions, { query: { name, market } }),
      ]),
    );
  const before = await look();
  const expected = (word: string) => parts.map((each) => (each === part ? word : 'before'));

  await publish(part, 'published');
  expect(await shown()).toEqual(expected('published'));

  const dueAt = new Date(now.getTime() + 3_600_000).toISOString();
  const version = await save(part, saying(part, 'released'));
  await ada(editing.planRelease, { body: { name: 'Later', dueAt, settings: [{ name: part, market, version }] } });
  now = new Date(now.getTime() + 7_200_000);
  await publishOverdue((await testDb()).db, now);
  expect(await shown()).toEqual(expected('released'));

  const { version: basedOn } = await ada(settings.getSetting, { query: { name: part, market } });
  const restored = await ada(settings.restoreSetting, { body: { name: part, market, number: 1, basedOn } });
  await ada(settings.publishSetting, { body: { name: part, market, version: restored.version } });
  expect(await shown()).toEqual(expected('before'));
  expect(await look()).toEqual(before);
});

test('a market may have a footer of its own and share the menus of all', async () => {
  for (const name of parts) {
    const key = { name, market: '*' };
    const { version } = await ada(settings.saveSetting, { body: { ...key, basedOn: 0, content: saying(name, 'all') } });
    await ada(settings.publishSetting, { body: { ...key, version } });
  }
  await publish('footer', 'own');
  expect(await shown()).toEqual(['all', 'all', 'own']);
});

test('the parts are all there is of the site settings, and share nothing', () => {
  const names = Object.values(siteParts).flatMap((part) => Object.keys(part.shape));
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(siteParts)).toEqual([...parts]);
});
