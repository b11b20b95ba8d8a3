/** How Intl is asked to write as the shop does: Serbian in Latin letters, and Arabic with the digits of its sizes, codes and telephone numbers. */
export const intlLocale = (locale: string): string => `${locale.replace(/^sr/, 'sr-Latn')}-u-nu-latn`;
