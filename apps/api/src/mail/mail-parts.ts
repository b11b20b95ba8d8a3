import { escapeHtml } from './escape-html.ts';

/** What a message of the club is laid out from. Paths are the shop's own, unless they begin with `https:`. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'picture'; src: string; alt: string; path: string }
  | { kind: 'button'; label: string; path: string }
  | { kind: 'products'; products: readonly { name: string; details: string; amount: string; picture: string; path: string }[] }
  /** What a block became, for who is writing it. No mail that leaves has any. */
  | { kind: 'drawn'; block: string; parts: readonly MailPart[] };

type Written = { shopUrl: string; colon: string };

export function partsAsText(parts: readonly MailPart[], written: Written): string {
  return parts.map((part) => partAsText(part, written)).join('\n\n');
}

function partAsText(part: MailPart, written: Written): string {
  const at = (path: string) => absolute(path, written.shopUrl);
  switch (part.kind) {
    case 'heading':
    case 'text':
      return part.text;
    case 'picture':
      return [part.alt, part.path && at(part.path)].filter(Boolean).join('\n');
    case 'button':
      return `${part.label}${written.colon}\n${at(part.path)}`;
    case 'products':
      return part.products.map(({ name, details, amount, path }) => `${name}\n${details}, ${amount}\n${at(path)}`).join('\n\n');
    case 'drawn':
      return partsAsText(part.parts, written);
  }
}

/** Tables and styles in place, as mail programs want them. */
export function partsAsHtml(parts: readonly MailPart[], shopUrl: string): string {
  return parts.map((part) => partAsHtml(part, shopUrl)).join('\n');
}

function partAsHtml(part: MailPart, shopUrl: string): string {
  const at = (path: string) => escapeHtml(absolute(path, shopUrl));
  switch (part.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:600">${own(part.text)}</h1>`;
    case 'text':
      return `<p style="margin:0 0 24px;white-space:pre-line">${own(part.text)}</p>`;
    case 'picture': {
      const image = `<img src="${at(part.src)}" alt="${escapeHtml(part.alt)}" width="512" style="display:block;width:100%;height:auto;border:0">`;
      return `<div style="margin:0 0 24px">${part.path ? `<a href="${at(part.path)}">${image}</a>` : image}</div>`;
    }
    case 'button':
      return `<p style="margin:0 0 24px"><a href="${at(part.path)}" class="act" style="display:inline-block;padding:14px 24px;background:#171513;color:#fbfaf7;text-decoration:none;font-weight:600">${own(part.label)}</a></p>`;
    case 'products':
      return productTable(part.products, at);
    case 'drawn':
      return `<div data-block="${escapeHtml(part.block)}">${partsAsHtml(part.parts, shopUrl)}</div>`;
  }
}

type Products = Extract<MailPart, { kind: 'products' }>['products'];

/** Two in a row: a table keeps them side by side where nothing else does. */
function productTable(products: Products, at: (path: string) => string): string {
  const cells = products.map(({ name, details, amount, picture, path }, index) => {
    // The gap is between the two, whichever side a mail begins at.
    const padding = index % 2 === 0 ? 'padding-inline-end:8px' : 'padding-inline-start:8px';
    return `<td style="width:50%;padding-bottom:24px;${padding};vertical-align:top"><a class="ink" href="${at(path)}" style="color:#171513;text-decoration:none"><img src="${at(picture)}" alt="" width="248" style="display:block;width:100%;height:auto;border:0;margin-bottom:8px"><strong style="font-weight:600">${own(name)}</strong><br><span class="quiet" style="font-size:14px;color:#5c5750">${own(details)}</span><br>${escapeHtml(amount)}</a></td>`;
  });
  const rows = cells.flatMap((cell, index) =>
    index % 2 === 0 ? [`<tr>${cell}${cells[index + 1] ?? '<td style="width:50%"></td>'}</tr>`] : [],
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse">${rows.join('')}</table>`;
}

const own = (words: string) => `<bdi>${escapeHtml(words)}</bdi>`;

function absolute(path: string, shopUrl: string): string {
  return path.startsWith('/') ? shopUrl + path : path;
}
