import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

const mostBytes = 60 * 1024 * 1024;
const fetchTimeoutMs = 15_000;

/** An original by its name below a folder or an https address. A name can't lead out of there. */
export async function readOriginal(base: string, file: string): Promise<Buffer> {
  return /^https?:\/\//.test(base) ? fetchOriginal(base, file) : readBelow(base, file);
}

async function readBelow(folder: string, file: string): Promise<Buffer> {
  return readFile((await locateOriginal(folder, file)).path);
}

/** Where a file lies below a folder. */
export async function locateOriginal(folder: string, file: string): Promise<{ path: string; size: number }> {
  const root = await realpath(folder);
  // After links are followed: one inside the folder may point anywhere.
  const path = await realpath(resolve(root, file));
  if (!path.startsWith(root + sep)) throw new Error(`${file} lies outside the folder of originals.`);
  const { size } = await stat(path);
  if (size > mostBytes) throw new Error(`${file} is larger than ${mostBytes} bytes.`);
  return { path, size };
}

async function fetchOriginal(base: string, file: string): Promise<Buffer> {
  const root = base.endsWith('/') ? base : `${base}/`;
  const url = new URL(file, root);
  if (!url.href.startsWith(new URL(root).href)) throw new Error(`${file} lies outside ${base}.`);
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs), redirect: 'error' });
  if (!response.ok || !response.body) throw new Error(`${url.href} answered ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > mostBytes) throw new Error(`${file} is larger than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
