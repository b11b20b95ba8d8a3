import type { CsvValue } from '@selvedge/contract/catalogue/product-fields.ts';

/** The value of a field, or undefined when its text is none. */
export function csvValue(text: string, { value, decimals }: { value: CsvValue; decimals: number | undefined }): unknown {
  switch (value) {
    case 'text':
      return text;
    case 'number':
    case 'quantity':
      return /^-?\d{1,10}$/.test(text) ? Number(text) : undefined;
    case 'boolean':
      return booleans[text.toLowerCase()];
    case 'list':
      return splitList(text);
    case 'amounts':
      return splitList(text).map((one) => (/^\d{1,10}$/.test(one) ? Number(one) : undefined));
    case 'images':
      return splitList(text).map((one) => {
        const [index = '', format = ''] = one.split(':');
        return { index: /^\d{1,3}$/.test(index) ? Number(index) : undefined, format };
      });
    case 'json':
      return readJson(text);
    case 'money':
      return decimals === undefined ? undefined : minorUnits(text, decimals);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const booleans: Readonly<Record<string, boolean>> = { true: true, yes: true, '1': true, false: false, no: false, '0': false };

function splitList(text: string): string[] {
  return text.split('|').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}

/** `39.95` and `39,95` with two decimals are 3995. A third digit, or a thousands separator, is refused: it could be either. */
function minorUnits(text: string, decimals: number): number | undefined {
  const found = /^(\d{1,10})(?:[.,](\d+))?$/.exec(text);
  if (!found) return undefined;
  const [, whole = '', fraction = ''] = found;
  if (fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0'));
}
