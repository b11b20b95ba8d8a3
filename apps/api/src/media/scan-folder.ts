import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const abandonedAfterMs = 3_600_000;

/** The kept pictures of an earlier run, the one not used longest first. Drafts that a run left behind are thrown away. */
export async function scanFolder(folder: string): Promise<{ name: string; size: number; usedAt: number }[]> {
  await mkdir(folder, { recursive: true });
  const found: { name: string; size: number; usedAt: number }[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name)) found.push(...(await scanSubfolder(join(folder, entry.name))));
    else if (entry.name.endsWith('.draft')) await removeAbandoned(join(folder, entry.name));
  }
  return found.sort((a, b) => a.usedAt - b.usedAt);
}

async function scanSubfolder(subfolder: string) {
  const names = await readdir(subfolder).catch(() => []);
  const looks = names.map(async (name) => {
    // Another shop on the same folder may have removed it in this moment.
    const file = await stat(join(subfolder, name)).catch(() => undefined);
    return file?.isFile() ? [{ name, size: file.size, usedAt: file.mtimeMs }] : [];
  });
  return (await Promise.all(looks)).flat();
}

/** Not a young one: another shop on the same folder may be writing it. */
async function removeAbandoned(path: string): Promise<void> {
  const file = await stat(path).catch(() => undefined);
  if (file && Date.now() - file.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
}
