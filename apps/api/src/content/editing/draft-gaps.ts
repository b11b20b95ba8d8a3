import type { Answer } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { TextChange, translations } from '@selvedge/contract/studio/translations.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { ownText, readWritten } from '../translations/read-written.ts';
import { shippedEnglish } from '../translations/shipped-texts.ts';
import { readScopes } from '../translations/text-scopes.ts';
import { translateByMachine } from '../translations/translate-by-machine.ts';
import { planRelease } from './plan-release.ts';

const most = 500;

/** What a language lacks, as a machine says it, in a release that nobody has decided on yet: no shopper reads it before a person has. */
export async function draftGaps(ctx: Ctx, { scope }: { scope: string }): Promise<Answer<typeof translations.draftGaps>> {
  const { language, name } = readScopes(ctx.content, scope)[0]!;
  const machine = ctx.ports.machineTranslation;
  if (!machine || language === 'en') throw new ShopError('invalid_request', { scope: ['studio.no_machine'] });
  const english = shippedEnglish();
  const written = (await readWritten(ctx.db, [scope])).get(scope);
  const gaps = Object.keys(english).filter((key) => ownText(written?.get(key)) === undefined);
  const asked = gaps.slice(0, most);
  const proposed = await translateByMachine(machine, { english, keys: asked, language });
  const texts = asked.flatMap((key, at): TextChange[] => {
    const text = proposed[at];
    return text === undefined ? [] : [{ scope, key, text, basedOn: written?.get(key)?.version ?? 0 }];
  });
  if (texts.length === 0) return { drafted: 0, left: gaps.length };
  const { id } = await planRelease(ctx, { name: `${name}: machine translation`, pages: [], settings: [], texts });
  return { drafted: texts.length, left: gaps.length - texts.length, releaseId: id };
}
