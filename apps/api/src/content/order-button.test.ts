import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('./dictionaries/', import.meta.url));
const languages = readdirSync(folder)
  .filter((file) => /^[a-z]{2}\.json$/.test(file))
  .map((file) => file.slice(0, 2));

/** How each language says that it costs money: to pay, to buy, or the duty to pay. */
const paying: Readonly<Record<string, RegExp>> = {
  ...{ ar: /دفع/, bg: /плащане/, bs: /plaćanj/, ca: /paga/, cs: /plat/, da: /betal/, de: /zahlungspflichtig/, el: /πληρωμ/ },
  ...{ en: /pay|buy/, es: /pag/, et: /maks/, fi: /maks/, fr: /paye|paiement/, hr: /plaćanj/, hu: /fizetés/, hy: /վճար/ },
  ...{ it: /paga/, lt: /mokėti/, lv: /maksāt/, mk: /плаќање/, nl: /betal/, no: /betal/, pl: /płac|zapłat/, pt: /paga/ },
  ...{ ro: /plăt|plat/, sk: /plat/, sl: /plačil/, sq: /pages/, sr: /plaćanj/, sv: /betal/, tr: /öde/, uk: /сплат|оплат/ },
};

test.each(languages)('DUTY-07 the button that orders says that it costs money: %s', (language) => {
  const texts = JSON.parse(readFileSync(`${folder}${language}.json`, 'utf8')) as Record<string, string>;
  for (const key of ['payment.pay', 'payment.payAt', 'payment.covered.place'])
    expect(texts[key]?.toLocaleLowerCase(language), key).toMatch(paying[language]!);
});
