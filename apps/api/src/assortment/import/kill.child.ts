// Imports a file that never ends, for a test that kills it: node kill.child.ts DATABASE_URL
import { openDb } from '../../db/open-db.ts';
import { importAssortment } from './import-assortment.ts';

const { pool } = await openDb(process.argv[2]!, { poolSize: 2 });

async function* endless() {
  for (let line = 1; ; line++) {
    if (line === 2_000) process.stdout.write('staged\n');
    const option = {
      colour: 'Navy',
      optionId: '1',
      colourNames: { en: 'Navy' },
      colourFamily: 'navy',
      newFrom: '2026-01-01T00:00:00Z',
      images: { urlTemplate: '/img/x/{index}-{format}', indexes: [] },
      prices: {},
    };
    const texts = { en: { name: 'Shirt', description: 'x'.repeat(2_000) } };
    yield { line, lines: 1, value: { type: 'style', styleNumber: `K${line}`, brand: 'Selvedge', texts, options: [option] } };
  }
}

await importAssortment(pool, endless(), { now: new Date(), who: 'test', file: 'endless' });
