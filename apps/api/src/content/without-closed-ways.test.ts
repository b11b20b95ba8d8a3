import { type FeatureToggles, featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { PageContent } from '@selvedge/contract/page.ts';
import { expect, test } from 'vitest';
import { withoutClosedWays } from './without-closed-ways.ts';

const byDefault = Object.fromEntries(Object.entries(featureFlags).map(([name, flag]) => [name, flag.default])) as FeatureToggles;
const withoutClub = { market: 'sv-SE', featureToggles: { ...byDefault, customerClub: false } };
const club = { url: '/sv-SE/customer-club/?from=story', title: 'Club' };
const women = { url: '/sv-SE/women', title: 'Women' };

/** A page with a list of buttons, a picture that leads somewhere, and a link in a text. */
const page = ({ buttons, picture, words, filters }: Record<'buttons' | 'filters', object[]> & Record<'picture' | 'words', object>) =>
  ({
    _meta: { alias: 'customerClubPage', url: '/sv-SE/customer-club' },
    rows: {
      top: [
        {
          id: 'r',
          blocks: [
            { id: 'a', _alias: 'multiLink', ctaButtons: buttons },
            { id: 'b', _alias: 'canvas', headline: 'Words', ...picture },
            { id: 'c', _alias: 'text', text: [{ tag: 'p', children: [{ tag: 'a', ...words, children: [{ text: 'Join' }] }] }] },
          ],
        },
      ],
    },
    filters,
  }) as unknown as PageContent;
const toWomen = { buttons: [{ title: 'Women', link: women }], filters: [women] };

test('MKT-049 where the club is off, what editors wrote keeps its words and pictures and leads there no more', () => {
  const both = { buttons: [{ title: 'Club', link: club }, ...toWomen.buttons], filters: [club, women] };
  const shown = withoutClosedWays(page({ ...both, picture: { link: club }, words: { url: '/customer-club' } }), withoutClub);
  expect(shown).toEqual(page({ ...toWomen, picture: {}, words: {} }));
});

test('where it is on, and where nothing leads there, the page is the very same', () => {
  const open = page({ ...toWomen, picture: { link: women }, words: { url: women.url } });
  expect(withoutClosedWays(open, withoutClub)).toBe(open);
  const led = page({ ...toWomen, picture: { link: club }, words: {} });
  expect(withoutClosedWays(led, { ...withoutClub, featureToggles: byDefault })).toBe(led);
});
