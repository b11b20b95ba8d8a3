/** English is what other languages fall back to. */
export function nameIn(language: string): (names: Readonly<Record<string, string>>) => string {
  return (names) => names[language] ?? names.en ?? '';
}
