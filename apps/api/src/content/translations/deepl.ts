import type { MachineTranslation } from './machine-translation.ts';

export type DeeplSettings = { key: string; url: string };

const patience = 20_000;
/** The most texts that one call may hold. */
const atOnce = 50;
/** Where the service's code of a language is not the shop's. */
const codes: Readonly<Record<string, string>> = { no: 'NB', pt: 'PT-PT' };

/** DeepL's `/v2/translate`. Placeholders are tags that it leaves alone. */
export function deepl({ key, url }: DeeplSettings): MachineTranslation {
  return {
    async translate({ texts, language }) {
      const answers: (string | undefined)[] = [];
      for (let at = 0; at < texts.length; at += atOnce) {
        const asked = texts.slice(at, at + atOnce);
        const answered = await ask({ key, url }, { texts: asked.map(markUp), language });
        answers.push(...asked.map((_, index) => (answered[index] === undefined ? undefined : plain(answered[index]))));
      }
      return answers;
    },
  };
}

async function ask({ key, url }: DeeplSettings, { texts, language }: { texts: readonly string[]; language: string }): Promise<string[]> {
  const response = await fetch(new URL('/v2/translate', url), {
    method: 'POST',
    headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ text: texts, source_lang: 'EN', target_lang: codes[language] ?? language.toUpperCase() },
      ...{ tag_handling: 'xml', ignore_tags: ['x'], preserve_formatting: true },
    }),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`The translation service answered ${response.status}.`);
  const { translations = [] } = (await response.json()) as { translations?: { text: string }[] };
  return translations.map(({ text }) => text);
}

function markUp(text: string): string {
  return text.replaceAll(/[&<>]/g, (one) => `&#${one.codePointAt(0)};`).replaceAll(/\{\w+\}/g, '<x>$&</x>');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  return text
    .replaceAll(/<\/?x>/g, '')
    .replaceAll(/&(?:#(\d+)|(amp|lt|gt|quot|apos));/g, (_, code: string | undefined, name: string) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name] ?? ''),
    );
}

declare module '../../shop/shop.ts' {
  interface ShopConfig {
    deepl?: DeeplSettings | undefined;
  }
}
