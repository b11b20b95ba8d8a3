import type { APIRequestContext, Page } from './test.ts';

/** Words of clothes, firms and techniques that most languages took over from English, and the shop's own name. */
const taken = new Set(
  (
    'alpaca bag basic beanie blazer boots breton button canvas cap cardigan casual chelsea chino chinos club cookie cookies court crossbody denim design desert down ' +
    'email jeans jersey klarna lambswool layout loafer loafers merino midi mini online outfit overshirt oxford parka penny polo poplin raglan regular rigid ' +
    'selvedge shirt shop shopper shorts slim smart sneaker sneakers style sweatshirt tank tapered top tote trench trucker twill unisex vedge visa weekend wide'
  ).split(' '),
);

/** Words of a language that are written like other English ones. */
const alike: Readonly<Record<string, string>> = {
  bs: 'one rub',
  ca: 'cost home',
  da: 'accessories bark chance folder rib vest',
  de: 'chance high sale start will',
  et: 'must vest',
  fr: 'baskets blouse chance coat dense fine large satin short table week',
  hr: 'one rub',
  it: 'once',
  lt: 'tie',
  nb: 'bark folder vest',
  nl: 'best blouse medium rib sale short vest want',
  pl: 'same slub start',
  pt: 'coat',
  ro: 'cost fine satin',
  sk: 'tie',
  sl: 'red',
  sq: 'pre',
  sr: 'one',
  sv: 'box start',
};

/** What is called the same everywhere, written apart as our own mark is on its label. */
const names = /App Store|Google Play|Google Pay|Apple Pay|MB WAY|Z-BOX|Other Side|Witte de With|sel\s*vedge/gi;

/** The lek and the lira are written like English words, and stand beside the name of their market. */
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Which words of a screen are English and not the market's own. */
export type FindEnglish = (text: string) => string[];

/**
 * English is what stands in small letters in the English shop, in its texts and on the same pages: names never do. What the market's own texts
 * say is its own word, however English it looks.
 */
export async function openFindEnglish(request: APIRequestContext, market: string, pages: readonly string[]): Promise<FindEnglish> {
  const textsOf = async (id: string) => Object.values((await (await request.get(`/api/f/${id}/translations`)).json()) as object).join('\n');
  const shown = await Promise.all(pages.map(async (path) => plainText(await (await request.get(`/en-GB${path}`)).text())));
  const english = new Set(wordsOf([await textsOf('en-GB'), ...shown].join('\n')).filter((word) => word === word.toLowerCase()));
  const own = new Set([
    ...wordsOf(await textsOf(market)).map((word) => word.toLowerCase()),
    ...(alike[market.slice(0, 2)] ?? '').split(' '),
    ...wordsOf(namesOfDays(market)).map((word) => word.toLowerCase()),
  ]);
  return (text) => [
    ...new Set(
      wordsOf(text)
        .filter((word) => !currencies.has(word))
        .filter((word) => english.has(word.toLowerCase()) && !own.has(word.toLowerCase()) && !taken.has(word.toLowerCase())),
    ),
  ];
}

/** Whether one of them looks English is found out on that day of the week alone: 'Per' is a Thursday in Türkiye. */
function namesOfDays(market: string): string {
  const days = Array.from({ length: 7 * 12 }, (_, nth) => new Date(2026, nth % 12, 1 + nth));
  const styles = (['short', 'long'] as const).map(
    (style) => new Intl.DateTimeFormat(market, { weekday: style, day: 'numeric', month: style }),
  );
  return styles.flatMap((style) => days.map((day) => style.format(day))).join('\n');
}

/** What is seen and what is read aloud; what says that it is in another language is left out. */
export function wordsOnPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const language = document.documentElement.lang;
    const isForeign = (element: Element | null) => (element?.closest('[lang]')?.getAttribute('lang') ?? language) !== language;
    const seen: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element && !isForeign(element) && element.checkVisibility()) seen.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')) {
      if (isForeign(element) || !element.checkVisibility()) continue;
      for (const name of ['aria-label', 'alt', 'placeholder', 'title']) seen.push(element.getAttribute(name) ?? '');
    }
    return seen.join('\n');
  });
}

export const plainText = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&[#\w]+;/g, ' ');

/** Addresses of pages and people are no words. */
function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(names, ' ')
      .replaceAll(/\S*[@/]\S*|\{\w+\}|<[^>]*>/g, ' ')
      .match(/(?<![\p{L}\p{M}\d_.])\p{Script=Latin}{3,}(?![\p{L}\p{M}\d_])/gu) ?? []
  );
}
