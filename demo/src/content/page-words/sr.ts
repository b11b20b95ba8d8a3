import type { PageWords } from './en.ts';

export const sr: PageWords = {
  categories: {
    '/new-in': 'Prvi komadi sezone, redom kako stižu iz radionice.',
    '/women': 'Odeća mekih ramena i čistih linija, krojena od tkanina koje imaju težinu.',
    '/women/new-in': 'Šta je upravo stiglo za žene, najnovije na početku.',
    '/women/clothing': 'Od prve jutarnje košulje do poslednjeg večernjeg kaputa.',
    '/women/clothing/coats-jackets': 'Gornji slojevi od kuvane vune, kepera i gustog pamuka. Dovoljno široki da ispod stane džemper.',
    '/women/clothing/knitwear': 'Rebra, pirinač bod i ravan džersej od vune i pamuka. Pleteni tako da manžetna zadrži oblik.',
    '/women/clothing/shirts-blouses': 'Čvrst puplin, prani lan i kragne koje same stoje kako treba.',
    '/women/clothing/tops-t-shirts': 'Jednostavni topovi od teškog pamuka: nose se najčešće, a primećuju poslednji.',
    '/women/clothing/dresses': 'Haljine koje padaju sa ramena, a ostalo prepuštaju tkanini.',
    '/women/clothing/trousers': 'Široke, ravne i sužene, sa džepovima u koje zaista nešto može da stane.',
    '/women/clothing/denim': 'Teksas sa uskog razboja, sa ivicom koja se vidi. Prvog dana krut, tridesetog vaš.',
    '/women/clothing/skirts': 'Na preklop, plisirane ili ravne, dovoljno duge da se njišu u hodu.',
    '/women/accessories': 'Ono što dovršava odevnu kombinaciju, od đona naviše.',
    '/women/accessories/shoes': 'Meka koža i đonovi koji mogu da se zamene.',
    '/women/accessories/bags': 'Platno i koža, u veličinama u koje staje jedan dan.',
    '/women/accessories/scarves': 'Tkani šalovi sa resama od sopstvenih niti.',
    '/women/accessories/belts': 'Jednostavne kopče i koža punog lica.',
    '/women/accessories/hats-gloves': 'Od filca i od pletiva, za mesece koji to traže.',
    '/women/edits/work': 'Košulje, pantalone i jedan dobar sako: dovoljno za celu nedelju.',
    '/women/edits/weekend': 'Meki slojevi za dva spora dana.',
    '/women/edits/occasions': 'Za svadbe, večere i druge razloge da se čovek doteri.',
    '/women/edits/travel': 'Komadi koji se slože u malo, a dovoljno je da se protresu.',
    '/men': 'Other Side je naša muška moda: iste tkanine, sa druge strane. Ravni šavovi, pošteni džepovi, ništa glasno.',
    '/men/new-in': 'Šta je upravo stiglo za muškarce, najnovije na početku.',
    '/men/clothing': 'Ceo ormar u svega nekoliko komada.',
    '/men/clothing/coats-jackets': 'Radne jakne, kratki kaputi i parke od tkanina koje podnose svako vreme.',
    '/men/clothing/tailoring': 'Sakoi bez postave i meke pantalone: krojački posao bez oklopa.',
    '/men/clothing/knitwear': 'Ribarska rebra i džemperi od tankog pletiva, sve od vune.',
    '/men/clothing/shirts': 'Puplin, oksford i četkani pamuk, svaki sa svojom kragnom.',
    '/men/clothing/t-shirts': 'Težak džersej, izrez uz vrat, ravan kroj.',
    '/men/clothing/trousers': 'Sa faltama ili bez njih, i sa strukom u kom može da se sedne.',
    '/men/clothing/denim': 'Keper od četrnaest unci sa uskih razboja, crvena nit uz spoljni šav. Zavrnite nogavicu i videćete je.',
    '/men/accessories': 'Čizme, kaiševi i stvari koje nosite sa sobom.',
    '/men/accessories/shoes': 'Derbi cipele, čizme i jednostavne patike.',
    '/men/accessories/bags': 'Šoper torbe, putne torbe i jedan veoma dobar ranac.',
    '/men/accessories/belts': 'Jedan kaiš, jedna kopča, mnogo godina.',
    '/men/accessories/scarves': 'Vuneni šalovi, tkani u širinu.',
    '/men/accessories/hats-gloves': 'Mornarske kape i postavljene rukavice.',
    '/men/edits/work': 'Odeća koja je počela kao alat i još tako služi.',
    '/men/edits/weekend': 'Ništa za šta treba pegla.',
    '/men/edits/occasions': 'Sako, bela košulja i samopouzdanje da se na tome stane.',
    '/men/edits/travel': 'Pet komada, jedna torba.',
    '/cloth': 'Većina onoga što šijemo počiva na četiri tkanine. Počnite od one koju volite pod prstima.',
    '/cloth/denim': 'Keper tri prema jedan sa osnovom u indigo boji i neobojenom potkom, zatvoren na obe ivice.',
    '/cloth/linen': 'Lan u platno prepletaju, sa debljim i tanjim mestima kakva jesu.',
    '/cloth/wool': 'Riblja kost za čvrstinu, kuvana vuna za toplinu, rebra za sve ostalo.',
    '/cloth/cotton': 'Puplin za svež dan, četkani pamuk za miran.',
    '/sale': 'Komadi iz prošlih sezona, po nižoj ceni i od iste tkanine.',
    '/sale/women': 'Ženski komadi iz prošlih sezona.',
    '/sale/men': 'Muški komadi iz prošlih sezona.',
    '/gift-cards': 'Za one koji sami najbolje znaju šta im lepo stoji. Imejlom, na dan koji izaberete.',
  },
  belowGoods: {
    '/women': {
      headline: 'Ženska odeća koja počinje tkaninom',
      text: `Sve je ovde počelo kao komad tkanine na našem stolu. Podignemo je, pustimo da padne, izgužvamo je, operemo i tek onda odlučimo šta želi da bude.

Gusta vuna traži kaput ravnih leđa. Mekan lan želi haljinu koja pada sa ramena. Puplin ostaje čvrst, pa od njega nastane košulja. Kad se sluša, malo šta još treba izmisliti.

## Od čega početi

- Dva džempera, jedan tanak i jedan debeo.
- Bela košulja koja nije previše bela.
- Pantalone sa džepovima u koje zaista nešto može da stane.
- Jedan kaput. On može da sačeka.

Ono što se najviše nosi treba da bude najbolje sašiveno; počnite odatle, ostalo dolazi samo.`,
    },
    '/other-side': {
      headline: 'Other Side: muška moda sa druge strane',
      text: `Other Side krojimo od istih tkanina kao i sve ostalo u prodavnici, na istom stolu i istim rukama. Samo su linije drugačije.

Teksas ima četrnaest unci i tkan je usko; zavrnite nogavicu i videćete crvenu nit. Sakoi su bez postave, jer dobroj tkanini oklop ne treba. Košulje su od puplina, oksforda i četkanog pamuka, svaka sa svojom kragnom.

## Odakle početi

Izaberite komad za kojim posežete bez razmišljanja i neka taj bude dobar. Za većinu su to farmerke. Za neke košulja.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Pletivo koje čuva oblik',
      text: `Rebrasto pletivo se vraća u oblik zato što mu redovi petlji stoje tesno jedan do drugog, kao meh harmonike. Zato su manžetne i porubi rebrasti i zato džemper koji je ceo u rebrima lepo stoji tolikima.

Pletemo vunu i pamuk. Vuna greje više nego što teži i češće joj treba vazduh nego voda. Pamuk je svežiji i teži, a pere se bez mnogo razmišljanja.

## Održavanje

Ostavite ga preko noći na vazduhu. Složite ga, nikad ga ne kačite. Loptice skinite češljem: nastaju od slobodnih vlakana i s vremenom prestanu.`,
    },
    '/cloth/denim': {
      headline: 'Po čemu se prepoznaje tkana ivica',
      text: `Na uskom razboju potka se na kraju svakog reda okrene i vrati. Ivica se zatvori sama, a tkačnica uz nju provuče jednu obojenu nit da bi razlikovala porudžbine. Naša je crvena.

Teksas sa takvog razboja je gust, pomalo neujednačen i prvog dana krut. Indigo leži na površini prediva i troši se tamo gde se krećete. Posle mesec dana tkanina zna kako sedite.`,
    },
  },
  looks: {
    'look-autumn': 'Vuneni kaput kamel boje, rolka ekri boje, tamne pantalone sa faltama i braon čizme, složeni jedno do drugog',
    'look-denim': 'Ravne farmerke od sirovog teksasa pored teksas jakne, bele majice i kožnog kaiša',
    'look-knit': 'Kardigan boje cigle sa rebrastom rolkom, antracit kapom i složenim šalom',
    'look-women': 'Mantil boje peska sa belom bluzom, plavom plisiranom suknjom i crnim mokasinama',
    'look-men': 'Teget sako preko svetloplave košulje, sa čino pantalonama boje peska i belim patikama',
    'look-linen': 'Lanena haljina-košulja boje ovsa sa platnenom torbom i braon mokasinama',
    'look-home': 'Kaput boje ovsa, rolka ekri boje i tamne pantalone pored teget kaputa, džempera kamel boje i tamnih farmerki',
    'look-other-side': 'Jakna od tamnog denima, siva duksica sa kapuljačom i crne farmerke okrenute leđima',
    'look-gifts': 'Poklon kartice u više boja, sa koncem duž ivice, na svojim kovertama',
  },
  fronts: {
    inPicture: 'Na slici',
    otherSide: 'Okrenite na drugu stranu',
  },
  gifts: {
    worth: 'Od {least} do {most}',
    how: 'Kako to ide',
    choose: 'Izaberite karticu i iznos.',
    write: 'Napišite nekoliko redova i izaberite dan. Kartica stiže imejlom.',
    use: 'Koristi se u korpi. Ono što preostane ostaje na kartici.',
  },
  women: {
    hero: 'Kaput dolazi na kraju',
    heroCta: 'Pogledajte kapute',
    disclaimer: 'Novi komadi stižu četvrtkom',
    newCta: 'Pogledajte sve što je novo',
  },
  men: {
    hero: 'Pet komada, cela nedelja',
    heroText: 'Sako, košulja, čino pantalone, patike. I jedan slobodan dan.',
    start: 'Počnite od komada koji najviše nosite.',
    wanted: 'Najtraženije',
  },
  autumn: {
    heading: 'Jesenje tkanine',
    intro: 'Vuna kamel boje, četkani pamuk, rebra koja se vraćaju u oblik: šta je ove sezone sišlo sa razboja.',
    hero: {
      above: 'Sezona',
      headline: 'Kamel, rebra, braon čizme',
      text: 'Četiri tkanine i redosled kojim se oblače.',
      cta: 'Pogledajte kapute',
      countdown: 'Zimske tkanine stižu za',
      launched: 'Zimske tkanine su tu',
    },
    banners: {
      wool: 'Kuvana vuna je opet tu, u teget boji',
      repairs: 'Besplatne popravke u prvoj godini: [kako to ide](/{market}/i/care)',
      members: 'Članovi vide zimske tkanine dan pre svih',
    },
    ways: {
      headline: 'Četiri načina da se izađe iz kuće',
      rain: 'Za kišu koju niko nije najavio.',
      rainCta: 'Mantili',
      office: 'Za kancelariju bez pravila oblačenja.',
      sunday: 'Za nedelju koja počinje kasno.',
      rest: 'Za sve ostalo.',
    },
    film: {
      poster: 'Ivica komada teksasa',
      headline: 'Duž ivice',
      text: 'Osam sekundi tkane ivice, bez žurbe.',
      cta: 'Pročitajte više o našim tkaninama',
    },
    chosen: 'Izabrano za hladnoću',
    member: {
      headline: 'Vaš pogled unapred',
      text: 'Kao član vidite zimske tkanine 20. decembra, dan pre nego što se otvore vrata.',
    },
    everyone: {
      headline: 'Dan ranije',
      text: 'Članovi kluba kupaca vide zimske tkanine 20. decembra. Svi ostali dan kasnije.',
      cta: 'O klubu',
    },
    questions: {
      headline: 'Pre nego što pitate',
      size: {
        title: 'Koju veličinu u kuvanoj vuni?',
        text: 'Veću, ako ste između dve. Vuna se skupi pre krojenja i posle ne popušta.',
      },
      wash: {
        title: 'Sme li da se pere?',
        text: 'Prvo je provetrite. Većina tragova do jutra nestane. Ako ne nestane, **iščetkajte je**, pa tek onda pomislite na program za vunu.',
      },
      fade: {
        title: 'Da li kamel boja bledi?',
        text: 'Boji se već vlakno, pa se troši ravnomerno. Ipak je ne držite na sunčanom prozoru.',
      },
    },
  },
  denimDays: {
    heading: 'Dani teksasa',
    intro: 'Deset dana za sirovi teksas: šta je to, kako da postane vaš i kod za prvi par.',
    banner: {
      text: '**Dani teksasa** se uskoro završavaju',
      over: 'Dani teksasa su završeni',
      popup: 'Sitna slova',
      popupText: 'Jedan kod po porudžbini, za teksas po punoj ceni. Ne može da se kombinuje sa drugim kodom.',
    },
    raw: {
      above: 'Četrnaest unci',
      headline: 'Prvog dana krut',
      text: 'Sirovi teksas nije opran otkad je sišao sa razboja. Nabori koje dobije su vaši: iza kolena, na kuku, oko ključeva u džepu. **Nosite ga mesec dana pre prvog pranja.**',
      cta: 'Pogledajte sav teksas',
      code: 'Deset odsto popusta na prvi par',
    },
    wanted: 'Parovi koje ljudi traže',
    promises: {
      hem: 'Skraćujemo ih za vas, besplatno',
      returns: 'Trideset dana da se predomislite',
      repairs: 'Popravke dokle god drže',
    },
    closely: 'Jedna jakna, izbliza',
    film: {
      headline: 'Kako se troši indigo',
      text: 'Video iz tkačnice. Pokreće se kad ga dozvolite.',
    },
    women: 'Ženski teksas',
    men: 'Muški teksas',
    more: 'Ide uz plavo',
    questions: {
      headline: 'Prve nedelje nošenja',
      sofa: {
        title: 'Hoće li mi obojiti kauč?',
        text: 'U početku malo. Prvih nedelja ga držite dalje od svetlih tkanina.',
      },
      wash: {
        title: 'Kada se pere?',
        text: 'Kad već može sam da stoji. Hladno, okrenut naopako, a zatim okačen mokar.',
      },
      size: {
        title: 'Koju veličinu?',
        text: 'Svoju. U struku popusti centimetar, a u pranju ga uzme nazad.',
      },
    },
  },
  loom: {
    heading: 'Jutro uz razboj',
    intro: 'Kako se tka četrdeset metara teksasa i zašto niko ne žuri.',
    picture: 'Ivica komada teksasa sa crvenom niti',
    morning: {
      above: 'Šest ujutru',
      headline: 'Čuje se pre nego što se vidi',
      text: `Razboj sa čunkom bučan je kao voz: nije neprijatno kad znate kuda ide. U ovoj prostoriji ih je jedanaest, nijedan nije mlađi od mene, a o svima brine jedna osoba.

Ona hoda. To je najveći deo posla. Uz red, pa nazad uz red, s jednom rukom na tkanini koja silazi sa razboja. Ruka pronađe pokidanu nit pre oka.`,
    },
    twill: {
      headline: 'Preko tri, ispod jedne',
      text: 'Osnova je plava, potka nije. Svaka plava nit prelazi preko tri svetle i ispod četvrte, a svaki red se pomera za jednu nit udesno. To je sav keper. Zato je i lice plavo, a naličje nije.',
    },
    slow: {
      picture: 'Teksas u indigo boji u mekim naborima',
      headline: 'Pet metara na sat',
      text: 'Savremeni razboj izatka četrdeset.',
    },
    why: {
      headline: 'Zašto tako sporo?',
      text: 'Zato što potka mora da se okrene i vrati. Na ivici se ništa ne seče, pa se tu nikad ništa i ne osipa.',
      cta: 'Pogledajte teksas',
    },
    noon: `Do podneva je na rolni dvadeset metara. Ona kredom potpiše ivicu, doda datum i ode na ručak. Razboji rade bez nje tačno onoliko koliko joj treba da primeti da je jedan promenio ton.

## Četrdeset metara

Jedna rolna dovoljna je za trideset pari. Poručili smo ih šest. Kad ih nestane, doći će druge, malo drugačije, jer je pamuk ubran nekog drugog meseca.`,
    more: 'Više o tkaninama',
  },
  club: {
    intro: 'Poeni uz svaku porudžbinu, nove tkanine nedelju dana ranije i pomoć kad se nešto pocepa.',
    benefits: {
      headline: 'Šta dobijaju članovi',
      points: 'Poeni za ono što zadržite',
      pointsMore: 'Poeni su vaši kad prođe rok za povraćaj. Od **pedeset poena** naviše za njih uzimate nagradu.',
      early: 'Nove tkanine nedelju dana ranije',
      mending: 'Popravke u prvoj godini',
      birthday: 'Sitnica za rođendan',
    },
    signup: {
      headline: 'Budite među prvima',
      text: 'Ne košta ništa, a izaći možete jednim klikom.',
      button: 'Učlanite se u klub',
      terms: 'Prihvatam [uslove kluba](/{market}/customer-club/terms).',
      welcome: 'Dobro došli',
      welcomeText: 'Nove tkanine nedelju dana pre nego što stignu u prodavnicu, a za neke i vaša sopstvena cena.',
    },
    questions: {
      headline: 'Pitanja',
      expire: {
        title: 'Da li poeni ističu?',
        text: 'Godinu dana pošto ih skupite. U nalogu piše koliko ih je i do kada važe.',
      },
      data: {
        title: 'Šta znate o meni?',
        text: 'Ono što nam kažete i ono što kupite. Sve piše na stranici [Privatnost](/{market}/i/privacy).',
      },
      leave: {
        title: 'Kako se izlazi iz kluba?',
        text: 'U svom nalogu, pod Klub kupaca. Poeni odlaze s vama, i to u ništa, pa ih pre toga iskoristite.',
      },
    },
  },
  contact: {
    intro: 'Svaku poruku neko pročita. Radnim danima odgovor imate do sledeće večeri.',
    write: {
      headline: 'Pišite',
      text: 'Navedite porudžbinu ili proizvod, ako je o njima reč. Kad nešto nije u redu sa šavom, pomaže fotografija.',
    },
    call: {
      headline: 'Pozovite',
      text: 'Od ponedeljka do petka, od devet do pet, po kopenhaškom vremenu.',
    },
    questions: {
      headline: 'Najčešća pitanja',
      parcel: {
        title: 'Gde je moj paket?',
        text: 'Link je u poruci koju ste dobili kad je krenuo. Možete i da ga [potražite](/{market}/track-order).',
      },
      back: {
        title: 'Kako da nešto vratim?',
        text: 'U roku od 30 dana, nenošeno. [Prijavite povraćaj](/{market}/returns) i dobićete nalepnicu.',
      },
      cost: {
        title: 'Koliko košta dostava?',
        text: 'Preko {amount} ništa. Ispod toga korpa pokaže trošak pre nego što odlučite.',
      },
      gone: {
        title: 'Moje veličine više nema',
        text: 'Ostavite svoju adresu na stranici proizvoda. Pišemo vam jednom, kad se vrati.',
      },
    },
  },
  careers: {
    intro: 'Malo nas je, sami pravimo krojeve i zajedno ručamo.',
    table: {
      picture: 'Bale tkanine jedna do druge',
      headline: 'Jedan sto',
      text: 'Dizajneri, krojači i ljudi koji odgovaraju na vaše poruke sede u jednoj prostoriji u Kopenhagenu. Prodavnice vode oni koji šiju u njihovom zadnjem delu. Ako volite da znate kako nešto nastaje, ovde će vam se dopasti.',
    },
    hours: 'Trideset sedam sati, i držimo ih se',
    cloth: 'Svake sezone komad tkanine',
    place: 'Kopenhagen ili mesto gde imamo prodavnicu',
  },
  content: {
    about: {
      intro:
        'Tkana ivica je mesto gde se tkanina sama završava. Na engleskom se zove selvedge, a mi se tako zovemo jer nam se ta misao dopada.',
      text: `Na uskom razboju potka se na kraju svakog reda okrene i vrati. Ivica se zatvori sama: ništa se ne seče, ništa ne lepi, ništa ne osipa. Tkačnice su je obeležavale obojenom niti da bi razlikovale jednu porudžbinu od druge. Naša je crvena.

## Kako radimo

Počinjemo od tkanine. Kad je izabrana, crtamo onoliko malo koliko ona dopušta: ravan šav gde je keper gust, širok gde lan želi da pada. Odevni predmet ostaje u kolekciji dokle god je tkanina dobra i ljudi ga nose.

## Dve strane

Selvedge je za žene. Other Side je naša muška moda: iste tkanine, sa druge strane. Jedno i drugo crtamo u istoj prostoriji i krojimo na istom stolu.

## Gde smo

U onlajn prodavnici u kojoj ste upravo sada i u našim prodavnicama, ako je neka u blizini. Ako imate pitanje o tkanini, [pišite nam](/{market}/contact).`,
    },
    materials: {
      intro: 'Većina onoga što šijemo počiva na četiri tkanine. Evo šta su i kako se ponašaju.',
      text: `## Teksas

Keper tri prema jedan: svaka obojena nit osnove prelazi preko tri neobojene niti potke i ispod jedne, a svaki red se pomera za jednu nit udesno. Otud kose linije na licu i otud većina indiga sa prednje strane. Boja leži na površini prediva i troši se tamo gde se krećete. [Pogledajte teksas](/{market}/cloth/denim)

## Lan

Lan u platno prepletaju, jedna preko i jedna ispod. Deblja mesta, čvorići, dolaze iz vlakna; ostavljamo ih. Lan se gužva, brzo se suši i sa svakim pranjem je mekši. [Pogledajte lan](/{market}/cloth/linen)

## Vuna

Riblja kost je keper koji se na svakih nekoliko niti predomisli. Kuvana vuna se plete široko i skuplja dok se ne ufilca, pa može da se seče, a da se ne osipa. Rebra se pletu u stupcima i vraćaju se u oblik. [Pogledajte vunu](/{market}/cloth/wool)

## Pamuk

Puplin je platno sa tankom, gustom osnovom i ostaje čvrst. Četkanom pamuku je površina podignuta, pa ostaje topao. [Pogledajte pamuk](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Perite ređe, provetravajte češće, krpite na vreme. Većini odeće treba manje nego što mislimo.',
      text: `## Teksas

Okrenite ga naopako, perite hladno sa sličnim bojama i okačite mokar. U prvim pranjima pušta indigo: neko vreme ga držite dalje od svetlog nameštaja. Mašinu za sušenje preskočite.

## Lan

Perite na 30 ili 40 stepeni i ostavite mesta u bubnju. Peglajte ga vlažnog ili ga nemojte peglati uopšte.

## Vuna

Ostavite je preko noći na vazduhu pre nego što zaključite da treba da se pere. Ako zaista treba, izaberite program za vunu i malo sredstva za vunu, vodu istisnite u peškiru i sušite položeno. Loptice na površini nastaju od slobodnih vlakana: skinite ih češljem.

## Pamuk

Puplin sme da se pere toplo i pegla vruće. Četkani pamuk ostaje mek ako ga perete okrenutog naopako.

## Krpljenje

- Labavo dugme prišijte danas: sutra ga više neće biti.
- Zatvorite malu rupu pre nego što postane velika.
- Vidljiva zakrpa od dobrog prediva nije sramota.

Ako niste sigurni kako da nešto spasete, [pitajte nas](/{market}/contact). Draže nam je da vidimo popravljeno nego zamenjeno.`,
    },
    sustainability: {
      intro: 'Najodgovornija odeća je ona koja se dugo nosi. U to ulažemo trud.',
      text: `## Šta radimo

- Tkanine biramo po tome koliko traju, a pre krojenja isprobavamo kako se nose i peru.
- Prve porudžbine su male, a zatim ih dopunjujemo, pa manje ostaje.
- Krojeve zadržavamo u kolekciji umesto da ih svake sezone menjamo.
- Održavanje i krpljenje objašnjavamo na jednoj jasnoj stranici: [Održavanje i popravke](/{market}/i/care).

## Šta ne tvrdimo

Odeća uvek košta vode, energije i nečijeg rada. Nijedan proizvod ne zovemo zelenim i ne štampamo znak koji ne bismo umeli da vam objasnimo jednom rečenicom. Kad proizvod nosi oznaku, na njegovoj stranici piše šta ona obuhvata i ko je proverava.

## Pitajte nas

Ako o nekom proizvodu želite da znate više, [pišite nam](/{market}/contact) i navedite koji je. Odgovor ćete dobiti i onda kad glasi da još ne znamo.`,
    },
    delivery: {
      intro: 'Koliko dostava košta, koliko traje i kako se prati.',
      text: `## Cena

Za porudžbine preko {amount} dostava je besplatna. Ispod toga trošak vidite u korpi pre nego što odlučite.

## Trajanje

Paketi obično kreću u roku od jednog do dva radna dana. Koliko putuju zavisi od kurirske službe koju izaberete; kasa pokazuje očekivani dan za vašu adresu.

## Praćenje paketa

Kad porudžbina krene, dobijate poruku sa linkom. U svakom trenutku možete da je potražite i na stranici [Praćenje porudžbine](/{market}/track-order).

## Ako nešto krene naopako

Ako paket kasni, oštećen je ili u njemu nije ono što ste poručili, [javite nam](/{market}/contact). Ambalažu sačuvajte dok ne odgovorimo: kurirska služba će možda hteti da je vidi.

## Povraćaj

Imate 30 dana da se predomislite. Povraćaj prijavite na stranici [Povraćaji](/{market}/returns), a komade pošaljite nazad nenošene.`,
    },
    'size-guide': {
      intro: 'Izmerite se jednom, preko tanke odeće, krojačkim metrom koji prianja, a ne steže.',
      text: `## Kako se meri

- Grudi: preko najšireg dela, ruke spuštene.
- Struk: tamo gde biste zakopčali kaiš, uz izdah.
- Kukovi: preko najšireg dela, stopala zajedno.
- Unutrašnja dužina nogavice: od prepona do poda, bez cipela.

## Između dve veličine

Uzmite veću u teksasu i kuvanoj vuni, koji čuvaju oblik, a manju u rebrastom pletivu i pranom lanu, koji popuste.

## Kako krojimo

Kaputi su krojeni tako da ispod stane džemper. Košulje su ravne. Pantalone stoje u struku, osim ako uz proizvod ne piše drugačije. Mere modela i veličina koju nosi nalaze se na stranici svakog proizvoda.

Ako i dalje niste sigurni, [pitajte nas](/{market}/contact) i recite šta inače nosite.`,
    },
    'notify-me': {
      intro: 'Kad vaše veličine nestane, možemo da vam pišemo jednom, kad se vrati.',
      text: `Na stranici proizvoda izaberite rasprodatu veličinu ili proizvod koji tek stiže i pritisnite „Obavesti me kada se vrati” ili „Obavesti me kada stigne”. Sa nalogom je to sve; bez njega unesete imejl adresu i potvrdite je u poruci koju tamo pošaljemo.

## Kome javljamo

Onome ko je prvi zatražio. Pišemo tolikima koliko ima komada, a sledećima kad prethodni ne dođu po svoje. Želja ne rezerviše komad.

## Šta čuvamo

Vašu imejl adresu, proizvod i veličinu, do 90 dana pošto vam pišemo ili dok ne kažete da prestanemo.

## Kako to da prekinete

Na kraju svake poruke je link koji briše želju. Sa nalogom ga nalazite i pod [Podešavanja](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Šta znamo o vama, zašto to znamo i kako to možete da promenite.',
      text: `## Šta čuvamo

- Kad poručite: vaše ime, adrese, imejl, broj telefona i ono što ste poručili, da bismo to mogli da dostavimo i za to odgovaramo.
- Kad imate nalog: isto to, sa listama želja i podešavanjima, dok ga ne obrišete.
- Kad se učlanite u klub kupaca: vaše poene i nagrade.
- Kad nam pišete: vašu poruku i naš odgovor.

Ceo broj vaše kartice nikad ne vidimo. Plaćanja obavlja pružalac platnih usluga kog izaberete.

## Ko to još vidi

Oni kojima je to potrebno da bi vas uslužili: kurirska služba, pružalac platnih usluga i firme koje održavaju naše računare. Podatke smeju da upotrebe samo u tu svrhu.

## Koliko dugo

Dok traje svrha, a duže samo tamo gde to traži zakon, na primer za fakture.

## Vaša prava

Možete da pitate šta znamo o vama, da zatražite ispravku, kopiju ili brisanje, a saglasnost možete da povučete u svakom trenutku. Mnogo toga možete sami u [svom nalogu](/{market}/account); za ostalo nam [pišite](/{market}/contact). Možete da se obratite i organu za zaštitu podataka o ličnosti u svojoj zemlji.`,
    },
    cookies: {
      intro: 'Male beleške koje prodavnica ostavlja u vašem pregledaču. Neke su neophodne; o drugima odlučujete vi.',
      text: `## Neophodno

Bez njih prodavnica ne radi: pamte vašu zemlju, vašu korpu i to da ste prijavljeni.

## Funkcionalno

Čine prodavnicu udobnijom, na primer kad prikažu mapu ili video drugog pružaoca.

## Analitika

Govore nam koje se stranice čitaju i gde nešto ne radi. Gledamo zbirove, a ne osobe.

## Oglašavanje

Sa njima bi druge firme mogle da vam pokazuju ono što ste ovde gledali.

Ništa osim neophodnog ne čuva se dok za to ne date saglasnost, za svaku vrstu posebno. Možete da se predomislite u svakom trenutku.`,
    },
    accessibility: {
      intro: 'Ovom prodavnicom bi trebalo da može da se služi svako. Evo dokle smo stigli i kako da nam javite šta nedostaje.',
      text: `Gradimo prema Smernicama za pristupačnost veb-sadržaja (WCAG) 2.2, nivo AA. Svaku stranicu pri svakom izdanju proverava program, a tamo gde program ne može da prosudi, proveravamo je ručno, tastaturom i čitačem ekrana.

## Na šta možete da računate

- Sve radi tastaturom i uvek se vidi gde ste.
- Stranice mogu da se čitaju bez skripti i da se uvećaju na 400 odsto.
- Kretanje stane kad vaš sistem to traži.
- Slike imaju opis, osim ako samo ukrašavaju.

## Čega još nema

Video-snimci drugih firmi možda nemaju titlove. Neki dokumenti kurirskih službi su slike teksta.`,
    },
    imprint: {
      intro: 'Ko vodi ovu prodavnicu.',
      text: `Selvedge je pokazna prodavnica. Pokazuje šta može istoimeni softver otvorenog koda; ništa u njoj nije na prodaju i nijedna porudžbina se ne dostavlja.

## Da je ovo vaša prodavnica

Firma, njena adresa, zastupnici, upis u registar i podaci za kontakt dolaze iz podešavanja tržišta u Studiju. Ovaj tekst je sadržaj: tamo ga menjate, za svako tržište posebno.

## Kontakt

Pitanja stižu do nas preko [formulara za kontakt](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Uslovi kupovine',
      text: `Ovi uslovi opisuju kako se kupuje u prodavnici Selvedge. Ovo je pokazna prodavnica: ništa se ne dostavlja i ništa se ne naplaćuje.

## Poručivanje

Slike i tekstovi u prodavnici su poziv na poručivanje. Vaša porudžbina je ponuda; ugovor nastaje kad potvrdimo da je paket krenuo. Dok je ne pošaljete, porudžbinu možete da vidite i ispravite na svakom koraku kase.

## Cene

Cene su iskazane u valuti tržišta na kom kupujete. Da li je porez uključen, piše u korpi, a trošak dostave vidite pre plaćanja.

## Plaćanje

Plaćate jednim od načina koje nudi kasa. Iznos se rezerviše pri poručivanju, a naplaćuje kad paket krene.

## Dostava

Dostavljamo na adrese na tržištu na kom poručujete. Više na stranici [Dostava](/{market}/i/delivery).

## Odustanak od ugovora

Robu možete da vratite bez navođenja razloga u roku od 30 dana od dana kad je primite. Povraćaj prijavite na stranici [Povraćaji](/{market}/returns). Vraćamo vam ono što ste platili, sa troškom standardne dostave, na način na koji ste platili. Prava koja vam povrh toga daje zakon vaše zemlje ostaju.

## Nedostaci

Ako nešto ima nedostatak, [javite nam](/{market}/contact). Proizvod ćemo popraviti ili zameniti, ili ćemo vam vratiti novac, kako određuje zakon vaše zemlje.

## Podaci

Kako postupamo sa ličnim podacima, piše na stranici [Privatnost](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Uslovi kluba kupaca',
      text: `## Učlanjenje

Učlaniti se može svako ko ima najmanje 16 godina i nalog. Članstvo je besplatno i lično.

## Poeni

Poene skupljate za ono što kupite i zadržite. Poeni za robu koju vratite ponovo se oduzimaju. Poeni nemaju novčanu vrednost i ne mogu da se prenesu.

## Nagrade

Od određenog broja poena možete da izaberete nagradu. Uz svaku piše koliko dugo važi i gde može da se iskoristi.

## Poruke

Članovima pišemo o novim tkaninama i ponudama samo ako su na to pristali, a svaka poruka ima link za odjavu.

## Izlazak

Iz kluba možete da izađete u svakom trenutku u [svom nalogu](/{market}/account/customer-club). Poeni se tada brišu. Klub možemo da ukinemo uz najavu od dva meseca; nagrade koje već imate važe do svog datuma.`,
    },
    'notify-me': {
      title: 'Obaveštenja o dostupnosti',
      text: 'Time što tražite obaveštenje pristajete da vam o ovom komadu pišemo jednom. Vašu adresu i želju čuvamo do 90 dana posle te poruke ili dok ih ne obrišete; link za to je u svakoj poruci. Ništa se za vas ne odvaja. Više piše na stranici [Privatnost](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Koje od naših linija nosite?',
      text: 'Pokazaćemo vam više iz njih.',
    },
    fabrics: {
      title: 'Šta volite da nosite?',
      outerwear: 'Kaputi i jakne',
      accessories: 'Aksesoari',
    },
    news: {
      title: 'Koliko često smemo da vam pišemo?',
      text: 'Samo ako ste rekli da želite da se čujemo.',
      weekly: 'Svake nedelje',
      monthly: 'Jednom mesečno',
      monthlyText: 'Nova sezona i ništa drugo.',
      rarely: 'Retko',
    },
    care: {
      title: 'Šta vas još zanima?',
      repair: 'Krpljenje i održavanje',
      workroom: 'Kako stvari nastaju',
      events: 'Večeri u našim prodavnicama',
    },
  },
  shipping: {
    home: '{carrier}, do vaših vrata',
    pickupPoint: '{carrier}, na mesto preuzimanja',
    express: '{carrier}, do sledećeg radnog dana',
    locker: '{carrier}, u paketomat',
    store: 'Preuzimanje u prodavnici',
  },
  promotions: {
    welcome: 'Dobrodošlica',
    'free-freight': 'Dostava na naš račun',
    'spend-more': 'Indigo dani',
    'twenty-off': 'Popust na veću kupovinu',
    'club-ten-off': 'Popust za članove',
    'third-basic': 'Tri majice po ceni dve',
    'winter-scarf': 'Šal uz zimsku porudžbinu',
  },
  rewards: {
    delivery: {
      title: 'Dostavu plaćamo mi',
      text: 'Vaša sledeća porudžbina stiže besplatno.',
      picture: 'Složene tkanine jedna na drugoj',
      choice: 'Besplatna dostava',
    },
    tenOff: {
      title: 'Popust na korpu ili deset odsto',
      text: 'Birate kad nagradu iskoristite.',
      picture: 'Rebrasto pletivo od prirodne vune',
      amount: 'Popust na celu korpu',
      percent: 'Deset odsto na sve što nije sniženo',
    },
  },
};
