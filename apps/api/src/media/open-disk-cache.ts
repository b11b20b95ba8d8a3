import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kept } from './create-byte-cache.ts';
import { scanFolder } from './scan-folder.ts';
import { seal, unseal } from './seal.ts';

export type DiskCacheOptions = { folder: string; maxBytes: number; log: { warn(context: object, message: string): void } };
export type DiskCache = ReturnType<typeof openDiskCache>;

type Entry = { size: number; usedAt: number };

/** How stale a file's time of last use may get: writing it for each look would cost more than reading the file. */
const touchEveryMs = 3_600_000;
const pauseMs = 30_000;

/**
 * Made pictures on disk, bounded in bytes, the one not used longest out first; the time of last use is the file's own, so the
 * order survives a restart. It is only a cache: whatever goes wrong here costs time, never an answer.
 */
export function openDiskCache({ folder, maxBytes, log }: DiskCacheOptions) {
  let entries = new Map<string, Entry>();
  let total = 0;
  let isScanned = false;
  let pausedUntil = 0;
  let writes = 0;
  let housekeeping: Promise<unknown> = Promise.resolve();
  const writing = new Set<Promise<void>>();
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  function note(name: string, entry: Entry): void {
    total += entry.size - (entries.get(name)?.size ?? 0);
    entries.delete(name);
    entries.set(name, entry);
  }

  function forget(name: string): void {
    total -= entries.get(name)?.size ?? 0;
    entries.delete(name);
  }

  function shrinkTo(most: number): void {
    housekeeping = housekeeping.then(async () => {
      for (const name of entries.keys()) {
        if (total <= most) break;
        forget(name);
        await rm(pathOf(name), { force: true }).catch((error) => log.warn({ err: error, name }, 'a kept picture could not be removed'));
      }
    });
  }

  async function scan(): Promise<void> {
    const found = await scanFolder(folder);
    const recent = entries;
    entries = new Map();
    total = 0;
    for (const { name, ...entry } of found) note(name, entry);
    for (const [name, entry] of recent) note(name, entry);
    isScanned = true;
    if (total > maxBytes) shrinkTo(maxBytes * 0.9);
  }

  function touch(name: string, size: number): void {
    const now = Date.now();
    const usedAt = entries.get(name)?.usedAt ?? 0;
    const isStale = now - usedAt > touchEveryMs;
    note(name, { size, usedAt: isStale ? now : usedAt });
    if (isStale) utimes(pathOf(name), now / 1000, now / 1000).catch(() => forget(name));
  }

  async function write(name: string, picture: Kept): Promise<void> {
    const path = pathOf(name);
    const draft = join(folder, `${name}.${process.pid}-${++writes}.draft`);
    const sealed = seal(picture);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, sealed);
      // A reader sees the old file or the whole new one, never a half.
      await rename(draft, path);
      note(name, { size: sealed.length, usedAt: Date.now() });
      if (isScanned && total > maxBytes) shrinkTo(maxBytes * 0.9);
    } catch (error) {
      pausedUntil = Date.now() + pauseMs;
      log.warn({ err: error }, 'a made picture could not be kept on disk; none will be for half a minute');
      await rm(draft, { force: true }).catch(() => {});
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') shrinkTo(total * 0.9);
    }
  }

  const ready = scan().catch((error) => log.warn({ err: error }, 'the kept pictures could not be looked through'));
  return {
    ready,
    async find(name: string): Promise<Kept | undefined> {
      try {
        const file = await readFile(pathOf(name));
        const picture = unseal(file);
        if (picture) touch(name, file.length);
        else await rm(pathOf(name), { force: true });
        if (!picture) forget(name);
        return picture;
      } catch (error) {
        forget(name);
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn({ err: error, name }, 'a kept picture could not be read');
        return undefined;
      }
    },
    /** False only where it is certain. */
    mayHave: (name: string) => !isScanned || entries.has(name),
    keep(name: string, picture: Kept): void {
      if (Date.now() < pausedUntil) return;
      const done = write(name, picture).finally(() => writing.delete(done));
      writing.add(done);
    },
    bytes: () => total,
    /** Once everything that was begun is on disk. */
    async close(): Promise<void> {
      await ready;
      await Promise.all(writing);
      await housekeeping;
    },
  };
}
