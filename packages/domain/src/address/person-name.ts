type Person = { firstName: string; lastName: string };

/** In Hungary the family comes first: who is asked for names the other way round gives a parcel the wrong one. */
export const isFamilyNameFirst = (country: string | undefined): boolean => country === 'HU';

export function writePersonName({ firstName, lastName }: Person, country: string | undefined): string {
  return (isFamilyNameFirst(country) ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' ');
}
