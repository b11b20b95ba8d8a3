import type { Answer } from '@selvedge/contract/endpoint.ts';
import type { translations } from '@selvedge/contract/studio/translations.ts';
import { sourceOf } from '@selvedge/domain/translation/check-text.ts';
import { hasChoice } from '@selvedge/domain/translation/parse-message.ts';
import { plainText } from '@selvedge/domain/translation/plural-text.ts';
import { recallTexts } from '@selvedge/domain/translation/recall-texts.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { ownText, readWritten } from './read-written.ts';
import { shippedEnglish } from './shipped-texts.ts';
import { readScopes } from './text-scopes.ts';
import { translateByMachine } from './translate-by-machine.ts';

type Asked = { scope: string; key: string; withMachine: boolean };

/** What helps a translator with one text: what was translated before, and what a machine makes of it. Writes nothing. */
export async function suggestText(ctx: Ctx, { scope, key, withMachine }: Asked): Promise<Answer<typeof translations.suggest>> {
  const { language } = readScopes(ctx.content, scope)[0]!;
  const english = shippedEnglish();
  const source = sourceOf(english, key) ?? '';
  // A market says what its language says, but for a few texts: both are remembered.
  const written = await readWritten(ctx.db, [...new Set([scope, language])]);
  const memory = [...written.values()].flatMap((texts) =>
    [...texts].map(([own, each]) => ({ key: own, source: sourceOf(english, own) ?? '', text: ownText(each) ?? '' })),
  );
  // What counts is no help to what does not, nor the other way round.
  const alike = memory.filter((each) => hasChoice(each.source) === hasChoice(source));
  const hasMachine = ctx.ports.machineTranslation !== undefined && language !== 'en';
  return {
    memory: recallTexts(
      alike.map((each) => ({ ...each, source: plainText(each.source) })),
      { key, source: plainText(source) },
    ),
    hasMachine,
    ...(withMachine && hasMachine && source !== '' && { machine: await askMachine(ctx, { key, language }) }),
  };
}

/** A proposal that lost a placeholder is none; a service that does not answer is a proposal less, and no failure. */
async function askMachine({ ports, log }: Ctx, { key, language }: { key: string; language: string }) {
  try {
    const { machineTranslation: machine } = ports;
    return machine && (await translateByMachine(machine, { english: shippedEnglish(), keys: [key], language }))[0];
  } catch (error) {
    log.warn({ error }, 'the translation service did not answer');
    return undefined;
  }
}
