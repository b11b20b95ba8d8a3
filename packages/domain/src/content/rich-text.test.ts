import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from './hostile-texts.fixture.ts';
import { type RichNode, richTags } from './rich-nodes.ts';
import { parseHtml, parseRichText } from './rich-text.ts';
import { cleanRichText, writeRichText } from './write-rich-text.ts';

const all = (nodes: readonly RichNode[]): RichNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);
const words = (nodes: readonly RichNode[]) =>
  all(nodes)
    .map(({ text = '' }) => text)
    .join('');

function expectHarmless(nodes: readonly RichNode[]): void {
  for (const { tag, url, text } of all(nodes)) {
    expect(text !== undefined || richTags.has(tag ?? ''), tag).toBe(true);
    if (url) expect(url).toMatch(/^(https?:\/\/|mailto:|tel:|#|\?|\/(?![/\\]))/i);
  }
}

describe('hostile rich text', () => {
  test('there are sixty ways', () => {
    expect(new Set(hostileTexts).size).toBe(60);
  });

  test.each(hostileTexts)('%s is made of nothing but what is allowed, however often it is cleaned', (text) => {
    expectHarmless(parseRichText(text));
    expectHarmless(parseHtml(text));
    const cleaned = cleanRichText(text);
    expect(cleanRichText(cleaned)).toBe(cleaned);
    const tags = [...(cleaned.startsWith('<') ? cleaned : '').matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag!);
    expect(tags.filter((tag) => !richTags.has(tag))).toEqual([]);
  });

  test('whatever is typed, nothing else comes out, and cleaning twice is cleaning once', () => {
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
        const text = `<p>${pieces.join('')}`;
        const nodes = parseHtml(text);
        expectHarmless(nodes);
        expect(writeRichText(parseHtml(writeRichText(nodes)))).toBe(writeRichText(nodes));
      }),
      { numRuns: 300 },
    );
  });

  test('a text that nests without end neither breaks nor hangs', () => {
    const deep = `<p>${'<em>'.repeat(10_000)}x`;
    expect(words(parseHtml(deep))).toBe('x');
    expect(words(parseHtml(`<p>x${'<script>'.repeat(10_000)}y`))).toBe('xy');
    expect(words(parseHtml(`<p>x${'<!--'.repeat(10_000)}`))).toBe('x');
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
    expect(cleanRichText(text)).toBe(expected);
  });

  test.each([
    ['I <3 linen & 5 < 6', 'I <3 linen & 5 < 6'],
    ['## Care\n- Wash less', '## Care\n- Wash less'],
    ['a <b>bold</b> claim', 'a <b>bold</b> claim'],
  ])('plain words and markdown are stored as they were typed: %s', (text, expected) => {
    expect(cleanRichText(text)).toBe(expected);
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
    expect(cleanRichText(text)).toBe(expected);
  });
});
