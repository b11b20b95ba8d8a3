import { dirname, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const program = /new URL\('(\.{1,2}[^']+\.ts)', import\.meta\.url\)/g;

/**
 * Files that a module looks for beside itself are where its source is, and not beside the bundle. Programs for threads and for processes
 * of their own become entries beside it: read as sources they would take what the bundle saves once more.
 */
export function originalUrls(folder: string): Plugin {
  const given = new Map<string, string>();
  return {
    name: 'original-urls',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.startsWith('\0') || !code.includes('import.meta.url')) return null;
      const withPrograms = code.replaceAll(program, (whole, path: string) => {
        const file = fileURLToPath(new URL(path, pathToFileURL(id)));
        const name = nameOf(file);
        if (given.get(name) !== undefined && given.get(name) !== file) this.error(`${file} and ${given.get(name)} have one name.`);
        if (!given.has(name)) this.emitFile({ type: 'chunk', id: file, fileName: name });
        given.set(name, file);
        return whole.replace(path, `./${name}`).replace('import.meta.url', 'import.meta["url"]');
      });
      const place = relative(folder, id).split(sep).join('/');
      return withPrograms.replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta["url"]).href`);
    },
  };
}

/** `apps/psp/src/main.ts` is `psp-main.js`: there are two of that name. */
function nameOf(file: string): string {
  const name = file.slice(file.lastIndexOf(sep) + 1).replace(/\.ts$/, '.js');
  return name === 'main.js' ? `${dirname(dirname(file)).split(sep).at(-1)}-${name}` : name;
}
