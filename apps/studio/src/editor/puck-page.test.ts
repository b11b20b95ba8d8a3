import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { expect, test } from 'vitest';
import { fromPuck, toPuck } from './puck-page.ts';

const content: EditedContent = {
  _meta: { alias: 'homePage', url: '/de-DE' },
  seo: { title: 'Home', description: 'All of it', metaTags: [{ name: 'a', content: 'b' }], linkTags: [], structuredData: [] },
  heading: 'Selvedge',
  intro: '',
  breadcrumb: [],
  contentId: 'home',
  rows: {
    top: [
      {
        id: 'one',
        perRowMobile: 2,
        hideOnISO: true,
        blocks: [
          { id: 'a', _alias: 'text', text: 'Words' },
          { id: 'b', _alias: 'divisionMode', halves: [{ headline: 'Left' }, { headline: 'Right' }] },
        ],
      },
    ],
    bottom: [{ id: 'two', blocks: [{ id: 'c', _alias: 'text', text: 'More' }] }],
    emptySearch: [{ id: 'three', blocks: [{ id: 'd', _alias: 'text', text: 'Nothing found' }] }],
  },
};

test('a page that goes through the editor untouched comes out the same', () => {
  for (const variants of [['top', 'bottom', 'emptySearch'], ['top', 'bottom'], ['top']] as const)
    expect(fromPuck(toPuck(content, variants), content, variants)).toEqual(content);
});

test('a block laid straight onto the page gets a row of its own', () => {
  const data = toPuck(content, ['top']);
  (data.root.props as unknown as { top: unknown[] }).top.push({ type: 'text', props: { id: 'new', text: 'Loose' } });
  expect(fromPuck(data, content, ['top']).rows.top[1]).toEqual({ id: 'row-new', blocks: [{ id: 'new', _alias: 'text', text: 'Loose' }] });
});

test('what was emptied is gone, not undefined', () => {
  const data = toPuck(content, ['top']);
  (data.root.props as unknown as { top: { props: { blocks: { props: object }[] } }[] }).top[0]!.props.blocks[0]!.props = {
    id: 'a',
    text: 'Words',
    link: undefined,
    images: { mobile: { alt: 'x', focus: undefined } },
  };
  expect(fromPuck(data, content, ['top']).rows.top[0]!.blocks[0]).toStrictEqual({
    id: 'a',
    _alias: 'text',
    text: 'Words',
    images: { mobile: { alt: 'x' } },
  });
});

test('the words of the page itself are edited with it', () => {
  const data = toPuck(content, ['top']);
  Object.assign(data.root.props as object, { title: 'New heading', seoTitle: 'New title' });
  expect(fromPuck(data, content, ['top'])).toMatchObject({
    heading: 'New heading',
    seo: { title: 'New title', metaTags: [{ name: 'a', content: 'b' }] },
    contentId: 'home',
  });
});

test('a row whose last block was dragged away or deleted is not kept', () => {
  const data = toPuck(content, ['top', 'bottom']);
  const { top, bottom } = data.root.props as unknown as Record<'top' | 'bottom', { props: { blocks: unknown[] } }[]>;
  top[0]!.props.blocks.push(...bottom[0]!.props.blocks.splice(0));
  const { rows } = fromPuck(data, content, ['top', 'bottom']);
  expect([rows.top.map(({ blocks }) => blocks.length), rows.bottom]).toEqual([[3], []]);
});
