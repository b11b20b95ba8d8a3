import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digestFiles } from './digest-files.ts';
import { buildType, type Provenance } from './state-provenance.ts';

/** What is not as the statement says, below that root. An empty list: every file is the one that was built, and there is no other. */
export function findDifferences(statement: unknown, root: string): string[] {
  const { subject, predicateType, predicate } = statement as Provenance;
  if (predicateType !== 'https://slsa.dev/provenance/v1' || predicate.buildDefinition.buildType !== buildType)
    return ['the statement is about another kind of build'];
  const { folders } = predicate.buildDefinition.externalParameters;
  const missing = folders.filter((folder) => !existsSync(join(root, folder)));
  const here = digestFiles(
    root,
    folders.filter((folder) => !missing.includes(folder)),
  );
  const built = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
  const names = new Set(here.map(({ name }) => name));
  return [
    ...(subject.length === 0 ? ['the statement names no file'] : []),
    ...missing.map((folder) => `${folder} is not there`),
    ...here.flatMap(({ name, digest }) => {
      if (!built.has(name)) return [`${name} was not built`];
      return built.get(name) === digest.sha256 ? [] : [`${name} was changed`];
    }),
    ...[...built.keys()].filter((name) => !names.has(name)).map((name) => `${name} is not there`),
  ];
}
