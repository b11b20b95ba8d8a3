import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('./dictionaries/', import.meta.url));
const languages = readdirSync(folder)
  .filter((file) => /^[a-z]{2}\.json$/.test(file))
  .map((file) => file.slice(0, 2));

/** How each language says that it costs money: to pay, to buy, or the duty to pay; where the law names the words, those. */
const paying: Readonly<Record<string, RegExp>> = {
  ...{ ar: /دفع/, bg: /плащане/, bs: /plaćanj/, ca: /obligació de pagament/, cs: /plat/, da: /betal/, de: /zahlungspflichtig bestellen/ },
  ...{ el: /πληρωμ/, en: /pay|buy/, es: /obligación de pago/, et: /maks/, fi: /maks/, fr: /commander avec obligation de paiement/ },
  ...{ hr: /obvezu plaćanj/, hu: /fizetési kötelezettség/, hy: /վճար/, it: /obbligo di pagare/, lt: /mokėti/, lv: /maksāt/, mk: /плаќање/ },
  ...{ nl: /bestelling met betalingsverplichting/, no: /betal/, pl: /płac|zapłat/, pt: /obrigação de pagar/, ro: /obligație de plată/ },
  ...{ sk: /povinnosťou platby/, sl: /obveznostjo plačila/, sq: /pages/, sr: /plaćanj/, sv: /betal/, tr: /öde/, uk: /сплат|оплат/ },
};

test.each(languages)('DUTY-07 the button that orders says that it costs money: %s', (language) => {
  const texts = JSON.parse(readFileSync(`${folder}${language}.json`, 'utf8')) as Record<string, string>;
  for (const key of ['payment.pay', 'payment.payAt', 'payment.covered.place'])
    expect(texts[key]?.toLocaleLowerCase(language), key).toMatch(paying[language]!);
});
