// Prints what the shop is made of, as CycloneDX 1.6: `node scripts/sbom.ts > sbom.json`.
// From the lockfile, not by `npm sbom`: that one stops at two libraries of the Studio's editor that ask for different versions of a third.
import { readFileSync } from 'node:fs';
import { type Component, listComponents } from './list-components.ts';

const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  name: string;
  version: string;
};
const main = { type: 'application', name, version, 'bom-ref': `pkg:npm/${name}@${version}`, licenses: [{ expression: 'MIT' }] };
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: main },
  components: listComponents().map(describe),
};
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);

function describe({ name, version, license, integrity, optional }: Component) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, hash] = integrity?.split('-', 2) ?? [];
  return {
    ...{ type: 'library', name, version, purl, 'bom-ref': purl },
    ...(optional && { scope: 'optional' }),
    ...(license && { licenses: [{ expression: license.replace(' and ', ' AND ') }] }),
    ...(algorithm === 'sha512' && hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  };
}
