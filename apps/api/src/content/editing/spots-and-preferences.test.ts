import { attempt } from '@selvedge/contract/attempt.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testNow as now, testApp } from '../../harness/test-app.ts';
import { loadContent } from '../load-content.ts';

let ada: Client;

beforeEach(async () => {
  await emptyTables();
  const app = await testApp({ clock: () => now });
  const { db } = await testDb();
  ada = callAs(app, await signInAsStaff(db, { role: 'editor', now }));
});

async function keep(key: { market: string; path: string }, change: Partial<EditedContent>): Promise<number> {
  const page = await ada(editing.createPage, { body: { ...key, title: 'Shelf' } });
  const body = { ...key, basedOn: page.version, content: { ...page.content, ...change } };
  return (await ada(editing.saveDraft, { body })).version;
}

async function liveAt({ market, path }: { market: string; path: string }) {
  const { db } = await testDb();
  return (await loadContent(db, { log: { warn() {} } })).byMarket.get(market)?.pages.get(path);
}

describe('promotion spots of a category page', () => {
  const key = { market: 'nl-NL', path: '/women/knitwear' };
  const words = { id: 'words', _alias: 'text', text: 'Cloth' };
  const spot = (block: object) => ({ id: 'a', position: 4, size: '2x1' as const, random: false, block: block as typeof words });

  test('CMS-045 go live with their page, complete, and are counted in the list of pages', async () => {
    const version = await keep(key, { promotionalSpots: [spot(words)] });
    await ada(editing.publishPage, { body: { ...key, version } });
    expect((await liveAt(key))?.promotionalSpots).toMatchObject([
      { position: 4, size: '2x1', block: { text: [{ tag: 'p', children: [{ text: 'Cloth' }] }] } },
    ]);
    expect(await ada(editing.listPages, { query: { market: 'nl-NL' } })).toMatchObject([{ path: key.path, spots: 1 }]);
  });

  test('one that is not finished keeps its page from going live, and says where', async () => {
    const version = await keep(key, { promotionalSpots: [spot({ id: 'picture', _alias: 'imageWithLink' })] });
    expect((await ada(editing.checkPage, { query: key }))[0]?.at).toMatch(/^promotionalSpots\.0\.block/);
    const refused = await attempt(ada(editing.publishPage, { body: { ...key, version } }));
    expect(refused).toMatchObject({ hasError: true, error: { status: 400 } });
    expect(await liveAt(key)).toBeUndefined();
  });

  test('nothing in them can run', async () => {
    const hostile = { ...words, text: '<img src=x onerror=alert(1)>Cloth', link: { url: 'javascript:alert(1)' } };
    await keep(key, { promotionalSpots: [spot(hostile)] });
    const { content } = await ada(editing.getPage, { query: key });
    expect(JSON.stringify(content.promotionalSpots)).not.toMatch(/onerror|javascript:/);
  });
});

test('ACC-003, ACC-005 groups of preferences go live with the page of the account, their keys in small letters', async () => {
  const key = { market: 'nl-NL', path: '/account/preferences' };
  const group = {
    id: 'cloth',
    type: '',
    title: 'Cloth',
    description: '',
    numberOfColumns: '2',
    isAccordion: false,
    isAccordionOpen: false,
  };
  const option = { key: 'LINEN', title: 'Linen', description: '', alias: '' };
  const version = await keep(key, { userPreferences: [{ ...group, isRadio: false, userOptions: [option] }] });
  await ada(editing.publishPage, { body: { ...key, version } });
  expect((await liveAt(key))?.userPreferences).toEqual([{ ...group, isRadio: false, userOptions: [{ ...option, key: 'linen' }] }]);
});
