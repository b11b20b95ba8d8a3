import { type SearchConfigurations, type SuggestionRow, suggestionRows } from '@selvedge/contract/page-data.ts';

export type Settings = Partial<SearchConfigurations>;
type Suggestions = NonNullable<SearchConfigurations['suggestions']>;
type Device = 'mobile' | 'tablet' | 'desktop';
type NumberName = 'productsPerPage' | 'defaultSize' | 'totalVisibleProducts' | 'totalVisibleSearchHistory';

/** Amounts as far as they are typed: a device may have none yet. */
export function amountsOf({ suggestions }: Settings): Partial<Record<Device, number>> | undefined {
  return suggestions?.visibleProducts;
}

/** Every row that there can be: those that are shown in their order, then the others. */
export function rowsOf({ suggestions }: Settings): { row: SuggestionRow; isShown: boolean }[] {
  const shown = suggestions?.rows ?? [...suggestionRows];
  return [...shown, ...suggestionRows.filter((row) => !shown.includes(row))].map((row) => ({ row, isShown: shown.includes(row) }));
}

export function withSuggestions(settings: Settings, change: Partial<Suggestions>): Settings {
  return { ...settings, suggestions: { helpLinks: [], ...settings.suggestions, ...change } };
}

/** Emptied everywhere, every device shows the standard. */
export function withAmount(settings: Settings, device: Device, amount: number | undefined): Settings {
  const { visibleProducts, ...rest }: Suggestions = { helpLinks: [], ...settings.suggestions };
  const entries = Object.entries({ ...visibleProducts, [device]: amount }).filter(([, value]) => value !== undefined);
  const next = Object.fromEntries(entries) as Suggestions['visibleProducts'];
  return { ...settings, suggestions: { ...rest, ...(entries.length > 0 && next && { visibleProducts: next }) } };
}

/** An empty number is left to the standard. */
export function withNumber(settings: Settings, name: NumberName, number: number | undefined): Settings {
  const { [name]: _, ...rest } = settings;
  return number === undefined ? rest : { ...rest, [name]: number };
}
