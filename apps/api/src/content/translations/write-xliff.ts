export type XliffUnit = { key: string; source: string; target: string | undefined; notes: readonly string[] };

/** XLIFF 2.0. Placeholders are inline codes, so that a translator's program protects them. */
export function writeXliff(units: Iterable<XliffUnit>, { scope }: { scope: string }): string {
  let body = '';
  for (const { key, source, target, notes } of units) {
    const noted = notes.map((note) => `<note category="location">${escapeXml(note)}</note>`).join('');
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
  return text
    .split(/(\{\w+\})/)
    .map((part, index) => {
      if (index % 2 === 0) return escapeXml(part);
      const time = (times.get(part) ?? 0) + 1;
      times.set(part, time);
      return `<ph id="${part.slice(1, -1)}${time > 1 ? `-${time}` : ''}" equiv="${part}" disp="${part}"/>`;
    })
    .join('');
}

/** Also the carriage return, which a reader of XML would otherwise drop. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"\r]/g, (one) => `&#${one.codePointAt(0)};`);
}
