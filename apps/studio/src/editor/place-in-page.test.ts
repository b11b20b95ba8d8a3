import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { describe, expect, test } from 'vitest';
import { placeInPage } from './place-in-page.ts';

const content = {
  rows: {
    top: [
      { id: 'f0c1', blocks: [{ id: 'aa11', _alias: 'text', headline: 'Hello' }] },
      { id: 'f0c2', blocks: [{ id: 'bb22', _alias: 'imageWithLink' }] },
    ],
    bottom: [],
  },
  fixedWidgets: [{ id: 'cc33', _alias: 'usp' }],
} as unknown as EditedContent;

describe('a place of a page is named in words, never by an id or a key', () => {
  test.each([
    ['rows.top.f0c2.blocks.bb22.headline', 'Above › Row 2 › Banner › Headline'],
    ['rows.top.1.blocks.0.images.mobile', 'Above › Row 2 › Banner › Picture'],
    ['rows.top.order', 'Above › Order'],
    ['rows.top.f0c1', 'Above › Row 1'],
    ['rows.sidebar.9999', 'Beside the filters'],
    ['fixedWidgets.cc33.items.0.itemText', 'Above all rows › Promises › Items › 1 › Text'],
    ['seo.title', 'Search engine title'],
    ['heading', 'Heading'],
    ['isLandingPage', 'Landing page without products'],
    ['daysForNewIn', 'Days a product counts as new'],
    ['someNewField', 'Page settings'],
  ])('%s', (at, words) => {
    expect(placeInPage(at, [content])).toBe(words);
  });
});
