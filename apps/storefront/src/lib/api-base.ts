/** API-001 where calls go: the shop's own origin, or the path below it that the document names. */
export function apiBase(): string {
  return document.documentElement.dataset.apiBase ?? '';
}
