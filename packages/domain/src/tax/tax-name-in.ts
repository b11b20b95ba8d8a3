/** Settings name a tax in plain Latin capitals, as forms do; in a sentence these languages write it in their own letters, or in small ones. */
const written: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: { VAT: 'ضريبة القيمة المضافة', GST: 'الضريبة العامة على المبيعات' },
  bg: { DDS: 'ДДС' },
  de: { MwSt: 'MwSt.', USt: 'USt.' },
  el: { FPA: 'ΦΠΑ' },
  fi: { ALV: 'alv' },
  hu: { AFA: 'áfa' },
  hy: { VAT: 'ԱԱՀ' },
  mk: { DDV: 'ДДВ' },
  nl: { BTW: 'btw' },
  no: { MVA: 'mva.' },
  uk: { PDV: 'ПДВ' },
};

/** What a tax is called in a language; a name that staff have written themselves stays as it is. */
export function taxNameIn(language: string, name: string): string {
  return written[language]?.[name] ?? name;
}
