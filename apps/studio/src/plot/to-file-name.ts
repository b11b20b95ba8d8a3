import { toSlug } from '../lib/to-slug.ts';

/** The name under which the numbers of a plot are saved, with the choices of the screen: two files must not look the same. */
export function toFileName(title: string): string {
  const query = new URLSearchParams(location.search);
  const chosen = ['from', 'to', 'markets', 'currency'].map((name) => query.get(name)).filter(Boolean);
  return [toSlug(title), ...chosen].join('_').slice(0, 80);
}
