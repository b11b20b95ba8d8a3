import { loadContent } from '@selvedge/api/content/load-content.ts';
import { testDb } from '@selvedge/api/db/test-database.ts';
import { safetyOf } from '@selvedge/api/page/safety-of.ts';
import type { ContentSnapshot, MarketContent } from '@selvedge/api/published/content-snapshot.ts';
import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { demoMarkets } from '@selvedge/demo/assortment/demo-markets.ts';
import { hasDuty } from '@selvedge/domain/duty/duties.ts';
import { fibreNames } from '@selvedge/domain/fibre/fibre-names.ts';
import { beforeAll, describe, expect, test } from 'vitest';

let content: ContentSnapshot;
let reduced = '';

/** What the law of each market asks for, looked for in the pages that the shop sends. */
export function describeDuties(base: () => string): void {
  const read = async (path: string) => (await fetch(base() + path)).text();
  beforeAll(async () => {
    content = await loadContent((await testDb()).db, { log: { warn() {} } });
    reduced = await findReduced();
  });

  describe.each(demoMarkets.map(({ id }) => id))('%s', (id) => {
    test('DUTY-02, DUTY-03 and DUTY-04 every page leads to the imprint, and to accessibility and withdrawal where they are asked for', async () => {
      const { code } = marketOf(id).market.country;
      const home = await read(`/${id}`);
      for (const [duty, page] of [
        ['imprint', 'imprint'],
        ['accessibility', 'accessibility'],
        ['withdrawalForm', 'withdrawal'],
      ] as const) {
        if (!hasDuty(code, duty)) continue;
        const path = `/${id}/i/${page}`;
        expect(home, path).toContain(`href="${path}"`);
        expect((await fetch(base() + path)).status, path).toBe(200);
      }
      if (hasDuty(code, 'imprint'))
        expect(await read(`/${id}/i/imprint`)).toContain((marketOf(id).market.seller?.name ?? '').replaceAll('&', '&amp;'));
    });

    test('DUTY-01, DUTY-05 and DUTY-06 a reduced product says its fibres, its maker and its lowest price', async () => {
      const { market, translations } = marketOf(id);
      const { code } = market.country;
      const answer = await fetch(`${base()}/api/catalog/${id}/product/${reduced}`);
      const product = (await answer.json()) as ProductDetail;
      const html = await read(`/${id}${product.url.replace(`/${id}`, '')}`);
      const { productSafety } = safetyOf(marketOf(id), { ...product, isDigital: false });
      expect(productSafety === undefined).toBe(!hasDuty(code, 'productSafety'));
      if (productSafety) expect(html).toContain(productSafety.manufacturer.name);
      if (hasDuty(code, 'fibreNames'))
        expect(html.toLocaleLowerCase(id)).toContain(fibreNames[languageOf(id)]!.fibres.cotton.toLocaleLowerCase(id));
      if (!hasDuty(code, 'lowestPrice')) return;
      const [lowest, off] = ['price.lowest', 'price.lowest_off'].map((key) => translations[key]!.split('{')[0]!.trim());
      expect([lowest, off].some((words) => words && html.includes(words))).toBe(true);
    });
  });
}

/** One product that costs less than it did in every market, whose fibres are known by codes. */
async function findReduced(): Promise<string> {
  const { pool } = await testDb();
  const { rows } = await pool.query<{ id: string }>(
    `
    with current as (
      select distinct on (product_id, market) product_id, sales < list as is_reduced from price
      where valid_from <= now() order by product_id, market, valid_from desc)
    select p.id from current c join product p on p.id = c.product_id join style s on s.style_number = p.style_number
    where c.is_reduced and s.fibres like '%cotton%' and p.withdrawn_at is null
    group by p.id having count(*) >= $1 order by p.id limit 1`,
    [demoMarkets.length],
  );
  return rows[0]!.id;
}

function marketOf(id: string): MarketContent {
  return content.byMarket.get(id)!;
}

const languageOf = (id: string) => (id.startsWith('nb') ? 'no' : id.slice(0, 2));
