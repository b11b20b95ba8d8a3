// Writes a demo assortment of any size: node demo/src/assortment/write.ts --options 100000 --markets de-DE,da-DK > goods.jsonl
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { demoAssortment, demoStyles } from './demo-assortment.ts';
import { demoMarkets } from './demo-markets.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { options: text, styles: text, seed: text, now: text, markets: text } });
const options = values.options === undefined ? undefined : Number(values.options);
const wanted = values.markets?.split(',');
const lines = demoAssortment({
  // Sets and gift cards aside, every style has at least one option.
  styles: values.styles === undefined ? (options === undefined ? demoStyles : options + 10) : Number(values.styles),
  ...(options !== undefined && { options }),
  seed: Number(values.seed ?? 1),
  now: values.now === undefined ? new Date() : new Date(values.now),
  markets: wanted ? demoMarkets.filter(({ id }) => wanted.includes(id)) : demoMarkets,
});

// Whoever reads us may stop early: `| head` is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
let batch: string[] = [];
for (const line of lines) {
  batch.push(JSON.stringify(line));
  if (batch.length < 200) continue;
  if (!process.stdout.write(`${batch.join('\n')}\n`)) await once(process.stdout, 'drain');
  batch = [];
}
if (batch.length > 0) process.stdout.write(`${batch.join('\n')}\n`);
