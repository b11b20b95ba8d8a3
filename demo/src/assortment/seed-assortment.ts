import { importAssortment } from '@selvedge/api/assortment/import/import-assortment.ts';
import type { OpenDb } from '@selvedge/api/db/open-db.ts';
import { ensurePictures } from '@selvedge/api/media/ensure-pictures.ts';
import { synonymsDocument } from '@selvedge/contract/catalogue/search-words.ts';
import { demoAssortment } from './demo-assortment.ts';
import { demoPictures } from './demo-pictures.ts';
import { demoSynonyms } from './demo-synonyms.ts';

/** Fills an empty catalogue with the demo's goods. A shop that has goods is left alone; answers whether it was filled. */
export async function seedAssortment(
  { db, pool }: Pick<OpenDb, 'db' | 'pool'>,
  { log, now }: { log: (line: string) => void; now: Date },
): Promise<boolean> {
  const hasStyles = async () => (await pool.query('select from style limit 1')).rowCount !== 0;
  if (await hasStyles()) return false;
  // Read once the import has its turn: of two processes that start at once the second waits, and then finds goods.
  async function* records() {
    if (await hasStyles()) return;
    let line = 0;
    for (const value of demoAssortment({ now })) yield { line: ++line, lines: 1, value };
  }
  // Before the goods: a listing must not name a picture that nobody can draw.
  await ensurePictures(db, demoPictures({}));
  await seedSynonyms(pool);
  const { counts, refused, hasChanged } = await importAssortment(pool, records(), {
    now,
    who: 'demo',
    file: 'demo assortment',
    wait: true,
  });
  if (refused.length > 0) throw new Error(`The demo assortment does not fit the shop: ${JSON.stringify(refused[0])}`);
  if (hasChanged) log(`the catalogue holds ${counts.products} products in ${counts.styles} styles`);
  return hasChanged;
}

/** Staff may have written some already: those stay. */
async function seedSynonyms(pool: OpenDb['pool']): Promise<void> {
  await pool.query(
    `with written as (
       insert into document (market, name, content) values ('*', $1, $2) on conflict do nothing returning name
     )
     insert into revision (name, value) select 'content', 1 from written on conflict (name) do update set value = revision.value + 1`,
    [synonymsDocument, JSON.stringify(demoSynonyms)],
  );
}
