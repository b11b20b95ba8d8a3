// For `node --import`. Node reads the package.json of a package anew for each import that names it, and of each of its files, to learn
// the same again: Drizzle's is 180 KB and named by three hundred of our files. A third of every start and of every test file.
import { registerHooks } from 'node:module';

const drizzle = '/node_modules/drizzle-orm/';
const known = new Map();

registerHooks?.({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    // Our own files say which file they mean: nothing is to be looked up, and no folder above them is asked what kind it is.
    if (specifier.startsWith('.') && specifier.endsWith('.ts'))
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true };
    if (parentURL.includes(drizzle) && specifier.startsWith('.') && specifier.endsWith('.js'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (parentURL.includes('/node_modules/') || !/^[@a-z]/.test(specifier) || specifier.startsWith('node:'))
      return next(specifier, context);
    // The same name means the same file in all of a workspace, and a workspace is the same one from everywhere.
    const isOurs = specifier.startsWith('@selvedge/');
    const workspace = isOurs ? '' : (/^.*\/(?:(?:apps|packages)\/[^/]+|demo)\//.exec(parentURL)?.[0] ?? parentURL);
    const key = `${workspace} ${specifier} ${conditions}`;
    const found = known.get(key) ?? next(specifier, context);
    known.set(key, found);
    return { ...found, shortCircuit: true };
  },
});
