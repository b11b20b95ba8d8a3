import { access, constants } from 'node:fs/promises';
import { BootError } from '../boot-error.ts';
import { folderStorage } from './folder-storage.ts';
import type { S3Settings } from './s3-storage.ts';
import type { StoragePort } from './storage-port.ts';

export type StorageSettings = { folder: string } | { s3: S3Settings };

/** Where nobody has written anything: an answer proves address, keys and bucket. */
const probe = 'selvedge-probe/';

/** The storage that the environment names, proven by a question; undefined where it names none. */
export async function openStorage(settings: StorageSettings | undefined): Promise<StoragePort | undefined> {
  if (!settings) return undefined;
  const storage = 'folder' in settings ? folderStorage(settings.folder) : await openS3(settings.s3);
  try {
    // Not one that is made now: a disk that is not mounted would be written beside.
    if ('folder' in settings) await access(settings.folder, constants.R_OK | constants.W_OK);
    // A list and not an object: what says that an object is absent does not say whether the bucket is.
    for await (const _ of storage.list(probe)) break;
    return storage;
  } catch (error) {
    storage.close();
    throw new BootError(`The storage of STORAGE_URL can't be used: ${reasonOf(error)}`);
  }
}

/** Its client is large; a shop without a bucket never reads it. */
async function openS3(settings: S3Settings): Promise<StoragePort> {
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(settings);
}

function reasonOf(error: unknown): string {
  const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status === 403) return 'it refuses the keys (403). Are S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION right?';
  return status === undefined ? `${name}: ${message}` : `${name} (${status}).`;
}
