import type { PageContent } from '@selvedge/contract/page.ts';

/** The colour of words on the picture that a page begins with; undefined when it begins with something else. */
export function heroTone({ rows, breadcrumb }: Pick<PageContent, 'rows' | 'breadcrumb'>): 'paper' | 'ink' | undefined {
  const [first, ...others] = rows.top[0]?.blocks ?? [];
  if (!first || others.length > 0 || breadcrumb.length > 1 || first._alias !== 'imageWithLink' || first.textPosition === 'below')
    return undefined;
  return first.textColor === 'ink' ? 'ink' : 'paper';
}
