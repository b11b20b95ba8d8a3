// Every way in which a payment provider can fail, against every provider, with whole checkouts; the books are checked after each.
//   node bench/faults.ts [checkouts of each, default 20] [shoppers at once, default 5] [only this way, e.g. klarna] [only this mode]
//     [failing calls a checkout, default 1]
// Exit 1 when anything is lost, charged twice, or neither ordered nor given back within a minute.
import { meetFault } from '@selvedge/api/harness/meet-fault.ts';
import { waysToPay } from '@selvedge/api/harness/ways-to-pay.ts';
import { modes } from '@selvedge/psp/faults.ts';
import { withCheckout } from './with-checkout.ts';

const [checkouts = 20, shoppers = 5] = process.argv.slice(2, 4).map(Number);
const [onlyWay = '', onlyMode = '', hits = '1'] = process.argv.slice(4);
const skus = ['100_black_1,M', '200_black_1,36'];
// Nobody wants to wait fifteen seconds for each of hundreds of answers that never come.
process.env.PSP_TIMEOUT_MS ??= '3000';

const write = (...cells: unknown[]) => console.log(`| ${cells.join(' | ')} |`);

await withCheckout(
  { port: Number(process.env.PORT ?? 3480), processes: 2, stock: Object.fromEntries(skus.map((sku) => [sku, 1_000_000])) },
  async ({ bases, db, pspUrl }) => {
    let wrong = 0;
    write('provider', 'mode', 'checkouts', 'ordered', 'refused', 'given back', 'longest, s', 'books');
    write(...Array.from({ length: 8 }, () => '---'));
    for (const way of waysToPay.filter(({ name }) => name.includes(onlyWay))) {
      for (const mode of modes.filter((each) => each.includes(onlyMode))) {
        const report = await meetFault({ db, bases, pspUrl, way, mode, checkouts, hits: Number(hits), shoppers, skus });
        const { told, givenBack, worstMs, findings } = report;
        const count = (outcome: string) => told.filter((each) => each.outcome === outcome).length;
        const books = findings.length === 0 ? 'in order' : `${findings.length} WRONG`;
        write(way.name, mode, told.length, count('ordered'), count('refused'), givenBack, (worstMs / 1000).toFixed(1), books);
        for (const { what, wrong: how } of findings.slice(0, 10)) console.log(`  ${what}: ${how}`);
        if (process.env.VERBOSE) for (const each of told) if (each.outcome === 'refused') console.log(`  ${each.why}`);
        wrong += findings.length;
      }
    }
    if (wrong > 0) process.exitCode = 1;
  },
);
