import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type DigestedFile = { name: string; digest: { sha256: string } };

/** What ensure-build.mjs notes for itself: times, which no two builds have in common. */
const notes = new Set(['.sources']);

/** Every file of these folders, by its path below the root, in one order everywhere. */
export function digestFiles(root: string, folders: readonly string[]): DigestedFile[] {
  return folders.flatMap((folder) => filesBelow(root, folder)).map((name) => ({ name, digest: { sha256: sha256Of(join(root, name)) } }));
}

export function sha256Of(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notes.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(root, name);
      // A link would be signed for what it leads to today.
      if (!entry.isFile()) throw new Error(`${name} is no file.`);
      return [name];
    });
}
