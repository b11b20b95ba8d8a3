/** Settings name a tax in plain Latin capitals; these languages write it in their own letters. */
const written: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: { VAT: 'ضريبة القيمة المضافة', GST: 'الضريبة العامة على المبيعات' },
  bg: { DDS: 'ДДС' },
  el: { FPA: 'ΦΠΑ' },
  hu: { AFA: 'áfa' },
  hy: { VAT: 'ԱԱՀ' },
  mk: { DDV: 'ДДВ' },
  uk: { PDV: 'ПДВ' },
};

/** What a tax is called in a language; a name that staff have written themselves stays as it is. */
export function taxNameIn(language: string, name: string): string {
  return written[language]?.[name] ?? name;
}
