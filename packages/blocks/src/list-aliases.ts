/** The aliases of all blocks inside a value, also of blocks inside blocks, and `extras` where one has a countdown or a code to copy. */
export function listAliases(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('_alias' in value && typeof value._alias === 'string') found.add(value._alias);
  if ('countdown' in value || 'clipboard' in value) found.add('extras');
  for (const inner of Object.values(value)) listAliases(inner, found);
  return found;
}
