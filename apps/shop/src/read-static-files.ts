import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Encoded } from './compress.ts';

export type StaticFile = Encoded & { type: string; immutable: boolean };
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

/**
 * The built files of a folder, held in memory under the URL they are served at. Only what was listed at start
 * can be asked for, so no path can climb out of the folder.
 */
export function readStaticFiles(folder: string, prefix: string, isImmutable: (path: string) => boolean): StaticFiles {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const url = prefix + relative(folder, path).split(sep).join('/');
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type || url.includes('/.')) continue;
    const identity = readFileSync(path);
    files.set(url, {
      identity,
      type,
      immutable: isImmutable(url),
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      ...(existsSync(`${path}.br`) && { br: readFileSync(`${path}.br`) }),
      ...(existsSync(`${path}.gz`) && { gzip: readFileSync(`${path}.gz`) }),
    });
  }
  return files;
}
