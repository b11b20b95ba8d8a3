import { inflateSync } from 'node:zlib';

/** The text of a PDF as a reader finds it by the fonts' own tables, run by run in the order in which it is drawn. */
export function readPdf(file: Buffer): { text: string; fonts: string[]; pages: number } {
  const raw = file.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id, body] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id!, body!);
  const streamOf = (id: string) => {
    const body = objects.get(id)!;
    const data = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '';
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
  };
  const letters = new Map<string, Map<number, string>>();
  const names: string[] = [];
  for (const [id, body] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
    if (map === undefined) continue;
    names.push(/\/BaseFont \/\w+\+([\w-]+)/.exec(body)![1]!);
    letters.set(id, readMap(streamOf(map)));
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  const text = pages.map((page) => {
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)![1]!)!;
    const fonts = new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, letters.get(id!)!]));
    return readContent(streamOf(/\/Contents (\d+) 0 R/.exec(page)![1]!), fonts);
  });
  return { text: text.join('\n'), fonts: names, pages: pages.length };
}

function readMap(cmap: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, first, list] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const entries = [...list!.matchAll(/<([^>]*)>/g)];
    for (const [index, [, codes]] of entries.entries()) {
      const units = codes!
        .split(' ')
        .filter(Boolean)
        .map((code) => Number.parseInt(code, 16));
      found.set(Number.parseInt(first!, 16) + index, String.fromCharCode(...units));
    }
  }
  return found;
}

function readContent(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> | undefined;
  const runs: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name);
    else
      runs.push(
        [...shown!.matchAll(/<(\w+)>/g)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g)!.map((code) => font?.get(Number.parseInt(code, 16)) ?? ''))
          .join(''),
      );
  }
  return runs.join('\n');
}
