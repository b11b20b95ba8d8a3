import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../e2e');

/** Journeys that name the first market and say why; everybody else takes theirs from rotation.ts. */
const exceptions: Readonly<Record<string, string>> = {
  'change-every-block.spec.ts': 'staff work on one page, whose market is in the address of its editor',
  'choose-a-market.spec.ts': 'is about leaving one market for another',
  'search-the-studio.spec.ts': 'staff look for goods by their English names',
  'english-words.ts': 'reads what English is, to find it elsewhere',
  'take-text-pictures.spec.ts': 'proves nothing: it photographs the English texts',
  'keep-the-media.spec.ts': 'staff publish a page of one market',
  'open-a-market.spec.ts': 'is about copying a market by its name',
  'publish-a-page.spec.ts': 'staff publish a page of one market',
  'compare-looks.spec.ts': 'takes pictures of a few markets for people to look at',
  'read-words-over-pictures.spec.ts': 'takes one of three kinds of letters and lengths of words',
  'refuse-hostile-words.spec.ts': 'staff publish a page of one market',
  'run-a-promotion.spec.ts': 'the Studio speaks English and shows the money of a card as it was given',
  'playwright.config.ts': 'the language of the browser, which is not the market',
};

const namesTheFirstMarket = (source: string) => /en-GB|£/.test(source);

test('no journey is tried in pounds alone', () => {
  const found = readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && namesTheFirstMarket(readFileSync(`${folder}/${name}`, 'utf8')),
  );
  expect(found.filter((name) => !(name in exceptions))).toEqual([]);
  // An exception that is none any more goes.
  expect(Object.keys(exceptions).filter((name) => !found.includes(name))).toEqual([]);
});

test.each([["page.goto('/en-GB/women')"], ["toContainText('£5.00')"], ['fetch(`/api/order/en-GB/basket`)']])('%s is found', (source) => {
  expect(namesTheFirstMarket(source)).toBe(true);
});

test.each([["page.goto(there.url('/women'))"], ["test.use({ among: ['de-DE', 'en-CA'] })"]])('%s is fine', (source) => {
  expect(namesTheFirstMarket(source)).toBe(false);
});
