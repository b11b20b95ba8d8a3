import type { PageContent } from '@selvedge/contract/page.ts';

type Beginning = Pick<PageContent, '_meta' | 'rows' | 'breadcrumb' | 'fixedWidgets' | 'listing'>;

/** The colour of words on the picture that a page begins with; undefined when it begins with something else. */
export function heroTone({ _meta, rows, breadcrumb, fixedWidgets, listing }: Beginning): 'paper' | 'ink' | undefined {
  const [first, ...others] = rows.top[0]?.blocks ?? [];
  if (!first || others.length > 0 || first._alias !== 'imageWithLink' || first.textPosition === 'below' || first.banner) return undefined;
  const isFront = _meta.alias === 'categoryPage' && !fixedWidgets?.length && (listing?.page ?? 1) === 1;
  if (breadcrumb.length > 1 && !isFront) return undefined;
  return first.textColor === 'ink' ? 'ink' : 'paper';
}
