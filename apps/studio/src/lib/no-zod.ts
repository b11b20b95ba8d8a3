/** Stands in for Zod in the browser: every property and every call is the stub itself, so schemas build to nothing. */
// biome-ignore lint/suspicious/noExplicitAny: it stands for every type of the library at once
export const z: any = new Proxy(() => z, { get: (_, name) => (name === Symbol.toPrimitive ? () => '' : z), apply: () => z });
