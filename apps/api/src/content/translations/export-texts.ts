import type { Answer } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { translations } from '@selvedge/contract/studio/translations.ts';
import { writeCsv } from '@selvedge/domain/text/write-csv.ts';
import { sourceOf } from '@selvedge/domain/translation/check-text.ts';
import { pluralForms } from '@selvedge/domain/translation/plural-forms.ts';
import { readForms } from '@selvedge/domain/translation/plural-text.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { csvReference } from './read-text-csv.ts';
import { ownText, readWritten } from './read-written.ts';
import { shippedEnglish } from './shipped-texts.ts';
import { readScopes } from './text-scopes.ts';
import { textPicture, textUses } from './text-uses.ts';
import { writeXliff } from './write-xliff.ts';

export type TextExport = { scopes: string; format: 'csv' | 'xliff'; only: 'all' | 'gaps'; shopUrl: string };

/** The texts as a file for translators. */
export async function exportTexts(ctx: Ctx, asked: TextExport): Promise<Answer<typeof translations.export>> {
  const { scopes: list, format, only, shopUrl } = asked;
  const scopes = readScopes(ctx.content, list);
  const [first] = scopes;
  if (!first || (format === 'xliff' && scopes.length > 1))
    throw new ShopError('invalid_request', { scopes: ['studio.xliff_one_language'] });
  const written = await readWritten(
    ctx.db,
    scopes.map(({ scope }) => scope),
  );
  const english = shippedEnglish();
  const textOf = (scope: string, key: string) => ownText(written.get(scope)?.get(key));
  const isGap = (key: string) => scopes.some(({ scope }) => textOf(scope, key) === undefined);
  const all = Object.keys(english).sort();
  const keys = only === 'gaps' ? all.filter(isGap) : all;
  const name = `selvedge-${scopes.length > 3 ? 'texts' : scopes.map(({ scope }) => scope).join('-')}${only === 'gaps' ? '-gaps' : ''}`;
  const usedIn = (key: string) => textUses(key).files.slice(0, 5);

  if (format === 'xliff') {
    const units = keys.map((key) => {
      const source = sourceOf(english, key) ?? '';
      const forms = readForms(source) && pluralForms(first.language);
      return { key, source, target: textOf(first.scope, key), notes: usedIn(key), picture: textPicture(key, shopUrl), forms };
    });
    return { name: `${name}.xlf`, type: 'application/xliff+xml', text: writeXliff(units, first), count: keys.length };
  }
  const header = [csvReference.key, csvReference.english, csvReference.usedIn, ...scopes.map(({ scope }) => scope)];
  const rows = keys.map((key) => [
    key,
    sourceOf(english, key) ?? '',
    usedIn(key).join(' '),
    ...scopes.map(({ scope }) => textOf(scope, key) ?? ''),
  ]);
  return { name: `${name}.csv`, type: 'text/csv', text: writeCsv([header, ...rows]), count: keys.length };
}
