// node scripts/password-filter.ts list.txt filter.bloom [one wrong in: 1000]
// Builds the filter of published passwords. A line of the list is a password, or a SHA-1 hash with or without `:count` behind it.
import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createPasswordFilter, sha1 } from '../apps/api/src/identity/password-filter.ts';

const [list, target, wrongIn = '1000'] = process.argv.slice(2);
if (!list || !target) throw new Error('Say which list to read and which file to write.');

// Read twice, because the filter's size follows from how many there are.
let count = 0;
for await (const _ of keysOf(list)) count += 1;
const filter = createPasswordFilter({ count, wrongIn: Number(wrongIn) });
for await (const key of keysOf(list)) filter.add(key);
writeFileSync(target, filter.bytes);
console.log(`${count} passwords in ${filter.bytes.length} bytes; one in ${wrongIn} others is refused by mistake`);

async function* keysOf(file: string): AsyncGenerator<Buffer> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    const [, hash] = /^([0-9a-f]{40})(?::\d+)?$/i.exec(line) ?? [];
    if (hash) yield Buffer.from(hash, 'hex');
    // Shorter ones are refused for their length.
    else if ([...line].length >= 8) yield sha1(line);
  }
}
