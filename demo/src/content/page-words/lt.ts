import type { PageWords } from './en.ts';

export const lt: PageWords = {
  categories: {
    '/new-in': 'Pirmieji sezono drabužiai, vos atkeliavę iš dirbtuvių.',
    '/women': 'Minkšti pečiai, aiškios linijos ir kiek sunkesni audiniai.',
    '/women/new-in': 'Kas ką tik atkeliavo moterims, naujausia viršuje.',
    '/women/clothing': 'Nuo pirmųjų ryto marškinių iki paskutinio vakaro palto.',
    '/women/clothing/coats-jackets': 'Virta vilna, tvilas ir tanki medvilnė. Sukirpta taip, kad apačioje tilptų megztinis.',
    '/women/clothing/knitwear': 'Rumbai, ryžių raštas ir lygus mezginys iš vilnos ir medvilnės. Rankogaliai neišsitampo.',
    '/women/clothing/shirts-blouses': 'Standus poplinas, skalbtas linas ir apykaklės, kurios pačios žino savo vietą.',
    '/women/clothing/tops-t-shirts': 'Paprastos palaidinės iš storos medvilnės: dažniausiai dėvimos, rečiausiai pastebimos.',
    '/women/clothing/dresses': 'Suknelės, kurios krinta nuo pečių, o visa kita palieka audiniui.',
    '/women/clothing/trousers': 'Plačios, tiesios arba siaurėjančios, su kišenėmis, į kurias tikrai kas nors telpa.',
    '/women/clothing/denim': 'Siauromis staklėmis austas denimas, jo kraštas matomas. Pirmą dieną standus, trisdešimtą jau jūsų.',
    '/women/clothing/skirts': 'Susiaučiami, klostuoti arba tiesūs, pakankamai ilgi, kad būtų patogu judėti.',
    '/women/accessories': 'Kas užbaigia derinį, pradedant nuo pado.',
    '/women/accessories/shoes': 'Minkšta oda ir padai, kuriuos galima pakeisti.',
    '/women/accessories/bags': 'Iš drobės ir odos, vienos dienos dydžio.',
    '/women/accessories/scarves': 'Austi šalikai su kutais iš jų pačių siūlų.',
    '/women/accessories/belts': 'Paprastos sagtys ir natūralaus paviršiaus oda.',
    '/women/accessories/hats-gloves': 'Veltos ir megztos, tiems mėnesiams, kurie to prašo.',
    '/women/edits/work': 'Marškiniai, kelnės ir vienas geras švarkas: savaitei pakaks.',
    '/women/edits/weekend': 'Minkšti sluoksniai dviem lėtoms dienoms.',
    '/women/edits/occasions': 'Vestuvėms, vakarienėms ir kitoms progoms pasipuošti.',
    '/women/edits/travel': 'Drabužiai, kurie susilanksto į mažą ryšulį ir lengvai išsitiesina.',
    '/men': 'Other Side yra mūsų vyriški drabužiai: tie patys audiniai iš kitos pusės. Tiesios siūlės, tikros kišenės, nieko rėksmingo.',
    '/men/new-in': 'Kas ką tik atkeliavo vyrams, naujausia viršuje.',
    '/men/clothing': 'Visa spinta iš nedaugelio drabužių.',
    '/men/clothing/coats-jackets': 'Darbinės striukės, trumpi paltai ir parkos iš audinių, kurie atlaiko orą.',
    '/men/clothing/tailoring': 'Švarkai be pamušalo ir minkštos kelnės: siuvėjo darbas be šarvų.',
    '/men/clothing/knitwear': 'Žvejų megztiniai ir plonas mezginys, viskas iš vilnos.',
    '/men/clothing/shirts': 'Poplinas, oksfordas ir šiaušta medvilnė, kiekvienam audiniui sava apykaklė.',
    '/men/clothing/t-shirts': 'Storas džersis, prigludusi iškirptė, tiesus kirpimas.',
    '/men/clothing/trousers': 'Su klostėmis arba be jų, ir tokio liemens aukščio, kad būtų patogu sėdėti.',
    '/men/clothing/denim':
      '14 uncijų tvilas, austas siauromis staklėmis, šoninėje siūlėje raudonas siūlas. Atraitykite apačią ir pamatysite.',
    '/men/accessories': 'Auliniai batai, diržai ir visa, ką nešiojatės.',
    '/men/accessories/shoes': 'Derbiai, auliniai batai ir paprasti sportiniai bateliai.',
    '/men/accessories/bags': 'Pirkinių krepšiai, kelioniniai krepšiai ir viena labai gera kuprinė.',
    '/men/accessories/belts': 'Vienas dirželis, viena sagtis, daug metų.',
    '/men/accessories/scarves': 'Vilnoniai šalikai, austi plačiai.',
    '/men/accessories/hats-gloves': 'Jūreiviškos kepurės ir pirštinės su pamušalu.',
    '/men/edits/work': 'Drabužiai, kurie atsirado kaip įrankiai ir jais liko.',
    '/men/edits/weekend': 'Nieko, ką reikėtų lyginti.',
    '/men/edits/occasions': 'Švarkas, balti marškiniai ir drąsa ties tuo sustoti.',
    '/men/edits/travel': 'Penki drabužiai, vienas krepšys.',
    '/cloth': 'Beveik viskas, ką kuriame, laikosi ant keturių audinių. Pradėkite nuo to, kurį malonu liesti.',
    '/cloth/denim': 'Tvilas „trys ant vieno“: indigo metmenys, nedažyti ataudai, abu kraštai uždari.',
    '/cloth/linen': 'Drobinio pynimo linas, kuriame palikti ir stori, ir ploni siūlai.',
    '/cloth/wool': 'Eglutė formai, virta vilna šilumai, rumbai visam kitam.',
    '/cloth/cotton': 'Poplinas giedrai dienai, šiaušta medvilnė ramiai.',
    '/sale': 'Praėjusių sezonų drabužiai iš tų pačių audinių už mažesnę kainą.',
    '/sale/women': 'Praėjusių sezonų drabužiai moterims.',
    '/sale/men': 'Praėjusių sezonų drabužiai vyrams.',
    '/gift-cards': 'Tiems, kas patys geriausiai žino, kas jiems tinka. El. paštu, jūsų pasirinktą dieną.',
  },
  belowGoods: {
    '/women': {
      headline: 'Moteriški drabužiai, pradedant nuo audinio',
      text: `Kiekvienas čia esantis drabužis prasidėjo kaip audinio atraiža ant mūsų stalo. Pakeliame ją, leidžiame nukristi, suglamžome, išskalbiame ir tik tada nusprendžiame, kuo ji nori būti.

Tanki vilna prašo palto tiesia nugara. Laisvas linas nori suknelės, krintančios nuo pečių. Poplinas išlieka standus, todėl tampa marškiniais. Kai įsiklausai, išgalvoti lieka nedaug.

## Nuo ko pradėti

- Du megztiniai: vienas plonas, kitas storas.
- Balti marškiniai, bet ne per balti.
- Kelnės su kišenėmis, į kurias tikrai kas nors telpa.
- Vienas paltas. Jis gali palaukti.

Tai, kas dėvima dažniausiai, turėtų būti pasiūta geriausiai. Pradėkite nuo to, o visa kita ateis savaime.`,
    },
    '/other-side': {
      headline: 'Other Side: vyriški drabužiai iš kitos pusės',
      text: `Other Side kerpama iš tų pačių audinių kaip ir visa kita šioje parduotuvėje, ant to paties stalo, tų pačių žmonių. Kitokios tik linijos.

Denimas sveria 14 uncijų ir išaustas siaurai: atraitykite apačią ir pamatysite raudoną siūlą. Švarkai be pamušalo, nes geram audiniui šarvų nereikia. Marškiniai siuvami iš poplino, oksfordo ir šiauštos medvilnės, kiekvieni su sava apykakle.

## Nuo ko pradėti

Išsirinkite drabužį, kurį imate negalvodami, ir būtent jį nusipirkite gerą. Daugumai tai džinsai. Kai kam marškiniai.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Mezginiai, kurie nepraranda formos',
      text: `Rumbuotas mezginys susitraukia atgal, nes jo stulpeliai stovi glaudžiai, lyg akordeono dumplės. Todėl rankogaliai ir apačia rumbuoti, ir todėl visas rumbuotas megztinis tinka tiek daug kam.

Mezgame vilną ir medvilnę. Vilna šildo labiau, nei sveria, ir oro jai reikia dažniau negu vandens. Medvilnė vėsesnė, sunkesnė, ir ją galima skalbti daug negalvojant.

## Priežiūra

Palikite per naktį vėdintis. Sulankstykite, niekada nekabinkite. Pumpurėlius nuimkite šukomis: jie susivelia iš palaidų plaušelių ir po kurio laiko nustoja rastis.`,
    },
    '/cloth/denim': {
      headline: 'Kodėl jis vadinamas selvedge',
      text: `Siauromis staklėmis audžiant, ataudas kiekvienos eilės gale apsisuka ir grįžta. Kraštas užsidaro pats, o audykla išilgai jo įaudžia spalvotą siūlą, kad užsakymai nesusipainiotų. Mūsiškis raudonas.

Tokiomis staklėmis austas denimas tankus, šiek tiek nelygus ir pirmą dieną standus. Indigo dažai laikosi siūlo paviršiuje ir nusitrina ten, kur judate. Po mėnesio audinys žino, kaip sėdite.`,
    },
  },
  looks: {
    'look-autumn':
      'Kupranugario spalvos vilnonis paltas, balkšvas golfas, tamsios kelnės su klostėmis ir rudi auliniai batai, išdėlioti greta',
    'look-denim': 'Tiesūs neskalbto denimo džinsai, šalia džinsinė striukė, balti marškinėliai ir odinis diržas',
    'look-knit': 'Plytų raudonumo kardiganas su rumbuotu golfu, tamsiai pilka megzta kepurė ir sulankstytas šalikas',
    'look-women': 'Smėlio spalvos trenčas, balta palaidinukė, mėlynas klostuotas sijonas ir juodi loaferiai',
    'look-men': 'Tamsiai mėlynas švarkas ant šviesiai mėlynų marškinių, smėlio spalvos chino kelnės ir balti sportiniai bateliai',
    'look-linen': 'Avižų spalvos lininė suknelė-marškiniai, drobinis krepšys ir rudi loaferiai',
    'look-home':
      'Avižų spalvos paltas, balkšvas golfas ir tamsios kelnės šalia tamsiai mėlyno palto, kupranugario spalvos megztinio ir tamsių džinsų',
    'look-other-side': 'Tamsaus denimo striukė, pilkas džemperis su gobtuvu ir juodi džinsai, matomi iš nugaros',
    'look-gifts': 'Kelių spalvų dovanų kortelės su siūlu palei kraštą ant savo vokų',
  },
  fronts: {
    inPicture: 'Nuotraukoje',
    otherSide: 'Pažvelkite iš kitos pusės',
  },
  gifts: {
    worth: 'Nuo {least} iki {most}',
    how: 'Kaip tai veikia',
    choose: 'Pasirinkite kortelę ir sumą.',
    write: 'Parašykite kelias eilutes ir pasirinkite dieną. Kortelė ateina el. paštu.',
    use: 'Ja atsiskaitoma krepšelyje. Likutis lieka kortelėje.',
  },
  women: {
    hero: 'Galiausiai – paltas',
    heroCta: 'Žiūrėti paltus',
    disclaimer: 'Naujienos atkeliauja ketvirtadieniais',
    newCta: 'Žiūrėti visas naujienas',
  },
  men: {
    hero: 'Penki drabužiai, visa savaitė',
    heroText: 'Švarkas, marškiniai, chino kelnės, sportiniai bateliai. Ir viena laisva diena.',
    start: 'Pradėkite nuo drabužio, kurį dėvite dažniausiai.',
    wanted: 'Labiausiai geidžiami',
  },
  autumn: {
    heading: 'Rudens audiniai',
    intro: 'Kupranugario spalvos vilna, šiaušta medvilnė, rumbai, kurie susitraukia atgal: ką šį sezoną išaudė staklės.',
    hero: {
      above: 'Sezonas',
      headline: 'Kupranugario spalva, rumbai, rudi batai',
      text: 'Keturi audiniai ir tvarka, kuria juos apsivilkti.',
      cta: 'Žiūrėti paltus',
      countdown: 'Iki žiemos audinių liko',
      launched: 'Žiemos audiniai jau čia',
    },
    banners: {
      wool: 'Virta vilna vėl tamsiai mėlyna',
      repairs: 'Pirmaisiais metais taisome nemokamai: [kaip tai veikia](/{market}/i/care)',
      members: 'Klubo nariai žiemos audinius pamato diena anksčiau už kitus',
    },
    ways: {
      headline: 'Keturi būdai išeiti iš namų',
      rain: 'Lietui, kurio niekas nežadėjo.',
      rainCta: 'Trenčai',
      office: 'Biurui, kuriame niekas nenurodo, kaip rengtis.',
      sunday: 'Sekmadieniui, kuris prasideda vėlai.',
      rest: 'Visam kitam.',
    },
    film: {
      poster: 'Denimo atraižos kraštas',
      headline: 'Palei kraštą',
      text: 'Aštuonios sekundės palei audinio kraštą, be jokio skubėjimo.',
      cta: 'Skaityti apie audinius',
    },
    chosen: 'Atrinkta šalčiui',
    member: {
      headline: 'Jūs matote anksčiau',
      text: 'Priklausote klubui, todėl žiemos audinius matote gruodžio 20 d., diena anksčiau, nei atsivers durys.',
    },
    everyone: {
      headline: 'Diena anksčiau',
      text: 'Klientų klubo nariai žiemos audinius pamatys gruodžio 20 d. Visi kiti diena vėliau.',
      cta: 'Apie klubą',
    },
    questions: {
      headline: 'Prieš jums paklausiant',
      size: {
        title: 'Kokį virtos vilnos dydį rinktis?',
        text: 'Didesnį, jei esate tarp dviejų. Audinys sutraukiamas prieš kerpant ir nebesitampo.',
      },
      wash: {
        title: 'Ar galima skalbti?',
        text: 'Pirmiausia išvėdinkite. Dauguma dėmių iki ryto dingsta. Jei ne, **išvalykite šepečiu** ir tik tada galvokite apie vilnos programą.',
      },
      fade: {
        title: 'Ar kupranugario spalva blunka?',
        text: 'Vilna dažoma dar prieš verpiant, todėl dėvisi tolygiai. Vis dėlto saulėtame lange palto nelaikykite.',
      },
    },
  },
  denimDays: {
    heading: 'Denimo dienos',
    intro: 'Dešimt dienų neskalbtam denimui: kas tai, kaip jį pranešioti ir kodas pirmiesiems džinsams.',
    banner: {
      text: '**Denimo dienos** greitai baigsis',
      over: 'Denimo dienos baigėsi',
      popup: 'Smulkiu šriftu',
      popupText: 'Vienas kodas užsakymui, tik denimui visa kaina. Su kitu kodu nesumuojamas.',
    },
    raw: {
      above: '14 uncijų',
      headline: 'Pirmą dieną standus',
      text: 'Neskalbtas denimas nematė vandens nuo tada, kai paliko stakles. Jo raukšlės yra jūsų: už kelio, ties klubu, aplink raktus kišenėje. **Prieš skalbdami panešiokite mėnesį.**',
      cta: 'Žiūrėti visą denimą',
      code: 'Dešimties procentų nuolaida pirmiesiems džinsams',
    },
    wanted: 'Geidžiamiausi džinsai',
    promises: {
      hem: 'Apačią palenksime nemokamai',
      returns: 'Trisdešimt dienų apsigalvoti',
      repairs: 'Taisome, kol laikosi',
    },
    closely: 'Viena striukė, iš arti',
    film: {
      headline: 'Kaip dėvisi indigas',
      text: 'Vaizdo įrašas iš audyklos. Jis pasileis, kai leisite.',
    },
    women: 'Denimas moterims',
    men: 'Denimas vyrams',
    more: 'Dera su mėlyna',
    questions: {
      headline: 'Pirmosios savaitės',
      sofa: {
        title: 'Ar jie nudažys sofą?',
        text: 'Iš pradžių truputį. Pirmas savaites laikykite juos toliau nuo šviesių audinių.',
      },
      wash: {
        title: 'Kada juos skalbti?',
        text: 'Kai patys stovi. Šaltame vandenyje, išverstus, o džiauti šlapius.',
      },
      size: {
        title: 'Kokį dydį rinktis?',
        text: 'Savo. Per juosmenį jie išsitampo centimetrą, o išskalbti jį susigrąžina.',
      },
    },
  },
  loom: {
    heading: 'Rytas prie staklių',
    intro: 'Kaip išaudžiama keturiasdešimt metrų denimo ir kodėl niekas neskuba.',
    picture: 'Denimo atraižos kraštas su raudonu siūlu',
    morning: {
      above: 'Šešta valanda ryto',
      headline: 'Išgirsti anksčiau, nei pamatai',
      text: `Šaudyklinės staklės triukšmauja kaip traukinys: nemalonu nebūna, kai žinai, kur jis važiuoja. Šioje salėje jų vienuolika, nė vienerios nėra jaunesnės už mane, ir visas prižiūri vienas žmogus.

Ji vaikšto. Tai didžioji darbo dalis. Palei eilę, atgal palei eilę, viena ranka ant slenkančio audinio. Ranka nutrūkusį siūlą randa greičiau už akį.`,
    },
    twill: {
      headline: 'Trys viršuje, vienas apačioje',
      text: 'Metmenys mėlyni, ataudai ne. Kiekvienas mėlynas siūlas eina virš trijų šviesių ir po ketvirtu, o kas eilę laiptelis pasislenka per vieną siūlą į dešinę. Tvilas yra tik tiek. Todėl ir geroji pusė mėlyna, o išvirkščioji ne.',
    },
    slow: {
      picture: 'Indigo spalvos denimas minkštomis klostėmis',
      headline: 'Penki metrai per valandą',
      text: 'Šiuolaikinės staklės išaudžia keturiasdešimt.',
    },
    why: {
      headline: 'Kodėl taip lėtai?',
      text: 'Nes ataudas turi apsisukti ir grįžti. Krašte niekas nekerpama, todėl ten niekas ir neyra, niekada.',
      cta: 'Žiūrėti denimą',
    },
    noon: `Vidurdienį ant veleno jau dvidešimt metrų. Ji kreida pasirašo ant krašto, pažymi datą ir eina pietauti. Staklės dirba be jos lygiai tiek, kiek jai reikia pastebėti, kad vienerių tonas pasikeitė.

## Keturiasdešimt metrų

Vieno rietimo pakanka trisdešimčiai džinsų. Užsakėme šešis. Kai jie baigsis, bus kitų, šiek tiek kitokių, nes medvilnė bus nuskinta kitą mėnesį.`,
    more: 'Daugiau apie audinius',
  },
  club: {
    intro: 'Taškai su kiekvienu užsakymu, nauji audiniai savaite anksčiau ir pagalba, kai kas nors suplyšta.',
    benefits: {
      headline: 'Ką gauna nariai',
      points: 'Taškai už tai, ką pasiliekate',
      pointsMore: 'Taškai tampa jūsų, kai baigiasi grąžinimo laikas. Surinkę **penkiasdešimt taškų**, galite juos keisti į apdovanojimą.',
      early: 'Nauji audiniai savaite anksčiau',
      mending: 'Taisymas pirmaisiais metais',
      birthday: 'Staigmena per gimtadienį',
    },
    signup: {
      headline: 'Būkite tarp pirmųjų',
      text: 'Tai nieko nekainuoja, o išstoti galite vienu paspaudimu.',
      button: 'Prisijungti prie klubo',
      terms: 'Sutinku su [klubo sąlygomis](/{market}/customer-club/terms).',
      welcome: 'Sveiki atvykę',
      welcomeText: 'Nauji audiniai savaitę anksčiau, nei pasirodo parduotuvėje, o kai kurie ir už kainą, skirtą tik jums.',
    },
    questions: {
      headline: 'Klausimai',
      expire: {
        title: 'Ar taškai baigia galioti?',
        text: 'Po metų nuo jų gavimo. Paskyroje matote, kiek ir kada.',
      },
      data: {
        title: 'Ką apie mane žinote?',
        text: 'Tai, ką mums pasakote ir ką perkate. Viską rasite [privatumo puslapyje](/{market}/i/privacy).',
      },
      leave: {
        title: 'Kaip išstoti?',
        text: 'Savo paskyroje, skiltyje „Klientų klubas“. Taškai dings, tad pirma juos išleiskite.',
      },
    },
  },
  contact: {
    intro: 'Kiekvieną žinutę kas nors iš mūsų perskaito. Darbo dienomis atsakymą gausite iki kitos dienos vakaro.',
    write: {
      headline: 'Parašykite',
      text: 'Jei rašote dėl konkretaus užsakymo ar prekės, tai nurodykite. Kai negerai su siūle, praverčia nuotrauka.',
    },
    call: {
      headline: 'Paskambinkite',
      text: 'Nuo pirmadienio iki penktadienio, 9–17 val. Kopenhagos laiku.',
    },
    questions: {
      headline: 'Dažniausi klausimai',
      parcel: {
        title: 'Kur mano siunta?',
        text: 'Žinutėje, kurią gavote ją išsiuntus, yra nuoroda. Taip pat galite [ją sekti čia](/{market}/track-order).',
      },
      back: {
        title: 'Kaip grąžinti prekę?',
        text: 'Per 30 dienų, nedėvėtą. [Užregistruokite grąžinimą](/{market}/returns) ir gausite etiketę.',
      },
      cost: {
        title: 'Kiek kainuoja pristatymas?',
        text: 'Nieko, jei užsakymo suma nuo {amount}. Mažesnio užsakymo pristatymo kainą krepšelyje pamatysite dar prieš apsispręsdami.',
      },
      gone: {
        title: 'Mano dydis išparduotas',
        text: 'Palikite savo adresą prekės puslapyje. Parašysime vieną kartą, kai jis vėl bus.',
      },
    },
  },
  careers: {
    intro: 'Mūsų nedaug, iškarpas kerpame patys ir pietaujame kartu.',
    table: {
      picture: 'Greta stovintys audinių rietimai',
      headline: 'Vienas stalas',
      text: 'Tie, kas piešia, kas kerpa ir kas atsako į jūsų laiškus, sėdi viename kambaryje Kopenhagoje. Parduotuvėms vadovauja tie, kas siuva galiniame jų kambaryje. Jei mėgstate žinoti, kaip daiktai padaryti, jums čia patiks.',
    },
    hours: 'Trisdešimt septynios valandos, ir nė minutės daugiau',
    cloth: 'Audinio atraiža kiekvieną sezoną',
    place: 'Kopenhaga arba ten, kur mūsų parduotuvės',
  },
  content: {
    about: {
      intro: 'Selvedge yra audinio kraštas, kuriame audeklas užsibaigia pats. Mums patiko ši mintis, tad pasiskolinome vardą.',
      text: `Siauromis staklėmis audžiant, ataudas kiekvienos eilės gale apsisuka ir grįžta. Kraštas užsidaro pats: niekas nekerpama, niekas neklijuojama, niekas neyra. Audyklos jį žymėjo spalvotu siūlu, kad vieną užsakymą atskirtų nuo kito. Mūsiškis raudonas.

## Kaip dirbame

Pradedame nuo audinio. Išrinkę jį, piešiame tik tiek, kiek jis leidžia: tiesią siūlę, kur tvilas tankus, laisvą kirpimą, kur linas nori kristi. Drabužis lieka kolekcijoje tol, kol audinys geras ir žmonės jį dėvi.

## Dvi pusės

Selvedge skirta moterims. Other Side yra mūsų vyriški drabužiai: tie patys audiniai iš kitos pusės. Abi linijos piešiamos tame pačiame kambaryje ir kerpamos ant to paties stalo.

## Kur mus rasti

Internetinėje parduotuvėje, kurioje dabar esate, ir mūsų parduotuvėse, jei kuri nors yra netoliese. Turite klausimą apie audinį? [Parašykite mums](/{market}/contact).`,
    },
    materials: {
      intro: 'Beveik viskas, ką kuriame, laikosi ant keturių audinių. Štai kas jie ir kaip elgiasi.',
      text: `## Denimas

Tvilas „trys ant vieno“: kiekvienas dažytas metmenų siūlas eina virš trijų nedažytų ataudų ir po vienu, o kas eilę laiptelis pasislenka per vieną siūlą į dešinę. Taip atsiranda įstrižainė, kurią matote gerojoje pusėje, ir ten lieka beveik visas indigas. Dažai laikosi siūlo paviršiuje ir nusitrina ten, kur judate. [Žiūrėti denimą](/{market}/cloth/denim)

## Linas

Drobinio pynimo linas: vienas siūlas viršuje, vienas apačioje. Storesnės vietos atsiranda iš pluošto, ir mes jas paliekame. Linas glamžosi, greitai džiūsta ir kaskart skalbiamas minkštėja. [Žiūrėti liną](/{market}/cloth/linen)

## Vilna

Eglutė yra tvilas, kas kelis siūlus pakeičiantis nuomonę. Virta vilna mezgama plačiai ir traukiama, kol susivelia, todėl ją galima kirpti, ir ji neyra. Rumbai mezgami stulpeliais ir susitraukia atgal. [Žiūrėti vilną](/{market}/cloth/wool)

## Medvilnė

Poplinas yra drobinio pynimo audinys plonais, tankiais metmenimis, todėl išlieka standus. Šiauštos medvilnės paviršius pakeltas, todėl ji šilta. [Žiūrėti medvilnę](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Skalbkite rečiau, vėdinkite dažniau, taisykite laiku. Daugumai drabužių reikia mažiau, nei manome.',
      text: `## Denimas

Išverskite, skalbkite šaltai su panašių spalvų drabužiais ir pakabinkite šlapią. Per pirmuosius skalbimus išsiplauna indigas: kurį laiką laikykite toliau nuo šviesių baldų. Džiovyklę palikite ramybėje.

## Linas

Skalbkite 30 arba 40 laipsnių temperatūroje ir palikite būgne vietos. Lyginkite drėgną arba visai nelyginkite.

## Vilna

Prieš nuspręsdami, kad reikia skalbti, palikite per naktį vėdintis. Jei vis tiek reikia, rinkitės vilnos programą ir truputį vilnai skirto skalbiklio, vandenį išspauskite rankšluosčiu ir džiovinkite paguldę. Pumpurėliai susivelia iš palaidų plaušelių: nuimkite juos šukomis.

## Medvilnė

Popliną galima skalbti šiltai ir lyginti karštai. Šiaušta medvilnė išlaiko pūkelį, jei skalbiama išversta.

## Taisymas

- Klibančią sagą įsiūkite šiandien: rytoj ji bus pamesta.
- Mažą skylę užtaisykite, kol netapo didelė.
- Matomas adinys geru siūlu nėra jokia gėda.

Jei nežinote, kaip drabužį išgelbėti, [klauskite mūsų](/{market}/contact). Mums mieliau, kai jis sutaisomas, o ne pakeičiamas.`,
    },
    sustainability: {
      intro: 'Atsakingiausias drabužis yra tas, kuris dėvimas ilgai. Tam ir skiriame pastangas.',
      text: `## Ką darome

- Audinius renkamės pagal tai, kiek jie tarnauja, ir prieš kirpdami išbandome, kaip jie dėvisi ir skalbiasi.
- Pirmieji mūsų užsakymai nedideli, paskui juos papildome, kad mažiau liktų.
- Iškarpas paliekame kolekcijoje, užuot keitę kas sezoną.
- Priežiūrą ir taisymą paaiškiname viename paprastame puslapyje: [Priežiūra ir taisymas](/{market}/i/care).

## Ko neteigiame

Drabužis visada kainuoja vandens, energijos ir kažkieno darbo. Nė vienos prekės nevadiname žalia ir nespausdiname ženklo, kurio negalėtume paaiškinti vienu sakiniu. Jei prekė pažymėta ženklu, jos puslapyje parašyta, ką jis apima ir kas jį tikrina.

## Klauskite

Jei norite daugiau sužinoti apie konkrečią prekę, [parašykite mums](/{market}/contact) ir ją nurodykite. Atsakymą gausite net ir tada, kai jis bus toks: dar nežinome.`,
    },
    delivery: {
      intro: 'Kiek pristatymas kainuoja, kiek trunka ir kaip jį sekti.',
      text: `## Kaina

Užsakymai nuo {amount} pristatomi nemokamai. Mažesnių pristatymo kainą krepšelyje matote dar prieš apsispręsdami.

## Trukmė

Siuntos dažniausiai išsiunčiamos per vieną ar dvi darbo dienas. Kiek jos keliauja, priklauso nuo jūsų pasirinkto vežėjo, o apmokėdami matote, kurią dieną jų laukti savo adresu.

## Siuntos sekimas

Kai užsakymą išsiunčiame, gaunate žinutę su nuoroda. Bet kada jį rasite ir puslapyje [Sekti užsakymą](/{market}/track-order).

## Jei kas nors ne taip

Jei siunta vėluoja, pažeista arba joje ne tai, ką užsakėte, [praneškite mums](/{market}/contact). Pakuotę saugokite, kol atsakysime: vežėjas gali paprašyti ją parodyti.

## Grąžinimas

Apsigalvoti turite 30 dienų. Užregistruokite grąžinimą puslapyje [Grąžinimas](/{market}/returns) ir atsiųskite drabužius nedėvėtus.`,
    },
    'size-guide': {
      intro: 'Išsimatuokite vieną kartą, per plonus drabužius, prigludusia, bet nesuveržta juostele.',
      text: `## Kaip matuoti

- Krūtinė: per plačiausią vietą, rankas nuleidus.
- Liemuo: ten, kur segtumėte diržą, iškvėpus.
- Klubai: per plačiausią vietą, suglaudus pėdas.
- Vidinis kojos ilgis: nuo šlaunies vidinės pusės viršaus iki grindų, be batų.

## Tarp dviejų dydžių

Denimo ir virtos vilnos rinkitės didesnį, nes jie laiko formą, o rumbuoto mezginio ir skalbto lino mažesnį, nes jie išsitampo.

## Kaip kerpame

Paltai kerpami taip, kad tilptų ant megztinio. Marškiniai tiesūs. Kelnės laikosi ties liemeniu, nebent prekės puslapyje parašyta kitaip. Modelio matmenys ir dėvimas dydis nurodyti kiekvienos prekės puslapyje.

Jei vis dar abejojate, [klauskite mūsų](/{market}/contact) ir parašykite, kokį dydį dėvite paprastai.`,
    },
    'notify-me': {
      intro: 'Kai jūsų dydis išparduotas, galime parašyti vieną kartą, kai jis vėl bus.',
      text: `Prekės puslapyje pasirinkite išparduotą dydį arba dar tik laukiamą prekę ir paspauskite „Pranešti, kai vėl bus“. Jei turite paskyrą, tai viskas. Jei ne, įrašykite savo el. pašto adresą ir patvirtinkite jį laiške, kurį tuo adresu išsiųsime.

## Kam pranešame

Tam, kas paprašė pirmas. Laiškų išsiunčiame tiek, kiek yra prekių, o jei jų niekas nepaima, rašome kitiems eilėje. Pranešimas prekės nerezervuoja.

## Ką saugome

Jūsų el. pašto adresą, prekę ir dydį: 90 dienų po to, kai jums parašėme, arba kol paprašysite nustoti.

## Kaip atsisakyti

Kiekvieno laiško pabaigoje yra nuoroda, kuri prašymą ištrina. Jei turite paskyrą, jį rasite ir skiltyje [Nuostatos](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Ką apie jus žinome, kodėl žinome ir kaip galite tai pakeisti.',
      text: `## Ką saugome

- Kai užsisakote: jūsų vardą ir pavardę, adresus, el. paštą, telefono numerį ir ką užsisakėte, kad galėtume pristatyti prekes ir už jas atsakyti.
- Kai turite paskyrą: tą patį, taip pat norų sąrašus ir nuostatas, kol paskyrą ištrinate.
- Kai prisijungiate prie klientų klubo: jūsų taškus ir apdovanojimus.
- Kai mums rašote: jūsų žinutę ir mūsų atsakymą.

Viso jūsų kortelės numerio niekada nematome. Mokėjimais rūpinasi jūsų pasirinktas mokėjimo paslaugų teikėjas.

## Kas dar mato

Tie, kam to reikia, kad galėtų jus aptarnauti: vežėjas, mokėjimo paslaugų teikėjas ir įmonės, prižiūrinčios mūsų serverius. Kitais tikslais jie duomenų naudoti negali.

## Kiek laiko

Tiek, kiek reikia tikslui pasiekti, o ilgiau tik tada, kai to reikalauja įstatymai, pavyzdžiui, dėl sąskaitų faktūrų.

## Jūsų teisės

Galite paklausti, ką apie jus žinome, paprašyti tai ištaisyti, gauti kopiją arba ištrinti, taip pat bet kada atšaukti sutikimą. Daug ką galite padaryti [savo paskyroje](/{market}/account), o dėl viso kito [parašykite mums](/{market}/contact). Taip pat galite pateikti skundą savo šalies duomenų apsaugos institucijai.`,
    },
    cookies: {
      intro: 'Maži rašteliai, kuriuos parduotuvė palieka jūsų naršyklėje. Kai kurie būtini, dėl kitų sprendžiate jūs.',
      text: `## Būtinieji

Be jų parduotuvė neveikia: jie įsimena jūsų šalį, krepšelį ir tai, kad esate prisijungę.

## Funkciniai

Su jais parduotuvė patogesnė, pavyzdžiui, rodomas kito teikėjo žemėlapis ar vaizdo įrašas.

## Analitiniai

Iš jų sužinome, kurie puslapiai skaitomi ir kur kas nors neveikia. Žiūrime į sumas, ne į žmones.

## Reklaminiai

Jie leistų kitoms įmonėms rodyti jums tai, ką čia žiūrėjote.

Be būtinųjų, niekas neįrašoma, kol nesutikote, ir sutinkate su kiekviena kategorija atskirai. Persigalvoti galite bet kada.`,
    },
    accessibility: {
      intro: 'Šia parduotuve turėtų galėti naudotis visi. Štai kiek nuėjome ir kaip mums pasakyti, ko trūksta.',
      text: `Parduotuvę kuriame pagal Žiniatinklio turinio prieinamumo gaires (WCAG) 2.2, AA lygis. Su kiekviena versija visus puslapius patikrina programa, o ko programa įvertinti negali, tikriname patys, klaviatūra ir ekrano skaitytuvu.

## Kuo galite kliautis

- Viskas veikia klaviatūra, o židinys visada matomas.
- Puslapius galima skaityti be scenarijų ir padidinti iki 400 %.
- Judesys sustoja, kai jūsų sistema prašo jo mažiau.
- Paveikslėliai turi aprašymus, nebent tik puošia.

## Ko dar nėra

Kitų įmonių vaizdo įrašai gali būti be subtitrų. Kai kurie vežėjų dokumentai yra teksto atvaizdai.`,
    },
    imprint: {
      intro: 'Kas valdo šią parduotuvę.',
      text: `Selvedge yra demonstracinė parduotuvė. Ji parodo, ką gali to paties pavadinimo atvirojo kodo programinė įranga: čia niekas neparduodama ir joks užsakymas nepristatomas.

## Jei tai būtų jūsų parduotuvė

Įmonė, jos adresas, atstovas, registro duomenys ir kontaktai imami iš rinkos nustatymų programoje „Studio“. Šis tekstas yra turinys: jis keičiamas ten pat, kiekvienai rinkai atskirai.

## Kontaktai

Klausimus gauname per [kontaktų formą](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Pirkimo sąlygos',
      text: `Šios sąlygos aprašo, kaip perkama iš Selvedge. Tai demonstracinė parduotuvė: niekas nepristatoma ir pinigai nenuskaičiuojami.

## Užsakymas

Parduotuvės nuotraukos ir tekstai kviečia užsisakyti. Jūsų užsakymas yra pasiūlymas, o sutartis sudaroma, kai patvirtiname, kad siunta išsiųsta. Kol nepateikėte užsakymo, kiekviename apmokėjimo žingsnyje galite jį peržiūrėti ir pataisyti.

## Kainos

Kainos rodomos jūsų pasirinktos šalies valiuta. Ar į jas įtraukti mokesčiai, nurodyta krepšelyje, o pristatymo kainą matote prieš mokėdami.

## Mokėjimas

Mokate vienu iš siūlomų mokėjimo būdų. Suma rezervuojama jums užsisakius ir nuskaičiuojama išsiuntus siuntą.

## Pristatymas

Pristatome adresais toje šalyje, kurioje užsisakote. Žr. [Pristatymas](/{market}/i/delivery).

## Sutarties atsisakymas

Prekes galite grąžinti per 30 dienų nuo jų gavimo dienos nenurodydami priežasties. Užregistruokite grąžinimą puslapyje [Grąžinimas](/{market}/returns). Sumokėtą sumą su standartinio pristatymo kaina grąžinsime tuo pačiu būdu, kuriuo mokėjote. Kitos jūsų šalies įstatymų suteikiamos teisės lieka galioti.

## Trūkumai

Jei prekė turi trūkumų, [praneškite mums](/{market}/contact). Ją sutaisysime, pakeisime arba grąžinsime pinigus, kaip numato jūsų šalies įstatymai.

## Duomenys

Kaip tvarkome asmens duomenis, aprašyta puslapyje [Privatumas](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Klientų klubo sąlygos',
      text: `## Prisijungimas

Prisijungti gali kiekvienas ne jaunesnis kaip 16 metų asmuo, turintis paskyrą. Narystė nemokama ir asmeninė.

## Taškai

Taškus renkate už tai, ką perkate ir pasiliekate. Už grąžintas prekes gauti taškai nuskaičiuojami. Taškai neturi piniginės vertės ir negali būti perleidžiami.

## Apdovanojimai

Surinkę tam tikrą taškų skaičių galite išsirinkti apdovanojimą. Prie kiekvieno nurodyta, iki kada jis galioja ir kur jį galite panaudoti.

## Žinutės

Apie naujus audinius ir pasiūlymus nariams rašome tik jiems sutikus, ir kiekvienoje žinutėje yra nuoroda jų atsisakyti.

## Išstojimas

Išstoti galite bet kada [savo paskyroje](/{market}/account/customer-club). Taškai tada ištrinami. Klubą galime uždaryti įspėję prieš du mėnesius, o jau gauti apdovanojimai galioja iki juose nurodytos datos.`,
    },
    'notify-me': {
      title: 'Pranešimai „Vėl turime“',
      text: 'Paprašydami pranešti sutinkate, kad apie šią prekę parašytume vieną kartą. Jūsų adresą ir prašymą saugome 90 dienų po to laiško arba kol prašymą ištrinsite: nuoroda tam yra kiekviename laiške. Niekas jums neatidedama. Daugiau rasite puslapyje [Privatumas](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Kurią mūsų liniją dėvite?',
      text: 'Rodysime daugiau jos drabužių.',
    },
    fabrics: {
      title: 'Ką mėgstate dėvėti?',
      outerwear: 'Paltai ir striukės',
      accessories: 'Aksesuarai',
    },
    news: {
      title: 'Kaip dažnai galime rašyti?',
      text: 'Tik jei pasakėte, kad norėtumėte mūsų žinučių.',
      weekly: 'Kas savaitę',
      monthly: 'Kartą per mėnesį',
      monthlyText: 'Naujas sezonas ir nieko daugiau.',
      rarely: 'Retai',
    },
    care: {
      title: 'Kas dar jus domina?',
      repair: 'Taisymas ir priežiūra',
      workroom: 'Kaip daiktai gaminami',
      events: 'Vakarai mūsų parduotuvėse',
    },
  },
  shipping: {
    home: '{carrier}, į namus',
    pickupPoint: '{carrier}, į atsiėmimo punktą',
    express: '{carrier}, iki kitos darbo dienos',
    locker: '{carrier}, į paštomatą',
    store: 'Atsiėmimas parduotuvėje',
  },
  promotions: {
    welcome: 'Sveiki atvykę',
    'free-freight': 'Atkeliauja nemokamai',
    'spend-more': 'Indigo dienos',
    'twenty-off': 'Dvidešimt eurų mažiau',
    'club-ten-off': 'Dešimt eurų mažiau nariams',
    'third-basic': 'Treji marškinėliai už dvejų kainą',
    'winter-scarf': 'Šalikas prie žiemos užsakymo',
  },
  rewards: {
    delivery: {
      title: 'Už pristatymą mokame mes',
      text: 'Kitą užsakymą pristatysime nemokamai.',
      picture: 'Sulankstytų audinių krūvelė',
      choice: 'Nemokamas pristatymas',
    },
    tenOff: {
      title: 'Dešimt eurų arba dešimt procentų',
      text: 'Išsirinksite, kai naudosite.',
      picture: 'Rumbuotas natūralios vilnos mezginys',
      amount: 'Dešimties eurų nuolaida krepšeliui',
      percent: 'Dešimties procentų nuolaida nenukainotoms prekėms',
    },
  },
};
