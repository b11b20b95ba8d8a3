import type { Hit } from './hit.ts';
import { isRemembered } from './is-remembered.ts';

const stored = 'studio.found';
const most = 6;

type Kept = Pick<Hit, 'key' | 'title' | 'note'> & { url: string };

/** What was chosen lately on this device. */
export function recentHits(): Hit[] {
  return read().map((kept) => ({ ...kept, group: 'recent', score: 1 }));
}

export function rememberHit(hit: Hit): void {
  if (!isRemembered(hit)) return;
  const { key, title, note, url } = hit;
  const kept = [{ key, title, note, url }, ...read().filter((each) => each.url !== url)].slice(0, most);
  localStorage.setItem(stored, JSON.stringify(kept));
}

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(stored) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Whatever else is written there, a link leads only into the Studio. */
function isKept(value: unknown): value is Kept {
  const { key, title, note, url } = (value ?? {}) as Record<string, unknown>;
  return [key, title, note, url].every((each) => typeof each === 'string') && (url as string).startsWith('/studio/');
}
