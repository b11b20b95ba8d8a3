import { linkTarget } from '@selvedge/blocks/link-target.ts';
import { matchPath } from '@selvedge/domain/page/match-path.ts';
import { expect, test } from 'vitest';
import { modalOf } from './modal-of.ts';

test.each([
  ['/ar-AE/basket', 'basket'],
  ['/de-DE/login?from=menu', 'login'],
  ['/country-selector', 'marketSwitcher'],
  ['/tr-TR/i/cookies#choose', 'cookieSettings'],
  ['/fr-FR/search', 'advancedSearch'],
  ['/fr-FR/women', undefined],
  ['https://elsewhere.example/basket', undefined],
])('NAV-009 a link to %s that opens as a flyout opens %s', (url, expected) => {
  expect(modalOf(url)).toBe(expected);
});

test('NAV-009 a link says that it opens a flyout, and leads to a page that exists for whoever has no scripts', () => {
  const link = { url: '/nb-NO/basket', title: '', pageId: 'not set', openInCurrentTab: true };
  expect(linkTarget({ ...link, openModal: true })).toEqual({ 'data-modal': '', 'aria-haspopup': 'dialog' });
  expect(linkTarget({ ...link, openModal: false })).toEqual({});
  expect(linkTarget({ ...link, openModal: true, openInCurrentTab: false })).toEqual({ target: '_blank', rel: 'noopener' });
  for (const path of ['/basket', '/login', '/search', '/country-selector', '/i/cookies']) expect(matchPath(path).alias).toMatch(/Page$/);
});
