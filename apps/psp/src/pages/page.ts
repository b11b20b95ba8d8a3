import type { FastifyReply } from 'fastify';
import { decimalOf, type Money } from '../money.ts';
import { cardLanguageOf, type Language, languageOf } from './language-of.ts';

type Page = { title: string; locale?: string; main: string; scripts?: readonly string[]; isFrame?: boolean };
type Rules = { formTargets?: readonly string[]; frameAncestors?: readonly string[]; status?: number };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: unknown): string {
  return String(text ?? '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

export function sendPage(
  reply: FastifyReply,
  page: Page,
  { formTargets = [], frameAncestors = [], status = 200 }: Rules = {},
): FastifyReply {
  const policy = [
    "default-src 'none'; style-src 'self'; img-src data:; script-src 'self'; connect-src 'self'; base-uri 'none'",
    // A form that is led on to the shop is stopped by the browser unless the shop is named.
    `form-action ${["'self'", ...origins(formTargets)].join(' ')}`,
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
  ];
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(render(page));
}

function origins(urls: readonly string[]): string[] {
  return [...new Set(urls.flatMap((url) => URL.parse(url)?.origin ?? []))];
}

function render({ title, locale, main, scripts = [], isFrame }: Page): string {
  const { lang, dir, texts } = isFrame ? cardLanguageOf(locale) : languageOf(locale);
  const loads = scripts.map((name) => `<script type="module" src="/assets/${name}"></script>`).join('');
  return `<!doctype html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/assets/psp.css"><link rel="icon" href="data:,">${loads}</head>
<body${isFrame ? ' class="frame"' : ''}>${isFrame ? '' : `<header class="notice">${escapeHtml(texts.sandbox)}</header>`}<main>${main}</main></body></html>`;
}

/** The amount and what it is for, above every decision. */
export function dueOf({ texts, lang }: Language, amount: Money, reference: string): string {
  const options = { style: 'currency', currency: amount.currency } as const;
  const text = new Intl.NumberFormat(lang, options).format(Number(decimalOf(amount)));
  return `<dl><div><dt>${escapeHtml(texts.toPay)}</dt><dd class="amount"><bdi>${escapeHtml(text)}</bdi></dd></div><div><dt>${escapeHtml(texts.reference)}</dt><dd><bdi>${escapeHtml(reference)}</bdi></dd></div></dl>`;
}

export function button(value: string, text: string, isFirst = false): string {
  return `<button name="decision" value="${escapeHtml(value)}"${isFirst ? ' class="first"' : ''}>${escapeHtml(text)}</button>`;
}

type CardPage = { language: Language; action: string; isRefused?: boolean; wrong?: readonly string[] };

/** A card form that needs no script. What was typed is not shown again: the page could be kept somewhere. */
export function cardForm({ language: { texts }, action, isRefused, wrong = [] }: CardPage): string {
  const field = (name: string, label: string, more: string, problem?: string) => {
    const error = problem && wrong.includes(name) ? `<p class="error" id="${name}-error">${escapeHtml(problem)}</p>` : '';
    const described = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
    return `<div class="field"><label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" ${more}${described}>${error}</div>`;
  };
  return `${isRefused ? `<p class="error" role="alert">${escapeHtml(texts.refused)}</p>` : ''}<form method="post" action="${escapeHtml(action)}" autocomplete="on">
${field('holder', texts.holder, 'autocomplete="cc-name" maxlength="80"')}
${field('number', texts.cardNumber, 'autocomplete="cc-number" inputmode="numeric" dir="ltr" required maxlength="23"', texts.wrongNumber)}
<div class="pair">${field('expiry', texts.expiry, 'autocomplete="cc-exp" inputmode="numeric" dir="ltr" required maxlength="7"', texts.wrongExpiry)}
${field('code', texts.securityCode, 'autocomplete="cc-csc" inputmode="numeric" dir="ltr" required maxlength="4"', texts.wrongCode)}</div>
${button('pay', texts.pay, true)}</form>`;
}
