type Makers<T> = { [Name in keyof T]: () => T[Name] };

/**
 * A value with fields that are made when somebody first looks at them. A change of one page would otherwise put the menus, pages and texts
 * of every market together anew, and most of them are not looked at before the next change.
 */
export function withLazy<Facts extends object, Lazy extends object>(facts: Facts, makers: Makers<Lazy>): Facts & Lazy {
  const value = { ...facts } as Facts & Lazy;
  for (const name of Object.keys(makers) as (keyof Lazy & string)[]) {
    const get = () => {
      const made = makers[name]();
      Object.defineProperty(value, name, { value: made, enumerable: true });
      return made;
    };
    Object.defineProperty(value, name, { get, enumerable: true, configurable: true });
  }
  return value;
}
