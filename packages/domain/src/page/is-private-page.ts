import type { PageAlias } from '@selvedge/contract/page.ts';

/**
 * Where somebody signs in, pays or reads what is theirs. No script of another party may be left there: what has once run in a document
 * can only be ended with it, so such a page is then a document of its own.
 */
export function isPrivatePage(alias: PageAlias): boolean {
  return /^(?:account|authentication|checkout|login|receipt|returnItems|socialLogin|trackOrder|unsubscribe)/.test(alias);
}
