/** CMS-077 whether a widget stays away from a path. Entries that are no path of the shop are ignored. */
export function isExcludedPage(path: string, excludedPages: readonly { url: string }[]): boolean {
  const [, , ...rest] = path.split('/');
  const inMarket = `/${rest.join('/')}`;
  return excludedPages.some(({ url }) => url.startsWith('/') && [path, inMarket].includes(trimEnd(url)));
}

const trimEnd = (url: string) => (url.length > 1 ? url.replace(/\/$/, '') : url);
