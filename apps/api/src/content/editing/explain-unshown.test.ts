import { expect, test } from 'vitest';
import { buildFixture } from '../content.fixture.ts';
import { explainUnshown } from './explain-unshown.ts';

const flags = [{ market: 'fr-BE', name: 'returns', value: false, scope: 'market' }];
const content = buildFixture({ flags: flags as never });
const why = (market: string, alias: Parameters<typeof explainUnshown>[1]['alias']) =>
  explainUnshown(content, { market, alias }).flatMap(({ keys }) => keys);

test('an address is refused where the market has no stores or its feature is off, and nowhere else', () => {
  expect(why('nb-NO', 'storeLocatorPage')).toEqual(['studio.page_needs_stores']);
  expect(why('de-DE', 'storeLocatorPage')).toEqual([]);
  expect(why('fr-BE', 'returnItemsPage')).toEqual(['studio.page_needs_feature']);
  expect(why('nl-BE', 'returnItemsPage')).toEqual([]);
  expect(why('nb-NO', 'contentPage')).toEqual([]);
});

test('a page of every market needs one market that can show it', () => {
  expect([why('*', 'storeLocatorPage'), why('*', 'returnItemsPage')]).toEqual([[], []]);
});
