import { describe, expect, it } from 'vitest';
import { marketTarget } from './market-target.ts';

const germany = { id: 'de-DE', url: '/de-DE' };
const norway = { id: 'nb-NO', url: '/nb-NO' };
const alternate = (hreflang: string, href: string) => ({ rel: 'alternate', hreflang, href });
const linkTags = [
  { rel: 'canonical', href: 'https://shop.example/en-GB/women/knitwear' },
  alternate('x-default', 'https://shop.example/de-DE/somewhere-else'),
  alternate('en-GB', 'https://shop.example/en-GB/women/knitwear'),
  alternate('de-DE', 'https://shop.example/de-DE/women/knitwear'),
  alternate('no-NO', 'https://shop.example/nb-NO/women/knitwear'),
];

describe('choosing a market', () => {
  it('leads to the same page there', () => {
    expect(marketTarget(germany, { linkTags })).toBe('/de-DE/women/knitwear');
  });

  it('finds the market by its address, whatever its language is called', () => {
    expect(marketTarget(norway, { linkTags })).toBe('/nb-NO/women/knitwear');
  });

  it('keeps what was searched for and how far was scrolled', () => {
    expect(marketTarget(germany, { linkTags, search: '?q=wool', scroll: '#y=400' })).toBe('/de-DE/women/knitwear?q=wool#y=400');
  });

  it('leads to the home page of a market that has no such page, from its top', () => {
    expect(marketTarget(germany, { linkTags: [], scroll: '#y=400' })).toBe('/de-DE');
  });

  it('takes a relative address as it is', () => {
    expect(marketTarget(germany, { linkTags: [alternate('de-DE', '/de-DE/i/about')] })).toBe('/de-DE/i/about');
  });
});
