import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Envelope, keyIdOf, openEnvelope, sealStatement } from './envelope.ts';
import { findDifferences } from './find-differences.ts';
import { type Provenance, stateProvenance } from './state-provenance.ts';

const keys = generateKeyPairSync('ed25519');
const commit = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const lockfile = {
  packages: {
    '': { name: 'shop' },
    'apps/shop': { version: '0.1.0' },
    'node_modules/@selvedge/shop': { link: true },
    'node_modules/fastify': { version: '5.12.8', integrity: 'sha512-AAEC' },
    'node_modules/@swc/core': { version: '1.16.22', integrity: 'sha512-AwQF', dev: true },
  },
};
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'selvedge-provenance-'));
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lockfile));
  writeFileSync(join(root, 'dist/main.js'), 'start();');
  writeFileSync(join(root, 'dist/assets/shop.css'), 'a{color:red}');
  writeFileSync(join(root, 'dist/.sources'), 'times of this build');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const built = (): Provenance =>
  stateProvenance({
    ...{ root, folders: ['dist'], command: 'npm ci && npm run build', commit },
    ...{ source: 'git+https://git.example/shop', builder: 'https://ci.example/7' },
    ...{ startedAt: new Date('2026-11-19T08:00:00Z'), finishedAt: new Date('2026-11-19T08:01:00Z') },
  });

const changed = (envelope: Envelope, change: (statement: Provenance) => void): Envelope => {
  const statement = JSON.parse(Buffer.from(envelope.payload, 'base64').toString()) as Provenance;
  change(statement);
  return { ...envelope, payload: Buffer.from(JSON.stringify(statement)).toString('base64') };
};

test('a statement names each file that was built, the commit, the lockfile and every package', () => {
  const { subject, predicate } = built();
  expect(subject.map(({ name }) => name)).toEqual(['dist/assets/shop.css', 'dist/main.js']);
  expect(subject[1]?.digest.sha256).toBe('13a8d0beb4f6662bd61bd189e0000465fe0c848ee5dd090bae85b8860bd44f87');
  expect(predicate.buildDefinition.resolvedDependencies).toEqual([
    { uri: 'git+https://git.example/shop', digest: { gitCommit: commit } },
    { uri: 'package-lock.json', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    { uri: 'pkg:npm/%40swc/core@1.16.22', digest: { sha512: '030405' } },
    { uri: 'pkg:npm/fastify@5.12.8', digest: { sha512: '000102' } },
  ]);
});

test('what was signed and not touched is as it was built', () => {
  const statement = openEnvelope(sealStatement(built(), keys), keys.publicKey);
  expect(statement).toEqual(built());
  expect(findDifferences(statement, root)).toEqual([]);
});

test.each([
  ['a byte is changed', () => writeFileSync(join(root, 'dist/main.js'), 'start() '), 'dist/main.js was changed'],
  ['a file is added', () => writeFileSync(join(root, 'dist/extra.js'), ''), 'dist/extra.js was not built'],
  ['a file is taken away', () => rmSync(join(root, 'dist/assets/shop.css')), 'dist/assets/shop.css is not there'],
  ['all is taken away', () => rmSync(join(root, 'dist'), { recursive: true }), 'dist is not there'],
])('%s, and it is said which', (_, change, difference) => {
  const statement = openEnvelope(sealStatement(built(), keys), keys.publicKey);
  change();
  expect(findDifferences(statement, root)).toContain(difference);
});

test('another key opens nothing, though the statement says it is the right one', () => {
  const other = generateKeyPairSync('ed25519');
  const forged = sealStatement(built(), other);
  forged.signatures[0]!.keyid = keyIdOf(keys.publicKey);
  expect(() => openEnvelope(forged, keys.publicKey)).toThrow(/No signature of the key/);
});

test.each<[string, (statement: Provenance) => void]>([
  ['the digest of a file', ({ subject }) => (subject[1]!.digest.sha256 = '0'.repeat(64))],
  ['the commit', ({ predicate }) => (predicate.buildDefinition.resolvedDependencies[0]!.digest = { gitCommit: '0'.repeat(40) })],
  ['who built it', ({ predicate }) => (predicate.runDetails.builder.id = 'https://elsewhere.example')],
  ['nothing but its spelling', () => {}],
])('a statement in which somebody changed %s does not open', (what, change) => {
  const envelope = sealStatement(built(), keys);
  const forged = changed(envelope, change);
  if (what === 'nothing but its spelling') forged.payload = Buffer.from(`${Buffer.from(forged.payload, 'base64')} `).toString('base64');
  expect(() => openEnvelope(forged, keys.publicKey)).toThrow(/No signature of the key/);
});

test('a text that was signed as something else is no statement', () => {
  const envelope = sealStatement(built(), keys);
  expect(() => openEnvelope({ ...envelope, payloadType: 'text/plain' }, keys.publicKey)).toThrow(/no statement about a build/);
  const asItIs = sign(null, Buffer.from(envelope.payload, 'base64'), keys.privateKey).toString('base64');
  expect(() => openEnvelope({ ...envelope, signatures: [{ keyid: '', sig: asItIs }] }, keys.publicKey)).toThrow(/No signature/);
  expect(() => openEnvelope({ ...envelope, signatures: [] }, keys.publicKey)).toThrow(/No signature/);
});

test('a signature is over the bytes that the format of DSSE says', () => {
  const envelope = sealStatement({ hello: 'world' }, keys);
  const bytes = Buffer.from('DSSEv1 28 application/vnd.in-toto+json 17 {"hello":"world"}');
  expect(envelope.signatures[0]!.sig).toBe(sign(null, bytes, keys.privateKey).toString('base64'));
});

test('a statement about no file, or about another kind of build, says nothing of what is here', () => {
  const statement = built();
  expect(findDifferences({ ...statement, subject: [] }, root)).toContain('the statement names no file');
  const other = { ...statement, predicateType: 'https://slsa.dev/provenance/v0.2' };
  expect(findDifferences(other, root)).toEqual(['the statement is about another kind of build']);
});
