import { readFileSync } from 'node:fs';

/** A package that runs in the shop or is part of what its browsers load. */
export type Component = { name: string; version: string; license: string | undefined; integrity: string | undefined; optional: boolean };

type Entry = { version?: string; license?: string; integrity?: string; dev?: boolean; optional?: boolean; link?: boolean };

/** Licences that a package does not tell the registry, as they stand in the file LICENSE that it brings. */
const unsaid: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** What the lockfile installs without the tools of development, each version of a package once. */
export function listComponents(): Component[] {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as { packages: Record<string, Entry> };
  const found = new Map<string, Component>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.dev || !entry.version) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const license = entry.license ?? unsaid[name];
    const { version, integrity } = entry;
    found.set(`${name}@${version}`, { name, version, license, integrity, optional: entry.optional === true });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
