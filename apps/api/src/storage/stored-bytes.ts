import { randomBytes } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { StoragePort } from './storage-port.ts';

/** A file in its row, or the name of the object that it is. */
export type StoredBytes = { bytes: Buffer; object: string | null };
export type FileStore = { storage: StoragePort | undefined; log: { warn(context: object, message: string): void } };

type Calling = { ports: Pick<FileStore, 'storage'>; log: FileStore['log'] };

export const fileStoreOf = ({ ports, log }: Calling): FileStore => ({ storage: ports.storage, log });

/** In the database where the shop has no storage. Before the row that names it is written: what no row names is removed later. */
export async function storeBytes(
  { storage, log }: FileStore,
  { folder, key, bytes }: { folder: 'library' | 'crops'; key: string; bytes: Buffer },
): Promise<StoredBytes> {
  if (!storage) return { bytes, object: null };
  // A name of its own for each time: what is removed is never what somebody else has just written.
  const object = `${folder}/${key.slice(0, 2)}/${key}-${randomBytes(6).toString('hex')}`;
  try {
    await storage.put(object, bytes);
  } catch (error) {
    log.warn({ err: error, object }, 'a picture could not be written to the storage');
    throw new ShopError('unavailable');
  }
  return { bytes: Buffer.alloc(0), object };
}

export async function readBytes({ storage, log }: FileStore, { bytes, object }: StoredBytes): Promise<Buffer> {
  if (object === null) return bytes;
  if (!storage) throw new Error(`The picture ${object} lies in a storage, and STORAGE_URL names none.`);
  let found: Buffer | undefined;
  try {
    found = await storage.get(object);
  } catch (error) {
    log.warn({ err: error, object }, 'a picture could not be read from the storage');
    throw new ShopError('unavailable');
  }
  if (!found) throw new Error(`The picture ${object} is not in the storage any more.`);
  return found;
}
