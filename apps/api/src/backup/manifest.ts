import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BootError } from '../boot-error.ts';

export const manifestName = 'manifest.json';

const Stored = z.object({
  /** Below the folder of the backup. */
  path: z.string().regex(/^(?:tables|files|objects)\/[\w.-]+(?:\/[\w.-]+)*$/),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Stored = z.infer<typeof Stored>;

/** What a backup says of itself. */
export const Manifest = z.object({
  format: z.literal(1),
  /** The version of the shop, the last of its migrations that the database had run, and that of its server. */
  shop: z.string(),
  revision: z.string(),
  postgres: z.string(),
  madeAt: z.iso.datetime(),
  tables: z.array(Stored.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  files: z.array(Stored),
  /** What rows name in the storage, below `objects/` by its name there. */
  objects: z.array(Stored).default([]),
});
export type Manifest = z.infer<typeof Manifest>;

/** Reads a backup and compares every file with its hash. Throws in plain words when one is not as it was written. */
export async function checkBackup(folder: string, { log }: { log: (line: string) => void }): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const all = [...manifest.tables, ...manifest.files, ...manifest.objects];
  log(`comparing ${all.length} files with their hashes`);
  for (const stored of all) {
    const found = await stat(join(folder, stored.path)).catch(() => undefined);
    if (!found) throw new BootError(`The backup is not whole: ${stored.path} is missing. Nothing was changed.`);
    const isSame = found.size === stored.bytes && (await hashOf(join(folder, stored.path))) === stored.sha256;
    if (!isSame) throw new BootError(`The backup is damaged: ${stored.path} is not what was written. Nothing was changed.`);
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BootError(`${folder} is not a backup: it has no ${manifestName}. Nothing was changed.`);
  });
  const parsed = Manifest.safeParse(readJson(text));
  if (!parsed.success)
    throw new BootError(`The ${manifestName} in ${folder} can't be read: it is damaged, or of another program. Nothing was changed.`);
  return parsed.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** A file of the backup as the manifest has it. */
export async function describe(folder: string, path: string): Promise<Stored> {
  const { size } = await stat(join(folder, path));
  return { path, bytes: size, sha256: await hashOf(join(folder, path)) };
}
