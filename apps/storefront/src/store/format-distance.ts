/** '350 m', '1.2 km'. */
export function formatDistance(metres: number, locale: string): string {
  const isFar = metres >= 1000;
  const options = {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: metres >= 10_000 ? 0 : isFar ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(locale, options).format(isFar ? metres / 1000 : Math.round(metres / 10) * 10);
}
