import type { APIRequestContext } from './test.ts';

export type CrawledPage = {
  path: string;
  /** How many links lie between it and the home page. */
  clicks: number;
  title: string;
  description: string;
  /** Search engines are asked to keep it: it is its own canonical page and has counterparts in other markets, or is a further page of a listing. */
  isKept: boolean;
  picture: string | undefined;
};

type Crawled = { pages: CrawledPage[]; problems: string[] };

const atOnce = 4;

/** Follows every link of a market from its home page, breadth first. `most`: ends after so many pages, of each kind of address as many as of any other. */
export async function crawl(request: APIRequestContext, market: string, most = Number.POSITIVE_INFINITY): Promise<Crawled> {
  const home = `/${market}`;
  const from = new Map<string, { clicks: number; on: string }>([[home, { clicks: 0, on: '' }]]);
  const [pages, problems]: [CrawledPage[], string[]] = [[], []];
  let waiting = [home];

  async function visit(path: string): Promise<string[]> {
    const { clicks, on } = from.get(path)!;
    const answer = await request.get(path, { maxRedirects: 0 });
    const status = answer.status();
    if (status >= 300 && status < 400) {
      const to = answer.headers().location ?? '';
      const end = await request.get(to, { maxRedirects: 0 });
      if (end.status() !== 200) problems.push(`${path} (on ${on}) leads to ${to}, which answers ${end.status()}`);
      return [];
    }
    if (status !== 200) problems.push(`${path} (on ${on}) answers ${status}`);
    const text = await answer.text();
    pages.push({ path, clicks, ...readHead(text, path) });
    return linksOf(text, path).filter((link) => link === home || link.startsWith(`${home}/`) || link.startsWith(`${home}?`));
  }

  while (waiting.length > 0 && pages.length < most) {
    const level = most === Number.POSITIVE_INFINITY ? waiting : spreadByKind(waiting, most - pages.length);
    const next: string[] = [];
    const take = async () => {
      for (let path = level.shift(); path !== undefined; path = level.shift()) {
        for (const link of await visit(path)) {
          if (from.has(link)) continue;
          from.set(link, { clicks: from.get(path)!.clicks + 1, on: path });
          next.push(link);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, take));
    waiting = next;
  }
  return { pages, problems };
}

/** What several pages say alike. */
export function findTwins(pages: readonly CrawledPage[], of: 'title' | 'description'): string[] {
  const byText = new Map<string, string[]>();
  for (const page of pages) byText.set(page[of], [...(byText.get(page[of]) ?? []), page.path]);
  return [...byText].flatMap(([text, paths]) => (paths.length > 1 ? [`${text}: ${paths.slice(0, 3).join(' ')}`] : []));
}

function readHead(text: string, path: string): Omit<CrawledPage, 'path' | 'clicks'> {
  const read = (pattern: RegExp) => decode(pattern.exec(text)?.[1] ?? '');
  const canonical = read(/<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/);
  return {
    title: read(/<title[^>]*>([^<]*)/),
    description: read(/<meta name="description" content="([^"]*)"/),
    isKept: canonical === path && (/<link rel="alternate" hreflang=/.test(text) || /^[^?]*\?page=\d+$/.test(path)),
    picture: /<meta property="og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(text)?.[1],
  };
}

function linksOf(text: string, path: string): string[] {
  const links = [...text.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => new URL(decode(href!), `https://shop.invalid${path}`));
  return [...new Set(links.filter(({ host }) => host === 'shop.invalid').map(({ pathname, search }) => pathname + search))];
}

/** `/de-DE/p/…`, `/de-DE/i/…`, `?page=…`: some of each, so that a short crawl has seen every kind. */
function spreadByKind(paths: readonly string[], most: number): string[] {
  const kinds = new Map<string, string[]>();
  for (const path of paths) {
    const kind = path.includes('?') ? path.replace(/^[^?]*\?([^=]*).*$/, '?$1') : (path.split('/')[2] ?? '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  const taken: string[] = [];
  for (let nth = 0; taken.length < Math.min(most, paths.length); nth++)
    for (const all of kinds.values()) if (all[nth] !== undefined && taken.length < most) taken.push(all[nth]!);
  return taken;
}

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
