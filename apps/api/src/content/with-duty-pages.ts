import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageContent, PageRow } from '@selvedge/contract/page.ts';
import type { Translations } from '@selvedge/contract/page-data.ts';
import { withdrawalDaysIn } from '@selvedge/domain/duty/withdrawal-days-in.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import type { Translate } from '../http/texts-of.ts';
import { type DutyPath, dutyFacts, dutyWords, withdrawalForm } from './duty-facts.ts';

export type Described = { market: MarketSettings; translations: Translations; isReturnsOpen: boolean };

/** DUTY-02, DUTY-03, DUTY-04 imprint, accessibility and withdrawal are there even where nobody has written a page, and tell the facts of the market's settings. */
export function withDuty(path: string, written: PageContent | undefined, described: Described): PageContent | undefined {
  const duty = dutyPathsOf(described.market).find((each) => each === path);
  if (!duty) return written;
  const page = written ?? barePage(duty, described);
  if (page._meta.alias !== 'contentPage') return page;
  const { top, ...rest } = page.rows;
  const facts = factsRows(duty, described);
  // Who runs the shop is what the page is asked for; what else is told there may wait.
  return { ...page, rows: { ...rest, top: duty === '/i/imprint' ? [...facts, ...top] : [...top, ...facts] } };
}

export function dutyPathsOf({ country }: Pick<MarketSettings, 'country'>): DutyPath[] {
  return (Object.keys(dutyWords) as DutyPath[]).filter((path) => path !== '/i/withdrawal' || withdrawalDaysIn(country.code) !== undefined);
}

function factsRows(path: DutyPath, { market, translations, isReturnsOpen }: Described): PageRow[] {
  const t = textsIn(translations, market.id);
  const name = path.slice(3);
  const facts = dutyFacts(path, market, t);
  if (path !== '/i/withdrawal') return [textRow(`${name}-facts`, facts)];
  const url = `/${market.id}${isReturnsOpen ? '/returns' : '/contact'}`;
  const way = { ctaText: t('withdrawal.function'), link: { url, title: '', pageId: 'not set', openInCurrentTab: true, openModal: false } };
  return [textRow(`${name}-facts`, facts, way), textRow(`${name}-form`, withdrawalForm(market, t))];
}

function textRow(id: string, text: RichNode[], way: object = {}): PageRow {
  const looks = { headline: '', align: 'start', backgroundColor: 'paper', wordLimit: 20_000, buffers: 0 };
  return { id, blocks: [{ id: `${id}-1`, _alias: 'text', ...looks, text, ...way }] };
}

function barePage(path: DutyPath, { market, translations }: Described): PageContent {
  const { title: heading, intro } = dutyWords[path](textsIn(translations, market.id));
  return {
    _meta: { alias: 'contentPage', url: `/${market.id}${path}` },
    seo: { title: '', description: intro, metaTags: [], linkTags: [], structuredData: [] },
    ...{ heading, intro, breadcrumb: [], rows: { top: [], bottom: [] }, contentId: barePageId(path) },
  };
}

export const barePageId = (path: DutyPath): string => path.slice(3);

export function textsIn(translations: Translations, market: string): Translate {
  return (key, values) => translate(translations, key, values, market);
}
