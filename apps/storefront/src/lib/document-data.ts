import type { PageData } from '@selvedge/contract/page-data.ts';

/** The page data as it stands in a document. What all pages of a market share is written once for as long as it is the same. */
export function documentData(page: PageData): string {
  const { content, navigation, translations, markets, featureToggles, searchConfigurations, ...rest } = page;
  // What the head says already is not said again: the browser needs it only for the pages it goes to from here.
  const seo = { ...content.seo, metaTags: [], linkTags: [], structuredData: [] };
  const shared = { navigation, translations, markets, featureToggles, searchConfigurations };
  const own = safeJson({ ...rest, content: { ...content, seo } });
  const parts = Object.entries(shared).map(([name, part]) => `,"${name}":${keptJson(part)}`);
  return `${own.slice(0, -1)}${parts.join('')}}`;
}

/** `</script>` inside a text would end the block early and run what follows. */
export const safeJson = (data: unknown): string => JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? '');

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

const kept = new WeakMap<object, string>();

function keptJson(part: object): string {
  const text = kept.get(part) ?? safeJson(part);
  kept.set(part, text);
  return text;
}
