import type { PageWords } from './en.ts';

export const sq: PageWords = {
  categories: {
    '/new-in': 'Veshjet e para të sezonit, sapo dalin nga punishtja.',
    '/women': 'Veshje me supe të buta dhe linja të pastra, nga pëlhura me peshë.',
    '/women/new-in': 'Çfarë sapo erdhi për gratë, më të rejat në krye.',
    '/women/clothing': 'Nga këmisha e parë e mëngjesit te palltoja e fundit e mbrëmjes.',
    '/women/clothing/coats-jackets':
      'Pallto dhe xhaketa prej leshi të zier, twilli dhe pambuku të dendur. Të gjera sa për një pulovër poshtë.',
    '/women/clothing/knitwear': 'Brinjë, pikë orizi dhe xhersej i lëmuar, prej leshi dhe pambuku. Manshetat nuk lëshohen.',
    '/women/clothing/shirts-blouses': 'Poplin i freskët, li i larë dhe jaka që e dinë vetë ku rrinë.',
    '/women/clothing/tops-t-shirts': 'Tope të thjeshta prej pambuku të trashë: vishen më shpesh se gjithçka dhe vihen re të fundit.',
    '/women/clothing/dresses': 'Fustane që varen nga supet dhe pjesën tjetër ia lënë pëlhurës.',
    '/women/clothing/trousers': 'Të gjera, të drejta ose që ngushtohen poshtë, me xhepa që bëjnë punë.',
    '/women/clothing/denim': 'Denim nga tezgjahu i ngushtë, me buzën në pah. Ditën e parë është i fortë, ditën e tridhjetë është juaji.',
    '/women/clothing/skirts': 'Të mbështjella, plise ose të drejta, të gjata sa për të lëvizur lirshëm.',
    '/women/accessories': 'Ajo që e plotëson veshjen, nga shualli e lart.',
    '/women/accessories/shoes': 'Lëkurë e butë dhe shuall që mund të ndërrohet.',
    '/women/accessories/bags': 'Kanavacë dhe lëkurë, në madhësinë e një dite.',
    '/women/accessories/scarves': 'Shalle të endura, me thekë nga fijet e tyre.',
    '/women/accessories/belts': 'Tokëza të thjeshta dhe lëkurë natyrale me faqe të plotë.',
    '/women/accessories/hats-gloves': 'Shajak dhe thurje, për muajt që i kërkojnë.',
    '/women/edits/work': 'Këmisha, pantallona dhe një xhaketë e mirë: mjaftojnë për gjithë javën.',
    '/women/edits/weekend': 'Shtresa të buta për dy ditë pa nxitim.',
    '/women/edits/occasions': 'Për dasma, darka dhe arsye të tjera për t’u veshur bukur.',
    '/women/edits/travel': 'Veshje që zënë pak vend dhe dalin mirë nga valixhja.',
    '/men':
      'Other Side janë veshjet tona për burra: të njëjtat pëlhura, nga ana tjetër. Tegela të drejtë, xhepa të ndershëm, asgjë e zhurmshme.',
    '/men/new-in': 'Çfarë sapo erdhi për burrat, më të rejat në krye.',
    '/men/clothing': 'Një gardërobë e plotë me pak gjëra.',
    '/men/clothing/coats-jackets': 'Xhaketa pune, pallto të shkurtra dhe parka, nga pëlhura që i bëjnë ballë motit.',
    '/men/clothing/tailoring': 'Xhaketa pa astar dhe pantallona të buta: rrobaqepësi pa parzmore.',
    '/men/clothing/knitwear': 'Brinjë peshkatari dhe pulovra të hollë, të thurur prej leshi.',
    '/men/clothing/shirts': 'Poplin, oksford dhe flanel, secili me jakën e vet.',
    '/men/clothing/t-shirts': 'Xhersej i trashë, jakë pranë qafës, prerje e drejtë.',
    '/men/clothing/trousers': 'Me pala ose pa pala, dhe me një bel që ju lejon të uleni.',
    '/men/clothing/denim':
      'Denim 14 onsësh nga tezgjahu i ngushtë, me fill të kuq te tegeli i jashtëm. Kthejeni fundin përjashta dhe do ta shihni.',
    '/men/accessories': 'Çizme, rripa dhe gjërat që mbani me vete.',
    '/men/accessories/shoes': 'Derby, çizme dhe atlete të thjeshta.',
    '/men/accessories/bags': 'Çanta shopper, çanta udhëtimi dhe një çantë shpine shumë e mirë.',
    '/men/accessories/belts': 'Një rrip, një tokëz, shumë vite.',
    '/men/accessories/scarves': 'Shalle leshi, të endura gjerë.',
    '/men/accessories/hats-gloves': 'Kësula detari dhe doreza me astar.',
    '/men/edits/work': 'Veshje që nisën si vegla pune dhe janë ende të tilla.',
    '/men/edits/weekend': 'Asgjë që do hekurosje.',
    '/men/edits/occasions': 'Një xhaketë, një këmishë e bardhë dhe siguria se mjafton kaq.',
    '/men/edits/travel': 'Pesë gjëra, një çantë.',
    '/cloth': 'Pothuajse gjithçka që bëjmë vjen nga katër pëlhura. Nisni nga ajo që ju pëlqen ta prekni.',
    '/cloth/denim': 'Twill tre me një: fije indigo për së gjati, fije të pangjyrosura për së gjeri, të dyja buzët të mbyllura.',
    '/cloth/linen': 'Li me endje të thjeshtë, me gjithë vendet e trasha e të holla.',
    '/cloth/wool': 'Halë peshku për formën, lesh i zier për ngrohtësinë, brinjë për gjithçka tjetër.',
    '/cloth/cotton': 'Poplin për një ditë të freskët, flanel për një ditë të qetë.',
    '/sale': 'Veshje nga sezonet e kaluara, me çmim më të ulët dhe nga e njëjta pëlhurë.',
    '/sale/women': 'Veshje për gra nga sezonet e kaluara.',
    '/sale/men': 'Veshje për burra nga sezonet e kaluara.',
    '/gift-cards': 'Për ata që e dinë vetë më mirë çfarë u shkon. Me email, ditën që zgjidhni ju.',
  },
  belowGoods: {
    '/women': {
      headline: 'Veshje për gra, që nisin nga pëlhura',
      text: `Çdo veshje këtu nisi si një copë pëlhurë mbi tavolinën tonë. E ngremë, e lëmë të bjerë, e rrudhim, e lajmë dhe vetëm pastaj vendosim çfarë do të bëhet.

Leshi i dendur kërkon një pallto me shpinë të drejtë. Liri i lirshëm do një fustan që varet nga supet. Poplini mbetet i freskët, prandaj bëhet këmishë. Kur e dëgjojmë pëlhurën, nuk mbetet shumë për të shpikur.

## Nga t’ia nisni

- Dy pulovra, një i hollë dhe një i trashë.
- Një këmishë e bardhë, por jo tepër e bardhë.
- Pantallona me xhepa që bëjnë punë.
- Një pallto. Ajo ka kohë.

Ajo që vishet më shumë duhet të jetë bërë më mirë. Nisni prej andej, pjesa tjetër vjen vetë.`,
    },
    '/other-side': {
      headline: 'Other Side: veshje për burra, nga ana tjetër',
      text: `Other Side pritet nga të njëjtat pëlhura si gjithçka tjetër në dyqan, në të njëjtën tavolinë dhe nga të njëjtët njerëz. Vetëm linjat janë të tjera.

Denimi peshon 14 onsë dhe endet ngushtë: kthejeni fundin përjashta dhe do të shihni fillin e kuq. Xhaketat janë pa astar, sepse një pëlhurë e mirë nuk ka nevojë për parzmore. Këmishat janë prej poplini, oksfordi dhe flaneli, secila me jakën e vet.

## Nga të filloni

Zgjidhni atë që e merrni në dorë pa u menduar dhe për atë mos kurseni. Për shumicën janë xhinset. Për disa është këmisha.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Triko që e ruajnë formën',
      text: `Thurja me brinjë kthehet në vend sepse radhët e saj rrinë ngjitur, si palat e një fizarmonike. Prandaj manshetat dhe fundet thuren me brinjë dhe prandaj një pulovër krejt me brinjë u rri mirë kaq shumë njerëzve.

Thurim lesh dhe pambuk. Leshi ngroh më shumë sesa peshon dhe ka nevojë më shpesh për ajër sesa për ujë. Pambuku është më i freskët, më i rëndë dhe lahet pa u menduar gjatë.

## Kujdesi

Ajroseni gjatë natës. Paloseni, mos e varni kurrë. Topthat hiqini me krehër: vijnë nga fijet e lira dhe pas njëfarë kohe pushojnë.`,
    },
    '/cloth/denim': {
      headline: 'Çfarë e bën selvedge',
      text: `Në një tezgjah të ngushtë, filli i tërthortë kthehet në fund të çdo radhe dhe vjen prapa. Buza mbyllet vetë, dhe fabrika kalon përgjatë saj një fill me ngjyrë për të dalluar porositë. I yni është i kuq.

Denimi nga një tezgjah i tillë është i dendur, pak i parregullt dhe i fortë ditën e parë. Indigoja rri në anën e jashtme të fillit dhe fshihet aty ku lëvizni. Pas një muaji pëlhura e di si uleni.`,
    },
  },
  looks: {
    'look-autumn':
      'Një pallto leshi ngjyrë deveje, një dolçevitë ekru, pantallona të errëta me pala dhe çizme kafe, të shtruara krah për krah',
    'look-denim': 'Xhinse të drejta prej denimi të palarë pranë një xhakete xhins, një bluze T-shirt të bardhë dhe një rripi lëkure',
    'look-knit': 'Një kardigan i kuq tulle me dolçevitë me brinjë, kësulë gri të errët dhe shall të palosur',
    'look-women': 'Një trenç ngjyrë rëre me bluzë të bardhë, fund blu plise dhe mokasina të zeza',
    'look-men': 'Një blazer blu i errët mbi një këmishë të kaltër, me pantallona chino ngjyrë rëre dhe atlete të bardha',
    'look-linen': 'Një fustan-këmishë prej liri ngjyrë tërshëre me çantë kanavace dhe mokasina kafe',
    'look-home':
      'Një pallto ngjyrë tërshëre, një dolçevitë ekru dhe pantallona të errëta pranë një palltoje blu të errët, një pulovri ngjyrë deveje dhe xhinseve të errëta',
    'look-other-side': 'Një xhaketë denimi të errët, një bluzë gri me kapuç dhe xhinse të zeza të parë nga prapa',
    'look-gifts': 'Karta dhurate me disa ngjyra, me një fill anës, mbi zarfet e tyre',
  },
  fronts: {
    inPicture: 'Në foto',
    otherSide: 'Kthejini nga ana tjetër',
  },
  gifts: {
    worth: 'Nga {least} deri në {most}',
    how: 'Si funksionon',
    choose: 'Zgjidhni një kartë dhe vlerën e saj.',
    write: 'Shkruani disa rreshta dhe caktoni ditën. Karta vjen me email.',
    use: 'Përdoret në shportë. Ajo që tepron mbetet në kartë.',
  },
  women: {
    hero: 'Palltoja vjen e fundit',
    heroCta: 'Shihni palltot',
    disclaimer: 'Modelet e reja vijnë çdo të enjte',
    newCta: 'Shihni të gjitha të rejat',
  },
  men: {
    hero: 'Pesë gjëra, një javë e tërë',
    heroText: 'Blazer, këmishë, pantallona chino, atlete. Dhe një ditë pushim.',
    start: 'Nisni nga ajo që vishni më shpesh.',
    wanted: 'Më të kërkuarat',
  },
  autumn: {
    heading: 'Pëlhurat e vjeshtës',
    intro: 'Lesh ngjyrë deveje, flanel, brinjë që kthehen në vend: çfarë doli nga tezgjahët këtë sezon.',
    hero: {
      above: 'Sezoni',
      headline: 'Ngjyrë deveje, brinjë, çizme kafe',
      text: 'Katër pëlhura dhe radha në të cilën vishen.',
      cta: 'Shihni palltot',
      countdown: 'Deri te pëlhurat e dimrit',
      launched: 'Pëlhurat e dimrit janë këtu',
    },
    banners: {
      wool: 'Leshi i zier u kthye në blu të errët',
      repairs: 'Riparime falas në vitin e parë: [si funksionon](/{market}/i/care)',
      members: 'Anëtarët i shohin pëlhurat e dimrit një ditë para të gjithëve',
    },
    ways: {
      headline: 'Katër mënyra për të dalë nga shtëpia',
      rain: 'Për shiun që askush nuk e parashikoi.',
      rainCta: 'Trençe',
      office: 'Për zyrën pa rregulla veshjeje.',
      sunday: 'Për të dielën që nis vonë.',
      rest: 'Për gjithçka tjetër.',
    },
    film: {
      poster: 'Buza e një cope denimi',
      headline: 'Përgjatë buzës',
      text: 'Tetë sekonda buzë pëlhure, pa nxitim.',
      cta: 'Njihuni me pëlhurat tona',
    },
    chosen: 'Të zgjedhura për të ftohtin',
    member: {
      headline: 'Ju i shihni më herët',
      text: 'Si anëtar, pëlhurat e dimrit i shihni më 20 dhjetor, një ditë para se të hapen dyert.',
    },
    everyone: {
      headline: 'Një ditë përpara',
      text: 'Anëtarët e klubit të klientëve i shohin pëlhurat e dimrit më 20 dhjetor. Të gjithë të tjerët një ditë më vonë.',
      cta: 'Rreth klubit',
    },
    questions: {
      headline: 'Para se të pyesni',
      size: {
        title: 'Çfarë mase te leshi i zier?',
        text: 'Më të madhen, nëse jeni mes dyve. Pëlhura mblidhet para se të pritet dhe pastaj nuk lëshon.',
      },
      wash: {
        title: 'A mund ta laj?',
        text: 'Ajroseni së pari. Shumica e shenjave deri në mëngjes ikin. Nëse jo, **fshijeni me furçë** dhe vetëm pastaj mendoni për programin e leshit.',
      },
      fade: {
        title: 'A zbehet ngjyra e devesë?',
        text: 'Leshi ngjyroset që në fije, prandaj vjetrohet njëlloj. Gjithsesi, mos e lini në një dritare me diell.',
      },
    },
  },
  denimDays: {
    heading: 'Ditët e denimit',
    intro: 'Dhjetë ditë për denimin e palarë: çfarë është, si zbutet duke u veshur dhe një kod për xhinset e para.',
    banner: {
      text: '**Ditët e denimit** mbarojnë së shpejti',
      over: 'Ditët e denimit mbaruan',
      popup: 'Me shkronja të vogla',
      popupText: 'Një kod për porosi, për denim me çmim të plotë. Nuk përdoret bashkë me një kod tjetër.',
    },
    raw: {
      above: 'Katërmbëdhjetë onsë',
      headline: 'I fortë ditën e parë',
      text: 'Denimi i palarë nuk ka parë ujë që kur doli nga tezgjahu. Rrudhat që merr janë tuajat: pas gjurit, te vithet, rreth çelësave në xhep. **Visheni një muaj para se ta lani.**',
      cta: 'Shihni gjithë denimin',
      code: 'Dhjetë për qind zbritje për xhinset e para',
    },
    wanted: 'Xhinset më të kërkuara',
    promises: {
      hem: 'I shkurtojmë falas',
      returns: 'Tridhjetë ditë për t’u menduar',
      repairs: 'Riparime sa kohë të mbajnë',
    },
    closely: 'Një xhaketë, nga afër',
    film: {
      headline: 'Si fshihet indigoja',
      text: 'Një video nga fabrika e pëlhurave. Nis sapo ta lejoni.',
    },
    women: 'Denim për gra',
    men: 'Denim për burra',
    more: 'Shkon me blunë',
    questions: {
      headline: 'Si zbuten',
      sofa: {
        title: 'A do të ma ngjyrosin divanin?',
        text: 'Në fillim pak. Javët e para mbajini larg pëlhurave të çelëta.',
      },
      wash: {
        title: 'Kur t’i laj?',
        text: 'Kur të rrinë vetë në këmbë. Me ujë të ftohtë, të kthyera mbrapsht, dhe varini të lagura.',
      },
      size: {
        title: 'Çfarë mase?',
        text: 'Tuajën. Në bel lëshojnë një centimetër dhe e marrin prapë në larje.',
      },
    },
  },
  loom: {
    heading: 'Një mëngjes pranë tezgjahut',
    intro: 'Si enden dyzet metra denim dhe pse askush nuk nxiton.',
    picture: 'Buza e një cope denimi me fillin e saj të kuq',
    morning: {
      above: 'Ora gjashtë e mëngjesit',
      headline: 'Dëgjohet para se të shihet',
      text: `Tezgjahu me sovajkë bën zhurmë si tren: nuk bezdis, kur dihet ku po shkon. Në këtë sallë janë njëmbëdhjetë, asnjëri më i ri se unë, dhe për të gjithë kujdeset një grua.

Ajo ecën. Kjo është pothuajse gjithë puna. Përgjatë radhës, prapë përgjatë radhës, me njërën dorë mbi pëlhurën që del. Dora e gjen fillin e këputur para syrit.`,
    },
    twill: {
      headline: 'Mbi tri, nën një',
      text: 'Fijet e gjata janë blu, të tërthortat jo. Çdo fill blu kalon mbi tri fije të çelëta dhe nën të katërtën, dhe në çdo radhë hapi zhvendoset një fill djathtas. Kaq është një twill. Prandaj edhe faqja është blu, kurse ana e prapme jo.',
    },
    slow: {
      picture: 'Denim indigo në palosje të buta',
      headline: 'Pesë metra në orë',
      text: 'Një tezgjah modern bën dyzet.',
    },
    why: {
      headline: 'Pse kaq ngadalë?',
      text: 'Sepse filli i tërthortë duhet të kthehet e të vijë prapa. Te buza nuk pritet asgjë, prandaj aty nuk shthuret asgjë, kurrë.',
      cta: 'Shihni denimin',
    },
    noon: `Deri në mesditë në rrotull janë njëzet metra. Ajo e firmos buzën me shkumës, vë datën dhe shkon të hajë drekë. Tezgjahët punojnë pa të pikërisht aq sa i duhet të dëgjojë se njëri e ka ndërruar tonin.

## Dyzet metra

Një rrotull mjafton për tridhjetë palë xhinse. Kemi porositur gjashtë. Kur të mbarojnë, do të ketë të tjera, pak më ndryshe, sepse pambuku u vol në një muaj tjetër.`,
    more: 'Më shumë për pëlhurat',
  },
  club: {
    intro: 'Pikë me çdo porosi, pëlhura të reja një javë më herët dhe ndihmë kur diçka griset.',
    benefits: {
      headline: 'Çfarë fitojnë anëtarët',
      points: 'Pikë për gjithçka që mbani',
      pointsMore: 'Pikët janë tuajat sapo të kalojë afati i kthimit. Nga **pesëdhjetë pikë** e lart, merrni një shpërblim në këmbim.',
      early: 'Pëlhura të reja një javë më herët',
      mending: 'Riparime në vitin e parë',
      birthday: 'Diçka për ditëlindje',
    },
    signup: {
      headline: 'Jini ndër të parët',
      text: 'Nuk kushton asgjë dhe largoheni me një klik.',
      button: 'Bëhuni anëtar',
      terms: 'Pajtohem me [kushtet e klubit](/{market}/customer-club/terms).',
      welcome: 'Mirë se erdhët',
      welcomeText: 'Pëlhura të reja një javë para se të dalin në dyqan, dhe për disa prej tyre një çmim vetëm për ju.',
    },
    questions: {
      headline: 'Pyetje',
      expire: {
        title: 'A skadojnë pikët?',
        text: 'Një vit pasi i keni fituar. Në llogari shkruan sa dhe kur.',
      },
      data: {
        title: 'Çfarë dini për mua?',
        text: 'Çfarë na thoni dhe çfarë blini. E gjeni të plotë te faqja [Privatësia](/{market}/i/privacy).',
      },
      leave: {
        title: 'Si të largohem?',
        text: 'Në llogarinë tuaj, te “Klubi i klientëve”. Pikët atëherë humbin, prandaj përdorini më parë.',
      },
    },
  },
  contact: {
    intro: 'Çdo mesazh e lexon dikush. Në ditë pune keni përgjigje deri mbrëmjen tjetër.',
    write: {
      headline: 'Na shkruani',
      text: 'Tregoni porosinë ose produktin, nëse bëhet fjalë për ta. Kur diçka nuk shkon me një tegel, ndihmon një fotografi.',
    },
    call: {
      headline: 'Na telefononi',
      text: 'Nga e hëna deri të premten, nga ora nëntë deri në pesë, me orën e Kopenhagës.',
    },
    questions: {
      headline: 'Pyetjet më të shpeshta',
      parcel: {
        title: 'Ku është pakoja ime?',
        text: 'Në mesazhin që morët kur u nis ka një link. Mund edhe ta [ndiqni këtu](/{market}/track-order).',
      },
      back: {
        title: 'Si ta kthej diçka?',
        text: 'Brenda 30 ditëve, pa e veshur. [Regjistroni kthimin](/{market}/returns) dhe merrni një etiketë.',
      },
      cost: {
        title: 'Sa kushton dërgesa?',
        text: 'Mbi {amount} asgjë. Nën këtë shumë, koston e tregon shporta para se të vendosni.',
      },
      gone: {
        title: 'Masa ime ka mbaruar',
        text: 'Lini adresën tuaj te faqja e produktit. Ju shkruajmë një herë, kur të kthehet.',
      },
    },
  },
  careers: {
    intro: 'Jemi pak, i presim vetë modelet tona dhe hamë drekë bashkë.',
    table: {
      picture: 'Topa pëlhure në këmbë, krah për krah',
      headline: 'Një tavolinë',
      text: 'Stilistët, prerësit dhe ata që u përgjigjen mesazheve tuaja rrinë në një dhomë në Kopenhagë. Dyqanet i drejtojnë ata që qepin në dhomën e pasme. Nëse ju pëlqen të dini si bëhet një gjë, do t’ju pëlqejë këtu.',
    },
    hours: 'Tridhjetë e shtatë orë, dhe me të vërtetë kaq',
    cloth: 'Një copë pëlhurë çdo sezon',
    place: 'Kopenhagë, ose atje ku janë dyqanet tona',
  },
  content: {
    about: {
      intro: 'Selvedge në anglisht është buza ku pëlhura e mbyll vetveten. Na pëlqen ky mendim, prandaj e morëm si emër.',
      text: `Në një tezgjah të ngushtë, filli i tërthortë kthehet në fund të çdo radhe dhe vjen prapa. Buza mbyllet vetë: asgjë nuk pritet, asgjë nuk ngjitet, asgjë nuk shthuret. Fabrikat e shënonin me një fill me ngjyrë për të dalluar një porosi nga tjetra. I yni është i kuq.

## Si punojmë

Nisim nga pëlhura. Kur e kemi zgjedhur, vizatojmë aq pak sa lejon ajo: tegel të drejtë ku twilli është i dendur, të gjerë ku liri do të bjerë. Një veshje mbetet në koleksion sa kohë që pëlhura është e mirë dhe njerëzit e veshin.

## Dy anë

Selvedge është për gra. Other Side janë veshjet tona për burra: të njëjtat pëlhura, nga ana tjetër. Të dyja vizatohen në të njëjtën dhomë dhe priten në të njëjtën tavolinë.

## Ku na gjeni

Në dyqanin online ku jeni tani dhe në dyqanet tona, nëse ka një afër jush. Keni një pyetje për një pëlhurë? [Na shkruani](/{market}/contact).`,
    },
    materials: {
      intro: 'Pothuajse gjithçka që bëjmë vjen nga katër pëlhura. Ja çfarë janë dhe si sillen.',
      text: `## Denim

Twill tre me një: çdo fill i gjatë i ngjyrosur kalon mbi tri fije të tërthorta të pangjyrosura dhe nën një, dhe në çdo radhë hapi zhvendoset një fill djathtas. Kështu krijohet pjerrësia që shihni në faqe, dhe aty mbetet pjesa më e madhe e indigos. Ngjyra rri në anën e jashtme të fillit dhe fshihet aty ku lëvizni. [Shihni denimin](/{market}/cloth/denim)

## Li

Li me endje të thjeshtë, një fill sipër e një poshtë. Vendet e trasha vijnë nga vetë fija dhe ne i lëmë. Liri rrudhet, thahet shpejt dhe zbutet me çdo larje. [Shihni lirin](/{market}/cloth/linen)

## Lesh

Hala e peshkut është një twill që ndërron mendje çdo pak fije. Leshi i zier thuret gjerë dhe mblidhet derisa bëhet shajak, prandaj mund të pritet pa u shthurur. Brinjët thuren në kolona dhe kthehen në vend. [Shihni leshin](/{market}/cloth/wool)

## Pambuk

Poplini ka endje të thjeshtë, me fije të holla e të dendura për së gjati, dhe mbetet i freskët. Flaneli e ka sipërfaqen të krehur dhe mban ngrohtë. [Shihni pambukun](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Lani më rrallë, ajrosni më shpesh, arnoni me kohë. Shumica e veshjeve duan më pak nga sa mendojmë.',
      text: `## Denim

Kthejeni mbrapsht, lajeni me ujë të ftohtë me ngjyra të ngjashme dhe vareni të lagur. Larjet e para lëshojnë indigo: për njëfarë kohe mbajeni larg tapicerisë së çelët. Tharësen lëreni rehat.

## Li

Lajeni në 30 ose 40 gradë, me vend në kazan. Hekuroseni të njomë ose mos e hekurosni fare.

## Lesh

Ajroseni gjatë natës para se të vendosni se duhet larë. Nëse po, përdorni programin e leshit me pak detergjent për lesh, shtrydheni ujin në një peshqir dhe thajeni shtrirë. Topthat në sipërfaqe vijnë nga fijet e lira: hiqini me krehër.

## Pambuk

Poplini mund të lahet me ujë të ngrohtë dhe të hekuroset me hekur të nxehtë. Flaneli e ruan pushin kur lahet i kthyer mbrapsht.

## Arnimi

- Kopsën e liruar qepeni sot: nesër do të humbasë.
- Mbylleni vrimën e vogël para se të bëhet e madhe.
- Një arnim që duket, me fill të mirë, nuk është turp.

Nuk e dini si ta shpëtoni diçka? [Na pyesni](/{market}/contact). Më mirë e arnuar sesa e ndërruar.`,
    },
    sustainability: {
      intro: 'Veshja më e përgjegjshme është ajo që vishet gjatë. Aty e vëmë mundin tonë.',
      text: `## Çfarë bëjmë

- I zgjedhim pëlhurat sipas kohës që mbajnë dhe provojmë si vishen e si lahen para se t’i presim.
- Në fillim porositim pak dhe pastaj shtojmë, që të mbetet më pak.
- I mbajmë modelet në koleksion në vend që t’i ndërrojmë çdo sezon.
- Kujdesin dhe arnimin i shpjegojmë në një faqe të thjeshtë: [Kujdesi dhe riparimi](/{market}/i/care).

## Çfarë nuk pretendojmë

Një veshje kushton gjithmonë ujë, energji dhe punën e dikujt. Asnjë produkt nuk e quajmë të gjelbër dhe nuk vëmë një shenjë që nuk do të mund t’jua shpjegonim me një fjali. Kur një produkt ka një etiketë, te faqja e tij shkruan çfarë mbulon ajo dhe kush e kontrollon.

## Na pyesni

Nëse doni të dini më shumë për një produkt të caktuar, [na shkruani](/{market}/contact) cili është. Do të merrni përgjigje, edhe kur përgjigjja është se nuk e dimë ende.`,
    },
    delivery: {
      intro: 'Sa kushton dërgesa, sa zgjat dhe si ta ndiqni.',
      text: `## Kostoja

Dërgesa është falas për porositë mbi {amount}. Nën këtë shumë, koston e tregon shporta para se të vendosni.

## Koha

Pakot zakonisht nisen brenda një ose dy ditësh pune. Sa zgjat rruga varet nga korrieri që zgjidhni; te arka shihni ditën e pritshme për adresën tuaj.

## Ndjekja e pakos

Kur porosia niset, merrni një mesazh me një link. Mund ta shihni në çdo kohë edhe te [Ndjekja e porosisë](/{market}/track-order).

## Nëse diçka nuk shkon mirë

Nëse pakoja vonohet, është dëmtuar ose nuk është ajo që keni porositur, [na tregoni](/{market}/contact). Ruajeni paketimin derisa të përgjigjemi: korrieri mund të dojë ta shohë.

## Kthimet

Keni 30 ditë për t’u menduar. Regjistroni kthimin te [Kthimet](/{market}/returns) dhe dërgojini artikujt prapa të paveshur.`,
    },
    'size-guide': {
      intro: 'Matuni një herë, mbi veshje të holla, me një metër që rri puthitur pa shtrënguar.',
      text: `## Si të mateni

- Gjoksi: rreth pjesës më të gjerë, me krahët poshtë.
- Beli: aty ku do të mbërthenit rripin, duke nxjerrë frymën.
- Vithet: rreth pjesës më të gjerë, me këmbët bashkë.
- Gjatësia e brendshme e këmbës: nga fillimi i kofshës së brendshme deri në dysheme, pa këpucë.

## Mes dy masave

Merrni më të madhen te denimi dhe leshi i zier, që e mbajnë formën, dhe më të voglën te brinjët dhe liri i larë, që lëshojnë.

## Si i presim

Palltot kanë vend për një pulovër poshtë. Këmishat janë të drejta. Pantallonat rrinë në bel, përveçse kur te produkti thuhet ndryshe. Përmasat e modelit dhe masa që ka veshur janë në faqen e çdo produkti.

Nëse ende nuk jeni të sigurt, [na pyesni](/{market}/contact) dhe na tregoni çfarë vishni zakonisht.`,
    },
    'notify-me': {
      intro: 'Kur masa juaj ka mbaruar, mund t’ju shkruajmë një herë, sapo të kthehet.',
      text: `Te faqja e produktit zgjidhni një masë që ka mbaruar, ose një produkt që pritet të vijë, dhe shtypni “Më njoftoni kur të kthehet”. Me një llogari kaq mjafton; pa llogari shkruani adresën e email-it dhe e konfirmoni nga mesazhi që ju dërgojmë.

## Kush njoftohet

Kush ka pyetur i pari. U shkruajmë aq njerëzve sa copa ka, dhe të tjerëve me radhë nëse ata nuk vijnë t’i marrin. Kërkesa nuk e rezervon artikullin.

## Çfarë ruajmë

Adresën e email-it, produktin dhe masën, deri 90 ditë pasi ju kemi shkruar ose derisa të na thoni të ndalemi.

## Si ta ndaloni

Çdo email mbaron me një link që e fshin kërkesën. Me një llogari e gjeni edhe te [Parapëlqimet](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Çfarë dimë për ju, pse e dimë dhe si mund ta ndryshoni.',
      text: `## Çfarë ruajmë

- Kur porositni: emrin, adresat, email-in, numrin e telefonit dhe çfarë keni porositur, që ta dorëzojmë dhe të mbajmë përgjegjësi për të.
- Kur keni llogari: të njëjtat, bashkë me listat e dëshirave dhe parapëlqimet, derisa ta fshini.
- Kur bëheni anëtar i klubit të klientëve: pikët dhe shpërblimet tuaja.
- Kur na shkruani: mesazhin tuaj dhe përgjigjen tonë.

Numrin e plotë të kartës nuk e shohim kurrë. Pagesat i kryen ofruesi i pagesës që zgjidhni ju.

## Kush tjetër i sheh

Ata të cilëve u duhen për t’ju shërbyer: korrieri, ofruesi i pagesës dhe kompanitë që mbajnë serverët tanë. Mund t’i përdorin vetëm për këtë qëllim.

## Për sa kohë

Sa zgjat qëllimi, dhe më gjatë vetëm kur e kërkon ligji, si te faturat.

## Të drejtat tuaja

Mund të pyesni çfarë dimë për ju, të kërkoni ta ndreqim, të merrni një kopje ose të kërkoni ta fshijmë, dhe në çdo kohë të tërhiqni pëlqimin. Shumë nga këto bëhen në [llogarinë tuaj](/{market}/account); për të tjerat [na shkruani](/{market}/contact). Mund të ankoheni edhe tek autoriteti për mbrojtjen e të dhënave në vendin tuaj.`,
    },
    cookies: {
      intro: 'Shënime të vogla që dyqani lë në shfletuesin tuaj. Disa janë të nevojshme; për të tjerat vendosni ju.',
      text: `## Të nevojshme

Pa to dyqani nuk funksionon: mbajnë mend tregun, shportën dhe që keni hyrë në llogari.

## Funksionale

E bëjnë dyqanin më të rehatshëm, për shembull duke treguar një hartë ose një video nga një ofrues tjetër.

## Analiza

Na tregojnë cilat faqe lexohen dhe ku nuk punon diçka. Shohim shuma, jo njerëz.

## Reklama

Me to kompani të tjera mund t’ju tregonin çfarë keni parë këtu.

Përveç të nevojshmeve, nuk ruhet asgjë para se të pranoni, lloj për lloj. Mund ta ndryshoni mendjen në çdo kohë.`,
    },
    accessibility: {
      intro: 'Këtë dyqan duhet të mund ta përdorë kushdo. Ja deri ku kemi arritur dhe si të na tregoni çfarë mungon.',
      text: `Punojmë sipas Web Content Accessibility Guidelines 2.2, niveli AA. Çdo faqe kontrollohet me program në çdo version, dhe me dorë, me tastierë dhe lexues ekrani, aty ku programi nuk mund të gjykojë.

## Ku mund të mbështeteni

- Gjithçka punon me tastierë dhe fokusi duket gjithmonë.
- Faqet mund të lexohen pa skripte dhe të zmadhohen deri në 400 për qind.
- Lëvizja ndalet kur sistemi juaj kërkon më pak prej saj.
- Figurat kanë përshkrim, përveçse kur janë vetëm zbukurim.

## Çfarë mungon ende

Videove të kompanive të tjera mund t’u mungojnë titrat. Disa dokumente të korrierëve janë figura me tekst.`,
    },
    imprint: {
      intro: 'Kush e mban këtë dyqan.',
      text: `Selvedge është një dyqan demonstrues. Ai tregon çfarë di të bëjë programi me kod të hapur me të njëjtin emër; asgjë këtu nuk shitet dhe asnjë porosi nuk dorëzohet.

## Sikur ky të ishte dyqani juaj

Kompania, adresa e saj, kush e përfaqëson, regjistrimi dhe kontakti vijnë nga cilësimet e tregut në Studio. Ky tekst është përmbajtje: ndryshohet atje, për çdo treg më vete.

## Kontakt

Pyetjet na vijnë përmes [formularit të kontaktit](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Kushtet e përgjithshme',
      text: `Këto kushte përshkruajnë si blini te Selvedge. Ky është një dyqan demonstrues: asgjë nuk dorëzohet dhe asgjë nuk faturohet.

## Porosia

Figurat dhe tekstet në dyqan ju ftojnë të porositni. Porosia juaj është një ofertë; kontrata lidhet kur konfirmojmë se pakoja është nisur. Derisa ta bëni porosinë, mund ta shihni dhe ta ndreqni në çdo hap të arkës.

## Çmimet

Çmimet jepen në monedhën e tregut ku jeni. Në shportë thuhet nëse tatimi është i përfshirë, dhe kostoja e dërgesës tregohet para se të paguani.

## Pagesa

Paguani me një nga mënyrat që ofrohen te arka. Shuma rezervohet kur porositni dhe merret kur pakoja niset.

## Dërgesa

Dërgojmë në adresa të tregut ku porositni. Shihni [Dërgesa](/{market}/i/delivery).

## Nëse ndërroni mendje

Keni 30 ditë nga dita që e merrni mallin për ta kthyer, pa dhënë arsye. Regjistroni kthimin te [Kthimet](/{market}/returns). Ju rimbursojmë çfarë keni paguar, bashkë me koston e dërgesës standarde, me të njëjtën mënyrë pagese. Të drejtat më të gjera që ju jep ligji i vendit tuaj mbeten.

## Të metat

Nëse diçka është me të meta, [na tregoni](/{market}/contact). E riparojmë, e zëvendësojmë ose ju rimbursojmë, siç parashikon ligji i vendit tuaj.

## Të dhënat

Si i trajtojmë të dhënat personale përshkruhet te [Privatësia](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Kushtet e klubit të klientëve',
      text: `## Anëtarësimi

Mund të anëtarësohet kushdo që ka mbushur 16 vjeç dhe ka një llogari. Anëtarësia është falas dhe personale.

## Pikët

Mbledhni pikë për gjithçka që blini dhe mbani. Pikët për mallin që ktheni zbriten përsëri. Pikët nuk kanë vlerë në para dhe nuk mund t’i kalohen dikujt tjetër.

## Shpërblimet

Nga një numër i caktuar pikësh e lart, mund të zgjidhni një shpërblim. Te çdo shpërblim shkruan deri kur vlen dhe ku mund ta përdorni.

## Mesazhet

Anëtarëve u shkruajmë për pëlhura të reja dhe oferta vetëm nëse e kanë pranuar, dhe çdo mesazh ka një link për t’u çabonuar.

## Largimi

Mund të largoheni në çdo kohë në [llogarinë tuaj](/{market}/account/customer-club). Pikët atëherë fshihen. Ne mund ta mbyllim klubin me njoftim dy muaj përpara; shpërblimet që keni tashmë vlejnë deri në datën e tyre.`,
    },
    'notify-me': {
      title: 'Njoftime për stokun',
      text: 'Me këtë kërkesë pranoni t’ju shkruajmë një herë për këtë artikull. Adresën dhe kërkesën i ruajmë deri 90 ditë pas atij email-i ose derisa t’i fshini; çdo email ka një link për këtë. Nuk lihet asgjë mënjanë për ju. Më shumë gjeni te [Privatësia](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Cilën nga linjat tona vishni?',
      text: 'Ju tregojmë më shumë prej saj.',
    },
    fabrics: {
      title: 'Çfarë ju pëlqen të vishni?',
      outerwear: 'Pallto dhe xhaketa',
      accessories: 'Aksesorë',
    },
    news: {
      title: 'Sa shpesh t’ju shkruajmë?',
      text: 'Vetëm nëse keni thënë se doni lajme nga ne.',
      weekly: 'Çdo javë',
      monthly: 'Një herë në muaj',
      monthlyText: 'Sezoni i ri dhe asgjë tjetër.',
      rarely: 'Rrallë',
    },
    care: {
      title: 'Çfarë tjetër ju intereson?',
      repair: 'Arnimi dhe kujdesi',
      workroom: 'Si bëhen gjërat',
      events: 'Mbrëmje në dyqanet tona',
    },
  },
  shipping: {
    home: '{carrier}, deri te dera',
    pickupPoint: '{carrier}, në një pikë marrjeje',
    express: '{carrier}, deri ditën tjetër të punës',
    locker: '{carrier}, në një dollap pakosh',
    store: 'Marrje në dyqan',
  },
  promotions: {
    welcome: 'Mirë se erdhët',
    'free-freight': 'Për rrugë falas',
    'spend-more': 'Ditët e indigos',
    'twenty-off': 'Zbritje për porosi më të mëdha',
    'club-ten-off': 'Zbritje për anëtarët',
    'third-basic': 'T-shirt: merrni tri, paguani dy',
    'winter-scarf': 'Një shall me porosinë e dimrit',
  },
  rewards: {
    delivery: {
      title: 'Dërgesën e paguajmë ne',
      text: 'Porosia juaj e radhës vjen falas.',
      picture: 'Pëlhura të palosura njëra mbi tjetrën',
      choice: 'Dërgesë falas',
    },
    tenOff: {
      title: 'Zbritje fikse ose dhjetë për qind',
      text: 'Vendosni kur ta merrni shpërblimin.',
      picture: 'Thurje me brinjë prej leshi natyral',
      amount: 'Zbritje fikse për gjithë shportën',
      percent: 'Dhjetë për qind zbritje për gjithçka që nuk është në ulje',
    },
  },
};
