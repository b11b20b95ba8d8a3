import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBuild } from './compress-build.ts';

/** Runs after the build: compresses every text file once, and refuses a build whose pages cost a shopper too much script. */
const limit = 92 * 1024;
const folder = join(import.meta.dirname, '../apps/storefront/dist/client');
const sizes = compressBuild(folder);

type Chunk = { file: string; src?: string; imports?: string[]; isEntry?: boolean };
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

function closure(keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

/** Words that only the page editor's code holds. Staff load it in the Studio; a shopper never should. */
const editorMarks = ['puck-entry', '@puckeditor', 'prosemirror', 'words beyond the limit'];
for (const [file] of sizes) {
  const text = file.endsWith('.js') ? readFileSync(file, 'utf8').toLowerCase() : '';
  const mark = editorMarks.find((each) => text.includes(each));
  if (mark) throw new Error(`${file} holds code of the page editor (${mark}): shoppers would pay for it.`);
}

const views = Object.keys(manifest).filter((key) => /^src\/pages\/.*-page\.tsx$/.test(key));
const rows = views.map((view) => {
  const files = [...closure(['src/react-first.ts', 'src/entry-client.tsx', view])].filter((file) => file.endsWith('.js'));
  return { view, bytes: files.reduce((sum, file) => sum + (sizes.get(join(folder, file)) ?? 0), 0) };
});
rows.sort((a, b) => b.bytes - a.bytes);
const [heaviest] = rows;
for (const { view, bytes } of rows) process.stdout.write(`${(bytes / 1024).toFixed(1).padStart(7)} KB brotli  ${view}\n`);
if (!heaviest || heaviest.bytes === 0) throw new Error('No page was found in the build: the budget cannot be checked.');
if (heaviest.bytes > limit) {
  console.error(
    `Script before interaction is ${heaviest.bytes} bytes (brotli) on ${heaviest.view}, ${heaviest.bytes - limit} over the budget of ${limit / 1024} KB.
Load what is not needed at once when its place comes near (apps/storefront/src/lib/near-view.tsx) or when it is opened (import()).`,
  );
  process.exit(1);
}
