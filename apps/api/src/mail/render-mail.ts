import { dateFormat } from '@selvedge/domain/date/date-format.ts';
import { colonOf } from '@selvedge/domain/text/colon-of.ts';
import { isolate } from '@selvedge/domain/text/isolate.ts';
import { type Translate, textsOf } from '../http/texts-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { codeAsHtml } from './code-as-html.ts';
import { escapeHtml } from './escape-html.ts';
import { goodsAsHtml, goodsAsText } from './mail-goods.ts';
import type { MailLayout } from './mail-layout.ts';
import { partsAsHtml, partsAsText } from './mail-parts.ts';
import { mailStyles } from './mail-styles.ts';
import type { MailTemplate, NewMail } from './send-mail.ts';
import { templates } from './templates.ts';

export type RenderedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program ends messages like this one with a POST; only for those that a reader can end. */
  unsubscribeUrl?: string;
};

type Render = { mail: NewMail; content: Ctx['content']; shopUrl: string };

/** In the market's language and direction. A market that is gone writes in the words that every market falls back to. */
export function renderMail({ mail, content, shopUrl }: Render): RenderedMail {
  const found = content.byMarket.get(mail.market);
  const shop = found?.navigation.shopName ?? content.international.navigation.shopName;
  const words = textsOf(content, mail.market);
  const t: Translate = (key, values) => words(key, values && isolateAll(values));
  const date = (iso: string) => dateFormat(mail.market, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso));
  const make = templates[mail.template] as (typeof templates)[MailTemplate];
  const layout = make(t, mail.values as never, { market: mail.market, date: (iso) => `${date(iso)} UTC` });
  const page = { layout, shop, shopUrl, language: mail.market, direction: found?.market.direction ?? 'ltr' };
  const { stop } = layout;
  const rendered = { to: mail.to, subject: oneLine(layout.subject), text: toText(page), html: toHtml(page) };
  return { ...rendered, ...(stop && { unsubscribeUrl: shopUrl + stop.callPath }) };
}

type Page = { layout: MailLayout; shop: string; shopUrl: string; language: string; direction: 'ltr' | 'rtl' };

function toText({ layout: { subject, text, code, goods, parts, action, note, stop }, shop, shopUrl, language }: Page): string {
  const colon = colonOf(language);
  const way = (to: { label: string; path: string } | undefined) => to && `${to.label}${colon}\n${shopUrl}${to.path}`;
  const named = code && `${code.label}${colon}\n${code.text}`;
  const said = parts ? [partsAsText(parts, { shopUrl, colon })] : [subject, text, named, goods && goodsAsText(goods, colon)];
  const all = [...said, way(action), note, way(stop), `${shop}\n${shopUrl}`];
  return `${all.filter(Boolean).join('\n\n')}\n`;
}

function toHtml({ layout, shop, shopUrl, language, direction }: Page): string {
  const { subject, text, code, goods, parts, dot, action, note, stop } = layout;
  // A text that is not translated yet may run the other way: on its own, its last stop would stand at its beginning.
  const own = (words: string) => `<bdi>${escapeHtml(words)}</bdi>`;
  const paragraph = (words: string, style: string) => `<p style="margin:0 0 24px;${style}">${own(words)}</p>`;
  const small = (words: string) => `<p class="quiet" style="margin:0 0 24px;font-size:14px;color:#5c5750">${own(words)}</p>`;
  const link =
    action &&
    `<p style="margin:0 0 24px"><a href="${escapeHtml(shopUrl + action.path)}" class="act" style="display:inline-block;padding:14px 24px;background:#171513;color:#fbfaf7;text-decoration:none;font-weight:600">${own(action.label)}</a></p>`;
  const end =
    stop &&
    `<p class="side" style="margin:24px 0 0;font-size:14px"><a class="quiet" href="${escapeHtml(shopUrl + stop.path)}" style="color:#5c5750">${own(stop.label)}</a></p>`;
  const headline = `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:600">${own(subject)}</h1>\n`;
  const image = dot ? `<img src="${escapeHtml(shopUrl + dot)}" alt="" width="1" height="1">` : '';
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${mailStyles}</style></head>
<body class="ground" style="margin:0;background:#f1ede5;color:#171513;font-family:Inter Tight,Vazirmatn,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<div class="page" style="max-width:560px;margin:0 auto;padding:32px 24px">
<p class="side" style="margin:0 0 32px;font-size:18px;font-weight:600"><a class="ink" href="${escapeHtml(shopUrl)}" style="color:#171513;text-decoration:none">${escapeHtml(shop)}</a></p>
<div class="sheet" style="background:#fbfaf7;padding:32px 24px 8px">
${parts ? partsAsHtml(parts, shopUrl) : headline + paragraph(text, 'white-space:pre-line')}${code ? codeAsHtml(code) : ''}${goods ? goodsAsHtml(goods, shopUrl) : ''}${link ?? ''}${note ? small(note) : ''}
</div>${end ?? ''}${image}</div></body></html>
`;
}

/** A date or an address inside a sentence of the other direction would take the words beside it along. */
function isolateAll(values: Record<string, string | number>): Record<string, string | number> {
  // A number stays one: it chooses the plural.
  const isolated = (value: string | number) => (typeof value === 'number' ? value : isolate(value));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]));
}

/** What somebody else wrote must not begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
