import type { PageData } from '@selvedge/contract/page-data.ts';

export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** What a page says about itself to search engines and to those who share it. */
export function headTags(page: PageData): HeadTag[] {
  const { seo } = page.content;
  const meta = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
  });
  return [
    ...(seo.description ? [meta('description', seo.description)] : []),
    ...seo.metaTags.map(({ name, content }) => meta(name, content)),
    ...seo.linkTags.map(({ rel, href, hreflang }): HeadTag => ({ tag: 'link', attributes: { rel, href, ...(hreflang && { hreflang }) } })),
  ];
}

/** `<html>` carries what styles and tests need to know of the page. */
export function rootAttributes(page: PageData): Record<string, string> {
  const market = page.location.market;
  return {
    lang: market ? market.id : 'en',
    dir: market?.direction ?? 'ltr',
    'data-page': page.content._meta.alias,
    'data-layout': page.layout,
    'data-consent': String(page.featureToggles.consentVersion),
    ...(page.inStore && { 'data-in-store': '' }),
  };
}
