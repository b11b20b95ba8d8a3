/** In a language, else in English. */
export function nameIn(names: Readonly<Record<string, string>>, language: string): string {
  return names[language] ?? names.en ?? '';
}
