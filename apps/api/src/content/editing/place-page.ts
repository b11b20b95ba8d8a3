import { ShopError } from '@selvedge/contract/error.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { EditedContent, PageKey } from '@selvedge/contract/studio/page-edit.ts';
import { matchPath } from '@selvedge/domain/page/match-path.ts';
import { RouteError } from '@selvedge/domain/page/route-error.ts';
import { cleanContent } from '../clean-content.ts';
import { encodePath } from '../encode-path.ts';
import { sharedPages } from '../page-rules.ts';
import { everyMarket } from '../tables.ts';
import { fillDefaults } from './fill-defaults.ts';

/** The kind of page that may stand at a path; undefined where none may: a product's page is made from its product. */
export function aliasAt(path: string): PageAlias | undefined {
  const shared = sharedPages.get(path);
  if (shared) return shared;
  try {
    const { alias, params } = matchPath(encodePath(path));
    const isOwn = Object.keys(params).length === 0 || alias === 'categoryPage' || alias === 'contentPage' || alias === 'store';
    return isOwn ? alias : undefined;
  } catch (error) {
    if (error instanceof RouteError) return undefined;
    throw error;
  }
}

/** Refused where no page may stand. */
export function getAliasAt(path: string): PageAlias {
  const alias = aliasAt(path);
  if (!alias) throw new ShopError('not_found');
  return alias;
}

/** The content as it stands at a page's place, whatever the caller said about that, with nothing in it that could run. */
export function placeContent(content: EditedContent, { market, path, alias }: PageKey & { alias: PageAlias }): EditedContent {
  return {
    ...fillDefaults(cleanContent(content)),
    _meta: { alias, url: (market === everyMarket ? '' : `/${market}`) + encodePath(path) || '/' },
  };
}
