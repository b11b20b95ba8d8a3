import { wallClock } from '../date/wall-clock.ts';

/** Nobody is written to from 21:00 to 8:00 where they live. */
const quietFrom = 21;
const quietUntil = 8;

/**
 * Whether it is too late or too early for a message of the shop in that country. In one that spans several times of day, whenever it is so in
 * the first or the last of them. A country that is not listed is taken to be in the middle of Europe.
 */
export function isQuietHour(moment: Date, country: string): boolean {
  return (zonesOf[country] ?? [middleOfEurope]).some((zone) => {
    const hour = wallClock(moment, zone).getUTCHours();
    return hour >= quietFrom || hour < quietUntil;
  });
}

const middleOfEurope = 'Europe/Berlin';

/** Where the clocks differ from those in the middle of Europe: the first and the last of a country's. */
const zonesOf: Readonly<Record<string, readonly string[]>> = {
  AE: ['Asia/Dubai'],
  AM: ['Asia/Yerevan'],
  BG: ['Europe/Sofia'],
  CA: ['America/St_Johns', 'America/Vancouver'],
  CY: ['Asia/Nicosia'],
  DZ: ['Africa/Algiers'],
  EE: ['Europe/Tallinn'],
  EG: ['Africa/Cairo'],
  ES: ['Europe/Madrid', 'Atlantic/Canary'],
  FI: ['Europe/Helsinki'],
  GB: ['Europe/London'],
  GR: ['Europe/Athens'],
  IE: ['Europe/Dublin'],
  JO: ['Asia/Amman'],
  KW: ['Asia/Kuwait'],
  LT: ['Europe/Vilnius'],
  LV: ['Europe/Riga'],
  MA: ['Africa/Casablanca'],
  PT: ['Europe/Lisbon', 'Atlantic/Azores'],
  QA: ['Asia/Qatar'],
  RO: ['Europe/Bucharest'],
  SA: ['Asia/Riyadh'],
  TN: ['Africa/Tunis'],
  TR: ['Europe/Istanbul'],
  UA: ['Europe/Kyiv'],
  US: ['America/New_York', 'Pacific/Honolulu'],
};

/** Countries with clocks of their own; all others follow the middle of Europe. */
export const clockCountries: readonly string[] = Object.keys(zonesOf);
