import { escapeXml } from '../file/escape-xml.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

export const sitemapHead =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
  ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
export const sitemapFoot = '</urlset>\n';

export function writeEntry({ url, changedAt, alternates, pictures }: SitemapEntry): string {
  return [
    `<url><loc>${escapeXml(url)}</loc>`,
    changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '',
    ...alternates.map(
      ({ hreflang = '', href }) => `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
    ),
    ...pictures.map((picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`),
    '</url>\n',
  ].join('');
}
