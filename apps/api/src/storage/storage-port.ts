import type { Readable } from 'node:stream';
import type {} from '../shop/ctx.ts';

export type StoredObject = { name: string; bytes: number; changedAt: Date };
/** Bytes from `start` to `end`, the last one included. */
export type ByteRange = { start: number; end: number };

/** A place for objects by name. Each is written whole: whoever reads finds the old one, the new one or none. It may fail, and says so by throwing. */
export type StoragePort = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is no such object. */
  get(name: string): Promise<Buffer | undefined>;
  stream(name: string, range?: ByteRange): Promise<Readable | undefined>;
  head(name: string): Promise<StoredObject | undefined>;
  /** Done as well when there is none. */
  remove(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
  close(): void;
};

declare module '../shop/ctx.ts' {
  interface Ports {
    /** Undefined: pictures of the library are in the database. */
    storage: StoragePort | undefined;
  }
}
