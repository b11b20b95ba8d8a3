import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Db } from '@selvedge/api/db/db.ts';
import { escapeHtml } from '@selvedge/api/mail/escape-html.ts';
import { mediaPictureTable } from '@selvedge/api/media/tables.ts';
import { picturePath } from '@selvedge/contract/media.ts';
import { CUTS } from '@selvedge/demo/garments/cuts.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

const root = new URL('../../../', import.meta.url);
const folders = { accepted: fileURLToPath(new URL('e2e/looks/', root)), now: fileURLToPath(new URL('artefacts/looks/', root)) };
type Folder = keyof typeof folders;
const widths = ['390', '820', '1440'];

/** `/dev/looks`: every kind of page as it was accepted and as the last run found it, and every cut that is drawn. There is none in production. */
export function devLooksRoutes(app: FastifyInstance, { db, isProduction }: { db: Db; isProduction: boolean }): void {
  if (isProduction) return;
  app.get<{ Querystring: { market?: string; width?: string } }>('/dev/looks', async ({ query }, reply) => {
    const names = listNames();
    const markets = [...new Set(names.map((name) => name.split('.')[1]!))];
    const market = markets.find((each) => each === query.market) ?? markets[0];
    const width = widths.find((each) => each === query.width) ?? widths[0]!;
    const chosen = names.filter((name) => name.endsWith(`.${market}.${width}.webp`));
    return html(reply, [links({ markets, market, width }), ...pagesOf(chosen), await cuts(db)].join('\n'));
  });
  app.get<{ Params: { folder: string; name: string } }>('/dev/looks/:folder/:name', async ({ params }, reply) => {
    const folder = (Object.keys(folders) as Folder[]).find((name) => name === params.folder);
    if (!folder || !listIn(folder).includes(params.name)) return reply.code(404).type('text/plain').send('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type('image/webp')
      .send(await readFile(join(folders[folder], params.name)));
  });
}

function listNames(): string[] {
  return [...new Set([...listIn('accepted'), ...listIn('now')])].sort();
}

function listIn(folder: Folder): string[] {
  return existsSync(folders[folder]) ? readdirSync(folders[folder]).filter((name) => /^[\w-]+\.[\w-]+\.\d+\.webp$/.test(name)) : [];
}

function links({ markets, market, width }: { markets: string[]; market: string | undefined; width: string }): string {
  const all = markets.flatMap((each) => widths.map((wide) => ({ each, wide })));
  return `<nav>${all
    .map(({ each, wide }) => {
      const current = each === market && wide === width ? ' aria-current="page"' : '';
      return `<a href="?market=${each}&amp;width=${wide}"${current}>${each} ${wide}</a>`;
    })
    .join('')}</nav>`;
}

function pagesOf(names: readonly string[]): string[] {
  if (names.length === 0)
    return ['<p>No page has been photographed yet: <code>npm test -- looks</code>, then <code>npm test -- accept-looks</code>.</p>'];
  const now = new Set(listIn('now'));
  const shown = (folder: Folder, name: string) =>
    `<figure><img loading="lazy" src="/dev/looks/${folder}/${name}" alt=""><figcaption>${name.split('.')[0]}, ${folder}</figcaption></figure>`;
  const each = names.map((name) => shown('accepted', name) + (now.has(name) ? shown('now', name) : ''));
  return ['<h2>Pages</h2>', `<section>${each.join('')}</section>`];
}

/** Each as the first goods that are cut so show it. A cut that no goods have is named: nobody else would ever see that. */
async function cuts(db: Db): Promise<string> {
  const rows = (await db.select().from(mediaPictureTable)).filter(({ recipe }) => recipe);
  const firstOf = new Map(rows.toReversed().map((row) => [row.recipe!.cut, row]));
  const shown = CUTS.flatMap(({ id, name }) => {
    const row = firstOf.get(id);
    const views = row?.formats.map(
      (format, index) => `<img loading="lazy" src="${picturePath}${row.key}/${index}-${format}.w320.webp" alt="">`,
    );
    return views ? [`<figure>${views.join('')}<figcaption>${escapeHtml(name)} (${id})</figcaption></figure>`] : [];
  });
  const unused = CUTS.filter(({ id }) => !firstOf.has(id)).map(({ id }) => id);
  const note = unused.length > 0 ? `<p>No goods have these: ${unused.join(', ')}.</p>` : '';
  return `<h2>${shown.length} cuts</h2>${note}<section class="cuts">${shown.join('')}</section>`;
}

const style = `
body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; background: #e9e6e0; color: #191816 }
nav { display: flex; flex-wrap: wrap; gap: 8px 20px } a { color: inherit } [aria-current] { font-weight: 700 }
section { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start } figure { margin: 0; background: #fff }
figcaption { padding: 6px 8px } img { display: block; max-inline-size: 100% } .cuts figure { max-inline-size: 656px } .cuts img { display: inline-block; inline-size: 160px; aspect-ratio: 3 / 4 }`;

function html(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    )
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Looks</title><style>${style}</style><h1>Looks</h1>${body}</html>`,
    );
}
