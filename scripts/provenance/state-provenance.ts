import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DigestedFile, digestFiles, sha256Of } from './digest-files.ts';

type Dependency = { uri: string; digest: Readonly<Record<string, string>> };

/** A statement of in-toto with the predicate of SLSA: what was built, of what, by which command, by whom. */
export type Provenance = {
  _type: 'https://in-toto.io/Statement/v1';
  subject: DigestedFile[];
  predicateType: 'https://slsa.dev/provenance/v1';
  predicate: {
    buildDefinition: {
      buildType: string;
      externalParameters: { source: string; command: string; folders: readonly string[] };
      internalParameters: { node: string; platform: string };
      resolvedDependencies: Dependency[];
    };
    runDetails: { builder: { id: string }; metadata: { startedOn: string; finishedOn: string } };
  };
};

export const buildType = 'urn:selvedge:npm-build:v1';

export type Build = {
  root: string;
  /** What came out, below the root. */
  folders: readonly string[];
  command: string;
  /** Where the source is kept, and which commit was built. */
  source: string;
  commit: string;
  builder: string;
  startedAt: Date;
  finishedAt: Date;
};

export function stateProvenance({ root, folders, command, source, commit, builder, startedAt, finishedAt }: Build): Provenance {
  const lockfile = join(root, 'package-lock.json');
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: digestFiles(root, folders),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType,
        externalParameters: { source, command, folders },
        internalParameters: { node: process.version, platform: `${process.platform}-${process.arch}` },
        resolvedDependencies: [
          { uri: source, digest: { gitCommit: commit } },
          { uri: 'package-lock.json', digest: { sha256: sha256Of(lockfile) } },
          ...packagesOf(lockfile),
        ],
      },
      runDetails: {
        builder: { id: builder },
        metadata: { startedOn: startedAt.toISOString(), finishedOn: finishedAt.toISOString() },
      },
    },
  };
}

type Entry = { version?: string; integrity?: string; link?: boolean };

/** Tools of development as well: a compiler is a part of what it makes. */
function packagesOf(lockfile: string): Dependency[] {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Entry> };
  const found = new Map<string, Dependency>();
  for (const [path, { version, integrity = '', link }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link || !version) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const [algorithm = '', hash = ''] = integrity.split('-', 2);
    const uri = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    found.set(uri, { uri, digest: { [algorithm]: Buffer.from(hash, 'base64').toString('hex') } });
  }
  return [...found.values()].sort((a, b) => (a.uri < b.uri ? -1 : 1));
}
