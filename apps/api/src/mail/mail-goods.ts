import { escapeHtml } from './escape-html.ts';

/** What was bought, as a mail lists it. Texts and amounts are written out already. */
export type MailGoods = {
  lines: readonly { picture: string; name: string; details: string; amount: string }[];
  totals: readonly { label: string; amount: string; isSum?: boolean }[];
  /** Where it goes, how, and who pays. */
  facts: readonly { title: string; text: string }[];
};

export function goodsAsText({ lines, totals, facts }: MailGoods, colon: string): string {
  return [
    lines.map(({ name, details, amount }) => [name, details, amount].filter(Boolean).join('\n')).join('\n\n'),
    totals.map(({ label, amount }) => `${label}${colon} ${amount}`).join('\n'),
    ...facts.map(({ title, text }) => `${title}\n${text}`),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Tables and styles in place, as mail programs want them. `start` and `end` follow the mail's direction. */
export function goodsAsHtml({ lines, totals, facts }: MailGoods, shopUrl: string): string {
  const rows = lines.map(({ picture, name, details, amount }) => {
    const image = picture && `<img src="${escapeHtml(absolute(picture, shopUrl))}" alt="" width="72" height="96" style="display:block">`;
    // The same gap at both sides of the words, whichever side the picture is on.
    return `<tr><td style="padding:12px 0;width:72px;vertical-align:top">${image}</td>
<td style="padding:12px 16px;vertical-align:top;overflow-wrap:anywhere"><strong style="font-weight:600">${eachLine(name)}</strong><br><span class="quiet" style="font-size:14px;color:#5c5750">${eachLine(details)}</span></td>
<td style="padding:12px 0;vertical-align:top;text-align:end;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  const sums = totals.map(({ label, amount, isSum }) => {
    const style = isSum ? 'padding:12px 0;border-top:1px solid #d8d2c6;font-weight:600' : 'padding:4px 0';
    return `<tr><td class="line" style="${style}">${escapeHtml(label)}</td><td class="line" style="${style};padding-inline-start:16px;text-align:end;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  const notes = facts.map(
    ({ title, text }) =>
      `<h2 style="margin:0 0 4px;font-size:14px;font-weight:600">${escapeHtml(title)}</h2><p class="quiet" style="margin:0 0 24px;font-size:14px;color:#5c5750">${eachLine(text)}</p>`,
  );
  const table = (inner: readonly string[]) =>
    inner.length > 0 &&
    `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 24px;border-collapse:collapse">${inner.join('')}</table>`;
  return [table(rows), table(sums), ...notes].filter(Boolean).join('');
}

/** Not every mail program keeps line breaks, and an address may be of another direction than the mail. */
function eachLine(text: string): string {
  return text
    .split('\n')
    .map((line) => `<bdi>${escapeHtml(line)}</bdi>`)
    .join('<br>');
}

function absolute(path: string, shopUrl: string): string {
  return path.startsWith('/') ? shopUrl + path : path;
}
