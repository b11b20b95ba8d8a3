/** The first three digits of a ZIP code, by state. A few lie across a border: they are listed with both. */
const american =
  'AK995-999 AL350-369 AR716-729 AZ850-865 CA900-961 CO800-816 CT060-069 DC200,202-205,569 DE197-199 FL320-349 GA300-319,398-399 HI967-968 ' +
  'IA500-528 ID832-838 IL600-629 IN460-479 KS660-679 KY400-427 LA700-714 MA010-027,055 MD206-219 ME039-049 MI480-499 MN550-567 MO630-658 ' +
  'MS386-397 MT590-599 NC270-289 ND580-588 NE680-693 NH030-038 NJ070-089 NM870-884 NV889-898 NY005,063,100-149 OH430-459 OK730-731,734-749 ' +
  'OR970-979 PA150-196 PR006-007,009 RI028-029 SC290-299 SD570-577 TN370-385,422 TX733,739,750-799,885 UT840-847 VA201,220-246 VT050-059 ' +
  'WA980-994 WI530-549 WV247-268 WY820-831,834';
/** The first letter. Ottawa's ministries keep their code on the other bank of the river. */
const canadian = 'AB:T BC:V MB:R NB:E NL:A NS:B NT:X NU:X ON:KLMNP PE:C QC:GHJK SK:S YT:Y';

/** Whether a postal code can lie in a state or province; what the table does not know can. */
export function isPostalCodeOfRegion(country: string, { postalCode, regionCode }: { postalCode: string; regionCode: string }): boolean {
  if (country === 'US') {
    const ranges = american
      .split(' ')
      .find((entry) => entry.startsWith(regionCode))
      ?.slice(2);
    return !ranges || regionCode.length !== 2 || ranges.split(',').some((range) => isWithin(postalCode.slice(0, 3), range));
  }
  if (country === 'CA') {
    const letters = canadian
      .split(' ')
      .find((entry) => entry.startsWith(`${regionCode}:`))
      ?.slice(3);
    return !letters || letters.includes(postalCode.slice(0, 1).toUpperCase());
  }
  return true;
}

function isWithin(start: string, range: string): boolean {
  const [from = '', to = from] = range.split('-');
  return from <= start && start <= to;
}
