/** The same with one thing changed. What is undefined is left out: no JSON holds it, and every comparison would stumble over it. */
export function put<T extends object, K extends keyof T>(whole: T, name: K, value: T[K] | undefined): T {
  const { [name]: _, ...rest } = whole;
  return (value === undefined ? rest : { ...whole, [name]: value }) as T;
}
