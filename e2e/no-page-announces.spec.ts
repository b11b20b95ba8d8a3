import { pagesToVisit } from './pages-to-visit.ts';
import { hashOf, isInFull } from './some-of.ts';
import { type APIRequestContext, expect, test } from './test.ts';

/** What a page says that was only announced. Read in English: other languages are translations of these texts. */
const unfinished = /being (?:made|built) right now|under construction|coming soon to|here you will|lorem ipsum/i;

test('every address of every page is whole: none announces itself, and none fails', async ({ request }) => {
  const markets = await listMarkets(request);
  expect(markets.length).toBeGreaterThanOrEqual(55);
  // In full all of them: thousands of pages.
  const start = hashOf('every address') + Number(process.env.E2E_ROTATION ?? 0);
  const asked = isInFull ? markets : [markets[start % markets.length]!];
  test.setTimeout(10_000 + asked.length * 15_000);
  const wrong: string[] = [];
  for (const market of asked)
    for (const { url } of pagesToVisit(market)) {
      const answer = await request.get(url);
      const text = readable(await answer.text());
      if (answer.status() >= 500) wrong.push(`${url}: ${answer.status()}`);
      else if (unfinished.test(text)) wrong.push(`${url}: ${unfinished.exec(text)![0]}`);
      // A text that is missing is shown as its key.
      else if (/(?:^|\s)[a-z]+(?:\.[a-z_]+){2,}(?:\s|$)/.test(text)) wrong.push(`${url}: ${/\S+(?:\.[a-z_]+){2,}/.exec(text)?.[0]}`);
    }
  expect(wrong).toEqual([]);
});

async function listMarkets(request: APIRequestContext): Promise<string[]> {
  const { markets } = (await (await request.get('/api/f')).json()) as { markets: { id: string }[] };
  return markets.map(({ id }) => id);
}

const readable = (html: string) =>
  html
    .replace(/<(script|style|noscript|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
