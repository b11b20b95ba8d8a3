/**
 * Puts one part in the place of all that say the same, inside of the values that it is given one after the other: pages of 55 markets show
 * the same pictures and are laid out alike. Nobody may write into what has been through it.
 */
export function partSharer(): (value: object) => void {
  const texts = new Map<string, { text: string; name: string }>();
  const names = new Map<object, string>();
  const parts = new Map<string, object>();

  function shareText(text: string): { text: string; name: string } {
    const known = texts.get(text) ?? { text, name: `"${texts.size}` };
    texts.set(text, known);
    return known;
  }

  /** What takes the value's place, and a name that only values have that say the same. */
  function share(value: unknown): { shared: unknown; name: string } {
    if (typeof value === 'string') {
      const { text, name } = shareText(value);
      return { shared: text, name };
    }
    if (!isPlain(value)) return { shared: value, name: nameOf(value) };
    const seen = names.get(value);
    if (seen !== undefined) return { shared: value, name: seen };
    const key = shareInside(value);
    const shared = parts.get(key) ?? value;
    parts.set(key, shared);
    const name = names.get(shared) ?? `#${names.size}`;
    names.set(shared, name);
    return { shared, name };
  }

  function nameOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : `${typeof value} ${String(value)}`;
    const name = names.get(value) ?? `#${names.size}`;
    names.set(value, name);
    return name;
  }

  function shareInside(value: Plain): string {
    const isFixed = Object.isFrozen(value);
    const key: string[] = [Array.isArray(value) ? '[' : '{'];
    for (const field of Object.keys(value)) {
      const { shared, name } = share(value[field]);
      if (!isFixed && shared !== value[field]) value[field] = shared;
      key.push(Array.isArray(value) ? name : `${shareText(field).name}:${name}`);
    }
    return key.join();
  }

  return (value) => void (isPlain(value) && shareInside(value));
}

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}
