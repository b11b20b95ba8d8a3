import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { listSources } from './translation-keys.ts';

const folders = ['apps/storefront/src', 'apps/studio/src', 'apps/api/src', 'packages/blocks/src', 'packages/ui/src', 'packages/domain/src'];
const allowed = 'packages/domain/src/money/';
/** What the wire calls a decimal amount. */
const amounts = new Set(['amount', 'vatAmount', 'vatAmount2', 'freightValue', 'lowerBoundingValue', 'upperBoundingValue']);
const worthReading = /[aA]mount|decimals|freightValue|BoundingValue|toDecimal/;
const arithmetic = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/=', '%=', '**=']);

/**
 * Places that calculate with decimal amounts, as `file:line what`. 29.85 - 9.95 is 19.900000000000002, which is no amount of any currency:
 * whoever writes it down throws. Only the money module turns decimals into minor units and back.
 */
export function findMoneyArithmetic(root: string): string[] {
  const files = folders.flatMap((folder) => listSources(root, folder)).filter((file) => !file.startsWith(allowed));
  const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  // Parsing is what takes time, and most files have nothing to do with money.
  return sources.flatMap(({ file, source }) => (worthReading.test(source) ? findInSource(source, file) : []));
}

type Node = { type: string; span?: { start: number; end: number } } & Record<string, unknown>;

export function findInSource(source: string, file: string): string[] {
  // Places are counted in bytes, from wherever the parser stands.
  const bytes = Buffer.from(source);
  const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  const start = module.span.end - bytes.length + 1;
  const isInBrowser = !/^(apps\/api|packages\/domain)\//.test(file);
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const at = node as Node;
    if (at.span && calculates(at, isInBrowser)) {
      const [from, to] = [at.span.start - start, at.span.end - start];
      const line = bytes.subarray(0, Math.max(0, from)).toString('utf8').split('\n').length;
      found.push(`${file}:${line} ${bytes.subarray(from, to).toString('utf8').replace(/\s+/g, ' ').slice(0, 80)}`);
    }
    for (const [name, part] of Object.entries(at)) if (name !== 'span') visit(part);
  };
  visit(module.body);
  return [...new Set(found)];
}

function calculates(node: Node, isInBrowser: boolean): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '-' && isAmount(node.argument, isInBrowser);
  if (node.type === 'CallExpression') return isNamed(node.callee, 'toFixed') && isAmount((node.callee as Node).object, isInBrowser);
  if (node.type !== 'BinaryExpression' && node.type !== 'AssignmentExpression') return false;
  if (!arithmetic.has(String(node.operator))) return false;
  const [left, right] = [strip(node.left), strip(node.right)];
  // `10 ** decimals` is a conversion made by hand.
  if (node.operator === '**') return /decimals/i.test(namesIn(right));
  // Words are put together with a plus, too.
  if (node.operator === '+' && [left, right].some(({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral')) return false;
  return isAmount(left, isInBrowser) || isAmount(right, isInBrowser);
}

/** On the server `amount` alone is of minor units; what comes from the wire is a part of something. */
function isAmount(given: unknown, isInBrowser: boolean): boolean {
  const node = strip(given);
  if (node.type === 'Identifier') return isInBrowser && amounts.has(String(node.value));
  if (node.type === 'BinaryExpression' && node.operator === '??')
    return isAmount(node.left, isInBrowser) || isAmount(node.right, isInBrowser);
  if (node.type === 'ConditionalExpression') return isAmount(node.consequent, isInBrowser) || isAmount(node.alternate, isInBrowser);
  if (node.type === 'CallExpression') return isNamed(node.callee, 'toDecimal');
  return node.type === 'MemberExpression' && amounts.has(String((node.property as Node).value));
}

function isNamed(given: unknown, name: string): boolean {
  const node = strip(given);
  return node.value === name || (node.type === 'MemberExpression' && (node.property as Node).value === name);
}

const wrappers = new Set(['ParenthesisExpression', 'TsNonNullExpression', 'TsAsExpression', 'TsSatisfiesExpression']);

function strip(given: unknown): Node {
  let node = given as Node;
  for (;;) {
    if (wrappers.has(node?.type)) node = node.expression as Node;
    else if (node?.type === 'OptionalChainingExpression') node = node.base as Node;
    else return node ?? { type: '' };
  }
}

function namesIn(node: unknown): string {
  return JSON.stringify(node, (name, value) => (name === 'span' ? undefined : value)) ?? '';
}
