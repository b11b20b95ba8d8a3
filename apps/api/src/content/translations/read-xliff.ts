import { SaxesParser, type SaxesTagNS } from 'saxes';
import { refuse } from '../../file/read-text.ts';
import type { TextFile, TextLine } from './text-line.ts';

const namespaces = /^urn:oasis:names:tc:xliff:document:2\.[0-2]$/;
const deepest = 40;

/**
 * XLIFF 2.0 to 2.2. The parser expands no entity but XML's own five and loads nothing, and a file with a document type is refused before
 * anything in it counts: neither a bomb of entities nor one that names a file of ours has anywhere to begin.
 */
export async function readXliff(text: AsyncIterable<string>, { scope: wanted }: { scope?: string | undefined } = {}): Promise<TextFile> {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const lines: TextLine[] = [];
  const open: string[] = [];
  let scope = wanted;
  let hasRoot = false;
  /** Inside what another standard added: suggestions have sources and targets of their own, which are nobody's translation. */
  let foreign = 0;
  let unit: { key: string; line: number; source: string; target: string; isWhole: boolean } | undefined;
  /** Of the segment that is being read. */
  let target: string | undefined;
  let into: 'source' | 'target' | undefined;
  let data = new Map<string, string>();
  let dataId: string | undefined;

  const add = (words: string): void => {
    if (foreign > 0) return;
    if (dataId !== undefined) data.set(dataId, (data.get(dataId) ?? '') + words);
    else if (into === 'target') target = (target ?? '') + words;
    else if (into === 'source' && unit) unit.source += words;
  };
  const fail = (key: string): never => {
    throw refuse(key, `line ${parser.line}`);
  };

  parser.on('doctype', () => fail('studio.xml_doctype'));
  parser.on('error', () => fail('studio.xml_broken'));
  parser.on('xmldecl', ({ encoding }) => void (encoding && !/^utf-8$/i.test(encoding) && fail('validation.file_encoding')));
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', (tag) => {
    open.push(tag.local);
    if (open.length > deepest) fail('studio.xml_deep');
    if (!hasRoot) {
      if (tag.local !== 'xliff' || !namespaces.test(tag.uri)) fail('studio.xliff_version');
      hasRoot = true;
      scope ??= attribute(tag, 'trgLang');
      return;
    }
    if (foreign > 0 || !namespaces.test(tag.uri)) {
      foreign += 1;
      return;
    }
    if (tag.local === 'unit') {
      unit = { key: attribute(tag, 'name') ?? attribute(tag, 'id') ?? '', line: parser.line, source: '', target: '', isWhole: true };
      data = new Map();
    } else if (tag.local === 'segment' || tag.local === 'ignorable') target = undefined;
    else if (tag.local === 'source' || tag.local === 'target') {
      into = tag.local;
      if (into === 'target') target = '';
    } else if (tag.local === 'data') dataId = attribute(tag, 'id');
    else if (into && (tag.local === 'ph' || tag.local === 'sc' || tag.local === 'ec')) {
      add(attribute(tag, 'equiv') ?? data.get(attribute(tag, 'dataRef') ?? '') ?? attribute(tag, 'disp') ?? '');
    }
  });
  parser.on('closetag', (tag) => {
    open.pop();
    if (foreign > 0) {
      foreign -= 1;
      return;
    }
    if (tag.local === into) into = undefined;
    else if (tag.local === 'data') dataId = undefined;
    else if (unit && tag.local === 'segment') {
      // A half-translated text is not shown half: the whole of it stays English.
      if (target === undefined || target.trim() === '') unit.isWhole = false;
      unit.target += target ?? '';
    } else if (unit && tag.local === 'ignorable') unit.target += target ?? ' ';
    else if (unit && tag.local === 'unit') {
      lines.push({ line: unit.line, scope: scope ?? '', key: unit.key, text: unit.isWhole ? unit.target : '', source: unit.source });
      unit = undefined;
    }
  });

  for await (const chunk of text) parser.write(chunk);
  parser.close();
  if (!hasRoot) throw refuse('studio.xliff_version');
  if (!scope) throw refuse('studio.xliff_target');
  return { scopes: [scope], lines };
}

function attribute(tag: SaxesTagNS, name: string): string | undefined {
  return Object.hasOwn(tag.attributes, name) ? tag.attributes[name]!.value : undefined;
}
