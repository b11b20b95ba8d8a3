import { withCapital } from '@selvedge/domain/translation/with-capital.ts';
import { describe, expect, test } from 'vitest';
import type { ChosenSentence } from '../choose-texts.ts';
import { combinations } from '../combinations.ts';
import { models } from '../models/models.ts';
import { mensNames, womensNames } from '../names.ts';
import { writeDescription, writeName } from '../write-texts.ts';
import { en } from './en.ts';
import type { GoodsTexts, NounId, Sentence } from './goods-texts.ts';
import { goodsLanguages } from './languages.ts';

const scripts: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/gu,
  bg: /\p{Script=Cyrillic}/gu,
  el: /\p{Script=Greek}/gu,
  hy: /\p{Script=Armenian}/gu,
  mk: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
};
const latin = /\p{Script=Latin}/gu;
const others = Object.entries(goodsLanguages).filter(([language]) => language !== 'en');

/** Every sentence with where it stands, once for each of its forms. */
function sentencesOf(texts: GoodsTexts): Map<string, string> {
  const found = new Map<string, string>();
  const put = (at: string, worded: Sentence<string>) => {
    if (typeof worded === 'string') found.set(at, worded);
    else for (const [form, text = ''] of Object.entries(worded)) found.set(`${at} ${form}`, text);
  };
  for (const from of ['fabricSays', 'cutSays', 'alsoSays'] as const) {
    for (const [id, list] of Object.entries(texts[from])) for (const [at, worded] of list.entries()) put(`${from} ${id} ${at}`, worded);
  }
  put('sets', texts.sets.description);
  for (const [id, { description }] of Object.entries(texts.giftCards)) put(`giftCards ${id}`, description);
  put('leatherCream', texts.leatherCream.description);
  return found;
}

function namesOf(language: string, texts: GoodsTexts): { of: string; name: string }[] {
  return combinations().map((each) => ({
    of: `${each.noun} ${each.cloth ?? ''}`,
    name: writeName({ language, texts }, { given: each.cloth ? 'Thit' : 'Alma', ...each }),
  }));
}

describe.each(others)('%s', (language, texts) => {
  const script = scripts[language] ?? latin;
  const share = (text: string) => (text.match(script)?.length ?? 0) / (text.match(/\p{L}/gu)?.length ?? 1);

  test('has as many sentences as English, and none of them is the English one', () => {
    expect([...sentencesOf(texts).values()].filter((text) => text.trim() !== text || text === '')).toEqual([]);
    const english = new Set(sentencesOf(en).values());
    expect([...sentencesOf(texts)].filter(([, text]) => english.has(text))).toEqual([]);
    for (const from of ['fabricSays', 'cutSays', 'alsoSays'] as const) {
      const sizes = (of: GoodsTexts) => Object.fromEntries(Object.entries(of[from]).map(([id, list]) => [id, list.length]));
      expect(sizes(texts)).toEqual(sizes(en));
    }
    expect(texts.sets.names.length).toBe(en.sets.names.length);
  });

  test('is written in its own script', () => {
    expect([...sentencesOf(texts)].filter(([, text]) => share(text) < 0.75)).toEqual([]);
    expect(namesOf(language, texts).filter(({ name }) => share(name) < 1)).toEqual([]);
    expect([...texts.sets.names, ...Object.values(texts.giftCards).map(({ name }) => name)].filter((name) => share(name) < 1)).toEqual([]);
  });

  test('a sentence ends as one and leaves nothing to be filled in', () => {
    expect([...sentencesOf(texts)].filter(([, text]) => !/[.։]$/.test(text) || /[{}]/.test(text))).toEqual([]);
  });

  test('every noun goes with every cloth that it is made in', () => {
    const names = namesOf(language, texts);
    expect(names.filter(({ name }) => /[{}]|undefined| {2}|^ | $/.test(name))).toEqual([]);
    // A name never loses its noun nor the style's own name.
    const given = writeName({ language, texts }, { given: 'Thit', noun: 'shirt', cloth: undefined });
    expect(given).not.toBe(writeName({ language, texts }, { given: 'Alma', noun: 'shirt', cloth: undefined }));
    expect(names.filter(({ name }) => name !== withCapital(name, language))).toEqual([]);
    for (const template of Object.values(texts.cloths).flatMap((worded) =>
      typeof worded === 'string' ? [worded] : Object.values(worded),
    )) {
      expect(template).toMatch(/\{-?noun\}/);
    }
    for (const noun of Object.values(texts.nouns)) if (typeof noun !== 'string' && noun.around) expect(noun.around).toContain('{goods}');
  });

  test('a cloth that is named is heard, but for a few that the language has no word for', () => {
    const alone = (noun: NounId) => writeName({ language, texts }, { given: 'Alma', noun, cloth: undefined });
    const silent = combinations().filter(
      ({ noun, cloth }) => cloth && writeName({ language, texts }, { given: 'Alma', noun, cloth }) === alone(noun),
    );
    expect(silent.length).toBeLessThan(combinations().length / 5);
  });

  test('every sentence has the form of every noun that it is said of', () => {
    for (const { nouns, fabrics, cutSays, also } of models) {
      const all: ChosenSentence[] = [
        ...fabrics.flatMap((id) => en.fabricSays[id].map((_, at) => ({ from: 'fabricSays' as const, id, at }))),
        ...en.cutSays[cutSays].map((_, at) => ({ from: 'cutSays' as const, id: cutSays, at })),
        ...en.alsoSays[also].map((_, at) => ({ from: 'alsoSays' as const, id: also, at })),
      ];
      for (const noun of nouns) expect(() => writeDescription(texts, { noun, sentences: all }), noun).not.toThrow();
    }
  });

  test('given names are different in its letters too', () => {
    const names = [...womensNames, ...mensNames].map((given) => writeName({ language, texts }, { given, noun: 'shirt', cloth: undefined }));
    expect(new Set(names).size).toBeGreaterThan(names.length - 8);
    expect(names.filter((name) => share(name) < 1)).toEqual([]);
  });
});

test.each([
  ['en', 'shirt', 'linen', 'Alma linen shirt'],
  ['en', 'satinBlouse', 'stripe', 'Alma striped satin blouse'],
  ['de', 'shirt', 'linen', 'Leinenhemd Alma'],
  ['de', 'tShirt', 'organicJersey', 'Jersey-T-Shirt Alma'],
  ['de', 'shirt', 'stripe', 'Gestreiftes Hemd Alma'],
  ['de', 'wideScarf', 'lambswool', 'Breiter Lambswool-Schal Alma'],
  ['de', 'wideScarf', 'check', 'Breiter karierter Schal Alma'],
  ['de', 'trousers', 'pinstripe', 'Nadelstreifenhose Alma'],
  ['sv', 'shirt', 'linen', 'Linneskjorta Alma'],
  ['sv', 'tankTop', 'stripe', 'Randigt linne Alma'],
  ['sv', 'trousers', 'check', 'Rutiga byxor Alma'],
  ['sv', 'shirtDress', 'poplin', 'Skjortklänning i poplin Alma'],
  ['sv', 'bandCollarShirt', 'brushedCotton', 'Flanellskjorta med murarkrage Alma'],
  ['hy', 'shirt', 'linen', 'Վուշե վերնաշապիկ Ալմա'],
  ['hy', 'denimJacket', 'corduroy', 'Վելվետե բաճկոն Ալմա'],
  ['hy', 'wideScarf', 'merino', 'Լայն մերինոսե շարֆ Ալմա'],
  ['hy', 'bandCollarShirt', 'check', 'Կանգնած օձիքով վանդակավոր վերնաշապիկ Ալմա'],
  ['tr', 'shirt', 'linen', 'Alma keten gömlek'],
  ['tr', 'knit', 'merino', 'Alma merinos triko kazak'],
  ['tr', 'denimJacket', 'corduroy', 'Alma fitilli kadife ceket'],
  ['tr', 'bandCollarShirt', 'check', 'Alma hakim yaka kareli gömlek'],
  ['tr', 'trousers', 'viscose', 'Alma dökümlü pantolon'],
  ['hu', 'shirt', 'linen', 'Lenvászon ing Alma'],
  ['hu', 'blouse', 'satin', 'Szaténblúz Alma'],
  ['hu', 'midiSkirt', 'satin', 'Szatén midiszoknya Alma'],
  ['hu', 'longCoat', 'recycledWool', 'Hosszú kabát újrahasznosított gyapjúból Alma'],
  ['hu', 'shirt', 'twill', 'Twill ing Alma'],
  ['et', 'shirt', 'linen', 'Linane särk Alma'],
  ['et', 'trousers', 'linen', 'Linased püksid Alma'],
  ['et', 'shirt', 'brushedCotton', 'Flanellsärk Alma'],
  ['et', 'shirtDress', 'poplin', 'Popliinist särkkleit Alma'],
  ['et', 'bandCollarShirt', 'check', 'Püstkraega ruuduline särk Alma'],
  ['fi', 'shirt', 'linen', 'Pellavapaita Alma'],
  ['fi', 'shirt', 'stripe', 'Raidallinen kauluspaita Alma'],
  ['fi', 'trousers', 'check', 'Ruudulliset housut Alma'],
  ['fi', 'shirtDress', 'poplin', 'Popliininen paitamekko Alma'],
  ['fi', 'wideScarf', 'lambswool', 'Leveä karitsanvillahuivi Alma'],
  ['da', 'shirt', 'linen', 'Hørskjorte Alma'],
  ['da', 'trousers', 'check', 'Ternede bukser Alma'],
  ['da', 'shirtDress', 'poplin', 'Skjortekjole i poplin Alma'],
  ['da', 'wideScarf', 'merino', 'Bredt merinotørklæde Alma'],
  ['da', 'bandCollarShirt', 'brushedCotton', 'Flonelskjorte med kinakrave Alma'],
  ['es', 'shirt', 'linen', 'Camisa de lino Alma'],
  ['es', 'blouse', 'viscose', 'Blusa fluida Alma'],
  ['es', 'trousers', 'viscose', 'Pantalón fluido Alma'],
  ['es', 'pocketTee', 'stripe', 'Camiseta de rayas con bolsillo Alma'],
  ['es', 'denimJacket', 'corduroy', 'Chaqueta de pana Alma'],
  ['it', 'shirt', 'linen', 'Camicia di lino Alma'],
  ['it', 'trousers', 'pinstripe', 'Pantaloni gessati Alma'],
  ['it', 'wrapSkirt', 'viscose', 'Gonna a portafoglio fluida Alma'],
  ['it', 'longSleeveTee', 'breton', 'T-shirt a righe marinare a maniche lunghe Alma'],
  ['it', 'denimSkirt', 'corduroy', 'Gonna in velluto a coste Alma'],
  ['fr', 'shirt', 'linen', 'Chemise en lin Alma'],
  ['fr', 'shirt', 'stripe', 'Chemise rayée Alma'],
  ['fr', 'jumper', 'cable', 'Pull torsadé Alma'],
  ['fr', 'loafers', 'suede', 'Mocassins en daim Alma'],
  ['fr', 'wideScarf', 'recycledWool', 'Écharpe large en laine recyclée Alma'],
  ['ar', 'shirt', 'linen', 'قميص كتان ألما'],
  ['ar', 'blouse', 'stripe', 'بلوزة مخططة ألما'],
  ['ar', 'shirt', 'stripe', 'قميص مخطط ألما'],
  ['ar', 'wideScarf', 'alpaca', 'وشاح ألباكا عريض ألما'],
  ['nl', 'shirt', 'linen', 'Linnen overhemd Alma'],
  ['nl', 'shirt', 'stripe', 'Gestreept overhemd Alma'],
  ['nl', 'trousers', 'check', 'Geruite broek Alma'],
  ['nl', 'rollNeckJumper', 'cable', 'Kabeltrui met col Alma'],
  ['nl', 'buttonDownShirt', 'brushedCotton', 'Flanellen overhemd met button-downkraag Alma'],
  ['no', 'shirt', 'linen', 'Linskjorte Alma'],
  ['no', 'beanie', 'lambswool', 'Lammeullslue Alma'],
  ['no', 'wideScarf', 'check', 'Bredt rutete skjerf Alma'],
  ['no', 'shirtDress', 'poplin', 'Skjortekjole i poplin Alma'],
  ['no', 'bandCollarShirt', 'brushedCotton', 'Flanellskjorte med kinakrage Alma'],
  ['pt', 'shirt', 'linen', 'Camisa em linho Alma'],
  ['pt', 'trousers', 'viscose', 'Calças fluidas Alma'],
  ['pt', 'parka', 'recycledNylon', 'Parka acolchoada Alma'],
  ['pt', 'bandCollarShirt', 'brushedCotton', 'Camisa em flanela com gola mao Alma'],
  ['pt', 'knittedDress', 'rib', 'Vestido em malha canelada Alma'],
  ['pl', 'shirt', 'linen', 'Lniana koszula Alma'],
  ['pl', 'wideTrousers', 'linen', 'Szerokie lniane spodnie Alma'],
  ['pl', 'fittedTee', 'organicJersey', 'Dopasowany bawełniany T-shirt Alma'],
  ['pl', 'bandCollarShirt', 'check', 'Koszula w kratę ze stójką Alma'],
  ['pl', 'satinSkirt', 'viscose', 'Lejąca satynowa spódnica Alma'],
  ['pl', 'denimJacket', 'corduroy', 'Sztruksowa kurtka Alma'],
  ['cs', 'shirt', 'linen', 'Lněná košile Alma'],
  ['cs', 'trousers', 'check', 'Kostkované kalhoty Alma'],
  ['cs', 'wideScarf', 'merino', 'Široká šála z merino vlny Alma'],
  ['cs', 'rollNeck', 'rib', 'Žebrovaný rolák Alma'],
  ['cs', 'bandCollarShirt', 'gingham', 'Košile se stojáčkem a kostkou vichy Alma'],
  ['cs', 'denimJacket', 'corduroy', 'Manšestrová bunda Alma'],
  ['sk', 'shirt', 'linen', 'Ľanová košeľa Alma'],
  ['sk', 'trousers', 'check', 'Kockované nohavice Alma'],
  ['sk', 'wideScarf', 'merino', 'Široký šál z merino vlny Alma'],
  ['sk', 'tShirt', 'breton', 'Námornícke tričko Alma'],
  ['sk', 'bandCollarShirt', 'gingham', 'Košeľa so stojačikom a kockou vichy Alma'],
  ['sk', 'denimJacket', 'corduroy', 'Menčestrová bunda Alma'],
  ['uk', 'shirt', 'linen', 'Лляна сорочка Альма'],
  ['uk', 'woolCoat', 'check', 'Вовняне пальто у клітинку Альма'],
  ['uk', 'poloShirt', 'organicJersey', 'Бавовняне поло Альма'],
  ['uk', 'wideTrousers', 'linen', 'Широкі лляні штани Альма'],
  ['uk', 'bandCollarShirt', 'corduroy', 'Вельветова сорочка з коміром-стійкою Альма'],
  ['uk', 'parka', 'recycledNylon', 'Утеплена парка Альма'],
  ['ro', 'shirt', 'linen', 'Cămașă din in Alma'],
  ['ro', 'blouse', 'floral', 'Bluză înflorată Alma'],
  ['ro', 'wideTrousers', 'viscose', 'Pantaloni largi fluizi Alma'],
  ['ro', 'bandCollarShirt', 'brushedCotton', 'Cămașă din flanel cu guler tunică Alma'],
  ['ro', 'crewNeckJumper', 'cable', 'Pulover cu torsade și guler rotund Alma'],
  ['ca', 'shirt', 'linen', 'Camisa de lli Alma'],
  ['ca', 'blouse', 'viscose', 'Brusa fluida Alma'],
  ['ca', 'wideTrousers', 'viscose', 'Pantalons amples fluids Alma'],
  ['ca', 'bandCollarShirt', 'stripe', 'Camisa de ratlles amb coll mao Alma'],
  ['ca', 'scarf', 'alpaca', 'Bufanda d’alpaca Alma'],
  ['el', 'shirt', 'linen', 'Λινό πουκάμισο Άλμα'],
  ['el', 'cardigan', 'cottonKnit', 'Βαμβακερή ζακέτα Άλμα'],
  ['el', 'trainers', 'canvas', 'Πάνινα σνίκερς Άλμα'],
  ['el', 'wideScarf', 'alpaca', 'Φαρδύ κασκόλ από αλπακά Άλμα'],
  ['el', 'bandCollarShirt', 'stripe', 'Ριγέ πουκάμισο με γιακά μάο Άλμα'],
  ['hr', 'shirt', 'linen', 'Lanena košulja Alma'],
  ['hr', 'trousers', 'check', 'Karirane hlače Alma'],
  ['hr', 'blazer', 'suitingWool', 'Vuneni sako Alma'],
  ['hr', 'wideScarf', 'merino', 'Široki šal od merino vune Alma'],
  ['hr', 'cap', 'herringbone', 'Kapa sa šiltom i uzorkom riblje kosti Alma'],
  ['hr', 'denimJacket', 'corduroy', 'Jakna od samta Alma'],
  ['sr', 'shirt', 'linen', 'Lanena košulja Alma'],
  ['sr', 'trousers', 'corduroy', 'Somotske pantalone Alma'],
  ['sr', 'shorts', 'check', 'Karirani šorts Alma'],
  ['sr', 'wideScarf', 'merino', 'Široki šal od merino vune Alma'],
  ['sr', 'beltedCoat', 'herringbone', 'Kaput sa kaišem i dezenom riblje kosti Alma'],
  ['sr', 'denimJacket', 'corduroy', 'Somotska jakna Alma'],
  ['bs', 'shirt', 'linen', 'Lanena košulja Alma'],
  ['bs', 'trousers', 'check', 'Karirane hlače Alma'],
  ['bs', 'cap', 'canvas', 'Platneni kačket Alma'],
  ['bs', 'wideScarf', 'merino', 'Široki šal od merino vune Alma'],
  ['bs', 'beltedCoat', 'herringbone', 'Kaput s kaišem i uzorkom riblje kosti Alma'],
  ['bs', 'denimJacket', 'corduroy', 'Jakna od samta Alma'],
  ['sl', 'shirt', 'linen', 'Lanena srajca Alma'],
  ['sl', 'midiSkirt', 'check', 'Karirasto midi krilo Alma'],
  ['sl', 'trousers', 'suitingWool', 'Volnene hlače Alma'],
  ['sl', 'loafers', 'leather', 'Usnjeni mokasini Alma'],
  ['sl', 'wideScarf', 'merino', 'Širok šal iz merino volne Alma'],
  ['sl', 'bandCollarShirt', 'gingham', 'Srajca s stoječim ovratnikom in vzorcem vichy Alma'],
  ['lt', 'shirt', 'linen', 'Lininiai marškiniai Alma'],
  ['lt', 'blouse', 'stripe', 'Dryžuota palaidinukė Alma'],
  ['lt', 'trousers', 'check', 'Languotos kelnės Alma'],
  ['lt', 'jumper', 'cottonKnit', 'Medvilninis megztinis Alma'],
  ['lt', 'wideScarf', 'merino', 'Platus merinosų vilnos šalikas Alma'],
  ['lt', 'denimJacket', 'corduroy', 'Velvetinė striukė Alma'],
  ['bg', 'shirt', 'linen', 'Ленена риза Алма'],
  ['bg', 'blazer', 'suitingWool', 'Вълнен блейзър Алма'],
  ['bg', 'overcoat', 'check', 'Палто каре Алма'],
  ['bg', 'parka', 'recycledNylon', 'Ватирана парка Алма'],
  ['bg', 'pleatedShorts', 'linen', 'Ленени къси панталони с басти Алма'],
  ['bg', 'wideScarf', 'alpaca', 'Широк шал от алпака Алма'],
  ['mk', 'shirt', 'linen', 'Ленена кошула Алма'],
  ['mk', 'midiSkirt', 'check', 'Карирано миди здолниште Алма'],
  ['mk', 'belt', 'leather', 'Кожен ремен Алма'],
  ['mk', 'wideTrousers', 'suitingWool', 'Широки волнени панталони Алма'],
  ['mk', 'bandCollarShirt', 'stripe', 'Кошула на риги со руска јака Алма'],
  ['lv', 'shirt', 'linen', 'Lina krekls Alma'],
  ['lv', 'blouse', 'stripe', 'Svītraina blūze Alma'],
  ['lv', 'trousers', 'check', 'Rūtainas bikses Alma'],
  ['lv', 'shorts', 'gingham', 'Sīkrūtaini šorti Alma'],
  ['lv', 'wideScarf', 'merino', 'Plata merino vilnas šalle Alma'],
  ['lv', 'denimJacket', 'corduroy', 'Velveta jaka Alma'],
  ['sq', 'shirt', 'linen', 'Këmishë prej liri Alma'],
  ['sq', 'bandCollarShirt', 'stripe', 'Këmishë me jakë koreane dhe vija Alma'],
  ['sq', 'parka', 'recycledNylon', 'Parka e mbushur Alma'],
  ['sq', 'unlinedJacket', 'linen', 'Blazer prej liri pa astar Alma'],
  ['sq', 'denimJacket', 'corduroy', 'Xhaketë prej kadifeje me vija Alma'],
] as const)('%s: %s of %s is "%s"', (language, noun, cloth, name) => {
  expect(writeName({ language, texts: goodsLanguages[language]! }, { given: 'Alma', noun, cloth })).toBe(name);
});
