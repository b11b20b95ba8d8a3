type Part = string | null | undefined | false;

/**
 * 'Ecru, size 32': one after the other with the comma of the language, without what is empty. A Latin comma among Arabic words hangs the wrong
 * way, an Arabic one in a row of Latin names does, too.
 */
export function writeList(t: (key: string) => string, parts: readonly Part[]): string {
  const list = parts.filter(Boolean);
  return list.join(`${/[^\P{L}\p{Script=Latin}]/u.test(list.join()) ? t('list.comma') : ','} `);
}
