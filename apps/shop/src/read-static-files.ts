import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Encoded } from './compress.ts';

export type StaticFile = {
  type: string;
  immutable: boolean;
  /** Read once; a file that is packed is kept packed. */
  read(): Promise<Encoded>;
};
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** The built files of a folder under the URL they are served at. Only what was listed at start can be asked for, so no path can climb out of the folder. */
export function readStaticFiles(folder: string, prefix: string, isImmutable: (path: string) => boolean): StaticFiles {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  for (const path of paths) {
    const url = prefix + relative(folder, path).split(sep).join('/');
    const type = types[extname(path)];
    if (!type || url.includes('/.')) continue;
    let reading: Promise<Encoded> | undefined;
    files.set(url, {
      type,
      immutable: isImmutable(url),
      read() {
        reading ??= readEncoded(path, paths);
        // One that could not be read is tried again by who asks next.
        reading.catch(() => {
          reading = undefined;
        });
        return reading;
      },
    });
  }
  return files;
}

/**
 * All of them into memory, while nobody waits: a start need not read two thousand files first, and a build that takes the place of this
 * one on the disk leaves the shop that runs with its own.
 */
export async function readAhead(files: StaticFiles, signal: AbortSignal): Promise<void> {
  for (const file of files.values()) {
    if (signal.aborted) return;
    await file.read();
  }
}

async function readEncoded(path: string, paths: ReadonlySet<string>): Promise<Encoded> {
  const packed = async (ending: string) => (paths.has(path + ending) ? readFile(path + ending) : undefined);
  const [identity, br, gzip] = await Promise.all([readFile(path), packed('.br'), packed('.gz')]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return br && gzip ? { etag, br, gzip } : { etag, identity, ...(br && { br }), ...(gzip && { gzip }) };
}
