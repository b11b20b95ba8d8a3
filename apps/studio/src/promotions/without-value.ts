/** A value that is not there is left out: `undefined` would be another promotion than the one that was saved. */
export function withoutValue<T extends object, K extends keyof T>(whole: T, key: K, value: T[K] | undefined): T {
  const { [key]: _, ...rest } = whole;
  return (value === undefined ? rest : { ...rest, [key]: value }) as T;
}
