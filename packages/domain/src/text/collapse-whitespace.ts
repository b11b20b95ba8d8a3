/** UIC-008 every run of two or more white-space characters becomes one space. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s{2,}/g, ' ');
}
