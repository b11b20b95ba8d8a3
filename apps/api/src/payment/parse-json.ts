/** Undefined when it is none: what another party sends is looked at by a schema afterwards. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
