import { device } from '@selvedge/contract/device.ts';
import { isStoreOpen } from '@selvedge/domain/device/is-store-open.ts';
import { noteDevice } from '../lib/device-key.ts';
import { callIn } from '../session/call-in.ts';

const betweenMs = 10 * 60_000;
let lookedAt = 0;

/**
 * Looks whether the shop has a newer version, and opens it. Only called while nobody uses the device; during opening hours at most every ten
 * minutes, so that a counter is not seen loading. A device that was revoked meanwhile becomes a browser like any other.
 */
export async function updateDevice(market: string, now = new Date()): Promise<void> {
  if (!navigator.onLine || now.getTime() - lookedAt < betweenMs) return;
  lookedAt = now.getTime();
  const found = await callIn(market)(device.look);
  if (found.hasError) return found.error.status === 404 ? location.reload() : undefined;
  await noteDevice(found.data);
  const answer = await fetch(location.pathname, { method: 'HEAD' }).catch(() => undefined);
  const build = answer?.headers.get('x-build');
  const isNew = build && build !== document.documentElement.dataset.build;
  // Once the store has closed the page is opened anew in any case: what it holds in memory is as old as the day.
  if (isNew || !isStoreOpen(found.data.openingHours, localTime(now))) location.reload();
}

function localTime(now: Date): { day: number; time: string } {
  return { day: now.getDay() || 7, time: now.toTimeString().slice(0, 5) };
}
