const safe = /^(?!.*\.\.)[a-z0-9][\w./-]{0,199}$/i;

/** A name comes from the database, and must not lead out of the folder or the prefix that the shop was given. */
export function checkObjectName(name: string): string {
  if (!safe.test(name) || name.endsWith('/') || name.includes('//')) throw new Error(`${JSON.stringify(name)} is no name of an object.`);
  return name;
}
