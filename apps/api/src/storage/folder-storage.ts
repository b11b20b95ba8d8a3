import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkObjectName } from './check-object-name.ts';
import type { StoragePort, StoredObject } from './storage-port.ts';

/** Where drafts are written; no object's name begins with a dot. */
const drafts = '.drafts';

/** Objects as files below a folder, which several machines may share. */
export function folderStorage(folder: string): StoragePort {
  const pathOf = (name: string) => join(folder, checkObjectName(name));
  let writes = 0;

  async function head(name: string): Promise<StoredObject | undefined> {
    const file = await orAbsent(stat(pathOf(name)));
    return file?.isFile() ? { name, bytes: file.size, changedAt: file.mtime } : undefined;
  }

  return {
    head,
    async put(name, bytes) {
      const path = pathOf(name);
      const draft = join(folder, drafts, `${process.pid}-${Date.now()}-${++writes}`);
      await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(dirname(draft), { recursive: true })]);
      try {
        // On the disk before it has its name: after a power cut there must be no name of an empty file.
        const file = await open(draft, 'wx');
        await file.writeFile(bytes);
        await file.sync();
        await file.close();
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: (name) => orAbsent(readFile(pathOf(name))),
    async stream(name, range) {
      return (await head(name)) && createReadStream(pathOf(name), range);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list(prefix) {
      const end = prefix.lastIndexOf('/');
      const from = end < 0 ? folder : pathOf(prefix.slice(0, end));
      for await (const path of filesBelow(from)) {
        const name = relative(folder, path).replaceAll(sep, '/');
        const found = name.startsWith(prefix) ? await head(name) : undefined;
        if (found) yield found;
      }
    },
    close() {},
  };
}

async function* filesBelow(folder: string): AsyncIterable<string> {
  for (const entry of (await orAbsent(readdir(folder, { withFileTypes: true }))) ?? []) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** A part of a name may be a file where another name has a folder; there is nothing below it. */
async function orAbsent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}
