/** A date whose line never ends between its day and its month: '25.' above 'novembris' is read twice. */
export const bindDay = (date: string): string => date.replace(/(\d\.?)\s(?=\p{L})/gu, '$1\u00a0');
