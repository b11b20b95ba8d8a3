import { ShopError } from '@selvedge/contract/error.ts';
import type { RedirectImport } from '@selvedge/contract/studio/redirects.ts';
import { readRedirectCsv } from '@selvedge/domain/redirect/read-redirect-csv.ts';
import { type CsvRow, parseCsv } from '../file/parse-csv.ts';
import { bumpRevision } from '../revision/revision.ts';
import type { Ctx } from '../shop/ctx.ts';
import { writeRedirect } from './save-redirects.ts';

/** All of it or nothing. A trial tells what would happen. */
export async function importRedirects(
  ctx: Ctx,
  { csv, isTrial, shopUrl }: { csv: string; isTrial: boolean; shopUrl: string },
): Promise<RedirectImport> {
  const lines: CsvRow[] = [];
  for await (const row of parseCsv(once(csv))) lines.push(row);
  const { rules, problems } = readRedirectCsv(lines, shopUrl);
  if (problems.length > 0) return { written: 0, problems };
  const undone = new Error('undone');
  try {
    await ctx.db.transaction(async (tx) => {
      await bumpRevision(tx, 'content');
      for (const [index, rule] of rules.entries()) {
        try {
          await tx.transaction((inner) => writeRedirect(inner, ctx, rule));
        } catch (error) {
          if (!(error instanceof ShopError)) throw error;
          problems.push({ line: index + 2, column: 'to', problem: 'cell_refused' });
        }
      }
      if (isTrial || problems.length > 0) throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  return { written: problems.length > 0 ? 0 : rules.length, problems };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text.replace(/^\uFEFF/, '');
}
