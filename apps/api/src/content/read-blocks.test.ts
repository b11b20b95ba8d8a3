import { PageContent } from '@selvedge/contract/page.ts';
import { expect, test } from 'vitest';
import { readBlocks } from './read-blocks.ts';

const pageOf = (blocks: object[]) =>
  PageContent.parse({ _meta: { alias: 'homePage', url: '' }, seo: { title: 'x' }, rows: { top: [{ id: 'r', blocks }], bottom: [] } });

const read = (blocks: object[]) => {
  const warnings: object[] = [];
  const page = readBlocks(pageOf(blocks), 'page x', { warn: (detail) => warnings.push(detail) });
  return { blocks: page.rows.top[0]?.blocks ?? [], warnings };
};

test('CMS-078, CMS-079 a block is given the defaults that its editor left out', () => {
  expect(read([{ id: 'a', _alias: 'text', text: [] }]).blocks).toMatchObject([{ wordLimit: 2500, buffers: 0, align: 'start' }]);
});

test.each([
  ['unknown', { id: 'a', _alias: 'hologram' }],
  ['of another shape', { id: 'a', _alias: 'text', text: 5 }],
  ['around one that is unknown', { id: 'a', _alias: 'promotionSpot', block: { id: 'b', _alias: 'hologram' } }],
  ['with variants of which none is known', { id: 'a', _alias: 'smart', variants: [{ block: { id: 'b', _alias: 'hologram' } }] }],
])('a block that is %s is reported and left out, and the page stays', (_, broken) => {
  const { blocks, warnings } = read([broken, { id: 'z', _alias: 'text', text: [] }]);
  expect(blocks.map(({ id }) => id)).toEqual(['z']);
  expect(warnings).toHaveLength(1);
});

test('a link that could run a script leads nowhere, also when it was stored by other hands', () => {
  const { blocks } = read([{ id: 'a', _alias: 'slimBannerSimple', text: 'x', link: { url: 'javascript:alert(1)' } }]);
  expect(blocks).toMatchObject([{ link: { url: '' } }]);
});

test('CMS-045 a promotion spot among the rows of a listing becomes a spot of its grid', () => {
  const spot = { id: 's', _alias: 'promotionSpot', position: 3, type: '2x1', block: { id: 'b', _alias: 'text', text: [] } };
  const raw = pageOf([]);
  const page = readBlocks({ ...raw, rows: { ...raw.rows, plp: [{ id: 'p', blocks: [spot] }] } }, 'page x', { warn: () => {} });
  expect(page.rows.plp).toEqual([]);
  expect(page.promotionalSpots).toMatchObject([{ id: 's', position: 3, size: '2x1', random: false, block: { _alias: 'text' } }]);
});
