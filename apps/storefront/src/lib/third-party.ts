import type { PageAlias } from '@selvedge/contract/page.ts';

/**
 * Set by whoever adds a script of another party: which pages may not be shown in this document any more. Empty in most visits, which
 * is why the rule comes with the script and not with every page.
 */
export const thirdParty: { isLeftFor?: (alias: PageAlias) => boolean } = {};
