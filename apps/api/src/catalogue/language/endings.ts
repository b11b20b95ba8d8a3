/** How the forms of a folded word are made one. */
export type Endings = {
  /** The longest that fits is cut off. At least three letters stay, or as many as stand after a colon. */
  endings?: string;
  /** Cut off what is left: endings that stand behind each other. */
  again?: string;
  /** Words that are left whole, and endings that are none. */
  keep?: RegExp;
  /** Before anything is cut off: plurals that exchange their ending. */
  first?: readonly (readonly [RegExp, string])[];
  /** At the end of what is left: sounds that change before an ending. */
  sounds?: readonly (readonly [RegExp, string])[];
  /** What stands before the word and is no part of it. */
  articles?: RegExp;
  /** Forms that no ending makes, by commas; the first of each stands for all. */
  irregular?: string;
};

const doubled: readonly [RegExp, string] = [/([bcdfgklmnprst])\1$/, '$1'];
/** 'sweter', 'swetry': the vowel goes where an ending comes. */
const fleeting: readonly [RegExp, string] = [/(?<=.[bcdfghjklmnpqrstvwxz])e(?=[klnrc]$)/, ''];
const southSlavic: Endings = {
  irregular: 'suprugu supruzi suprugo',
  endings: 'ovima evima ijama njima ima ama oga ega omu emu ovi evi ove eve ova ovo ih im om em og eg oj ju ji je ja u a e i o',
};

/** By language. Where a stemmer of `stem-word.ts` comes first, what it leaves is cut. */
export const endings: Readonly<Record<string, Endings>> = {
  ar: {
    endings: 'اتها اتي ات ون ين ان تي ها يه ته ه ي',
    articles: /^(?:وال|بال|كال|فال|ال|لل)(?=..)/,
    irregular:
      'فستان فساتين, قميص قمصان, معطف معاطف, حذا احذيه, تنوره تنانير, حقيبه حقائب حقايب, شنطه شنط, بنطلون بناطيل بنطال, سروال سراويل, حزام احزمه, وشاح اوشحه, جورب جوارب, قبعه قبعات, جزمه جزم, بدله بدل بدلات, رجل رجال, ثوب اثواب ثياب, لون الوان, اسود سودا سود, ابيض بيضا بيض, احمر حمرا, ازرق زرقا, اخضر خضرا, اصفر صفرا, طويل طويله طوال, قصير قصيره, سويتر سويترات, زوجه زوجتي لزوجتي زوجته, زوج زوجي لزوجي زوجها, خطيبه خطيبتي لخطيبتي, خطيب خطيبي لخطيبي, صديقه صديقتي لصديقتي, صديق صديقي لصديقي, اختي لاختي اخت, اخي لاخي, امي لامي, ابي لابي, والدتي لوالدتي, والدي لوالدي, حبيبتي لحبيبتي, حبيبي لحبيبي',
  },
  bg: {
    endings: 'овете евете ищата ите ата ята ето ото ище ища ове еве ият ия ът ят а е и о я ю',
    keep: /^поло$/,
    sounds: [
      [/(?<=..)ет$/, 'е'],
      [/(?<=.[бвгджзклмнпрстфхцчшщ])е(?=[нрлк]$)/, ''],
    ],
    irregular: 'мъж мъже мъжки мъжка мъжко, жена жени, съпруга съпруги съпругата, съпруг съпругът',
  },
  bs: southSlavic,
  ca: {
    endings: 'es os s a e',
    first: [[/ad(?:a|es)$/, 'at']],
    sounds: [[/qu$/, 'c'], [/gu$/, 'g'], [/(?<=[aeiou])n$/, ''], doubled],
    irregular: 'home homes, mare mares, xicota xicotes, germana germanes, nuvia nuvies, blau blava blaus blaves, gris grisa grisos grises',
  },
  cs: {
    endings:
      'ovych ovymi oveho ovemu ovem ovou ovym iho imu ymi ami imi emi ech ach ich ych eho emu ove ova ovy ou um em im ym mi a e i o u y',
    sounds: [fleeting],
    irregular: 'denim denimu denimem',
  },
  da: {
    endings: 'ernes erne erens eren ene ede er en et es e s r n',
    again: 'er',
    first: [
      [/(?<=brun|hvid|rod|gron|gul|bla|gra)t$/, ''],
      [/(?<=brun)e$/, ''],
    ],
    sounds: [doubled],
    irregular: 'mand maend maends mands, gra graa, bla blaa',
  },
  de: { endings: 'ern em en er es e n s', irregular: 'frau frauen' },
  // 'μπλουζάκι' is a T-shirt, and 'μπλούζα' is none.
  el: {
    endings: 'α ε η ι ο υ ω σ',
    first: [[/ακια$/, 'ακι']],
    keep: /ακι$/,
    sounds: [[/(?<=..)ικ$/, '']],
    irregular: 'νυχτικο νυχτικα νυχτικου',
  },
  en: { irregular: 'man men, woman women, scarf scarves, knife knives, foot feet, tee tees, woollen woolen' },
  es: {
    endings: 'es as os s a o e',
    sounds: [[/ei$/, 'ey']],
    irregular:
      'gris grises, lana lanas, gorro gorros, gorra gorras, chica chicas, chico chicos, novia novias, novio novios, esposa esposas, esposo esposos, abuela abuelas, abuelo abuelos, hermana hermanas, hermano hermanos, hija hijas, hijo hijos, suegra suegras, suegro suegros',
  },
  et: {
    endings: 'idega dega ides dest sse:4 del des ide ist:4 ste:5 ga:4 st:4 id ad ud ed it:4 ut:4 et:4 at:4 de i a u e',
    again: 'i a u e',
    first: [[/(?<=..li|sini|puna|kolla|hobeda|violet)(?:sed|se|ste|st|seid|ses|sega)$/, 'ne']],
    sounds: [[/g$/, 'k'], [/d$/, 't'], [/b$/, 'p'], fleeting, doubled],
    irregular: 'mees meeste mehed, naine naiste naised',
  },
  fi: {
    endings:
      'issa ista illa iden jen ssa sta lla lta lle ksi jat ien eja oja uja ej oj uj eita ita ia ja at et ot ut it en an in on un yn a t n',
    // 'valkoinen', 'valkoiset', 'valkoisia', and as people speak 'valkoset'.
    first: [
      [/(?<=..o)(?:set|sen|sia|sta|ssa|sten|nen)$/, 'inen'],
      [/(?<=..i)(?:set|sen|sia|sta|ssa|sten|seen|sella|selle|selta|sessa|sesta|seksi|siin|silla|sille|sissa|sista)$/, 'nen'],
    ],
    sounds: [[/(?<=...)[aeiouy]$/, ''], [/(?<=[aeiouylnr])d$/, 't'], [/ng$/, 'nk'], doubled],
    irregular:
      'kapea kapeat kapean kapeaa kapeita, kassi kassit kassin kassia, tyo tyot tyota tyon toihin toissa, haat haita haiden haihin haissa, mies miehet miesten miehen miehille miehelle miesta, nainen naiset naisten naisen naisille naiselle naista',
  },
  fr: {
    endings: 'es e s x',
    first: [[/(?<=..ai)ses?$/, 's']],
    sounds: [[/qu$/, 'c'], [/gu$/, 'g'], doubled],
    irregular: 'blanc blanche blancs blanches, sec seche, doux douce, vieux vieille, roux rousse',
  },
  hr: southSlavic,
  hu: { endings: 'ok ek ak ot et at k t a e', irregular: 'no noi nok, inga' },
  hy: { endings: 'ներից ներով ներում ներ երից եր ով ում ից ը ի ն', again: 'ի', irregular: 'բուրդ բրդից բրդե բրդյա բրդի բրդով' },
  it: {
    endings: 'he hi ie ia io i e a o',
    irregular:
      'uomo uomini, ragazza ragazze, ragazzo ragazzi, fidanzata fidanzate, fidanzato fidanzati, nonna nonne, nonno nonni, figlia figlie, figlio figli, suocera suocere, suocero suoceri, blu blue',
  },
  lt: {
    endings: 'iai ai ei iu os es as is us io u a e i o s',
    irregular: 'balt balti, pilk pilki, drauge draugei draugen, draugas draugui draugo',
  },
  lv: { endings: 'iem ajiem ajai ajas ajos aja ais ajam am as es is us os em im um ju a e i u o s', irregular: 'virietis virieti viriesu' },
  mk: {
    endings: 'ovite evite ite ata eto oto ovi evi ot a e i o',
    sounds: [fleeting],
    irregular: 'maz mazi maski maska masko, zena zeni, sopruga sopruzi, soprug',
  },
  nl: {
    endings: 'eren en es e s',
    keep: /(?:oe[ns]|ijs|[^aeiouj][aeu]s)$/,
    sounds: [[/z$/, 's'], [/v$/, 'f'], doubled],
    irregular: 'man mannen, heer heren, paars paarse, rood rode, groot grote',
  },
  no: {
    endings: 'enes ete ene erne ane ens ets ers ar er en et es e a s r n',
    again: 'er',
    sounds: [doubled],
    // 'skjørt' is a skirt, and no form of the shirt.
    first: [
      [/(?<=brun|rod|gron|gul)t$/, ''],
      [/(?<=brun)e$/, ''],
      [/(?<=bla|gra)tt$/, ''],
      [/(?<=hvi)tt$/, 't'],
    ],
    irregular: 'skjorte skjorter skjorten skjortene, mann menn menns',
  },
  pl: {
    endings:
      'owych owymi owego owemu owym owej iego iemu iej ymi imi ym im:4 ami ach iami iach owie ego emu ych ich owa owy owe ow em ie om ej ia iu a e i o u y',
    sounds: [fleeting],
    irregular: 'denim denimu denimem denimie, panie pani, panowie panow panom, mezczyzna mezczyzn mezczyzni',
  },
  pt: {
    endings: 'ais eis uis is es as os l s a o e',
    first: [[/(?:oes|aes|aos)$/, 'ao']],
    keep: /ao$/,
    irregular:
      'homem homens, senhora senhoras, senhor senhores, namorada namoradas, namorado namorados, esposa esposas, esposo esposos, cinzento cinza cinzenta cinzentos cinzentas, filha filhas, filho filhos, noiva noivas, noivo noivos, irma irmas, irmao irmaos',
  },
  ro: {
    endings: 'urilor elor ilor ului iile ile ele ii le ei ul ua lor uri ea:4 iu ie ia i e a u',
    sounds: [[/oan$/, 'on']],
    irregular:
      'geaca geci geaca gecile, geanta genti gentile, negru neagra negri negre, curea curele cureaua curelele, barbat barbati barbatesc barbatesti, femeie femei femeia, iubita iubite iubitei, iubit iubitul iubitului, prietena prietene prietenei, prieten prietenul prietenului, sotie sotia sotiei, sot sotul sotului, bunica bunicii bunicile, bunic bunicul bunicului',
  },
  sk: {
    endings:
      'ovych ovymi oveho ovemu ovom ovej ovym ovu ymi imi ej iami ami iach ach och ich ych eho emu ova ovy ove ou om im ym a e i o u y',
    sounds: [fleeting],
    irregular: 'denim denimu denimom',
  },
  sl: {
    endings: 'jema jami ami ama ega emu imi jev jem jih jah ov ev ih im em om ah am ja ji je ju a e i o u',
    again: 'ov ev',
    sounds: [[/j$/, ''], fleeting],
    irregular: 'denim denima denimom, zanjo, zanj',
  },
  sq: {
    endings: 'eve ave ve et at it ja a e i u t:4',
    sounds: [fleeting],
    irregular:
      'nena nene nenes nenen, zi zeze zinj zeza, bardhe bardha, gjyshja gjyshes gjyshen, gjyshi gjyshit gjyshin, burre burra burrash meshkuj',
  },
  sr: southSlavic,
  sv: {
    endings: 'arnas ernas ornas arna erna orna rna aren ar er or en et na an as a e n s r',
    first: [
      [/(?<=brun|gron|gul)t$/, ''],
      [/(?<=bla|gra)tt$/, ''],
      [/(?<=r)ott$/, 'od'],
      [/(?<=vi)tt$/, 't'],
      [/(?<=ig)t$/, ''],
      [/(?<=farg|monstr|stick|ribb|blomstr)at$/, 'ad'],
    ],
    irregular: 'man mans, herr herrar',
  },
  tr: {
    endings: 'larinin lerinin larin lerin lari leri lar ler sinin nin nun sin sun si su in un yi yu i u',
    again: 'i u si su',
    sounds: [[/g$/, 'k']],
  },
  uk: {
    keep: /^поло$/,
    first: [
      [/(?<=..[ео]в)(?:а|е|у|і|оі|іи|ого|ому|ою|им|их|ими)$/, 'ии'],
      [/(?<=син)(?:я|є|і|ього|ьоі|ьому|ю|ьою|ім|іх|іми)$/, 'іи'],
      [/(?<=..[бвгджзклмнпрстфхцчшщ])(?<!син)(?:оі|іи)$/, 'ии'],
    ],
    sounds: [[/(?<=.[бвгджзклмнпрстфхцчшщ])е(?=[лнрк]$)/, '']],
    irregular: 'чоловік чоловіка чоловіку чоловікові чоловіком чоловіки чоловіків чоловікам, жінка жінок жіночий жіноча жіночі жіноче',
  },
};
