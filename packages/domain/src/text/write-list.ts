type Part = string | null | undefined | false;

/** 'Ecru, size 32': one after the other with the comma of the language, without what is empty. A Latin comma among Arabic words hangs the wrong way. */
export const writeList = (t: (key: string) => string, parts: readonly Part[]): string => parts.filter(Boolean).join(`${t('list.comma')} `);
