import { type PageAlias, pages } from '@selvedge/contract/page.ts';
import { RouteError } from './route-error.ts';

export type MatchedPath = { alias: PageAlias; params: Record<string, string | string[]> };

/** The page that a path below the market names. Whatever no other page claims may be a category. */
export function matchPath(path: string): MatchedPath {
  const fixed = fixedPages.get(path);
  if (fixed) return { alias: fixed, params: {} };
  const segments = readSegments(path);
  for (const route of routes) {
    const params = matchSegments(route.pattern, segments);
    if (params) return { alias: route.alias, params };
  }
  throw new RouteError('invalid_path', path);
}

/** Pages whose path has no parameter, by path. */
export const fixedPages: ReadonlyMap<string, PageAlias> = new Map(
  listRoutes()
    .filter(({ path }) => !path.includes(':'))
    .map(({ alias, path }) => [path, alias]),
);

const routes = listRoutes()
  .filter(({ path }) => path.includes(':'))
  .map(({ alias, path }) => ({ alias, pattern: path.slice(1).split('/') }))
  // A category claims any path, so it is asked last.
  .sort((a, b) => Number(isGreedy(a.pattern)) - Number(isGreedy(b.pattern)));

function listRoutes(): { alias: PageAlias; path: string }[] {
  return Object.entries(pages).flatMap(([alias, { paths }]) => paths.map((path) => ({ alias: alias as PageAlias, path })));
}

function isGreedy(pattern: readonly string[]): boolean {
  return pattern[0]?.endsWith('+') === true;
}

function readSegments(path: string): string[] {
  if (!path.startsWith('/') || path.includes('\\')) throw new RouteError('invalid_path', path);
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent);
    if (segments.every(isPlainSegment)) return segments;
  } catch {
    // A broken percent sign.
  }
  throw new RouteError('invalid_path', path);
}

/** Decoded segments reach file names, queries and logs: nothing that climbs, splits or hides may pass. */
function isPlainSegment(segment: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
  return segment !== '' && segment !== '.' && segment !== '..' && !/[/\\\u0000-\u001f\u007f]/.test(segment);
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string | string[]> | undefined {
  if (isGreedy(pattern)) return { [pattern[0]!.slice(1, -1)]: [...segments] };
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = segments[index]!;
    else if (part !== segments[index]) return undefined;
  }
  return params;
}
