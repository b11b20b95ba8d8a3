import { expect, test } from 'vitest';
import { hasRegionalWords, inRegion } from './regional-words.ts';

test.each([
  ['de-CH', 'Größe und Straße', 'Grösse und Strasse'],
  ['de-CH', '„{name}“ heißt so', '«{name}» heisst so'],
  ['de-CH', 'Rechnungskorrektur {number} (PDF)', 'Gutschrift {number} (PDF)'],
  ['de-DE', 'Größe und Straße', 'Größe und Straße'],
  ['en-US', 'Baskets, your basket and {basket} <a href="/basket">here</a>', 'Bags, your bag and {basket} <a href="/basket">here</a>'],
  ['en-US', 'Read [about grey](/{market}/i/grey)', 'Read [about gray](/{market}/i/grey)'],
  ['en-US', 'Your parcel was cancelled. Centimetres, colours.', 'Your package was canceled. Centimeters, colors.'],
  ['en-US', 'Cancellation', 'Cancellation'],
  ['en-US', 'Roll-neck jumper, grey trousers, leather trainers', 'Turtleneck sweater, gray pants, leather sneakers'],
  ['en-US', 'A two-way zip. ZIP code or postal code', 'A two-way zipper. ZIP code or ZIP code'],
  ['en-US', 'An autumn coat, the Autumn cloths', 'A fall coat, the Fall cloths'],
  ['en-US', 'Show it at the till. Open till eight', 'Show it at the register. Open till eight'],
  ['en-US', 'The carrier collects it; collect points', 'The carrier picks it up; collect points'],
  ['en-US', 'Town, postal code or store. Two working days', 'City, ZIP code or store. Two business days'],
  ['en-CA', 'Town or postal code', 'City or postal code'],
  ['en-CA', 'Colours that we recognise', 'Colours that we recognize'],
  ['en-CA', 'Grey trousers for travelling', 'Grey pants for travelling'],
  ['en-GB', 'Your basket and a jumper', 'Your basket and a jumper'],
  ['fr-CA', 'L’e-mail, cet e-mail, nos e-mails', 'Le courriel, ce courriel, nos courriels'],
  ['fr-CA', 'Le lien de l’e-mail, joint à l’e-mail', 'Le lien du courriel, joint au courriel'],
  ['fr-CA', 'Le week-end, tenue du week-end, deux week-ends', 'La fin de semaine, tenue de la fin de semaine, deux fins de semaine'],
  ['fr-CA', 'Pull, sweat à capuche, baskets en cuir', 'Chandail, chandail à capuchon, espadrilles en cuir'],
  ['fr-CA', 'Un bonnet de marin côtelé, le bonnet, Bonnets et gants', 'Une tuque de marin côtelée, la tuque, Tuques et gants'],
  ['fr-CA', 'Écharpe large rayée Vega, une écharpe pliée, l’écharpe', 'Foulard large rayé Vega, un foulard plié, le foulard'],
  ['fr-CA', 'Des écharpes tissées, frangées de leurs propres fils', 'Des foulards tissés, frangés de leurs propres fils'],
  ['en-US', 'Tilde leather court shoes', 'Tilde leather pumps'],
  ['en-US', 'A waistcoat, two gilets, a padded vest', 'A vest, two vests, a padded vest'],
  ['en-CA', 'Open over a vest, a waistcoat over it', 'Open over a tank top, a vest over it'],
  ['fr-CA', 'Sweats et sweat raglan', 'Cotons ouatés et coton ouaté raglan'],
  ['fr-CA', 'Cartes cadeaux\u00a0: prêtes\u00a0?', 'Cartes-cadeaux\u00a0: prêtes?'],
  ['fr-CA', 'Total TTC, HT', 'Total taxes incluses, Avant taxes'],
  ['fr-CA', 'Déposer en point relais, retrait possible demain', 'Déposer en point de ramassage, ramassage possible demain'],
  ['fr-CH', 'Ville ou code postal', 'Ville ou NPA'],
  ['fr-BE', 'Numéro de mobile', 'Numéro de GSM'],
  ['nl-BE', 'Gratis thuisbezorging, bezorgd door de bezorger', 'Gratis thuislevering, geleverd door de koerier'],
  ['nl-BE', 'Bezorgmethode, overhemden', 'Leveringsmethode, hemden'],
  ['sr-ME', 'Cene i odeća: ovde uvek pre svih', 'Cijene i odjeća: ovdje uvijek prije svih'],
  ['sr-ME', 'Promenite meru, merino džemper od celuloze', 'Promijenite mjeru, merino džemper od celuloze'],
  ['sr-ME', 'Cene se promene, promene cena; kod se primenjuje', 'Cijene se promijene, promjene cijena; kod se primjenjuje'],
  ['sr-ME', 'Svetlost i svetlosivo, sledeće nedelje', 'Svjetlost i svijetlosivo, sljedeće nedjelje'],
  ['sr-RS', 'Cene ovde', 'Cene ovde'],
])('in %s "%s" is written as there', (market, text, there) => {
  expect(inRegion(market, text)).toBe(there);
});

test('only countries that write something otherwise have texts of their own', () => {
  expect(['de-CH', 'en-US', 'fr-CA', 'fr-FR', 'sr-RS'].map(hasRegionalWords)).toEqual([true, true, true, false, false]);
});
