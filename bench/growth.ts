// How the shop grows: what is measured at ever more products, markets, orders and customers, as numbers and as pictures in docs/growth.
//   node bench/growth.ts [goods|markets|orders|customers|import|draw ...] [--sizes=1000,10000,100000]
// Without names all are measured, one after the other. A part that is measured replaces its own numbers and leaves the others. Everything runs
// on this machine on databases of its own, and stops by itself; sizes bound it, and by themselves are those that a small machine does in minutes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawCurve, type Picture } from './growth/draw-curve.ts';
import { measureCustomers } from './growth/measure-customers.ts';
import { measureGoods } from './growth/measure-goods.ts';
import { measureImport } from './growth/measure-import.ts';
import { measureMarkets } from './growth/measure-markets.ts';
import { measureOrders } from './growth/measure-orders.ts';
import type { Point } from './growth/point.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { sizes: { type: 'string' } } });
const folder = fileURLToPath(new URL('../docs/growth/', import.meta.url));
const file = join(folder, 'figures.tsv');

type Part = { measure: (sizes: readonly number[], tell: (point: Point) => void) => Promise<void>; sizes: readonly number[] };
const parts: Readonly<Record<string, Part>> = {
  goods: { measure: measureGoods, sizes: [1_000, 10_000, 100_000, 300_000] },
  markets: { measure: measureMarkets, sizes: [1, 5, 10, 20, 35, 55] },
  orders: { measure: measureOrders, sizes: [1_000, 10_000, 100_000, 1_000_000] },
  customers: { measure: measureCustomers, sizes: [1_000, 10_000, 100_000, 1_000_000] },
  import: { measure: measureImport, sizes: [1_000, 3_000, 10_000] },
};

const products = 'products';
const pictures: readonly Picture[] = [
  { name: 'goods', curve: 'goods', title: 'One request at a time, each another set', unit: 'ms, p50', of: products, thread: 'listing' },
  { name: 'processor', curve: 'goods-processor', title: 'Processor time of a request', unit: 'ms', of: products, thread: 'listing' },
  { name: 'reading', curve: 'reading', title: 'Laying out one market', unit: 'seconds', of: products, thread: 'seconds' },
  { name: 'memory', curve: 'memory', title: 'Memory of a process with one market', unit: 'megabytes', of: products, thread: 'megabytes' },
  {
    name: 'markets-memory',
    curve: 'markets-memory',
    title: 'Memory of 10,000 products',
    unit: 'megabytes',
    of: 'markets',
    thread: 'megabytes',
  },
  { name: 'markets-time', curve: 'markets-time', title: 'Laying out 10,000 products', unit: 'seconds', of: 'markets', thread: 'seconds' },
  { name: 'orders', curve: 'orders', title: 'Lists of the desk, and a history', unit: 'ms, p50', of: 'orders', thread: 'all orders' },
  { name: 'checkout', curve: 'checkout', title: 'A whole checkout with a card', unit: 'ms, p50', of: 'orders', thread: 'checkout' },
  {
    name: 'customers',
    curve: 'customers',
    title: 'Customers found and looked at',
    unit: 'ms, p50',
    of: 'customers',
    thread: 'by first name',
  },
  { name: 'import', curve: 'import', title: 'A file read into an empty shop', unit: 'seconds', of: products, thread: 'seconds' },
];

// Whoever ends the program must not leave its databases running: they are stopped as the process exits.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
mkdirSync(folder, { recursive: true });
const asked = positionals.length > 0 ? positionals : Object.keys(parts);
for (const name of asked.filter((each) => each !== 'draw')) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')} and draw.`);
  const sizes = values.sizes?.split(',').map(Number) ?? part.sizes;
  console.log(name);
  await part.measure(sizes, (point) => {
    console.log(`  ${point.curve}, ${point.line}: ${point.size} ${point.value.toFixed(2)}`);
    keep(point);
  });
}
for (const picture of pictures) {
  const points = read().filter(({ curve }) => curve === picture.curve);
  if (points.length > 1) writeFileSync(join(folder, `${picture.name}.svg`), drawCurve(picture, points));
}
process.exit(0);

function read(): Point[] {
  if (!existsSync(file)) return [];
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return rows.map((row) => {
    const [curve = '', line = '', size, value] = row.split('\t');
    return { curve, line, size: Number(size), value: Number(value) };
  });
}

/** Written at once: a part that is ended early has not been for nothing. */
function keep(point: Point): void {
  const others = read().filter(({ curve, line, size }) => !(curve === point.curve && line === point.line && size === point.size));
  const rows = [...others, point].sort((a, b) => a.curve.localeCompare(b.curve) || a.line.localeCompare(b.line) || a.size - b.size);
  const text = rows.map(({ curve, line, size, value }) => [curve, line, size, Number(value.toPrecision(4))].join('\t'));
  writeFileSync(file, `${['curve', 'line', 'size', 'value'].join('\t')}\n${text.join('\n')}\n`);
}
