import { device } from '@selvedge/contract/device.ts';
import { shouldUpdate } from '@selvedge/domain/device/should-update.ts';
import { noteDevice } from '../lib/device-key.ts';
import { callIn } from '../session/call-in.ts';

const betweenMs = 10 * 60_000;
let lookedAt = 0;

type Now = { market: string; home: string; isClosed: boolean; now?: Date };

/**
 * Looks whether the shop has a newer version, and opens it. Only called while nobody uses the device, and asks at most every ten minutes; a
 * shop that was closed is asked each time. A device that was revoked meanwhile becomes a browser like any other.
 */
export async function updateDevice({ market, home, isClosed, now = new Date() }: Now): Promise<void> {
  if (!navigator.onLine || (!isClosed && now.getTime() - lookedAt < betweenMs)) return;
  lookedAt = now.getTime();
  const found = await callIn(market)(device.look);
  if (found.hasError) return found.error.status === 404 ? location.replace(home) : undefined;
  await noteDevice(found.data);
  const answer = await fetch(home, { method: 'HEAD' }).catch(() => undefined);
  // Opened now it would be the browser's error page, and nobody is there to press anything.
  if (!answer?.ok) return;
  const build = answer.headers.get('x-build');
  const isNew = build !== null && build !== document.documentElement.dataset.build;
  if (shouldUpdate({ isOpen: found.data.isOpen, isNew, isClosed, pageAgeMs: performance.now() })) location.replace(home);
}
