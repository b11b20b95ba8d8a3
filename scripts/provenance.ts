// Signs what a build has made, and compares what runs with what was signed (docs/operations.md, "Where an image comes from").
//   node scripts/provenance.ts sign --key release.pem --source git+https://git.example/shop --builder https://ci.example/pipelines/7 > selvedge.intoto.json
//   node scripts/provenance.ts verify --key release.pub.pem [--commit SHA] [--in folder] selvedge.intoto.json
// `sign` builds anew, and only what is committed. Keys are of Ed25519, in PEM; PROVENANCE_PASSPHRASE opens one that is sealed.
import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Envelope, openEnvelope, sealStatement } from './provenance/envelope.ts';
import { findDifferences } from './provenance/find-differences.ts';
import { type Provenance, stateProvenance } from './provenance/state-provenance.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['apps/shop/dist', 'apps/storefront/dist', 'apps/studio/dist'];
const usage = 'npm run provenance -- sign|verify --key FILE ...: all of it stands at the beginning of scripts/provenance.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ key: { type: 'string' }, source: { type: 'string' }, builder: { type: 'string' } },
    ...{ commit: { type: 'string' }, in: { type: 'string', default: root } },
  },
});
const [word, file] = positionals;
try {
  if (word === 'sign') signBuild();
  else if (word === 'verify') verifyBuild();
  else throw new Error(usage);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function signBuild(): void {
  const { key, source, builder } = values;
  if (!key || !source || !builder) throw new Error(usage);
  const passphrase = process.env.PROVENANCE_PASSPHRASE;
  const privateKey = createPrivateKey({ key: readFileSync(key), ...(passphrase !== undefined && { passphrase }) });
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The key is none of Ed25519.');
  const changed = git('status', '--porcelain');
  if (changed !== '') throw new Error(`What is not committed would be signed as if it were:\n${changed}`);
  const commit = git('rev-parse', 'HEAD');
  const startedAt = new Date();
  // What lies there may be of other sources, or of another's hand.
  for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true });
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 2, 2] });
  const statement = stateProvenance({
    ...{ root, folders, command: 'npm ci && npm run build', source, commit, builder, startedAt },
    finishedAt: new Date(),
  });
  const envelope = sealStatement(statement, { privateKey, publicKey: createPublicKey(privateKey) });
  process.stdout.write(`${JSON.stringify(envelope)}\n`);
  console.error(`${statement.subject.length} files of ${commit} signed`);
}

function verifyBuild(): void {
  const { key, commit } = values;
  if (!key || !file) throw new Error(usage);
  const statement = openEnvelope(JSON.parse(readFileSync(file, 'utf8')) as Envelope, createPublicKey(readFileSync(key)));
  const { subject, predicate } = statement as Provenance;
  const built = predicate.buildDefinition.resolvedDependencies[0]?.digest.gitCommit;
  const differences = [
    ...(commit && commit !== built ? [`${built} was built, and not ${commit}`] : []),
    ...findDifferences(statement, values.in),
  ];
  if (differences.length > 0) throw new Error(differences.join('\n'));
  console.log(`${subject.length} files are those of ${built}, built by ${predicate.runDetails.builder.id}`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
