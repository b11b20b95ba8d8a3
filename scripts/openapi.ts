import { readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '@selvedge/contract/openapi.ts';

// `node scripts/openapi.ts` writes the committed document; with --check it only says whether it is up to date.
const file = new URL('../packages/contract/openapi.json', import.meta.url);
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readText() !== text) {
  console.error('packages/contract/openapi.json is not what the contract says; run: node scripts/openapi.ts');
  process.exitCode = 1;
}

function readText(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
