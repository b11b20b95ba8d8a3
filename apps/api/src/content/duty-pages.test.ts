import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import type { FooterHeadline } from '@selvedge/contract/navigation.ts';
import { expect, test } from 'vitest';
import { buildFixture, noRows, pageRow } from './content.fixture.ts';

const seller = {
  ...{ name: 'Faden GmbH', address: 'Gasse 1\n20095 Hamburg', vatId: 'DE1', companyNumber: 'HRB 2', register: 'Amtsgericht Hamburg' },
  ...{ representative: 'Ida Holm', email: 'hallo@faden.example', phone: '+49 40 1', accessibilityContact: 'a11y@faden.example' },
};
const markets = noRows.markets.map((row) => ({ ...row, seller }));

const wordsOf = (nodes: readonly RichNode[]): string => nodes.map(({ text, children = [] }) => text ?? wordsOf(children)).join(' ');
const blockOf = (market: string, path: string, rows = buildFixture({ markets })) => {
  const blocks: unknown =
    rows.byMarket
      .get(market)
      ?.pages.get(path)
      ?.rows.top.flatMap((row) => row.blocks) ?? [];
  return blocks as { text: RichNode[] | string; ctaText?: string; link?: { url: string } }[];
};
const textAt = (market: string, path: string) => wordsOf(blockOf(market, path)[0]!.text as RichNode[]);
const linksOf = (market: string, footer?: FooterHeadline[]) => {
  const documents = footer ? [{ market: '*', name: 'footer', content: { footer } }] : [];
  const { navigation } = buildFixture({ markets, documents }).byMarket.get(market)!;
  return navigation.footer.map(({ id, categories }) => [id, ...categories.map(({ link }) => link.url)]);
};

test('DUTY-02 the imprint tells everything that the market says of its seller', () => {
  const words = textAt('de-DE', '/i/imprint');
  for (const known of ['Faden GmbH', '20095 Hamburg', 'Ida Holm', 'hallo@faden.example', '+49 40 1', 'Amtsgericht Hamburg, HRB 2', 'DE1'])
    expect(words).toContain(known);
});

test('DUTY-02 what staff wrote stands below who runs the shop, and what nobody said is not shown', () => {
  const pages = [
    pageRow('de-DE', '/i/imprint', {
      rows: {
        top: [{ id: 'r', blocks: [{ id: 'b', _alias: 'text', headline: '', text: [{ tag: 'p', children: [{ text: 'Mehr.' }] }] }] }],
        bottom: [],
      },
    }),
  ];
  const [facts, own] = blockOf('de-DE', '/i/imprint', buildFixture({ pages }));
  expect([wordsOf(facts!.text as RichNode[]), JSON.stringify(own!.text)]).toEqual(['', expect.stringContaining('Mehr.')]);
});

test('DUTY-03 who meets an obstacle is told whom to write to', () => {
  expect(textAt('nb-NO', '/i/accessibility')).toContain('a11y@faden.example');
});

test('DUTY-04 the page of withdrawal has the form with the days of the country, and leads to where it is done', () => {
  const [block] = blockOf('en-GB', '/i/withdrawal');
  expect(wordsOf(block!.text as RichNode[])).toMatch(/within 14 days.*Faden GmbH/s);
  expect(block).toMatchObject({ ctaText: 'Withdraw from contract here', link: { url: '/en-GB/returns' } });
});

test('DUTY-04 where returns are closed, the contact form takes a withdrawal', () => {
  const closed = buildFixture({ markets, flags: [{ market: '*', name: 'returns', value: false }] });
  expect(blockOf('de-AT', '/i/withdrawal', closed)[0]!.link!.url).toBe('/de-AT/contact');
});

test('DUTY-04 where no law gives the right there is no such page', () => {
  expect(buildFixture({ markets }).byMarket.get('ar-AE')!.pages.has('/i/withdrawal')).toBe(false);
});

const legal = (...urls: string[]): FooterHeadline => ({
  ...{ id: 'legal', title: 'Legal', priority: 1, isHidden: false, isExpanded: false },
  categories: urls.map((url) => ({ title: url, link: { url, title: '', pageId: 'not set', openInCurrentTab: true, openModal: false } })),
});

test('DUTY-02 the footer holds what the law wants there, once, even where staff left it out', () => {
  expect(linksOf('de-DE')).toEqual([['legal', '/de-DE/i/imprint', '/de-DE/i/accessibility', '/de-DE/i/withdrawal']]);
  expect(linksOf('ar-AE')).toEqual([['legal', '/ar-AE/i/imprint', '/ar-AE/i/accessibility']]);
  expect(linksOf('de-AT', [legal('/de-AT/i/imprint')])).toEqual([
    ['legal', '/de-AT/i/imprint', '/de-AT/i/accessibility', '/de-AT/i/withdrawal'],
  ]);
});

test('DUTY-02 a column that is hidden links to nothing', () => {
  const [hidden, shown] = linksOf('de-DE', [
    { ...legal('/de-DE/i/imprint'), isHidden: true },
    { ...legal('/de-DE/terms'), id: 'help' },
  ]);
  expect([hidden, shown]).toEqual([
    ['legal', '/de-DE/i/imprint'],
    ['help', '/de-DE/terms', '/de-DE/i/imprint', '/de-DE/i/accessibility', '/de-DE/i/withdrawal'],
  ]);
});

test('DUTY-06 no flag takes the lowest price of 30 days away where the law asks for it', () => {
  const { byMarket } = buildFixture({ markets, flags: [{ market: '*', name: 'priceTransparency', value: false }] });
  const shown = ['de-DE', 'nb-NO', 'en-GB', 'ar-AE'].map((id) => byMarket.get(id)!.featureToggles.priceTransparency);
  expect(shown).toEqual([true, true, false, false]);
});
