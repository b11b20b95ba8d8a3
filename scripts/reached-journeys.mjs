/**
 * The journeys that a change can reach, or 'all'. `changed` are paths from the root; `sources` is the text of every file in
 * e2e by its path. A spec is reached by itself and by whatever it imports within e2e; a change of the Studio reaches the journeys
 * that open it; any other change of what is served reaches all of them, and tests and documents none.
 */
export function reachedJourneys({ changed, sources }) {
  const served = changed.filter((path) => isServed(path));
  if (served.some((path) => !path.startsWith('apps/studio/'))) return 'all';
  if (changed.includes('e2e/playwright.config.ts') || changed.includes('e2e/test.ts')) return 'all';
  const specs = Object.keys(sources).filter((path) => path.endsWith('.spec.ts'));
  const touched = new Set(changed);
  return specs.filter((spec) => {
    const files = withImports(spec, sources);
    const opensStudio = served.length > 0 && files.some((file) => sources[file].includes('/studio'));
    return opensStudio || files.some((file) => touched.has(file));
  });
}

function isServed(path) {
  const isTest = /\.test\.(ts|tsx|mjs)$/.test(path);
  return !isTest && (/^(apps|packages|demo)\//.test(path) || /^package(-lock)?\.json$/.test(path));
}

function withImports(file, sources, found = []) {
  if (found.includes(file) || sources[file] === undefined) return found;
  found.push(file);
  for (const [, name] of sources[file].matchAll(/from '\.\/([\w-]+\.ts)'/g)) withImports(`e2e/${name}`, sources, found);
  return found;
}
