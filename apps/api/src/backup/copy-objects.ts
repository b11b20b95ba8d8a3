import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BootError } from '../boot-error.ts';
import type { StoragePort } from '../storage/storage-port.ts';
import { describe, type Manifest, type Stored } from './manifest.ts';

const below = 'objects/';

type Copying = { named: readonly string[]; storage: StoragePort | undefined; folder: string; log: (line: string) => void };

/** The files that rows name in the storage. Objects are never changed, so those of the rows' moment are still what they were. */
export async function copyObjects({ named, storage, folder, log }: Copying): Promise<Stored[]> {
  if (named.length === 0) return [];
  if (!storage) throw new BootError('Pictures of this shop lie in a storage. Name it with STORAGE_URL. Nothing was written.');
  const stored: Stored[] = [];
  for (const name of named) {
    const source = await storage.stream(name);
    if (!source) {
      // A backup without one picture is better than none.
      log(`MISSING in the storage, and so in this backup: ${name}`);
      continue;
    }
    const path = below + name;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await pipeline(source, createWriteStream(join(folder, path), { flags: 'wx', mode: 0o600 }));
    stored.push(await describe(folder, path));
    if (stored.length % 500 === 0) log(`object ${stored.length} of ${named.length}`);
  }
  return stored;
}

type Putting = { manifest: Pick<Manifest, 'objects'>; storage: StoragePort | undefined; folder: string; log: (line: string) => void };

export async function putObjects({ manifest: { objects }, storage, folder, log }: Putting): Promise<void> {
  for (const [index, { path }] of objects.entries()) {
    await storage?.put(path.slice(below.length), await readFile(join(folder, path)));
    if ((index + 1) % 500 === 0) log(`object ${index + 1} of ${objects.length}`);
  }
}
