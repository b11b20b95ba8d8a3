import { type BlockAlias, blockSchemas } from '@selvedge/contract/content/blocks.ts';
import { hostileTexts } from '@selvedge/domain/content/hostile-texts.fixture.ts';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BlockHost, BlockHostContext } from './block-host.ts';
import { RenderRows } from './render-rows.tsx';
import { sampleBlock } from './sample-block.fixture.ts';
import { loadViews } from './views.ts';

const aliases = Object.keys(blockSchemas) as BlockAlias[];

const host: BlockHost = {
  t: (key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key),
  locale: 'en-GB',
  path: '/en-GB/i/test',
  href: (path) => `/en-GB${path}`,
  blocksPerRow: 6,
  ProductRow: ({ request, title }) => (
    <p>
      {title} {request.kind}
    </p>
  ),
  ProductPictures: ({ title }) => <p>{title}</p>,
  FreeFreight: ({ version }) => <p>{version}</p>,
  readAudience: async () => ({ audience: 'guest', now: new Date(0) }),
  whenVideoAllowed: () => () => {},
  allowVideo: () => {},
  joinClub: async () => ({ needsConfirmation: true }),
};

const show = (block: { id: string; _alias: string }) =>
  renderToString(
    <BlockHostContext value={host}>
      <RenderRows rows={[{ id: 'row', blocks: [blockSchemas[block._alias as BlockAlias].parse(block)] }]} />
    </BlockHostContext>,
  );

beforeAll(() => loadViews());

/** What a browser would do with it: names of elements and attributes, and where things lead. */
function dangersIn(html: string): string[] {
  const found: string[] = [];
  for (const [, tag, attributes] of html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s"=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)) {
    if (/^(script|object|embed|base|meta|link|style|form)$/i.test(tag!) && tag !== 'form') found.push(tag!);
    for (const [, name, value = ''] of attributes!.matchAll(/\s+([^\s"=>/]+)(?:="([^"]*)")?/g)) {
      if (/^on/i.test(name!) || name === 'style' || name === 'srcdoc') found.push(`${tag} ${name}`);
      if (/^(href|src|action|formaction|poster|xlink:href)$/i.test(name!) && !/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?]|$)/i.test(value))
        found.push(`${tag} ${name}=${value}`);
    }
  }
  return found;
}

describe.each(aliases)('%s', (alias) => {
  test('is shown with every field set', () => {
    const html = show(sampleBlock(alias));
    expect(html.length).toBeGreaterThan(40);
    expect(dangersIn(html)).toEqual([]);
  });

  test('CMS-044 stays away from screens where its editor does not want it', () => {
    const html = show({ ...sampleBlock(alias), disabledMobile: true, disabledApp: true } as never);
    expect(html).toMatch(/<div class="[^"]*copy[^"]*" data-tablet="true" data-desktop="true">/);
  });

  test('runs nothing that was put into one of its texts', () => {
    for (const hostile of hostileTexts) {
      const short = hostile.slice(0, 90);
      const html = show(
        sampleBlock(alias, {
          text: () => short,
          richText: () => [{ tag: 'p', children: [{ text: hostile }, { tag: 'a', children: [{ text: hostile }] }] }],
          url: '/en-GB/women',
        }),
      );
      expect(dangersIn(html), hostile).toEqual([]);
    }
  });
});

test('the watch over dangers sees them', () => {
  expect(dangersIn('<p onclick="x"></p><script></script><a href="javascript:x">a</a><p style="x">')).toHaveLength(4);
});
