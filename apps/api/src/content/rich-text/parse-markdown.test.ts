import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';

describe('light markdown', () => {
  it('parts paragraphs at blank lines and joins the lines within one', () => {
    expect(parseMarkdown('One\ntwo.\n\nThree.')).toEqual([
      { tag: 'p', children: [{ text: 'One' }, { text: ' ' }, { text: 'two.' }] },
      { tag: 'p', children: [{ text: 'Three.' }] },
    ]);
  });

  it('reads headings and lists, also without a blank line between them', () => {
    expect(parseMarkdown('## Care\n- Wash less\n- Air more')).toEqual([
      { tag: 'h2', children: [{ text: 'Care' }] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: [{ text: 'Wash less' }] },
          { tag: 'li', children: [{ text: 'Air more' }] },
        ],
      },
    ]);
  });

  it('turns a link into text and target', () => {
    expect(parseMarkdown('See [our cloths](/en-GB/i/materials) first.')).toEqual([
      {
        tag: 'p',
        children: [{ text: 'See ' }, { tag: 'a', url: '/en-GB/i/materials', children: [{ text: 'our cloths' }] }, { text: ' first.' }],
      },
    ]);
  });

  it.each(['javascript:alert(1)', 'JavaScript:alert`1`', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
    'keeps the words of a link to %s but not the target',
    (url) => {
      const parts = parseMarkdown(`[here](${url})`);
      expect(JSON.stringify(parts)).not.toContain('"url"');
    },
  );

  it('shows HTML as the letters it is made of', () => {
    expect(parseMarkdown('<b>x</b>')).toEqual([{ tag: 'p', children: [{ text: '<b>x</b>' }] }]);
  });
});
