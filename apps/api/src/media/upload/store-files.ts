import { type FileStore, type StoredBytes, storeBytes } from '../../storage/stored-bytes.ts';
import type { Normalised } from './normalise-picture.ts';

/** A picture whose files are where they stay; its row is still to be written. */
export type Placed = Omit<Normalised, 'bytes' | 'thumbnail'> & StoredBytes & { thumbnail: StoredBytes };

export async function storeFiles(store: FileStore, { bytes, thumbnail, ...made }: Normalised): Promise<Placed> {
  const key = made.fileKey;
  const [original, small] = await Promise.all([
    storeBytes(store, { folder: 'library', key, bytes }),
    storeBytes(store, { folder: 'crops', key, bytes: thumbnail }),
  ]);
  return { ...made, ...original, thumbnail: small };
}
