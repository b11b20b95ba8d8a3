import { expect, test } from 'vitest';
import { breakCompounds } from './break-compounds.ts';
import { headsOfCompounds } from './heads-of-compounds.ts';

test.each([
  ['de', 'Rollkragenpullover Greta', 'Rollkragen|pullover Greta'],
  ['de', 'Nadelstreifenhose', 'Nadelstreifen|hose'],
  ['de', 'Strickjacke Moa', 'Strickjacke Moa'],
  ['fi', 'Kapenevalahkeiset selvedge-farkut Jannik', 'Kapeneva|lahkeiset selvedge-farkut Jannik'],
  ['fi', 'Joustamattomat farkut', 'Joustamattomat farkut'],
  ['nl', 'Oxfordoverhemdblouse', 'Oxfordoverhemd|blouse'],
  ['sv', 'Hundtandsmönstrad väska', 'Hundtands|mönstrad väska'],
  ['da', 'Lammeuldstørklæde', 'Lammeulds|tørklæde'],
  ['nb', 'Kordfløyelsskjørt', 'Kordfløyels|skjørt'],
  ['et', 'Kalasabamustriga kott', 'Kalasaba|mustriga kott'],
  ['hu', 'Tengerészpulóver', 'Tengerész|pulóver'],
])('in %s "%s" may break where its words are joined', (language, name, broken) => {
  expect(breakCompounds(name, headsOfCompounds(language)!)).toBe(broken.replaceAll('|', '\u00ad'));
});

test('languages that write their words apart have none', () => {
  expect(headsOfCompounds('fr')).toBeUndefined();
});
