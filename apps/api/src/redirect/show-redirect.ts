import type { KeptRedirect } from '@selvedge/contract/studio/redirects.ts';
import type { redirectTable } from './tables.ts';

export function showRedirect({ lastHitAt, changedAt, ...row }: typeof redirectTable.$inferSelect): KeptRedirect {
  return { ...row, lastHitAt: lastHitAt?.toISOString() ?? null, changedAt: changedAt.toISOString() };
}
