import { firstLibraryIndex, type PictureType } from '@selvedge/contract/media.ts';
import type { PictureAddress } from '@selvedge/domain/media/read-picture-url.ts';
import { createCache } from '../cache/create-cache.ts';
import { createByteCache, type Kept } from './create-byte-cache.ts';
import { createIdleQueue } from './create-idle-queue.ts';
import type { PictureSource } from './database-pictures.ts';
import { openDiskCache } from './open-disk-cache.ts';
import { openRenderPool, PictureFailed, type RenderPoolOptions } from './render-pool.ts';
import { toKept } from './seal.ts';
import type { SharedPictures } from './shared-pictures.ts';
import { watchMachine } from './watch-machine.ts';

export type PictureService = ReturnType<typeof openPictures>;
/** `isFinal`: the same address will give the same bytes for as long as there are caches. */
export type FoundPicture = Kept & { type: PictureType; isFinal: boolean };

type Options = RenderPoolOptions & {
  source: PictureSource;
  folder: string;
  maxDiskBytes: number;
  /** What other processes have made, and they of this one. */
  shared?: SharedPictures | undefined;
  maxMemoryBytes?: number;
  /** How long nobody must have asked for a new picture before a better encoding of a known one is made. */
  quietMs?: number;
  /** Whether the machine has time for what nobody waits for. */
  hasTime?: () => boolean;
};
type Wanted = PictureAddress & { type: PictureType };

const failuresRemembered = 1_000;
const failureMs = 60_000;

export function openPictures({ source, folder, maxDiskBytes, maxMemoryBytes = 64 * 1024 * 1024, shared, ...rest }: Options) {
  const { log, quietMs = 1_000, hasTime = watchMachine() } = rest;
  const memory = createByteCache('pictures', maxMemoryBytes);
  const disk = openDiskCache({ folder, maxBytes: maxDiskBytes, log });
  const pool = openRenderPool(rest);
  const idleQueue = createIdleQueue({ isQuiet: () => pool.isIdle() && hasTime(), quietMs, maxWaiting: 2_000 });
  const underway = new Map<string, Promise<Kept | undefined>>();
  /** A broken picture on a busy page must not be tried for every visitor. */
  const failed = createCache<string, true>({ name: 'failed-pictures', maxEntries: failuresRemembered, ttlMs: failureMs });

  /** Made once, however many ask at the same moment. */
  function get(wanted: Wanted): Kept | undefined | Promise<Kept | undefined> {
    const name = nameOf(wanted);
    const found = memory.find(name) ?? underway.get(name);
    if (found) return found;
    const making = findOrMake(wanted, name).finally(() => underway.delete(name));
    underway.set(name, making);
    return making;
  }

  async function findOrMake(wanted: Wanted, name: string): Promise<Kept | undefined> {
    const stored = await findStored(name);
    const picture = stored ?? (await make(wanted, name));
    if (!picture || stored) return picture;
    memory.keep(name, picture);
    disk.keep(name, picture);
    shared?.keep(name, picture);
    return picture;
  }

  /** On this machine, or where another one has put it. */
  async function findStored(name: string): Promise<Kept | undefined> {
    const here = disk.mayHave(name) ? await disk.find(name) : undefined;
    const found = here ?? (await shared?.find(name));
    if (found) memory.keep(name, found);
    if (found && !here) disk.keep(name, found);
    return found;
  }

  async function make({ key, index, format, width, type }: Wanted, name: string): Promise<Kept | undefined> {
    if (failed.find(name)) return undefined;
    const found = await source.find(key, index);
    if (!found || (found.format ?? format) !== format) return undefined;
    try {
      return toKept(await pool.render({ material: found.material, width, type }));
    } catch (error) {
      if (!(error instanceof PictureFailed)) throw error;
      log.warn({ err: error, picture: name }, 'a picture could not be made');
      failed.keep(name, true);
      return undefined;
    }
  }

  /** AVIF where it is there already; otherwise WebP for now, and AVIF as soon as there is time to make it. */
  async function getBest(address: PictureAddress, accept: string): Promise<FoundPicture | undefined> {
    const type = /\bimage\/webp\b/.test(accept) ? 'webp' : 'jpg';
    if (!/\bimage\/avif\b/.test(accept)) return show({ ...address, type }, true);
    const avif: Wanted = { ...address, type: 'avif' };
    const name = nameOf(avif);
    const made = memory.find(name) ?? (await findStored(name));
    if (made) return { ...made, type: 'avif', isFinal: true };
    const interim = await show({ ...address, type }, false);
    if (interim) idleQueue.add(name, async () => get(avif));
    return interim;
  }

  async function show(wanted: Wanted, isFinal: boolean): Promise<FoundPicture | undefined> {
    const picture = await get(wanted);
    return picture && { ...picture, type: wanted.type, isFinal };
  }

  return {
    /** Undefined for whatever nobody has named, and for what can't be made. */
    find(address: PictureAddress, accept = ''): Promise<FoundPicture | undefined> {
      return address.type === 'best' ? getBest(address, accept) : show({ ...address, type: address.type }, true);
    },
    ready: disk.ready,
    threads: pool.threads,
    bytesOnDisk: disk.bytes,
    async close(): Promise<void> {
      idleQueue.close();
      await pool.close();
      await disk.close();
      await shared?.close();
    },
  };
}

/** One for each picture, however its address is spelled: the key and format before a number of the library could be anything. */
function nameOf({ key, index, format, width, type }: Wanted): string {
  const name = index < firstLibraryIndex ? `${key}-${index}-${format}` : `00-library-${index}`;
  return `${name}.w${width}.${type}`;
}
