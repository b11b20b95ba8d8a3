/** A text with a capital at its start. Greek drops the accents of words that are all capitals; one that only begins with a capital keeps it. */
export function withCapital(text: string, language: string): string {
  const first = text.charAt(0);
  return (language === 'el' ? first.toUpperCase() : first.toLocaleUpperCase(language)) + text.slice(1);
}
