import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAlias } from '@selvedge/contract/page.ts';
import { type Chunk, type Wants, wantedTexts } from './page-texts.ts';

/** What a document names in its head. `css` is the text of its styles, `cssHash` what a policy allows it by. */
export type Assets = {
  styles: readonly string[];
  css: string;
  cssHash: string;
  chunks: readonly string[];
  /** In the order in which they run. */
  entries: readonly string[];
  head: string;
  build: string;
  /** Where the scripts call the API, below the shop's own address. */
  apiBase: string;
  /** Who comes by localhost has agreed to everything. */
  consentOnLocalhost: boolean;
  /** Which texts stand in the document. Undefined: all of them. */
  wants?: Wants;
};

type Named = Pick<Assets, 'apiBase' | 'consentOnLocalhost'> & {
  /** Of all visits, while the shop is traced. Left out, no page has the script for it. */
  traceShare?: number | undefined;
};

const entries = ['src/react-first.ts', 'src/entry-client.tsx'];
const traceEntry = 'src/trace-entry.ts';

/** Reads from the build's manifest which styles and chunks each page needs, so that none is discovered late. */
export function readDocumentAssets(
  clientFolder: string,
  { viewFiles, ...named }: { viewFiles: ReadonlyMap<PageAlias, string> } & Named,
): (alias: PageAlias, blocks?: readonly string[]) => Assets {
  const text = readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8');
  const manifest: Record<string, Chunk> = JSON.parse(text);
  const build = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  const known = new Map<string, Assets>();
  return (alias, blocks = []) => {
    const view = viewFiles.get(alias) ?? '';
    const key = [view, ...blocks].join(' ');
    const found = known.get(key) ?? closureOf(manifest, { roots: [...entries, view], blocks, build, clientFolder, named });
    known.set(key, found);
    return found;
  };
}

type Closure = {
  roots: readonly string[];
  blocks: readonly string[];
  build: string;
  clientFolder: string;
  named: Named;
};

function closureOf(
  manifest: Record<string, Chunk>,
  { roots, blocks, build, clientFolder, named: { traceShare, ...named } }: Closure,
): Assets {
  const chunks = new Set<string>();
  const styles = new Set<string>();
  const walk = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk.file)) return;
    chunks.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const next of chunk.imports ?? []) walk(next);
  };
  for (const root of roots) walk(root);
  const early = [...chunks];
  // Blocks bring their styles at once and their scripts later: until then they stand as the server rendered them.
  for (const block of blocks) walk(block);
  const url = (file: string) => `/${file}`;
  const css = [...styles].map((file) => readFileSync(join(clientFolder, file), 'utf8').trim()).join('\n');
  const files = { styles: [...styles].map(url), chunks: early.map(url), entries: entries.map((entry) => url(manifest[entry]?.file ?? '')) };
  const wants = wantedTexts({ manifest, clientFolder }, [...roots, ...blocks]);
  const head = iconLinks + traceScript(manifest[traceEntry], traceShare);
  return { ...files, css, cssHash: hashOf(css), head, build, ...named, wants };
}

/** Asked for when the rest of the page is there: whoever is in the share waits for nothing. */
function traceScript(chunk: Chunk | undefined, share: number | undefined): string {
  return chunk && share ? `<script type="module" async id="trace-calls" data-share="${share}" src="/${chunk.file}"></script>` : '';
}

/** As a Content-Security-Policy names what may stand in a document. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export const iconLinks =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><meta name="theme-color" content="#fbfaf7">';
