/**
 * Values that many rows have in common, held once. The name of a colour in 32 languages comes with each of thousands of products, as a text
 * that would be read anew each time.
 */
export function shareValues() {
  const read = new Map<string, unknown>();
  const texts = new Map<string, string>();
  return {
    json<T>(text: string): T {
      const known = read.get(text) as T | undefined;
      if (known !== undefined) return known;
      const value = JSON.parse(text) as T;
      read.set(text, value);
      return value;
    },
    text(text: string): string {
      const known = texts.get(text);
      if (known === undefined) texts.set(text, text);
      return known ?? text;
    },
  };
}

export type SharedValues = ReturnType<typeof shareValues>;
