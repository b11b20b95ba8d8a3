/** What is printed, word by word: a text that is worded anew later must not change a document that somebody has. */
export type InvoiceDocument = {
  title: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Name, address, and the numbers that the law asks for. */
  seller: readonly string[];
  buyer: { title: string; lines: readonly string[] };
  facts: readonly Fact[];
  columns: InvoiceLine;
  lines: readonly InvoiceLine[];
  totals: readonly (Fact & { isSum?: boolean })[];
  taxes: { columns: InvoiceTax; rows: readonly InvoiceTax[] };
  notes: readonly string[];
};

export type Fact = { label: string; value: string };
export type InvoiceLine = { name: string; details?: string; quantity: string; unit: string; discount: string; tax: string; amount: string };
export type InvoiceTax = { name: string; net: string; tax: string; gross: string };
