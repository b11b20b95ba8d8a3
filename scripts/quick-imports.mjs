// For `node --import`. Drizzle's package.json is 180 KB, and Node reads it anew for each of Drizzle's several hundred
// files, only to learn that they are modules: most of a second of every start and of every test file. We know that already.
import { registerHooks } from 'node:module';

registerHooks?.({
  resolve(specifier, context, next) {
    const isWithinDrizzle = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isWithinDrizzle || !specifier.endsWith('.js')) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
