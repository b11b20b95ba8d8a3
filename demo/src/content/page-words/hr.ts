import type { PageWords } from './en.ts';

export const hr: PageWords = {
  categories: {
    '/new-in': 'Prvi komadi sezone, redom kako stižu iz radionice.',
    '/women': 'Odjeća mekih ramena i čistih linija, krojena od tkanina koje imaju težinu.',
    '/women/new-in': 'Što je upravo stiglo za žene, najnovije na početku.',
    '/women/clothing': 'Od prve jutarnje košulje do posljednjeg večernjeg kaputa.',
    '/women/clothing/coats-jackets': 'Gornji slojevi od kuhane vune, kepera i gustog pamuka. Dovoljno široki da ispod stane džemper.',
    '/women/clothing/knitwear': 'Rebra, rižin uzorak i glatki džersej od vune i pamuka. Pleteni tako da manšeta zadrži oblik.',
    '/women/clothing/shirts-blouses': 'Čvrst popelin, prani lan i ovratnici koji sami stoje kako treba.',
    '/women/clothing/tops-t-shirts': 'Jednostavni topovi od teškog pamuka: nose se najčešće, a primjećuju posljednji.',
    '/women/clothing/dresses': 'Haljine koje padaju s ramena, a ostalo prepuštaju tkanini.',
    '/women/clothing/trousers': 'Široke, ravne i sužene, s džepovima u koje doista nešto stane.',
    '/women/clothing/denim': 'Traper s uskog tkalačkog stana, s rubom koji se vidi. Prvog dana krut, tridesetog vaš.',
    '/women/clothing/skirts': 'Na preklop, plisirane ili ravne, dovoljno duge da se njišu u hodu.',
    '/women/accessories': 'Ono što dovršava odjevnu kombinaciju, od potplata naviše.',
    '/women/accessories/shoes': 'Mekana koža i potplati koji se mogu zamijeniti.',
    '/women/accessories/bags': 'Platno i koža, u veličinama u koje stane jedan dan.',
    '/women/accessories/scarves': 'Tkani šalovi s resama od vlastitih niti.',
    '/women/accessories/belts': 'Jednostavne kopče i koža punog lica.',
    '/women/accessories/hats-gloves': 'Od filca i od pletiva, za mjesece koji to traže.',
    '/women/edits/work': 'Košulje, hlače i jedan dobar sako: dovoljno za cijeli tjedan.',
    '/women/edits/weekend': 'Mekani slojevi za dva spora dana.',
    '/women/edits/occasions': 'Za vjenčanja, večere i druge razloge da se čovjek dotjera.',
    '/women/edits/travel': 'Komadi koji se slože u malo, a dovoljno ih je protresti.',
    '/men': 'Other Side naša je muška moda: iste tkanine, s druge strane. Ravni šavovi, pošteni džepovi, ništa glasno.',
    '/men/new-in': 'Što je upravo stiglo za muškarce, najnovije na početku.',
    '/men/clothing': 'Cijeli ormar u svega nekoliko komada.',
    '/men/clothing/coats-jackets': 'Radne jakne, kratki kaputi i parke od tkanina koje podnose vrijeme.',
    '/men/clothing/tailoring': 'Sakoi bez podstave i mekane hlače: krojački posao bez oklopa.',
    '/men/clothing/knitwear': 'Ribarska rebra i džemperi od tankog pletiva, sve od vune.',
    '/men/clothing/shirts': 'Popelin, oksford i četkani pamuk, svaki sa svojim ovratnikom.',
    '/men/clothing/t-shirts': 'Težak džersej, izrez uz vrat, ravan kroj.',
    '/men/clothing/trousers': 'S naborima ili bez njih, i sa strukom u kojem se može sjesti.',
    '/men/clothing/denim':
      'Keper od četrnaest unci s uskih tkalačkih stanova, crvena nit uz vanjski šav. Zavrnite nogavicu i vidjet ćete je.',
    '/men/accessories': 'Čizme, remeni i stvari koje nosite sa sobom.',
    '/men/accessories/shoes': 'Derby cipele, čizme i jednostavne tenisice.',
    '/men/accessories/bags': 'Shopper torbe, putne torbe i jedan jako dobar ruksak.',
    '/men/accessories/belts': 'Jedan remen, jedna kopča, mnogo godina.',
    '/men/accessories/scarves': 'Vuneni šalovi, tkani u širinu.',
    '/men/accessories/hats-gloves': 'Mornarske kape i podstavljene rukavice.',
    '/men/edits/work': 'Odjeća koja je počela kao alat i još tako služi.',
    '/men/edits/weekend': 'Ništa što treba glačalo.',
    '/men/edits/occasions': 'Sako, bijela košulja i samopouzdanje da se na tome stane.',
    '/men/edits/travel': 'Pet komada, jedna torba.',
    '/cloth': 'Na četiri tkanine počiva većina onoga što šijemo. Počnite od one koju volite pod prstima.',
    '/cloth/denim': 'Keper tri prema jedan s osnovom u boji indiga i neobojenom potkom, zatvoren na oba ruba.',
    '/cloth/linen': 'Lan u platnenom vezu, s debljim i tanjim mjestima kakva jesu.',
    '/cloth/wool': 'Riblja kost za čvrstoću, kuhana vuna za toplinu, rebra za sve ostalo.',
    '/cloth/cotton': 'Popelin za svjež dan, četkani pamuk za miran.',
    '/sale': 'Komadi iz prošlih sezona, po nižoj cijeni i od iste tkanine.',
    '/sale/women': 'Ženski komadi iz prošlih sezona.',
    '/sale/men': 'Muški komadi iz prošlih sezona.',
    '/gift-cards': 'Za one koji sami najbolje znaju što im pristaje. E-poštom, na dan koji odaberete.',
  },
  belowGoods: {
    '/women': {
      headline: 'Ženska odjeća koja počinje tkaninom',
      text: `Sve je ovdje počelo kao komad tkanine na našem stolu. Podignemo je, pustimo da padne, zgužvamo je, operemo i tek tada odlučimo što želi biti.

Gusta vuna traži kaput ravnih leđa. Mekan lan želi haljinu koja pada s ramena. Popelin ostaje čvrst, pa od njega nastane košulja. Kad se sluša, malo toga još treba izmisliti.

## Od čega početi

- Dva džempera, jedan tanak i jedan debeo.
- Bijela košulja koja nije previše bijela.
- Hlače s džepovima u koje doista nešto stane.
- Jedan kaput. On može pričekati.

Ono što se najviše nosi treba biti najbolje sašiveno; počnite odatle, ostalo dolazi samo.`,
    },
    '/other-side': {
      headline: 'Other Side: muška moda s druge strane',
      text: `Other Side krojimo od istih tkanina kao i sve ostalo u trgovini, na istom stolu i istim rukama. Samo su linije drukčije.

Traper ima četrnaest unci i tkan je usko; zavrnite nogavicu i vidjet ćete crvenu nit. Sakoi su bez podstave, jer dobroj tkanini oklop ne treba. Košulje su od popelina, oksforda i četkanog pamuka, svaka sa svojim ovratnikom.

## Odakle početi

Odaberite komad za kojim posežete bez razmišljanja i neka taj bude dobar. Za većinu su to traperice. Za neke košulja.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Pletivo koje čuva oblik',
      text: `Rebrasto se pletivo vraća u oblik jer mu stupci stoje tijesno jedan do drugoga, poput mijeha harmonike. Zato su manšete i porubi rebrasti i zato džemper koji je sav u rebrima pristaje tolikima.

Pletemo vunu i pamuk. Vuna grije više nego što teži i češće treba zrak nego vodu. Pamuk je svježiji i teži, a pere se bez mnogo razmišljanja.

## Održavanje

Prozračite ga preko noći. Složite ga, nikad ga ne vješajte. Loptice skinite češljem: nastaju od slobodnih vlakana i s vremenom prestanu.`,
    },
    '/cloth/denim': {
      headline: 'Po čemu se prepoznaje tkani rub',
      text: `Na uskom se tkalačkom stanu potka na kraju svakog reda okrene i vrati. Rub se zatvori sam, a tkaonica uz njega provuče jednu obojenu nit da razlikuje narudžbe. Naša je crvena.

Traper s takvog stana gust je, pomalo neujednačen i prvog dana krut. Indigo leži na površini pređe i troši se ondje gdje se pokrećete. Nakon mjesec dana tkanina zna kako sjedite.`,
    },
  },
  looks: {
    'look-autumn': 'Vuneni kaput boje deve, dolčevita boje ekru, tamne hlače s naborima i smeđe čizme, složeni jedno do drugoga',
    'look-denim': 'Ravne traperice od sirovog trapera uz traper jaknu, bijelu majicu i kožni remen',
    'look-knit': 'Kardigan boje cigle s rebrastom dolčevitom, antracitnom kapom i složenim šalom',
    'look-women': 'Baloner boje pijeska s bijelom bluzom, plavom plisiranom suknjom i crnim mokasinkama',
    'look-men': 'Tamnoplavi sako preko svijetloplave košulje, s chino hlačama boje pijeska i bijelim tenisicama',
    'look-linen': 'Lanena haljina-košulja boje zobi s platnenom torbom i smeđim mokasinkama',
    'look-home': 'Kaput boje zobi, dolčevita boje ekru i tamne hlače pokraj tamnoplavog kaputa, džempera boje deve i tamnih traperica',
    'look-other-side': 'Jakna od tamnog trapera, siva majica s kapuljačom i crne traperice okrenute leđima',
    'look-gifts': 'Poklon kartice u više boja, s niti uz rub, na svojim omotnicama',
  },
  fronts: {
    inPicture: 'Na slici',
    otherSide: 'Okrenite na drugu stranu',
  },
  gifts: {
    worth: 'Od {least} do {most}',
    how: 'Kako to ide',
    choose: 'Odaberite karticu i iznos.',
    write: 'Napišite nekoliko redaka i odaberite dan. Kartica stiže e-poštom.',
    use: 'Iskorištava se u košarici. Što preostane, ostaje na kartici.',
  },
  women: {
    hero: 'Kaput dolazi na kraju',
    heroCta: 'Pogledajte kapute',
    disclaimer: 'Novi komadi stižu četvrtkom',
    newCta: 'Pogledajte sve novosti',
  },
  men: {
    hero: 'Pet komada, cijeli tjedan',
    heroText: 'Sako, košulja, chino hlače, tenisice. I jedan slobodan dan.',
    start: 'Počnite od komada koji najviše nosite.',
    wanted: 'Najtraženije',
  },
  autumn: {
    heading: 'Jesenske tkanine',
    intro: 'Vuna boje deve, četkani pamuk, rebra koja se vraćaju u oblik: što je ove sezone sišlo s tkalačkog stana.',
    hero: {
      above: 'Sezona',
      headline: 'Boja deve, rebra, smeđe čizme',
      text: 'Četiri tkanine i redoslijed kojim se odijevaju.',
      cta: 'Pogledajte kapute',
      countdown: 'Zimske tkanine stižu za',
      launched: 'Zimske su tkanine tu',
    },
    banners: {
      wool: 'Kuhana vuna opet je tu, u tamnoplavoj',
      repairs: 'Besplatni popravci u prvoj godini: [kako to ide](/{market}/i/care)',
      members: 'Članovi vide zimske tkanine dan prije svih',
    },
    ways: {
      headline: 'Četiri načina da se izađe iz kuće',
      rain: 'Za kišu koju nitko nije najavio.',
      rainCta: 'Baloneri',
      office: 'Za ured bez pravila odijevanja.',
      sunday: 'Za nedjelju koja počinje kasno.',
      rest: 'Za sve ostalo.',
    },
    film: {
      poster: 'Rub komada trapera',
      headline: 'Uz rub',
      text: 'Osam sekundi tkanog ruba, bez žurbe.',
      cta: 'Upoznajte naše tkanine',
    },
    chosen: 'Odabrano za hladnoću',
    member: {
      headline: 'Vaš pogled unaprijed',
      text: 'Kao član vidite zimske tkanine 20. prosinca, dan prije nego što se otvore vrata.',
    },
    everyone: {
      headline: 'Dan prije',
      text: 'Članovi kluba kupaca vide zimske tkanine 20. prosinca. Svi ostali dan poslije.',
      cta: 'O klubu',
    },
    questions: {
      headline: 'Prije nego što pitate',
      size: {
        title: 'Koju veličinu u kuhanoj vuni?',
        text: 'Veću, ako ste između dviju. Vuna se skupi prije krojenja i poslije ne popušta.',
      },
      wash: {
        title: 'Smije li se prati?',
        text: 'Najprije je prozračite. Većina tragova do jutra nestane. Ako ne nestane, **iščetkajte je**, a tek onda pomislite na program za vunu.',
      },
      fade: {
        title: 'Blijedi li boja deve?',
        text: 'Boji se već vlakno, pa se troši ravnomjerno. Svejedno je ne držite na sunčanom prozoru.',
      },
    },
  },
  denimDays: {
    heading: 'Dani trapera',
    intro: 'Deset dana za sirovi traper: što je to, kako ga učiniti svojim i kod za prve traperice.',
    banner: {
      text: '**Dani trapera** uskoro završavaju',
      over: 'Dani trapera su završili',
      popup: 'Sitna slova',
      popupText: 'Jedan kod po narudžbi, za traper po punoj cijeni. Ne može se kombinirati s drugim kodom.',
    },
    raw: {
      above: 'Četrnaest unci',
      headline: 'Prvog dana krut',
      text: 'Sirovi traper nije opran otkad je sišao s tkalačkog stana. Nabori koje dobije vaši su: iza koljena, na boku, oko ključeva u džepu. **Nosite ga mjesec dana prije prvog pranja.**',
      cta: 'Pogledajte sav traper',
      code: 'Deset posto popusta na prve traperice',
    },
    wanted: 'Najtraženije traperice',
    promises: {
      hem: 'Skraćujemo ih za vas, besplatno',
      returns: 'Trideset dana da se predomislite',
      repairs: 'Popravci dokle god drže',
    },
    closely: 'Jedna jakna, izbliza',
    film: {
      headline: 'Kako se troši indigo',
      text: 'Videozapis iz tkaonice. Pokreće se kad ga dopustite.',
    },
    women: 'Ženski traper',
    men: 'Muški traper',
    more: 'Ide uz plavo',
    questions: {
      headline: 'Prvi tjedni nošenja',
      sofa: {
        title: 'Hoće li mi obojiti kauč?',
        text: 'U početku malo. Prvih ga tjedana držite podalje od svijetlih tkanina.',
      },
      wash: {
        title: 'Kada se pere?',
        text: 'Kad već može sam stajati. Hladno, okrenut naopako, a zatim obješen mokar.',
      },
      size: {
        title: 'Koju veličinu?',
        text: 'Svoju. U struku popusti centimetar, a u pranju ga uzme natrag.',
      },
    },
  },
  loom: {
    heading: 'Jutro uz tkalački stan',
    intro: 'Kako se tka četrdeset metara trapera i zašto nitko ne žuri.',
    picture: 'Rub komada trapera s crvenom niti',
    morning: {
      above: 'Šest ujutro',
      headline: 'Čuje se prije nego što se vidi',
      text: `Tkalački stan s čunkom bučan je kao vlak: nije neugodno kad znate kamo ide. U ovoj ih je prostoriji jedanaest, nijedan nije mlađi od mene, a o svima brine jedna osoba.

Ona hoda. To je najveći dio posla. Duž reda, pa natrag duž reda, s jednom rukom na tkanini koja silazi sa stana. Ruka nađe puknutu nit prije oka.`,
    },
    twill: {
      headline: 'Preko tri, ispod jedne',
      text: 'Osnova je plava, potka nije. Svaka plava nit prelazi preko tri svijetle i ispod četvrte, a svaki se red pomiče za jednu nit udesno. To je sav keper. Zato je i lice plavo, a naličje nije.',
    },
    slow: {
      picture: 'Traper u boji indiga u mekim naborima',
      headline: 'Pet metara na sat',
      text: 'Moderan stan otka četrdeset.',
    },
    why: {
      headline: 'Zašto tako sporo?',
      text: 'Zato što se potka mora okrenuti i vratiti. Na rubu se ništa ne reže, pa se ondje nikad ništa i ne osipa.',
      cta: 'Pogledajte traper',
    },
    noon: `Do podneva je na roli dvadeset metara. Ona kredom potpiše rub, doda datum i ode na ručak. Stanovi rade bez nje točno onoliko koliko joj treba da primijeti da je jedan promijenio ton.

## Četrdeset metara

Jedna rola dovoljna je za trideset pari traperica. Naručili smo ih šest. Kad ih nestane, doći će druge, malo drukčije, jer je pamuk ubran nekog drugog mjeseca.`,
    more: 'Više o tkaninama',
  },
  club: {
    intro: 'Bodovi uz svaku narudžbu, nove tkanine tjedan dana ranije i pomoć kad se nešto podere.',
    benefits: {
      headline: 'Što imaju članovi',
      points: 'Bodovi za ono što zadržite',
      pointsMore: 'Bodovi su vaši kad prođe rok za povrat. Od **pedeset bodova** nadalje za njih uzimate nagradu.',
      early: 'Nove tkanine tjedan dana ranije',
      mending: 'Popravci u prvoj godini',
      birthday: 'Sitnica za rođendan',
    },
    signup: {
      headline: 'Budite među prvima',
      text: 'Ne stoji ništa, a izaći možete jednim klikom.',
      button: 'Pridružite se klubu',
      terms: 'Prihvaćam [uvjete kluba](/{market}/customer-club/terms).',
      welcome: 'Dobro došli',
      welcomeText: 'Nove tkanine tjedan dana prije nego što dođu u trgovinu, a za neke i vaša vlastita cijena.',
    },
    questions: {
      headline: 'Pitanja',
      expire: {
        title: 'Istječu li bodovi?',
        text: 'Godinu dana nakon što ih skupite. U računu piše koliko ih je i do kada vrijede.',
      },
      data: {
        title: 'Što znate o meni?',
        text: 'Ono što nam kažete i ono što kupite. Sve piše na stranici [Privatnost](/{market}/i/privacy).',
      },
      leave: {
        title: 'Kako se izlazi iz kluba?',
        text: 'U svom računu, pod Klub kupaca. Bodovi tada propadaju, pa ih prije toga iskoristite.',
      },
    },
  },
  contact: {
    intro: 'Svaku poruku netko pročita. Radnim danom odgovor imate do sljedeće večeri.',
    write: {
      headline: 'Pišite',
      text: 'Navedite narudžbu ili proizvod, ako je o njima riječ. Kad nešto nije u redu sa šavom, pomaže fotografija.',
    },
    call: {
      headline: 'Nazovite',
      text: 'Od ponedjeljka do petka, od devet do pet, po kopenhaškom vremenu.',
    },
    questions: {
      headline: 'Najčešća pitanja',
      parcel: {
        title: 'Gdje je moj paket?',
        text: 'Poveznica je u poruci koju ste dobili kad je krenuo. Možete ga i [potražiti](/{market}/track-order).',
      },
      back: {
        title: 'Kako da nešto vratim?',
        text: 'U roku od 30 dana, nenošeno. [Prijavite povrat](/{market}/returns) i dobit ćete naljepnicu.',
      },
      cost: {
        title: 'Koliko stoji dostava?',
        text: 'Od {amount} ništa. Ispod toga košarica pokaže trošak prije nego što odlučite.',
      },
      gone: {
        title: 'Moje veličine više nema',
        text: 'Ostavite svoju adresu na stranici proizvoda. Pišemo vam jednom, kad se vrati.',
      },
    },
  },
  careers: {
    intro: 'Malo nas je, sami radimo krojeve i zajedno ručamo.',
    table: {
      picture: 'Bale tkanine jedna do druge',
      headline: 'Jedan stol',
      text: 'Dizajneri, krojači i ljudi koji odgovaraju na vaše poruke sjede u jednoj prostoriji u Kopenhagenu. Trgovine vode oni koji šiju u njihovu stražnjem dijelu. Ako volite znati kako nešto nastaje, ovdje će vam se svidjeti.',
    },
    hours: 'Trideset sedam sati, i držimo ih se',
    cloth: 'Svake sezone komad tkanine',
    place: 'Kopenhagen ili mjesto gdje imamo trgovinu',
  },
  content: {
    about: {
      intro:
        'Tkani rub mjesto je na kojem tkanina sama završava. Na engleskom se zove selvedge, a mi se tako zovemo jer nam se ta misao sviđa.',
      text: `Na uskom se tkalačkom stanu potka na kraju svakog reda okrene i vrati. Rub se zatvori sam: ništa se ne reže, ništa ne lijepi, ništa ne osipa. Tkaonice su ga obilježavale obojenom niti da razlikuju jednu narudžbu od druge. Naša je crvena.

## Kako radimo

Počinjemo od tkanine. Kad je odabrana, crtamo onoliko malo koliko ona dopušta: ravan šav gdje je keper gust, širok gdje lan želi padati. Odjevni predmet ostaje u kolekciji dokle god je tkanina dobra i ljudi ga nose.

## Dvije strane

Selvedge je za žene. Other Side naša je muška moda: iste tkanine, s druge strane. Jedno i drugo crtamo u istoj prostoriji i krojimo na istom stolu.

## Gdje smo

U internetskoj trgovini u kojoj upravo jeste i u našim trgovinama, ako je koja u blizini. Imate li pitanje o tkanini, [pišite nam](/{market}/contact).`,
    },
    materials: {
      intro: 'Na četiri tkanine počiva većina onoga što šijemo. Evo što su i kako se ponašaju.',
      text: `## Traper

Keper tri prema jedan: svaka obojena nit osnove prelazi preko triju neobojenih niti potke i ispod jedne, a svaki se red pomiče za jednu nit udesno. Odatle kose linije na licu i odatle većina indiga sprijeda. Boja leži na površini pređe i troši se ondje gdje se pokrećete. [Pogledajte traper](/{market}/cloth/denim)

## Lan

Lan u platnenom vezu, jedna preko i jedna ispod. Deblja mjesta, čvorići, dolaze iz vlakna; ostavljamo ih. Lan se gužva, brzo se suši i svakim je pranjem mekši. [Pogledajte lan](/{market}/cloth/linen)

## Vuna

Riblja kost keper je koji se svakih nekoliko niti predomisli. Kuhana vuna plete se široko i skuplja dok ne postane pust, pa se može rezati, a da se ne osipa. Rebra se pletu u stupcima i vraćaju se u oblik. [Pogledajte vunu](/{market}/cloth/wool)

## Pamuk

Popelin je platno s tankom, gustom osnovom i ostaje čvrst. Četkanom je pamuku površina podignuta, pa ostaje topao. [Pogledajte pamuk](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Perite rjeđe, zračite češće, krpajte na vrijeme. Većini odjeće treba manje nego što mislimo.',
      text: `## Traper

Okrenite ga naopako, perite hladno sa sličnim bojama i objesite mokar. U prvim pranjima pušta indigo: neko ga vrijeme držite podalje od svijetlog namještaja. Sušilicu preskočite.

## Lan

Perite na 30 ili 40 stupnjeva i ostavite mjesta u bubnju. Glačajte ga vlažnog ili ga nemojte glačati uopće.

## Vuna

Prozračite je preko noći prije nego što zaključite da je treba oprati. Ako doista treba, odaberite program za vunu i malo sredstva za vunu, vodu istisnite u ručniku i sušite položeno. Loptice na površini nastaju od slobodnih vlakana: skinite ih češljem.

## Pamuk

Popelin se smije prati toplo i glačati vruće. Četkani pamuk ostaje mekan ako ga perete okrenutog naopako.

## Krpanje

- Labav gumb prišijte danas: sutra ga više neće biti.
- Zatvorite malu rupu prije nego što postane velika.
- Vidljiva zakrpa od dobre pređe nije sramota.

Ako niste sigurni kako nešto spasiti, [pitajte nas](/{market}/contact). Draže nam je vidjeti popravljeno nego zamijenjeno.`,
    },
    sustainability: {
      intro: 'Najodgovornija je odjeća ona koja se dugo nosi. U to ulažemo trud.',
      text: `## Što radimo

- Tkanine biramo po tome koliko traju, a prije krojenja isprobavamo kako se nose i peru.
- Prve su narudžbe male, a zatim ih dopunjavamo, pa manje ostaje.
- Krojeve zadržavamo u kolekciji umjesto da ih svake sezone mijenjamo.
- Održavanje i krpanje objašnjavamo na jednoj jasnoj stranici: [Održavanje i popravci](/{market}/i/care).

## Što ne tvrdimo

Odjeća uvijek stoji vode, energije i nečijeg rada. Nijedan proizvod ne zovemo zelenim i ne tiskamo znak koji vam ne bismo mogli objasniti jednom rečenicom. Kad proizvod nosi oznaku, na njegovoj stranici piše što ona obuhvaća i tko je provjerava.

## Pitajte nas

Ako o nekom proizvodu želite znati više, [pišite nam](/{market}/contact) i navedite koji je. Odgovor ćete dobiti i onda kad glasi da još ne znamo.`,
    },
    delivery: {
      intro: 'Koliko dostava stoji, koliko traje i kako je pratiti.',
      text: `## Cijena

Za narudžbe od {amount} dostava je besplatna. Ispod toga trošak vidite u košarici prije nego što odlučite.

## Trajanje

Paketi obično kreću u roku od jednog do dva radna dana. Koliko putuju ovisi o dostavljaču kojeg odaberete; blagajna pokazuje očekivani dan za vašu adresu.

## Praćenje paketa

Kad narudžba krene, dobivate poruku s poveznicom. U svakom je trenutku možete potražiti i na stranici [Praćenje narudžbe](/{market}/track-order).

## Ako nešto pođe po zlu

Ako paket kasni, oštećen je ili u njemu nije ono što ste naručili, [javite nam](/{market}/contact). Ambalažu sačuvajte dok ne odgovorimo: dostavljač će je možda htjeti vidjeti.

## Povrat

Imate 30 dana da se predomislite. Povrat prijavite na stranici [Povrati](/{market}/returns), a komade pošaljite natrag nenošene.`,
    },
    'size-guide': {
      intro: 'Izmjerite se jednom, preko tanke odjeće, krojačkim metrom koji prianja, a ne steže.',
      text: `## Kako se mjeri

- Prsa: preko najšireg dijela, ruke spuštene.
- Struk: ondje gdje biste zakopčali remen, uz izdah.
- Bokovi: preko najšireg dijela, stopala zajedno.
- Unutarnja duljina nogavice: od prepona do poda, bez cipela.

## Između dviju veličina

Uzmite veću u traperu i kuhanoj vuni, koji čuvaju oblik, a manju u rebrastom pletivu i pranom lanu, koji popuste.

## Kako krojimo

Kaputi su krojeni tako da ispod stane džemper. Košulje su ravne. Hlače stoje u struku, osim ako uz proizvod ne piše drukčije. Mjere modela i veličina koju nosi nalaze se na stranici svakog proizvoda.

Ako i dalje niste sigurni, [pitajte nas](/{market}/contact) i recite što inače nosite.`,
    },
    'notify-me': {
      intro: 'Kad vaše veličine nestane, možemo vam jednom pisati kad se vrati.',
      text: `Na stranici proizvoda odaberite rasprodanu veličinu ili proizvod koji tek stiže i pritisnite „Obavijesti me kad se vrati” ili „Obavijesti me kad stigne”. S računom je to sve; bez njega upišete adresu e-pošte i potvrdite je u poruci koju onamo pošaljemo.

## Komu javljamo

Onomu tko je prvi zatražio. Pišemo tolikima koliko ima komada, a sljedećima kad prethodni ne dođu po svoje. Želja ne rezervira komad.

## Što čuvamo

Vašu adresu e-pošte, proizvod i veličinu, do 90 dana nakon što vam pišemo ili dok ne kažete da prestanemo.

## Kako to prekinuti

Na kraju svake poruke poveznica je koja briše želju. S računom je nalazite i pod [Postavke](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Što znamo o vama, zašto to znamo i kako to možete promijeniti.',
      text: `## Što čuvamo

- Kad naručite: vaše ime, adrese, e-poštu, telefonski broj i ono što ste naručili, da to možemo dostaviti i za to odgovarati.
- Kad imate račun: isto to, s listama želja i postavkama, dok ga ne izbrišete.
- Kad se pridružite klubu kupaca: vaše bodove i nagrade.
- Kad nam pišete: vašu poruku i naš odgovor.

Cijeli broj vaše kartice nikad ne vidimo. Plaćanja obavlja pružatelj platnih usluga kojeg odaberete.

## Tko to još vidi

Oni kojima to treba da bi vas uslužili: dostavljač, pružatelj platnih usluga i tvrtke koje održavaju naša računala. Podatke smiju upotrijebiti samo u tu svrhu.

## Koliko dugo

Dok traje svrha, a dulje samo ondje gdje to traži zakon, primjerice za račune.

## Vaša prava

Možete pitati što znamo o vama, zatražiti ispravak, kopiju ili brisanje, a privolu možete povući u svakom trenutku. Mnogo toga možete učiniti u [svojem računu](/{market}/account); za ostalo nam [pišite](/{market}/contact). Možete se obratiti i tijelu za zaštitu osobnih podataka u svojoj državi.`,
    },
    cookies: {
      intro: 'Male bilješke koje trgovina ostavlja u vašem pregledniku. Neke su nužne; o drugima odlučujete vi.',
      text: `## Nužno

Bez njih trgovina ne radi: pamte vašu državu, vašu košaricu i to da ste prijavljeni.

## Funkcionalno

Čine trgovinu ugodnijom, primjerice kad prikažu kartu ili videozapis drugog pružatelja.

## Analitika

Govore nam koje se stranice čitaju i gdje nešto ne radi. Gledamo zbrojeve, a ne osobe.

## Oglašavanje

S njima bi vam druge tvrtke mogle pokazivati ono što ste ovdje gledali.

Ništa osim nužnog ne sprema se dok za to ne date privolu, za svaku vrstu posebno. Predomisliti se možete u svakom trenutku.`,
    },
    accessibility: {
      intro: 'Ovom bi se trgovinom trebao moći služiti svatko. Evo dokle smo stigli i kako nam javiti što nedostaje.',
      text: `Gradimo prema Smjernicama za pristupačnost mrežnog sadržaja (WCAG) 2.2, razina AA. Svaku stranicu pri svakom izdanju provjerava program, a ondje gdje program ne može prosuditi, provjeravamo je ručno, tipkovnicom i čitačem zaslona.

## Na što možete računati

- Sve radi tipkovnicom i uvijek se vidi gdje ste.
- Stranice se mogu čitati bez skripti i povećati na 400 posto.
- Kretanje stane kad vaš sustav to traži.
- Slike imaju opis, osim ako samo ukrašavaju.

## Čega još nema

Videozapisi drugih tvrtki možda nemaju titlove. Neki dokumenti dostavljača slike su teksta.`,
    },
    imprint: {
      intro: 'Tko vodi ovu trgovinu.',
      text: `Selvedge je pokazna trgovina. Pokazuje što može istoimeni softver otvorenog koda; ništa u njoj nije na prodaju i nijedna se narudžba ne dostavlja.

## Da je ovo vaša trgovina

Tvrtka, njezina adresa, zastupnici, upis u registar i podaci za kontakt dolaze iz postavki tržišta u Studiju. Ovaj je tekst sadržaj: ondje ga mijenjate, za svako tržište posebno.

## Kontakt

Pitanja stižu do nas preko [obrasca za kontakt](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Uvjeti poslovanja',
      text: `Ovi uvjeti opisuju kako se kupuje u trgovini Selvedge. Ovo je pokazna trgovina: ništa se ne dostavlja i ništa se ne naplaćuje.

## Naručivanje

Slike i tekstovi u trgovini poziv su na narudžbu. Vaša je narudžba ponuda; ugovor nastaje kad potvrdimo da je paket krenuo. Dok narudžbu ne pošaljete, na svakom je koraku blagajne možete vidjeti i ispraviti.

## Cijene

Cijene su iskazane u valuti tržišta na kojem kupujete. Je li porez uključen, piše u košarici, a trošak dostave vidite prije plaćanja.

## Plaćanje

Plaćate jednim od načina koje nudi blagajna. Iznos se rezervira pri narudžbi, a naplaćuje kad paket krene.

## Dostava

Dostavljamo na adrese na tržištu na kojem naručujete. Više na stranici [Dostava](/{market}/i/delivery).

## Odustanak od ugovora

Robu možete vratiti bez navođenja razloga u roku od 30 dana od dana kad je primite. Povrat prijavite na stranici [Povrati](/{market}/returns). Vraćamo vam ono što ste platili, s troškom standardne dostave, na način na koji ste platili. Prava koja vam povrh toga daje zakon vaše države ostaju.

## Nedostaci

Ako nešto ima nedostatak, [javite nam](/{market}/contact). Proizvod ćemo popraviti ili zamijeniti, ili ćemo vam vratiti novac, kako određuje zakon vaše države.

## Podaci

Kako postupamo s osobnim podacima, piše na stranici [Privatnost](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Uvjeti kluba kupaca',
      text: `## Učlanjenje

Pridružiti se može svatko tko ima najmanje 16 godina i račun. Članstvo je besplatno i osobno.

## Bodovi

Bodove skupljate za ono što kupite i zadržite. Bodovi za robu koju vratite ponovno se oduzimaju. Bodovi nemaju novčanu vrijednost i ne mogu se prenijeti.

## Nagrade

Od određenog broja bodova možete odabrati nagradu. Uz svaku piše koliko dugo vrijedi i gdje se može iskoristiti.

## Poruke

Članovima pišemo o novim tkaninama i ponudama samo ako su na to pristali, a svaka poruka ima poveznicu za odjavu.

## Izlazak

Iz kluba možete izaći u svakom trenutku u [svojem računu](/{market}/account/customer-club). Bodovi se tada brišu. Klub možemo ukinuti uz najavu od dva mjeseca; nagrade koje već imate vrijede do svojeg datuma.`,
    },
    'notify-me': {
      title: 'Obavijesti o dostupnosti',
      text: 'Time što tražite obavijest pristajete da vam o ovom komadu jednom pišemo. Vašu adresu i želju čuvamo do 90 dana nakon te poruke ili dok ih ne izbrišete; poveznica za to u svakoj je poruci. Ništa se za vas ne odvaja. Više piše na stranici [Privatnost](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Koju od naših linija nosite?',
      text: 'Pokazat ćemo vam više od nje.',
    },
    fabrics: {
      title: 'Što volite nositi?',
      outerwear: 'Kaputi i jakne',
      accessories: 'Dodaci',
    },
    news: {
      title: 'Koliko vam često smijemo pisati?',
      text: 'Samo ako ste rekli da se želite čuti s nama.',
      weekly: 'Svakog tjedna',
      monthly: 'Jednom mjesečno',
      monthlyText: 'Nova sezona i ništa drugo.',
      rarely: 'Rijetko',
    },
    care: {
      title: 'Što vas još zanima?',
      repair: 'Krpanje i održavanje',
      workroom: 'Kako stvari nastaju',
      events: 'Večeri u našim trgovinama',
    },
  },
  shipping: {
    home: '{carrier}, do vaših vrata',
    pickupPoint: '{carrier}, na mjesto preuzimanja',
    express: '{carrier}, do sljedećeg radnog dana',
    locker: '{carrier}, u paketomat',
    store: 'Preuzimanje u trgovini',
  },
  promotions: {
    welcome: 'Dobrodošlica',
    'free-freight': 'Dostava na naš račun',
    'spend-more': 'Dani indiga',
    'twenty-off': 'Dvadeset eura manje',
    'club-ten-off': 'Deset eura manje za članove',
    'third-basic': 'Tri majice za cijenu dviju',
    'winter-scarf': 'Šal uz zimsku narudžbu',
  },
  rewards: {
    delivery: {
      title: 'Dostavu plaćamo mi',
      text: 'Vaša sljedeća narudžba stiže besplatno.',
      picture: 'Složene tkanine jedna na drugoj',
      choice: 'Besplatna dostava',
    },
    tenOff: {
      title: 'Deset eura ili deset posto',
      text: 'Birate kad nagradu iskoristite.',
      picture: 'Rebrasto pletivo od prirodne vune',
      amount: 'Deset eura manje na košaricu',
      percent: 'Deset posto na sve što nije sniženo',
    },
  },
};
