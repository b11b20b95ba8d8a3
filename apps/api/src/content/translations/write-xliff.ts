import { listGaps } from '@selvedge/domain/translation/parse-message.ts';

export type XliffUnit = {
  key: string;
  source: string;
  target: string | undefined;
  /** Where it is shown. */
  notes: readonly string[];
  /** The address of a picture of it. */
  picture?: string | undefined;
  /** Of a text that counts: the forms that the language needs, which are not those of English. */
  forms?: readonly string[] | undefined;
};

/** XLIFF 2.0. Placeholders are inline codes, so that a translator's program protects them. */
export function writeXliff(units: Iterable<XliffUnit>, { scope }: { scope: string }): string {
  let body = '';
  for (const { key, source, target, notes, picture, forms } of units) {
    const places = notes.map((note) => `<note category="location">${escapeXml(note)}</note>`);
    const seen = picture ? [`<note category="screenshot">${escapeXml(picture)}</note>`] : [];
    const noted = [...places, ...seen, ...(forms ? [`<note category="plural">${forms.join(' ')}</note>`] : [])].join('');
    body += `    <unit id="${escapeXml(key)}" name="${escapeXml(key)}">
      ${noted && `<notes>${noted}</notes>`}
      <segment state="${target === undefined ? 'initial' : 'translated'}">
        <source>${inline(source)}</source>
        ${target === undefined ? '' : `<target>${inline(target)}</target>`}
      </segment>
    </unit>
`.replace(/^[ \t]+\n/gm, '');
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${escapeXml(scope)}">
  <file id="texts" xml:space="preserve">
${body}  </file>
</xliff>
`;
}

/** An id names one place: a placeholder that stands twice in a text has two. */
function inline(text: string): string {
  const times = new Map<string, number>();
  let at = 0;
  let written = '';
  for (const [from, to] of listGaps(text)) {
    const gap = text.slice(from, to);
    const name = gap.replace(/\W/g, '') || 'number';
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    written += `${escapeXml(text.slice(at, from))}<ph id="${name}${time > 1 ? `-${time}` : ''}" equiv="${escapeXml(gap)}" disp="${escapeXml(gap)}"/>`;
    at = to;
  }
  return written + escapeXml(text.slice(at));
}

/** Also the carriage return, which a reader of XML would otherwise drop. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"\r]/g, (one) => `&#${one.codePointAt(0)};`);
}
