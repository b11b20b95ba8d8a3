/** Where the people of the history live: how often they buy beside the others, and what they are called. Eight currencies, one of them without and one with three decimals. */
export type HistoryMarket = {
  id: string;
  share: number;
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Looked for in the shop's search; what of it finds nothing, the shop says. */
  terms: readonly string[];
};

const market = (id: string, share: number, firstNames: string, lastNames: string, terms: string): HistoryMarket => ({
  ...{ id, share, firstNames: firstNames.split(' '), lastNames: lastNames.split(' ') },
  terms: terms.split(', '),
});

export const historyMarkets: readonly HistoryMarket[] = [
  market(
    ...(['de-DE', 26, 'Anna Lena Jonas Felix Marie Paul Greta', 'Schmidt Weber Fischer Becker Hoffmann Wagner'] as const),
    'mantel, wollmantel, jeans, kleid, gürtel, rollkragen, loafer, abendkleid, badeanzug, regenschirm',
  ),
  market(
    ...(['en-GB', 22, 'Olivia Harry Amelia George Isla Jack Freya', 'Smith Taylor Evans Brown Walker Hughes'] as const),
    'wool coat, trench, jeans, white shirt, roll neck, chelsea boots, scarf, swimsuit, wellies, pyjamas',
  ),
  market(
    ...(['da-DK', 12, 'Emma Freja Noah William Ida Oscar', 'Jensen Nielsen Hansen Pedersen Andersen'] as const),
    'frakke, uldfrakke, jeans, kjole, skjorte, halstørklæde, støvler, badedragt, regnjakke',
  ),
  market(
    ...(['fr-FR', 11, 'Camille Louis Chloé Hugo Manon Jules', 'Martin Bernard Dubois Petit Moreau'] as const),
    'manteau, robe, chemise, jean, pull, mocassins, ceinture, maillot de bain, parapluie',
  ),
  market(
    ...(['sv-SE', 9, 'Alice Elsa Liam Hugo Maja Nils', 'Andersson Johansson Karlsson Nilsson Lindqvist'] as const),
    'kappa, jeans, klänning, skjorta, halsduk, kängor, baddräkt',
  ),
  market(
    ...(['pl-PL', 8, 'Zofia Jan Maja Jakub Hanna Antoni', 'Nowak Wójcik Kowalczyk Mazur Krawczyk'] as const),
    'płaszcz, sukienka, koszula, dżinsy, szalik, pasek, parasol',
  ),
  market(
    ...(['en-US', 6, 'Emma Liam Ava Noah Mia Lucas', 'Johnson Miller Davis Wilson Moore'] as const),
    'wool coat, jeans, sweater, denim jacket, ankle boots, bathing suit',
  ),
  market(...(['hu-HU', 4, 'Anna Bence Luca Máté Zsófi', 'Nagy Kovács Tóth Szabó'] as const), 'kabát, ruha, ing, farmer, sál, esernyő'),
  market(...(['ar-KW', 2, 'نورة محمد سارة علي', 'الصباح العتيبي الرشيد'] as const), 'معطف, فستان, جينز, حزام'),
];
