import { type RichNode, richLimits, richTags } from '@selvedge/contract/content/rich-node.ts';
import { RichText } from '@selvedge/contract/content/rich-text.ts';
import { hostileTexts } from '@selvedge/domain/content/hostile-texts.fixture.ts';
import { writeRichText } from '@selvedge/domain/content/write-rich-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { readRichText, toRichText } from './to-rich-text.ts';

const all = (nodes: readonly RichNode[]): RichNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
const words = (nodes: readonly RichNode[] | undefined) =>
  all(nodes ?? [])
    .map(({ text = '' }) => text)
    .join('');
const written = (text: string) => writeRichText(readRichText(text));

function expectHarmless(nodes: readonly RichNode[]): void {
  expect(RichText.safeParse(nodes).success).toBe(true);
  for (const { tag, url, text } of all(nodes)) {
    expect(text !== undefined || (richTags as readonly unknown[]).includes(tag), tag).toBe(true);
    if (url) expect(url).toMatch(/^(https?:\/\/|mailto:|tel:|#|\?|\/(?![/\\]))/i);
  }
}

describe('hostile rich text', () => {
  test('there are sixty ways', () => {
    expect(new Set(hostileTexts).size).toBe(60);
  });

  test.each([...hostileTexts])('%s is made of nothing but what is allowed, however often it is read', (text) => {
    expectHarmless(readRichText(text));
    const nodes = parseHtml(text)!;
    expectHarmless(nodes);
    expect(writeRichText(parseHtml(writeRichText(nodes))!)).toBe(writeRichText(nodes));
  });

  test('whatever is typed, nothing else comes out, and reading twice is reading once', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      ' ',
      '/',
      'a',
      'p',
      'ul',
      'li',
      'script',
      'href',
      'javascript:',
      '<p>',
      '<a href="',
      '</p>',
      '&lt;',
      '&#106;',
      'x',
      '\n',
      '<!--',
      '-->',
      '<b>',
      '<svg>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const nodes = parseHtml(`<p>${pieces.join('')}`)!;
        expectHarmless(nodes);
        expect(writeRichText(parseHtml(writeRichText(nodes))!)).toBe(writeRichText(nodes));
      }),
      { numRuns: 300 },
    );
  });

  test('a text that nests without end is shown as the letters it is made of, and one that repeats itself, too', () => {
    const deep = `<p>${'<div>'.repeat(10_000)}x`;
    expect(readRichText(deep)).toEqual([{ tag: 'p', children: [{ text: deep }] }]);
    // A browser opens each of the left elements again in each paragraph: four million of them, from a text of thirty kilobytes.
    const left = Array.from({ length: 2_000 }, (_, at) => `<b id=${at}>`).join('');
    const repeated = `${left}${'<p>x'.repeat(2_000)}`;
    expect(readRichText(repeated)).toEqual([{ tag: 'p', children: [{ text: repeated }] }]);
    const long = `<p>${'x'.repeat(richLimits.characters)}`;
    expect(readRichText(long)).toEqual([{ tag: 'p', children: [{ text: long }] }]);
  });

  test('what is never closed takes what follows along, as in a browser', () => {
    expect(words(parseHtml(`<p>x${'<script>'.repeat(10_000)}y`))).toBe('x');
    expect(words(parseHtml(`<p>x${'<!--'.repeat(10_000)}`))).toBe('x');
  });

  test.each([
    ['a script', [{ tag: 'script', children: [] }]],
    ['an address that runs', [{ tag: 'a', url: 'javascript:alert(1)', children: [] }]],
    ['an address in disguise', [{ tag: 'a', url: ' /x', children: [] }]],
    ['an attribute', [{ tag: 'p', onclick: 'x', children: [] }]],
    ['HTML for React', [{ tag: 'p', dangerouslySetInnerHTML: { __html: 'x' } }]],
    ['words and an element at once', [{ tag: 'p', text: 'x' }]],
    ['a number', [7]],
    ['a tree without end', Array.from({ length: 50_000 }).reduce<object[]>((children) => [{ tag: 'p', children }], [])],
    ['more nodes than anybody writes', Array.from({ length: richLimits.nodes + 1 }, () => ({ text: 'x' }))],
  ])('nodes that hold %s are no text', (_, nodes) => {
    expect(toRichText(nodes)).toEqual([]);
  });
});

describe('harmless rich text', () => {
  test.each([
    '<p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s></p>',
    '<h2>Care</h2><p>Wash less.</p><ul><li>Air</li><li>Mend</li></ul><ol><li>One</li></ol>',
    '<p>H<sub>2</sub>O, m<sup>2</sup></p><hr><blockquote><p>Quoted</p></blockquote>',
    '<p>See <a href="/en-GB/i/care">care</a>, <a href="https://example.com/a?b=c&amp;d=e">there</a>, <a href="mailto:x@example.com">mail</a></p>',
    '<p>5 &lt; 6 &amp; 7 &gt; 6, &quot;quoted&quot;</p>',
    '<p>Line<br>break</p>',
    '<ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li></ul>',
    '<p>السعر 5 < 6, 価格, ⚑</p>'.replace('<  ', '&lt; '),
  ])('%s is kept as it is', (text) => {
    const expected = text.replace('5 < 6', '5 &lt; 6');
    expect(written(text)).toBe(expected);
  });

  test.each([
    ['I <3 linen & 5 < 6', '<p>I &lt;3 linen &amp; 5 &lt; 6</p>'],
    ['## Care\n- Wash less', '<h2>Care</h2><ul><li>Wash less</li></ul>'],
    ['a <b>bold</b> claim', '<p>a &lt;b&gt;bold&lt;/b&gt; claim</p>'],
    ['', ''],
  ])('what begins without a tag is light markdown: %s', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  test.each([
    ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    ['<b>Bold</b> and <i>slanted</i>', '<p><strong>Bold</strong> and <em>slanted</em></p>'],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<p class="x" style="color:red">Red</p>', '<p>Red</p>'],
    ['<span>Words</span> <font color="red">kept</font>', '<p>Words kept</p>'],
    ['<p>&nbsp;&euro; 5&hellip;</p>', '<p>\u00a0€ 5…</p>'],
    ['<p></p><p> </p><p>x</p>', '<p>x</p>'],
    ['<table><tr><td>Cell</td></tr></table>', '<p>Cell</p>'],
  ])('the words of %s are kept, in elements of the house', (text, expected) => {
    expect(written(text)).toBe(expected);
  });
});
