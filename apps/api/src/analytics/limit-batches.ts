import { type Cache, createCache } from '../cache/create-cache.ts';
import { limitedAddress } from '../http/count-call.ts';
import { RateLimited } from '../http/rate-limited.ts';

const windowSeconds = 10;
/** A browser sends one every few seconds; a hundred people may share an address. */
const mostBatches = 300;
const mostAddresses = 20_000;

export type BatchLimit = (address: string, now: Date) => void;

/**
 * Counted in memory, by process: other limits are counted in the database, and this call must not wait for it. Whoever comes from many
 * addresses meets the bound of the buffer.
 */
export function limitBatches(): BatchLimit {
  const counts: Cache<string, { count: number; ends: number }> = createCache({ name: 'analytics-addresses', maxEntries: mostAddresses });
  return (address, now) => {
    const key = limitedAddress(address);
    const known = counts.find(key);
    const time = now.getTime();
    if (!known || known.ends <= time) {
      counts.keep(key, { count: 1, ends: time + windowSeconds * 1000 });
      return;
    }
    known.count += 1;
    if (known.count > mostBatches) throw new RateLimited(Math.ceil((known.ends - time) / 1000));
  };
}
