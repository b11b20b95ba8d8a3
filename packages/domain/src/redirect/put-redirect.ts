import type { RedirectRule } from '@selvedge/contract/studio/redirects.ts';

/**
 * What is to be written so that a new rule leads to its end in one step, and those that led to its address do so, too. Undefined where it
 * would lead back to itself.
 */
export function putRedirect(known: readonly RedirectRule[], added: RedirectRule): RedirectRule[] | undefined {
  const find = (path: string) =>
    known.find((rule) => rule.market === added.market && rule.path === path) ??
    known.find((rule) => rule.market === '*' && rule.path === path);
  let { target, status } = added;
  const seen = new Set([added.path]);
  for (let next = find(target); next; next = find(target)) {
    if (seen.has(target)) return undefined;
    seen.add(target);
    ({ target } = next);
    // For good only where every step is.
    status = next.status === 410 ? 410 : status === 302 ? 302 : next.status;
  }
  if (seen.has(target)) return undefined;
  const put = { ...added, target, status };
  const before = known
    .filter((rule) => rule.target === added.path && (rule.market === added.market || added.market === '*'))
    .map((rule) => ({ ...rule, target, status: status === 410 ? status : rule.status }));
  return [put, ...before];
}
