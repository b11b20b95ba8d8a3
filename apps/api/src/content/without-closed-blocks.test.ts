import { expect, test } from 'vitest';
import { buildFixture, pageRow } from './content.fixture.ts';

const club = { id: 'c', _alias: 'customerClubSignup', headline: 'Be among the first', buttonText: 'Join' };
const words = { id: 'w', _alias: 'text', text: [] };
const variant = (block: object) => ({ audience: 'everyone', block });
const spot = (id: string, block: object) => ({ id, position: 1, size: '1x1', block });
const rows = {
  top: [
    { id: 'alone', blocks: [club] },
    { id: 'beside', blocks: [words, club] },
    { id: 'smart', blocks: [{ id: 's', _alias: 'smart', variants: [variant(club), variant(words)] }] },
    { id: 'only', blocks: [{ id: 'o', _alias: 'smart', variants: [variant(club)] }] },
  ],
  bottom: [],
};
const listing = { rows, fixedWidgets: [club, words], promotionalSpots: [spot('p', club), spot('q', words)] };
const pages = [pageRow('de-DE', '/women', listing), pageRow('ar-AE', '/women', listing)];
const flags = [{ market: 'de-DE', name: 'customerClub', value: false }];

test('MKT-049 where the club is off, no page invites to it, and what stands beside the invitation stays', () => {
  const warnings: object[] = [];
  const { byMarket } = buildFixture({ pages, flags }, warnings);
  expect(warnings).toEqual([]);
  const closed = byMarket.get('de-DE')!.pages.get('/women')!;
  expect(JSON.stringify(closed)).not.toContain('customerClubSignup');
  expect(closed.rows.top.map(({ id, blocks }) => [id, blocks.length])).toEqual([
    ['beside', 1],
    ['smart', 1],
  ]);
  expect(closed.fixedWidgets).toMatchObject([{ id: 'w' }]);
  expect(closed.promotionalSpots).toMatchObject([{ id: 'q' }]);
  const open = byMarket.get('ar-AE')!.pages.get('/women')!;
  expect(JSON.stringify(open).match(/customerClubSignup/g)).toHaveLength(6);
});
