import { attempt } from '@selvedge/contract/attempt.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { Menus } from '@selvedge/contract/navigation.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import { settings } from '@selvedge/contract/studio/settings.ts';
import { studio } from '@selvedge/contract/studio/staff.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { relayOutbox } from '../../jobs/relay-outbox.ts';
import { publishOverdue } from '../editing/go-live.ts';
import { previewContent } from '../editing/preview-content.ts';
import { releaseHandlers } from '../editing/schedule-releases.ts';
import { loadContent } from '../load-content.ts';

const menus = { name: 'menus', market: 'de-DE' };
const footer = { name: 'footer', market: 'de-DE' };
const freight = { name: 'free-freight-value', market: '*' };
const quiet = { warn() {}, error() {} };
const inHours = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);
let now = testNow;
let app: FastifyInstance;
let ada: Client;
let bob: Client;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now });
  ada = await staff('editor');
  bob = await staff('editor');
});

async function staff(role: 'editor' | 'merchandiser' | 'customer-service' | 'auditor' | 'administrator'): Promise<Client> {
  return callAs(app, await signInAsStaff((await testDb()).db, { role, now, seconds: 1_000_000 }));
}

const menu = (...titles: string[]) => Menus.parse({ shopName: 'Selvedge', mainMenu: titles.map((title) => ({ title })) });
const limit = (freightValue: number) => ({ freightValue, currency: 'EUR', freightVersion: 'progress' });

async function save(key: typeof menus, content: unknown, on = ada): Promise<number> {
  const { version } = await on(settings.getSetting, { query: key });
  return (await on(settings.saveSetting, { body: { ...key, basedOn: version, content } })).version;
}

async function publish(key: typeof menus, content: unknown, on = ada): Promise<void> {
  await on(settings.publishSetting, { body: { ...key, version: await save(key, content, on) } });
}

async function liveMenu(market = 'de-DE'): Promise<string[] | undefined> {
  const content = await loadContent((await testDb()).db, { log: quiet });
  return content.byMarket.get(market)?.navigation.mainMenu.map(({ title }) => title);
}

async function liveLimit(market: string): Promise<number | undefined> {
  const content = await loadContent((await testDb()).db, { log: quiet });
  return (content.byMarket.get(market)?.documents.get('free-freight-value') as { freightValue: number } | undefined)?.freightValue;
}

test('a menu is worked on and published, and only then do shoppers see it', async () => {
  expect(await ada(settings.getSetting, { query: menus })).toMatchObject({ state: 'empty', version: 0, problems: [] });
  const version = await save(menus, menu('Damen', 'Herren'));
  expect(await liveMenu()).toEqual([]);
  expect(await ada(settings.getSetting, { query: menus })).toMatchObject({ state: 'draft', version });
  expect(await ada(settings.publishSetting, { body: { ...menus, version } })).toMatchObject({ state: 'live', number: 1 });
  expect(await liveMenu()).toEqual(['Damen', 'Herren']);
  await save(menus, menu('Damen'));
  expect(await ada(settings.getSetting, { query: menus })).toMatchObject({ state: 'changed', live: menu('Damen', 'Herren') });
});

test('two who work on one menu: the second is told, and neither work is lost', async () => {
  const first = await save(menus, menu('Damen'));
  await bob(settings.saveSetting, { body: { ...menus, basedOn: first, content: menu('Frauen') } });
  const mine = { ...menus, content: menu('Kleider') };
  const refused = await attempt(ada(settings.saveSetting, { body: { ...mine, basedOn: first } }));
  expect(refused.hasError && [refused.error.status, refused.error.errors]).toEqual([409, ['studio.setting_changed_elsewhere']]);
  const theirs = await ada(settings.getSetting, { query: menus });
  expect(theirs.content).toEqual(menu('Frauen'));
  await ada(settings.saveSetting, { body: { ...mine, basedOn: theirs.version, keepsOther: true } });
  const [kept] = await ada(settings.listSettingVersions, { query: menus });
  expect(kept).toMatchObject({ kind: 'kept', number: 1 });
  expect(await ada(settings.getSettingVersion, { query: { ...menus, number: 1 } })).toMatchObject({ content: menu('Frauen') });
});

test('of two who begin at the same moment one is told, however close they are', async () => {
  const both = await Promise.all(
    [ada, bob].map((each, at) => attempt(each(settings.saveSetting, { body: { ...menus, basedOn: 0, content: menu(`Menu ${at}`) } }))),
  );
  expect(both.map((each) => (each.hasError ? each.error.status : 200)).sort()).toEqual([200, 409]);
});

test('what a colleague has saved a moment ago is not published by mistake', async () => {
  const seen = await save(menus, menu('Damen'));
  await save(menus, menu('Unfinished'), bob);
  const refused = await attempt(ada(settings.publishSetting, { body: { ...menus, version: seen } }));
  expect(refused.hasError && refused.error.status).toBe(409);
  expect(await liveMenu()).toEqual([]);
});

test('a market without its own value shows that of every market, and can have its own and give it up', async () => {
  const own = { ...freight, market: 'de-DE' };
  await publish(freight, limit(50));
  expect(await ada(settings.getSetting, { query: own })).toMatchObject({ state: 'inherited', content: limit(50), inherited: limit(50) });
  await publish(own, limit(80));
  expect([await liveLimit('de-DE'), await liveLimit('fr-FR')]).toEqual([80, 50]);
  const listed = await ada(settings.listSettings, { query: { name: freight.name } });
  expect(listed.map(({ market, state }) => [market, state])).toEqual([
    ['*', 'live'],
    ['de-DE', 'live'],
  ]);
  await save(own, limit(90));
  expect(await ada(settings.withdrawSetting, { body: own })).toMatchObject({ state: 'inherited', content: limit(50) });
  expect(await liveLimit('de-DE')).toBe(50);
  const kinds = (await ada(settings.listSettingVersions, { query: own })).map(({ kind }) => kind);
  expect(kinds).toEqual(['withdrawn', 'kept', 'published']);
  expect(await ada(settings.restoreSetting, { body: { ...own, number: 1, basedOn: 3 } })).toMatchObject({
    state: 'draft',
    content: limit(80),
  });
});

test('the last value of a setting is not given up: shoppers would be left without a menu', async () => {
  await publish(menus, menu('Damen'));
  const refused = await attempt(ada(settings.withdrawSetting, { body: menus }));
  expect(refused.hasError && refused.error.errors).toEqual(['studio.nothing_inherited']);
  await publish({ ...menus, market: '*' }, menu('Women'));
  const common = await attempt(ada(settings.withdrawSetting, { body: { ...menus, market: '*' } }));
  expect(common.hasError && common.error.status).toBe(400);
});

test('work that is put aside is kept as a version, and an older version can be brought back', async () => {
  await publish(menus, menu('Damen'));
  const version = await save(menus, menu('Experiment'));
  const back = await ada(settings.discardSetting, { body: { ...menus, basedOn: version } });
  expect(back).toMatchObject({ state: 'live', content: menu('Damen') });
  const versions = await ada(settings.listSettingVersions, { query: menus });
  expect(versions.map(({ kind, number }) => [kind, number])).toEqual([
    ['kept', 2],
    ['published', 1],
  ]);
  const restored = await ada(settings.restoreSetting, { body: { ...menus, number: 2, basedOn: back.version } });
  expect(restored).toMatchObject({ state: 'changed', content: menu('Experiment') });
  expect(await liveMenu()).toEqual(['Damen']);
});

test('unfinished work is kept and says where it is unfinished; it does not go live', async () => {
  const { version, problems } = await ada(settings.saveSetting, {
    body: { ...freight, basedOn: 0, content: { currency: 'EUR', freightVersion: 'progress' } },
  });
  expect(problems).toEqual([{ at: 'freightValue', keys: ['validation.required'] }]);
  const refused = await attempt(ada(settings.publishSetting, { body: { ...freight, version } }));
  expect(refused.hasError && [refused.error.status, refused.error.errors]).toEqual([400, ['validation.required']]);
  const shape = await attempt(ada(settings.saveSetting, { body: { ...freight, basedOn: version, content: { freightValue: ['50'] } } }));
  expect(shape.hasError && shape.error.status).toBe(400);
  const list = await attempt(ada(settings.saveSetting, { body: { ...menus, basedOn: 0, content: null } }));
  expect(list.hasError && list.error.status).toBe(400);
});

test('two footer headlines of one id do not go live', async () => {
  const headline = { id: 'help', title: 'Hilfe', categories: [] };
  const version = await save(footer, { footer: [headline, headline] });
  const refused = await attempt(ada(settings.publishSetting, { body: { ...footer, version } }));
  expect(refused.hasError && refused.error.errors).toEqual(['studio.id_twice']);
});

test('an entry of a menu that has no name or leads nowhere does not go live, and says which one it is', async () => {
  const nowhere = { title: 'Kleider', link: { url: '' } };
  const problemsOf = async (key: typeof menus, content: unknown) =>
    (await ada(settings.saveSetting, { body: { ...key, basedOn: 0, content } })).problems.map(({ at }) => at);
  expect(await problemsOf(footer, { footer: [{ id: 'help', title: ' ', categories: [nowhere] }] })).toEqual([
    'footer.0.title',
    'footer.0.categories.0.link',
  ]);
  expect(await problemsOf(menus, { ...menu('Damen', ''), accountMenu: [] })).toEqual(['mainMenu.1.title']);
});

test('nothing that could run gets into a setting, by a link', async () => {
  await publish(menus, {
    ...menu('Damen'),
    sizeGuide: { url: 'javascript:alert(1)' },
    pageLinks: { help: 'data:text/html,<script>alert(1)</script>' },
  });
  await publish(footer, { socialLinks: [{ title: 'X', icon: 'x', externalLink: ' JavaScript:alert(1)' }] });
  const popupContent = '<p onclick="x()">Hello<script>alert(1)</script></p>';
  await publish({ ...menus, name: 'banners' }, { uniqueSellingPoints: [{ id: 'usp', itemText: '<b>Free</b>', popupContent }] });
  const kept = await Promise.all(
    ['menus', 'footer', 'banners'].map((name) => ada(settings.getSetting, { query: { name, market: 'de-DE' } })),
  );
  expect(JSON.stringify(kept)).not.toMatch(/javascript:|data:text/i);
  // Plain words are shown as the letters they are made of.
  expect(JSON.stringify(kept)).toContain('<p onclick=');
});

test('a setting or a market that there is not is not found', async () => {
  for (const key of [
    { name: 'no-such-thing', market: '*' },
    { name: 'constructor', market: '*' },
    { name: 'menus', market: 'xx-XX' },
  ]) {
    const answers = [
      await attempt(ada(settings.getSetting, { query: key })),
      await attempt(ada(settings.saveSetting, { body: { ...key, basedOn: 0, content: {} } })),
    ];
    expect(answers.map((each) => each.hasError && each.error.status)).toEqual([404, 404]);
  }
});

test('badges are the merchandiser’s, too; menus are not', async () => {
  const mia = await staff('merchandiser');
  const badges = { name: 'badges', market: '*' };
  await publish(badges, [{ badgeId: 'new', badgeTitle: 'New', locations: {} }], mia);
  const refused = [
    await attempt(mia(settings.saveSetting, { body: { ...menus, basedOn: 0, content: menu('Mine') } })),
    await attempt(mia(settings.publishSetting, { body: { ...menus, version: await save(menus, menu('Damen')) } })),
    await attempt((await staff('customer-service'))(settings.saveSetting, { body: { ...menus, basedOn: 0, content: menu() } })),
    await attempt((await staff('auditor'))(settings.getSetting, { query: menus })),
  ];
  expect(refused.map((each) => each.hasError && each.error.status)).toEqual([404, 404, 404, 404]);
});

test('a release takes menus and badges live together with pages, at its moment', async () => {
  const { db } = await testDb();
  await publish(menus, menu('Damen'));
  const version = await save(menus, menu('Sale'));
  const release = await ada(editing.planRelease, {
    body: { name: 'Sale', dueAt: inHours(2).toISOString(), settings: [{ ...menus, version }] },
  });
  expect(release.settings).toEqual([menus]);
  expect(await ada(settings.getSetting, { query: menus })).toMatchObject({ dueAt: inHours(2).toISOString() });
  await save(menus, menu('Later work that is not part of it'));
  const deliver = () => relayOutbox({ db, handlers: releaseHandlers({ db, clock: () => now }), now, log: quiet });
  now = inHours(1);
  await deliver();
  expect(await liveMenu()).toEqual(['Damen']);
  now = inHours(2);
  await deliver();
  expect(await liveMenu()).toEqual(['Sale']);
  const [over] = await ada(editing.listReleases, {});
  expect(over).toMatchObject({ state: 'live', settings: [menus] });
});

test('a release that was missed goes live later; one that is called off never does', async () => {
  const { db } = await testDb();
  const release = async (title: string) =>
    ada(editing.planRelease, {
      body: { name: title, dueAt: inHours(2).toISOString(), settings: [{ ...menus, version: await save(menus, menu(title)) }] },
    });
  const { id } = await release('Off');
  await ada(editing.cancelRelease, { params: { id } });
  const changed = await release('Out');
  await ada(editing.changeRelease, { params: { id: changed.id }, body: { removeSettings: [menus] } });
  const version = await save(freight, limit(10));
  await ada(editing.changeRelease, { params: { id: changed.id }, body: { addSettings: [{ ...freight, version }] } });
  now = inHours(3);
  expect((await publishOverdue(db, now)).failed).toEqual([]);
  expect([await liveMenu(), await liveLimit('fr-FR')]).toEqual([[], 10]);
});

test('a release without anything, or with a draft that has moved on, is refused', async () => {
  const empty = await attempt(ada(editing.planRelease, { body: { name: 'Nothing' } }));
  const version = await save(menus, menu('One'));
  await save(menus, menu('Two'));
  const old = await attempt(ada(editing.planRelease, { body: { name: 'Old', settings: [{ ...menus, version }] } }));
  expect([empty, old].map((each) => each.hasError && each.error.status)).toEqual([400, 409]);
});

test('a preview shows drafts of settings, and what is planned by a date; nobody else sees them', async () => {
  const { db } = await testDb();
  await publish({ ...freight, market: '*' }, limit(50));
  await publish(menus, menu('Damen'));
  const planned = await save(menus, menu('Planned'));
  await ada(editing.planRelease, { body: { name: 'P', dueAt: inHours(2).toISOString(), settings: [{ ...menus, version: planned }] } });
  await save(menus, menu('Draft'));
  await save({ ...menus, market: '*' }, menu('Every market'));
  await save(freight, limit(70));
  const live = await loadContent(db, { log: quiet });
  const look = async (market: string, at: Date, drafts: boolean) => {
    const shown = (await previewContent(db, live, { market, at, drafts })).byMarket.get(market)!;
    return [shown.navigation.mainMenu[0]?.title, (shown.documents.get(freight.name) as { freightValue: number }).freightValue];
  };
  expect(await look('de-DE', now, false)).toEqual(['Damen', 50]);
  expect(await look('de-DE', inHours(3), false)).toEqual(['Planned', 50]);
  expect(await look('de-DE', now, true)).toEqual(['Draft', 70]);
  expect(await look('fr-FR', now, true)).toEqual(['Every market', 70]);
});

test('who changed which menu, and what, is in the audit log', async () => {
  await publish(menus, menu('Damen'));
  const root = await staff('administrator');
  const entries = await root(studio.listAudit, { query: {} });
  const [last] = entries.filter(({ subject }) => subject === 'de-DE menus');
  expect(last).toMatchObject({ action: 'setting.publish', after: { shopName: 'Selvedge', version: 1 } });
});

test('the list of all settings has work on single categories, too', async () => {
  await save({ name: 'category/knitwear', market: 'de-DE' }, { texts: {} });
  const listed = await ada(settings.listSettings, { query: {} });
  expect(listed).toMatchObject([{ name: 'category/knitwear', market: 'de-DE', state: 'draft' }]);
});

test.each([
  ['badges', 'merchandiser'],
  ['category/knitwear', 'merchandiser'],
  ['category-tree', 'merchandiser'],
  ['size-guide-settings', 'merchandiser'],
  ['search-synonyms', 'merchandiser'],
  ['search-redirects', 'merchandiser'],
  ['free-freight-value', 'editor'],
  ['basket-settings', 'editor'],
  ['shipping-methods', 'editor'],
  ['menus', 'editor'],
] as const)('two people who work on %s: the second is told, and the first one’s work stays', async (name, role) => {
  const key = { name, market: 'de-DE' };
  const [first, second] = [await staff(role), await staff(role)];
  const { version: basedOn } = await first(settings.getSetting, { query: key });
  const isList = ['badges', 'search-synonyms', 'search-redirects', 'shipping-methods'].includes(name);
  await first(settings.saveSetting, { body: { ...key, basedOn, content: isList ? [] : {} } });
  const kept = await first(settings.getSetting, { query: key });
  const refused = await attempt(second(settings.saveSetting, { body: { ...key, basedOn, content: isList ? [] : {} } }));
  expect(refused.hasError && [refused.error.status, refused.error.errors]).toEqual([409, ['studio.setting_changed_elsewhere']]);
  expect(await second(settings.getSetting, { query: key })).toMatchObject({ version: kept.version, changedBy: kept.changedBy });
});

test('a chart with a wrong cell is kept as it was typed, is refused at its cell, and goes live once it is mended', async () => {
  const guide = { name: 'size-guide-settings', market: 'de-DE' };
  const charts = (waist: [number, number]) => ({
    ...{ url: '/de-DE/i/size-guide', unit: 'cm' },
    charts: [{ id: 'women', categories: ['women'], rows: [{ size: 'S', chest: 84, waist }], inches: { S: { chest: [34, 33] } } }],
  });
  const version = await save(guide, charts([69, 66]));
  const kept = await ada(settings.getSetting, { query: guide });
  expect(kept.content).toMatchObject(charts([69, 66]));
  const places = ['charts.0.rows.0.waist', 'charts.0.rows.0.chest.inches'];
  expect(kept.problems).toEqual(places.map((at) => ({ at, keys: ['studio.size_chart_backwards'] })));
  const refused = await attempt(ada(settings.publishSetting, { body: { ...guide, version } }));
  expect(refused).toMatchObject({ hasError: true, error: { status: 400 } });
  await publish(guide, { ...charts([66, 69]), charts: [{ ...charts([66, 69]).charts[0], inches: {} }] });
});

test('publishing no way of delivery and menus that lead nowhere is warned of before, and stands in nobody’s way', async () => {
  const manager = await staff('administrator');
  const delivery = { name: 'shipping-methods', market: 'pl-PL' };
  const off = { id: 'home', name: 'Dom', carrier: 'Poczta', deliveryType: 'home', price: 15, isOff: true };
  const saved = await manager(settings.saveSetting, { body: { ...delivery, basedOn: 0, content: [off] } });
  expect(await manager(settings.warnOfSetting, { query: delivery })).toEqual([{ at: '', keys: ['studio.warn_no_delivery'] }]);
  await manager(settings.publishSetting, { body: { ...delivery, version: saved.version } });
  const links = ['/de-DE/basket', '/de-DE/i/nowhere'].map((url) => ({ title: url, link: { url } }));
  await ada(settings.saveSetting, { body: { ...menus, basedOn: 0, content: Menus.parse({ shopName: 'S', mainMenu: links }) } });
  expect(await ada(settings.warnOfSetting, { query: menus })).toMatchObject([{ at: 'mainMenu.1.link', keys: ['studio.warn_dead_link'] }]);
});
