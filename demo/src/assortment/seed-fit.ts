import type { Db } from '@selvedge/api/db/db.ts';
import { bringFitCounts } from '@selvedge/api/returns/bring-fit-counts.ts';

/** Jeans that run small and a sweatshirt that runs large: an empty shop has no returns that could tell. */
export const demoFit = [
  { style: '15102450', sent: 60, tooSmall: 41, tooLarge: 2 },
  { style: '22101232', sent: 48, tooSmall: 3, tooLarge: 14 },
];

/** What the demo's product pages say of sizes. */
export async function seedFit(db: Db, now: Date): Promise<void> {
  await bringFitCounts(db, { counts: demoFit, now });
}
