import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { describe, expect, test } from 'vitest';
import { addSpot, changeSpot, listSpots, removeSpot } from './page-spots.ts';

const block = { id: 'words', _alias: 'text', text: 'Cloth' };
const spot = (id: string, position: number) => ({ id, position, size: '1x1' as const, random: false, block });
const inRow = { id: 'b', _alias: 'promotionSpot', position: 5, type: '2x1', random: true, disabledMobile: true, block };

const page: EditedContent = {
  _meta: { alias: 'categoryPage', url: '/nl-NL/women' },
  seo: { title: 'Women', description: '', metaTags: [], linkTags: [], structuredData: [] },
  heading: 'Women',
  intro: '',
  breadcrumb: [],
  rows: { top: [], bottom: [], plp: [{ id: 'r1', blocks: [inRow, { id: 't', _alias: 'text' }] }] },
  promotionalSpots: [spot('a', 3)],
};

describe('the promotion spots of a page', () => {
  test('are those of its list, then those among its rows, as the shop places them', () => {
    expect(listSpots(page)).toMatchObject([
      { key: 'own a', position: 3, size: '1x1' },
      { key: 'row b', position: 5, size: '2x1', random: true, disabledMobile: true, block },
    ]);
  });

  test('are changed where they are kept', () => {
    const moved = changeSpot(changeSpot(page, 'own a', { position: 7 }), 'row b', { position: 1, size: '2x2', disabledMobile: undefined });
    expect(moved.promotionalSpots).toEqual([spot('a', 7)]);
    const { disabledMobile: _, ...rest } = inRow;
    expect(moved.rows.plp?.[0]?.blocks[0]).toEqual({ ...rest, position: 1, type: '2x2' });
    expect(page.promotionalSpots?.[0]?.position).toBe(3);
  });

  test('nothing else on the page is touched', () => {
    const { promotionalSpots: _, rows: __, ...others } = page;
    expect(changeSpot(page, 'own a', { position: 7 })).toMatchObject(others);
    expect(changeSpot(page, 'own nobody', { position: 7 })).toEqual(page);
  });

  test('one that is taken away leaves no empty row behind', () => {
    expect(removeSpot(page, 'row b').rows.plp).toEqual([{ id: 'r1', blocks: [{ id: 't', _alias: 'text' }] }]);
    const alone = { ...page, rows: { ...page.rows, plp: [{ id: 'r1', blocks: [inRow] }] } };
    expect(removeSpot(alone, 'row b').rows.plp).toEqual([]);
    expect(removeSpot(page, 'own a').promotionalSpots).toEqual([]);
  });

  test('a new one comes last in the list', () => {
    const { promotionalSpots: _, ...bare } = page;
    expect(addSpot(bare, spot('c', 2)).promotionalSpots).toEqual([spot('c', 2)]);
    expect(addSpot(page, spot('c', 2)).promotionalSpots?.map(({ id }) => id)).toEqual(['a', 'c']);
  });
});
