/**
 * What the long names of goods end in, in the languages that glue words together. Only servers need it: a page brings along the row of its language. The last
 * rows are of languages whose names only keep their lone letters from the ends of lines.
 */
const heads: Readonly<Record<string, string>> = {
  de: `pullover hemd hose shorts chino blazer kleid sweatshirt stiefel stiefeletten bluse tasche anzug jacke mantel mütze schal weste rock
    schuhe handschuhe streifen strümpfe brille gürtel`,
  nl: 'overhemd blouse cardigan sneakers jeans sweater broek blazer colbert shopper chino shorts gestreepte gestreept laarsjes laarzen jurk sjaal muts',
  sv: `halsduk väska sneakers mönstrad mönstrade kostymen skjorta kjol klänning tröja mössa jeans byxor randig randiga kavaj sweatshirt
    jacka rock stövlar`,
  da: `cardigan tørklæde pullover tanktop stribet stribede sneakers støvler taske skjorte sættet ternet ternede kjole bukser strikket strik
    loafers sweatshirt nederdel jeans mønstret mønstrede jersey sweater trøje fløjl jakke frakke`,
  nb: `skjerf støvletter støvler genser singlet stripete sneakers dressen rutete mønstret mønstrede kjole strikket sweatshirt jeans bukse
    jersey blazer skjørt jakke frakk skjorte`,
  fi: `villainen villaiset huivi poolo pipo neule takki tennarit loaferit housut farkut shortsit nilkkurit lahkeiset hihainen hihaiset
    vyötäröiset helmainen kankaiset kankainen kuvioinen kuvioiset raidallinen raidalliset raitainen raitaiset ruudullinen ruudulliset
    pintainen pintaiset kauluksinen nahkaiset nahkainen samettinen samettiset paita puku laukku pusero bleiseri hame huppari toppi`,
  et: `ruuduline ruudulised villast lõikega kangast ülikond mustriga triibuline triibulised varrukaline varrukatega topp jakk kampsun kleit
    kott pintsak püksid seelik saapad`,
  hu: 'sapka öltöny csíkos mintás szabású pántos felső szoknya mentes nadrág pulóver táska kabát kendő cipő csizma',
  ...{ cs: '', pl: '', sk: '', sl: '', uk: '' },
};

export function headsOfCompounds(language: string): string[] | undefined {
  return heads[language]?.split(/\s+/).filter(Boolean);
}
