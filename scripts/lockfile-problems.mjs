/** Programs of build tools for other platforms, which the registry that wrote the lockfile does not carry. None of them runs in the shop. */
const unseen = /^node_modules\/(?:@biomejs\/cli|@oxc-parser\/binding|@rolldown\/binding|@swc\/core)-[\w-]+$/;

/** What npm installs without being able to tell whether it is what was meant. */
export function withoutHash({ packages }) {
  return Object.entries(packages).filter(([path, each]) => path.includes('node_modules/') && !each.link && !each.integrity);
}

/** Sentences about what is wrong with a lockfile; none for one that can be trusted. */
export function lockfileProblems(lock) {
  const unhashed = withoutHash(lock)
    .filter(([path, each]) => !(unseen.test(path) && each.optional && each.dev))
    .map(([path]) => `${path} has no integrity hash`);
  const addressed = Object.entries(lock.packages)
    .filter(([, { resolved, link }]) => resolved && !link)
    .map(([path]) => `${path} names a registry; npm install --omit-lockfile-registry-resolved leaves it out`);
  return [...unhashed, ...addressed];
}
