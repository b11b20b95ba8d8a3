import { createCache } from '../cache/create-cache.ts';
import type { StoragePort } from '../storage/storage-port.ts';
import type { Kept } from './create-byte-cache.ts';
import { seal, unseal } from './seal.ts';

type Options = {
  storage: StoragePort;
  /** `pictures`, `share-pictures`. */
  folder: string;
  log: { warn(context: object, message: string): void };
  /** How long a visitor waits for the storage before the picture is made instead. */
  patienceMs?: number;
};
export type SharedPictures = ReturnType<typeof sharedPictures>;

const pauseMs = 30_000;
const absentMs = 60_000;

/** Below it lies what can be made again. */
export const madePrefix = 'made/';

/** Made pictures that one process has written and all of them can read. It is only a cache: whatever goes wrong here costs time, never an answer. */
export function sharedPictures({ storage, folder, log, patienceMs = 2_000 }: Options) {
  const writing = new Set<Promise<void>>();
  /** What was asked for a moment ago and was not there: an AVIF that nobody has made yet is asked for with every look. */
  const absent = createCache<string, true>({ name: `absent-${folder}`, maxEntries: 20_000, ttlMs: absentMs });
  let pausedUntil = 0;
  const nameOf = (name: string) => `${madePrefix}${folder}/${name.slice(0, 2)}/${name}`;

  function pause(error: unknown): void {
    if (Date.now() < pausedUntil) return;
    pausedUntil = Date.now() + pauseMs;
    log.warn({ err: error, folder }, 'the storage does not answer; made pictures are not shared for half a minute');
  }

  async function write(name: string, picture: Kept): Promise<void> {
    try {
      await storage.put(nameOf(name), seal(picture));
    } catch (error) {
      pause(error);
    }
  }

  return {
    async find(name: string): Promise<Kept | undefined> {
      if (Date.now() < pausedUntil || absent.find(name)) return undefined;
      try {
        const file = await inTime(storage.get(nameOf(name)), patienceMs);
        // Half a picture is as good as none: it is made again, and written over.
        const picture = file && unseal(file);
        if (!picture) absent.keep(name, true);
        return picture;
      } catch (error) {
        pause(error);
        return undefined;
      }
    },
    keep(name: string, picture: Kept): void {
      absent.drop(name);
      if (Date.now() < pausedUntil) return;
      const done = write(name, picture).finally(() => writing.delete(done));
      writing.add(done);
    },
    /** Once everything that was begun is there. */
    async close(): Promise<void> {
      await Promise.all(writing);
    },
  };
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
