import type { FlyoutName } from './flyout-name.ts';

/** Pages of which there is a flyout, too. */
const flyouts: Readonly<Record<string, FlyoutName>> = {
  '/basket': 'basket',
  '/login': 'login',
  '/search': 'advancedSearch',
  '/country-selector': 'marketSwitcher',
  '/i/cookies': 'cookieSettings',
};

/** NAV-009 the flyout that a link opens in place of its page; undefined where there is none, and the link is followed. */
export function modalOf(url: string): FlyoutName | undefined {
  return flyouts[url.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/)/i, '').replace(/[?#].*/, '')];
}
