import type { APIRequestContext, Page } from './test.ts';

/** Of no width and no glyph, and no place to break a line: a text that carries them looks like itself. */
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'];
const length = 6;
const mark = (number: number) => Array.from({ length }, (_, place) => digits[Math.floor(number / 4 ** place) % 4]).join('');

export type Marked = {
  /** By their marks. */
  keys: readonly string[];
  uses: Readonly<Record<string, { files: readonly string[] }>>;
};

/** Writes every text of a market with a mark that names its key. */
export async function markTexts(request: APIRequestContext, market: string): Promise<Marked> {
  const book = await (await request.get('/api/studio/translations')).json();
  const { english, uses } = book as Pick<Marked, 'uses'> & { english: Record<string, string> };
  const keys = Object.keys(english);
  const changes = keys.map((key, number) => ({ scope: market, key, text: english[key] + mark(number), basedOn: 0 }));
  for (let from = 0; from < changes.length; from += 500) {
    const answer = await request.put('/api/studio/translations/texts', { data: { changes: changes.slice(from, from + 500) } });
    if (!answer.ok()) throw new Error(`the texts could not be marked: ${await answer.text()}`);
  }
  return { keys, uses };
}

/** Left, top, width and height, of the whole page. */
export type Box = [number, number, number, number];

/** The marks that can be seen on a page, each at its first place. */
export function findMarks(page: Page): Promise<[number: number, box: Box][]> {
  return page.evaluate(
    ({ all, size }) => {
      const found = new Map<number, Box>();
      const pattern = new RegExp(`[${all.join('')}]{${size}}`, 'g');
      const read = (text: string | null, rectOf: () => DOMRect) => {
        for (const [written] of (text ?? '').matchAll(pattern)) {
          const number = [...written].reduce((sum, digit, place) => sum + all.indexOf(digit) * 4 ** place, 0);
          const { left, top, width, height } = rectOf();
          if (found.has(number) || width < 3 || height < 3 || left + scrollX < 0 || top + scrollY < 0) continue;
          found.set(number, [left + scrollX, top + scrollY, width, height].map(Math.round) as Box);
        }
      };
      const isShown = (element: Element | null) => element?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) ?? false;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!isShown(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        read(node.nodeValue, () => range.getBoundingClientRect());
      }
      for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
        if (!isShown(element)) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          read(element.getAttribute(name), () => element.getBoundingClientRect());
      }
      return [...found];
    },
    { all: digits, size: length },
  );
}
