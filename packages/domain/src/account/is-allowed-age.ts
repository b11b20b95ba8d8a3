import { customerAge } from '../constants.ts';

/** Both bounds are included. Dates are `yyyy-mm-dd`; a day that does not exist is no birthday. */
export function isAllowedAge(birthday: string, today: string): boolean {
  const age = ageOn(birthday, today);
  return age !== undefined && age >= customerAge.minimum && age <= customerAge.maximum;
}

export function ageOn(birthday: string, today: string): number | undefined {
  if (!isDate(birthday) || !isDate(today)) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
