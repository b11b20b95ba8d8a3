/** How Intl is asked to write as the shop does: Serbian in Latin letters, Arabic with the digits of its sizes, codes and telephone numbers, Albanian with the clock of 24 hours that its shops have on the door. */
export const intlLocale = (locale: string): string =>
  `${locale.replace(/^sr/, 'sr-Latn')}-u-${locale.startsWith('sq') ? 'hc-h23-' : ''}nu-latn`;
