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

const show = (block: { id: string; _alias: string }) => draw(blockSchemas[block._alias as BlockAlias].parse(block));

const draw = (block: ReturnType<(typeof blockSchemas)[BlockAlias]['parse']>) =>
  renderToString(
    <BlockHostContext value={host}>
      <RenderRows rows={[{ id: 'row', blocks: [block] }]} />
    </BlockHostContext>,
  );

beforeAll(() => loadViews());

/** The server holds what is said twice once, the browser reads it twice: a view that asks whether two things are one object is drawn anew. */
function share<T>(value: T, known = new Map<string, unknown>()): T {
  if (typeof value !== 'object' || value === null) return value;
  const text = JSON.stringify(value);
  if (known.has(text)) return known.get(text) as T;
  const parts = Object.entries(value).map(([name, part]) => [name, share(part, known)]);
  const shared = Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  known.set(text, shared);
  return shared as T;
}

/** The pictures of all screens say the same. */
function samePictures<T>(block: T): T {
  return JSON.parse(JSON.stringify(block), (_, value) =>
    value?.desktop?.src ? { mobile: { ...value.desktop }, tablet: { ...value.desktop }, desktop: { ...value.desktop } } : value,
  );
}

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
  test('looks the same whether what it says twice is held once or twice', () => {
    const block = samePictures(blockSchemas[alias].parse(sampleBlock(alias)));
    expect(draw(share(block))).toBe(draw(block));
  });

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
