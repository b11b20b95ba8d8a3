import { type PageAlias, pages } from '@selvedge/contract/page.ts';
import { RouteError } from './route-error.ts';

export type PathParams = Record<string, string | readonly string[]>;

/** The canonical path of a page below its market: `pagePath('contentPage', { slug: 'about' })` is `/i/about`. */
export function pagePath(alias: PageAlias, params: PathParams = {}): string {
  let path = '';
  for (const piece of piecesOf(alias)) path += typeof piece === 'string' ? piece : write(piece, params[piece.name]);
  return path;
}

type Placeholder = { name: string; isRepeatable: boolean };

const known = new Map<PageAlias, readonly (string | Placeholder)[]>();

/** Taken apart once: a listing writes hundreds of addresses. */
function piecesOf(alias: PageAlias): readonly (string | Placeholder)[] {
  const before = known.get(alias);
  if (before) return before;
  const pattern = (pages[alias].paths as readonly string[])[0];
  if (pattern === undefined) throw new RouteError('invalid_path', `${alias} has no path of its own`);
  const pieces = pattern.split(/(:\w+\+?)/).map((piece): string | Placeholder => {
    const [, name, repeatable] = /^:(\w+)(\+?)$/.exec(piece) ?? [];
    return name === undefined ? piece : { name, isRepeatable: repeatable === '+' };
  });
  known.set(alias, pieces);
  return pieces;
}

function write({ name, isRepeatable }: Placeholder, value: string | readonly string[] | undefined): string {
  if (typeof value === 'string' && value !== '') return encodeURIComponent(value);
  if (Array.isArray(value) && !isRepeatable) throw new RouteError('not_repeatable', name);
  const parts = [value ?? []].flat().filter((part) => part !== '');
  if (parts.length === 0) throw new RouteError('missing_param', name);
  return parts.map(encodeURIComponent).join('/');
}

/** The address of a page in a market, from the shop's root. */
export function pageUrl(marketId: string, alias: PageAlias, params?: PathParams): string {
  return `/${marketId}${pagePath(alias, params)}`;
}
