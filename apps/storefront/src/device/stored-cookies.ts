/** The names of those that scripts can see. */
export const listCookies = (): string[] =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 1)[0]!)
    .filter(Boolean);

/** Whoever wrote it, and for whichever part of our address. */
export function dropCookie(name: string): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, at) => `; domain=${parts.slice(at).join('.')}`)];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  for (const domain of domains) document.cookie = `${name}=; path=/; max-age=-1${domain}`;
}
