import { RichText } from '@selvedge/contract/content/rich-text.ts';
import { hostileTexts } from '@selvedge/domain/content/hostile-texts.fixture.ts';
import { describe, expect, test } from 'vitest';
import { cleanContent, readStored } from './clean-content.ts';

const page = (text: string) => ({
  rows: {
    top: [
      {
        id: 'r',
        blocks: [
          { id: 'a', _alias: 'text', headline: text, text },
          { id: 'b', _alias: 'textAccordion', items: [{ title: text, text }] },
          {
            id: 'c',
            _alias: 'imageWithLink',
            banner: { mobile: { text, disclaimer: text } },
            link: { url: 'javascript:alert(1)', title: text },
          },
          { id: 'd', _alias: 'smart', variants: [{ audience: 'guest', block: { id: 'e', _alias: 'text', text } }] },
          {
            id: 'f',
            _alias: 'multiLinkWithImages',
            textSectionsMobile: [{ text, ctaButtons: [{ title: text, link: { url: '//evil.example' } }] }],
          },
        ],
      },
    ],
  },
});

/** What stands at a path: `1.items.0.text`. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value);
const cleaned = (text: string) => cleanContent(page(text)).rows.top[0]!.blocks;

describe('what an editor stores', () => {
  test.each(hostileTexts)('holds no %s in any rich text, at any depth', (text) => {
    const blocks = cleaned(text);
    const rich = ['0.text', '1.items.0.text', '2.banner.mobile.text', '3.variants.0.block.text', '4.textSectionsMobile.0.text'];
    for (const path of rich) {
      expect(RichText.safeParse(at(blocks, path)).success, path).toBe(true);
    }
  });

  test('keeps plain texts as they were typed and takes out addresses that could run something', () => {
    const typed = '<b>Sale</b> & 5 < 6';
    const blocks = cleaned(typed);
    expect(at(blocks, '0.headline')).toBe(typed);
    expect(at(blocks, '2.link')).toEqual({ url: '', title: typed });
    expect(at(blocks, '4.textSectionsMobile.0.ctaButtons.0.link.url')).toBe('');
    expect(at(blocks, '2.banner.mobile.disclaimer')).toBe(typed);
  });

  test('is left alone where nothing is wrong with it', () => {
    const harmless = cleaned('<p>Some <strong>words</strong></p>').slice(0, 2);
    expect(at(harmless, '0.text')).toEqual([{ tag: 'p', children: [{ text: 'Some ' }, { tag: 'strong', children: [{ text: 'words' }] }] }]);
    expect(cleanContent(harmless)).toEqual(harmless);
  });

  test('the popup of a promise that lies one level deeper is rich text, too', () => {
    const usp = {
      id: 'u',
      _alias: 'usp',
      items: [{ blockType: 'advanced', content: { id: 'i', itemText: 'x', popupContent: '**Long**' } }],
    };
    expect(at(cleanContent(usp), 'items.0.content.popupContent')).toEqual([
      { tag: 'p', children: [{ tag: 'strong', children: [{ text: 'Long' }] }] },
    ]);
  });
});

test('what was stored as text is read as nodes, and addresses that are no links stay', () => {
  const stored = [{ id: 't', _alias: 'text', text: '## Care' }, { url: 'women/coats' }];
  const read = readStored(stored);
  expect(read).toEqual([{ id: 't', _alias: 'text', text: [{ tag: 'h2', children: [{ text: 'Care' }] }] }, { url: 'women/coats' }]);
  expect(readStored(read)).toEqual(read);
});

test('what is clean stays the same object, and so does what is clean within something that is not', () => {
  const clean = { _alias: 'text', text: [{ tag: 'p', children: [{ text: 'Wool' }] }], links: [{ url: '/de-DE/women' }] };
  const dirty = { url: 'javascript:alert(1)' };
  expect(readStored(clean)).toBe(clean);
  const [first, second] = cleanContent([clean, dirty]);
  expect(first).toBe(clean);
  expect(second).toEqual({ url: '' });
});
