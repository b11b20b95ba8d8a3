import type { TextBook } from '@selvedge/contract/studio/translations.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { ownText, readWritten } from './read-written.ts';
import { shippedEnglish } from './shipped-texts.ts';
import { listScopes } from './text-scopes.ts';
import { allTextUses } from './text-uses.ts';

/** Every key with its English text and its places, and how far each language has come. */
export async function getBook(ctx: Ctx): Promise<TextBook> {
  const english = shippedEnglish();
  const scopes = listScopes(ctx.content);
  const written = await readWritten(
    ctx.db,
    scopes.map(({ scope }) => scope),
  );
  return {
    english,
    uses: allTextUses,
    scopes: scopes.map((each) => {
      const own = written.get(each.scope);
      const has = (key: string) => ownText(own?.get(key)) !== undefined;
      const needed = Object.keys(english);
      const isMarket = each.scope !== each.language;
      return { ...each, texts: needed.filter(has).length, gaps: isMarket ? 0 : needed.filter((key) => !has(key)).length };
    }),
  };
}
