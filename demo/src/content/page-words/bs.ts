import type { PageWords } from './en.ts';

export const bs: PageWords = {
  categories: {
    '/new-in': 'Prvi komadi sezone, redom kako stižu iz radionice.',
    '/women': 'Odjeća mekih ramena i čistih linija, krojena od tkanina koje imaju težinu.',
    '/women/new-in': 'Šta je upravo stiglo za žene, najnovije na početku.',
    '/women/clothing': 'Od prve jutarnje košulje do posljednjeg večernjeg kaputa.',
    '/women/clothing/coats-jackets': 'Gornji slojevi od kuhane vune, kepera i gustog pamuka. Dovoljno široki da ispod stane džemper.',
    '/women/clothing/knitwear': 'Rebra, rižin bod i ravni džersej od vune i pamuka. Pleteni tako da manžetna zadrži oblik.',
    '/women/clothing/shirts-blouses': 'Čvrst puplin, prani lan i kragne koje same stoje kako treba.',
    '/women/clothing/tops-t-shirts': 'Jednostavni topovi od teškog pamuka: nose se najčešće, a primjećuju posljednji.',
    '/women/clothing/dresses': 'Haljine koje padaju s ramena, a ostalo prepuštaju tkanini.',
    '/women/clothing/trousers': 'Široke, ravne i sužene, s džepovima u koje zaista nešto stane.',
    '/women/clothing/denim': 'Teksas s uskog razboja, s rubom koji se vidi. Prvog dana krut, tridesetog vaš.',
    '/women/clothing/skirts': 'Na preklop, plisirane ili ravne, dovoljno duge da se njišu u hodu.',
    '/women/accessories': 'Ono što dovršava odjevnu kombinaciju, od đona naviše.',
    '/women/accessories/shoes': 'Mekana koža i đonovi koji se mogu zamijeniti.',
    '/women/accessories/bags': 'Platno i koža, u veličinama u koje stane jedan dan.',
    '/women/accessories/scarves': 'Tkani šalovi s resama od vlastitih niti.',
    '/women/accessories/belts': 'Jednostavne kopče i koža punog lica.',
    '/women/accessories/hats-gloves': 'Od filca i od pletiva, za mjesece koji to traže.',
    '/women/edits/work': 'Košulje, hlače i jedan dobar sako: dovoljno za cijelu sedmicu.',
    '/women/edits/weekend': 'Mekani slojevi za dva spora dana.',
    '/women/edits/occasions': 'Za svadbe, večere i druge razloge da se čovjek dotjera.',
    '/women/edits/travel': 'Komadi koji se slože u malo, a dovoljno ih je protresti.',
    '/men': 'Other Side je naša muška moda: iste tkanine, s druge strane. Ravni šavovi, pošteni džepovi, ništa glasno.',
    '/men/new-in': 'Šta je upravo stiglo za muškarce, najnovije na početku.',
    '/men/clothing': 'Cijeli ormar u svega nekoliko komada.',
    '/men/clothing/coats-jackets': 'Radne jakne, kratki kaputi i parke od tkanina koje podnose svako vrijeme.',
    '/men/clothing/tailoring': 'Sakoi bez postave i mekane hlače: krojački posao bez oklopa.',
    '/men/clothing/knitwear': 'Ribarska rebra i džemperi od tankog pletiva, sve od vune.',
    '/men/clothing/shirts': 'Puplin, oksford i četkani pamuk, svaki sa svojom kragnom.',
    '/men/clothing/t-shirts': 'Težak džersej, izrez uz vrat, ravan kroj.',
    '/men/clothing/trousers': 'S naborima ili bez njih, i sa strukom u kojem se može sjesti.',
    '/men/clothing/denim': 'Keper od četrnaest unci s uskih razboja, crvena nit uz vanjski šav. Zavrnite nogavicu i vidjet ćete je.',
    '/men/accessories': 'Čizme, kaiševi i stvari koje nosite sa sobom.',
    '/men/accessories/shoes': 'Derby cipele, čizme i jednostavne patike.',
    '/men/accessories/bags': 'Shopper torbe, putne torbe i jedan jako dobar ruksak.',
    '/men/accessories/belts': 'Jedan kaiš, jedna kopča, mnogo godina.',
    '/men/accessories/scarves': 'Vuneni šalovi, tkani u širinu.',
    '/men/accessories/hats-gloves': 'Mornarske kape i postavljene rukavice.',
    '/men/edits/work': 'Odjeća koja je počela kao alat i još tako služi.',
    '/men/edits/weekend': 'Ništa za šta treba pegla.',
    '/men/edits/occasions': 'Sako, bijela košulja i samopouzdanje da se na tome stane.',
    '/men/edits/travel': 'Pet komada, jedna torba.',
    '/cloth': 'Većina onoga što šijemo počiva na četiri tkanine. Počnite od one koju volite pod prstima.',
    '/cloth/denim': 'Keper tri prema jedan s osnovom u boji indiga i neobojenom potkom, zatvoren na oba ruba.',
    '/cloth/linen': 'Lan u platno prepletaju, s debljim i tanjim mjestima kakva jesu.',
    '/cloth/wool': 'Riblja kost za čvrstinu, kuhana vuna za toplinu, rebra za sve ostalo.',
    '/cloth/cotton': 'Puplin za svjež dan, četkani pamuk za miran.',
    '/sale': 'Komadi iz prošlih sezona, po nižoj cijeni i od iste tkanine.',
    '/sale/women': 'Ženski komadi iz prošlih sezona.',
    '/sale/men': 'Muški komadi iz prošlih sezona.',
    '/gift-cards': 'Za one koji sami najbolje znaju šta im stoji. E-mailom, na dan koji odaberete.',
  },
  belowGoods: {
    '/women': {
      headline: 'Ženska odjeća koja počinje tkaninom',
      text: `Sve je ovdje počelo kao komad tkanine na našem stolu. Podignemo je, pustimo da padne, izgužvamo je, operemo i tek tada odlučimo šta želi biti.

Gusta vuna traži kaput ravnih leđa. Mekan lan želi haljinu koja pada s ramena. Puplin ostaje čvrst, pa od njega nastane košulja. Kad se sluša, malo šta još treba izmisliti.

## Od čega početi

- Dva džempera, jedan tanak i jedan debeo.
- Bijela košulja koja nije previše bijela.
- Hlače s džepovima u koje zaista nešto stane.
- Jedan kaput. On može sačekati.

Ono što se najviše nosi treba biti najbolje sašiveno; počnite odatle, ostalo dolazi samo.`,
    },
    '/other-side': {
      headline: 'Other Side: muška moda s druge strane',
      text: `Other Side krojimo od istih tkanina kao i sve ostalo u prodavnici, na istom stolu i istim rukama. Samo su linije drugačije.

Teksas ima četrnaest unci i tkan je usko; zavrnite nogavicu i vidjet ćete crvenu nit. Sakoi su bez postave, jer dobroj tkanini oklop ne treba. Košulje su od puplina, oksforda i četkanog pamuka, svaka sa svojom kragnom.

## Odakle početi

Odaberite komad za kojim posežete bez razmišljanja i neka taj bude dobar. Za većinu su to farmerke. Za neke košulja.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Pletivo koje čuva oblik',
      text: `Rebrasto pletivo se vraća u oblik jer mu redovi petlji stoje tijesno jedan do drugog, kao mijeh harmonike. Zato su manžetne i porubi rebrasti i zato džemper koji je sav u rebrima dobro stoji tolikima.

Pletemo vunu i pamuk. Vuna grije više nego što teži i češće joj treba zrak nego voda. Pamuk je svježiji i teži, a pere se bez mnogo razmišljanja.

## Održavanje

Ostavite ga preko noći na zraku. Složite ga, nikad ga ne vješajte. Loptice skinite češljem: nastaju od slobodnih vlakana i s vremenom prestanu.`,
    },
    '/cloth/denim': {
      headline: 'Po čemu se prepoznaje tkani rub',
      text: `Na uskom razboju potka se na kraju svakog reda okrene i vrati. Rub se zatvori sam, a tkaonica uz njega provuče jednu obojenu nit da bi razlikovala narudžbe. Naša je crvena.

Teksas s takvog razboja je gust, pomalo neujednačen i prvog dana krut. Indigo leži na površini prediva i troši se tamo gdje se krećete. Nakon mjesec dana tkanina zna kako sjedite.`,
    },
  },
  looks: {
    'look-autumn': 'Vuneni kaput kamel boje, rolka ekru boje, tamne hlače s naborima i smeđe čizme, složeni jedno do drugog',
    'look-denim': 'Ravne farmerke od sirovog teksasa uz teksas jaknu, bijelu majicu i kožni kaiš',
    'look-knit': 'Kardigan boje cigle s rebrastom rolkom, antracit kapom i složenim šalom',
    'look-women': 'Mantil boje pijeska s bijelom bluzom, plavom plisiranom suknjom i crnim mokasinama',
    'look-men': 'Teget sako preko svijetloplave košulje, s chino hlačama boje pijeska i bijelim patikama',
    'look-linen': 'Lanena haljina-košulja boje zobi s platnenom torbom i smeđim mokasinama',
    'look-home': 'Kaput boje zobi, rolka ekru boje i tamne hlače pored teget kaputa, džempera kamel boje i tamnih traperica',
    'look-other-side': 'Jakna od tamnog trapera, siva dukserica s kapuljačom i crne traperice okrenute leđima',
    'look-gifts': 'Poklon kartice u više boja, s niti uz rub, na svojim kovertama',
  },
  fronts: {
    inPicture: 'Na slici',
    otherSide: 'Okrenite na drugu stranu',
  },
  gifts: {
    worth: 'Od {least} do {most}',
    how: 'Kako to ide',
    choose: 'Odaberite karticu i iznos.',
    write: 'Napišite nekoliko redova i odaberite dan. Kartica stiže e-mailom.',
    use: 'Iskorištava se u korpi. Što preostane, ostaje na kartici.',
  },
  women: {
    hero: 'Kaput dolazi na kraju',
    heroCta: 'Pogledajte kapute',
    disclaimer: 'Novi komadi stižu četvrtkom',
    newCta: 'Pogledajte sve što je novo',
  },
  men: {
    hero: 'Pet komada, cijela sedmica',
    heroText: 'Sako, košulja, chino hlače, patike. I jedan slobodan dan.',
    start: 'Počnite od komada koji najviše nosite.',
    wanted: 'Najtraženije',
  },
  autumn: {
    heading: 'Jesenje tkanine',
    intro: 'Vuna kamel boje, četkani pamuk, rebra koja se vraćaju u oblik: šta je ove sezone sišlo s razboja.',
    hero: {
      above: 'Sezona',
      headline: 'Kamel, rebra, smeđe čizme',
      text: 'Četiri tkanine i redoslijed kojim se oblače.',
      cta: 'Pogledajte kapute',
      countdown: 'Zimske tkanine stižu za',
      launched: 'Zimske tkanine su tu',
    },
    banners: {
      wool: 'Kuhana vuna je opet tu, u teget boji',
      repairs: 'Besplatne popravke u prvoj godini: [kako to ide](/{market}/i/care)',
      members: 'Članovi vide zimske tkanine dan prije svih',
    },
    ways: {
      headline: 'Četiri načina da se izađe iz kuće',
      rain: 'Za kišu koju niko nije najavio.',
      rainCta: 'Mantili',
      office: 'Za ured bez pravila oblačenja.',
      sunday: 'Za nedjelju koja počinje kasno.',
      rest: 'Za sve ostalo.',
    },
    film: {
      poster: 'Rub komada teksasa',
      headline: 'Duž ruba',
      text: 'Osam sekundi tkanog ruba, bez žurbe.',
      cta: 'Pročitajte više o našim tkaninama',
    },
    chosen: 'Odabrano za hladnoću',
    member: {
      headline: 'Vaš pogled unaprijed',
      text: 'Kao član vidite zimske tkanine 20. decembra, dan prije nego što se otvore vrata.',
    },
    everyone: {
      headline: 'Dan ranije',
      text: 'Članovi kluba kupaca vide zimske tkanine 20. decembra. Svi ostali dan kasnije.',
      cta: 'O klubu',
    },
    questions: {
      headline: 'Prije nego što pitate',
      size: {
        title: 'Koju veličinu u kuhanoj vuni?',
        text: 'Veću, ako ste između dvije. Vuna se skupi prije krojenja i poslije ne popušta.',
      },
      wash: {
        title: 'Smije li se prati?',
        text: 'Prvo je prozračite. Većina tragova do jutra nestane. Ako ne nestane, **iščetkajte je**, pa tek onda pomislite na program za vunu.',
      },
      fade: {
        title: 'Blijedi li kamel boja?',
        text: 'Boji se već vlakno, pa se troši ravnomjerno. Ipak je ne držite na sunčanom prozoru.',
      },
    },
  },
  denimDays: {
    heading: 'Dani teksasa',
    intro: 'Deset dana za sirovi teksas: šta je to, kako da postane vaš i kod za prvi par.',
    banner: {
      text: '**Dani teksasa** uskoro završavaju',
      over: 'Dani teksasa su završili',
      popup: 'Sitna slova',
      popupText: 'Jedan kod po narudžbi, za teksas po punoj cijeni. Ne može se kombinovati s drugim kodom.',
    },
    raw: {
      above: 'Četrnaest unci',
      headline: 'Prvog dana krut',
      text: 'Sirovi teksas nije opran otkad je sišao s razboja. Nabori koje dobije su vaši: iza koljena, na kuku, oko ključeva u džepu. **Nosite ga mjesec dana prije prvog pranja.**',
      cta: 'Pogledajte sav teksas',
      code: 'Deset posto popusta na prvi par',
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
      text: 'Video iz tkaonice. Pokreće se kad ga dozvolite.',
    },
    women: 'Ženski teksas',
    men: 'Muški teksas',
    more: 'Ide uz plavo',
    questions: {
      headline: 'Prve sedmice nošenja',
      sofa: {
        title: 'Hoće li mi obojiti kauč?',
        text: 'U početku malo. Prvih sedmica ga držite podalje od svijetlih tkanina.',
      },
      wash: {
        title: 'Kada se pere?',
        text: 'Kad već može sam stajati. Hladno, okrenut naopako, a zatim obješen mokar.',
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
    picture: 'Rub komada teksasa s crvenom niti',
    morning: {
      above: 'Šest ujutro',
      headline: 'Čuje se prije nego što se vidi',
      text: `Razboj s čunkom je bučan kao voz: nije neugodno kad znate kuda ide. U ovoj prostoriji ih je jedanaest, nijedan nije mlađi od mene, a o svima brine jedna osoba.

Ona hoda. To je najveći dio posla. Uz red, pa nazad uz red, s jednom rukom na tkanini koja silazi s razboja. Ruka nađe pokidanu nit prije oka.`,
    },
    twill: {
      headline: 'Preko tri, ispod jedne',
      text: 'Osnova je plava, potka nije. Svaka plava nit prelazi preko tri svijetle i ispod četvrte, a svaki red se pomiče za jednu nit udesno. To je sav keper. Zato je i lice plavo, a naličje nije.',
    },
    slow: {
      picture: 'Teksas u boji indiga u mekim naborima',
      headline: 'Pet metara na sat',
      text: 'Moderan razboj izatka četrdeset.',
    },
    why: {
      headline: 'Zašto tako sporo?',
      text: 'Zato što se potka mora okrenuti i vratiti. Na rubu se ništa ne reže, pa se tu nikad ništa i ne osipa.',
      cta: 'Pogledajte teksas',
    },
    noon: `Do podneva je na rolni dvadeset metara. Ona kredom potpiše rub, doda datum i ode na ručak. Razboji rade bez nje tačno onoliko koliko joj treba da primijeti da je jedan promijenio ton.

## Četrdeset metara

Jedna rolna je dovoljna za trideset pari. Naručili smo ih šest. Kad ih nestane, doći će druge, malo drugačije, jer je pamuk ubran nekog drugog mjeseca.`,
    more: 'Više o tkaninama',
  },
  club: {
    intro: 'Bodovi uz svaku narudžbu, nove tkanine sedmicu dana ranije i pomoć kad se nešto podere.',
    benefits: {
      headline: 'Šta dobijaju članovi',
      points: 'Bodovi za ono što zadržite',
      pointsMore: 'Bodovi su vaši kad prođe rok za povrat. Od **pedeset bodova** naviše za njih uzimate nagradu.',
      early: 'Nove tkanine sedmicu dana ranije',
      mending: 'Popravke u prvoj godini',
      birthday: 'Sitnica za rođendan',
    },
    signup: {
      headline: 'Budite među prvima',
      text: 'Ne košta ništa, a izaći možete jednim klikom.',
      button: 'Učlanite se u klub',
      terms: 'Prihvatam [uslove kluba](/{market}/customer-club/terms).',
      welcome: 'Dobro došli',
      welcomeText: 'Nove tkanine sedmicu dana prije nego što stignu u prodavnicu, a za neke i vaša vlastita cijena.',
    },
    questions: {
      headline: 'Pitanja',
      expire: {
        title: 'Ističu li bodovi?',
        text: 'Godinu dana nakon što ih skupite. U nalogu piše koliko ih je i do kada važe.',
      },
      data: {
        title: 'Šta znate o meni?',
        text: 'Ono što nam kažete i ono što kupite. Sve piše na stranici [Privatnost](/{market}/i/privacy).',
      },
      leave: {
        title: 'Kako se izlazi iz kluba?',
        text: 'U svom nalogu, pod Klub kupaca. Bodovi odlaze s vama, i to u ništa, pa ih prije toga iskoristite.',
      },
    },
  },
  contact: {
    intro: 'Svaku poruku neko pročita. Radnim danima odgovor imate do sljedeće večeri.',
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
        text: 'Link je u poruci koju ste dobili kad je krenuo. Možete ga i [potražiti](/{market}/track-order).',
      },
      back: {
        title: 'Kako da nešto vratim?',
        text: 'U roku od 30 dana, nenošeno. [Prijavite povrat](/{market}/returns) i dobit ćete naljepnicu.',
      },
      cost: {
        title: 'Koliko košta dostava?',
        text: 'Iznad {amount} ništa. Ispod toga korpa pokaže trošak prije nego što odlučite.',
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
      text: 'Dizajneri, krojači i ljudi koji odgovaraju na vaše poruke sjede u jednoj prostoriji u Kopenhagenu. Prodavnice vode oni koji šiju u njihovom stražnjem dijelu. Ako volite znati kako nešto nastaje, ovdje će vam se svidjeti.',
    },
    hours: 'Trideset sedam sati, i držimo ih se',
    cloth: 'Svake sezone komad tkanine',
    place: 'Kopenhagen ili mjesto gdje imamo prodavnicu',
  },
  content: {
    about: {
      intro:
        'Tkani rub je mjesto gdje tkanina sama završava. Na engleskom se zove selvedge, a mi se tako zovemo jer nam se ta misao sviđa.',
      text: `Na uskom razboju potka se na kraju svakog reda okrene i vrati. Rub se zatvori sam: ništa se ne reže, ništa ne lijepi, ništa ne osipa. Tkaonice su ga obilježavale obojenom niti da bi razlikovale jednu narudžbu od druge. Naša je crvena.

## Kako radimo

Počinjemo od tkanine. Kad je odabrana, crtamo onoliko malo koliko ona dopušta: ravan šav gdje je keper gust, širok gdje lan želi padati. Odjevni predmet ostaje u kolekciji dokle god je tkanina dobra i ljudi ga nose.

## Dvije strane

Selvedge je za žene. Other Side je naša muška moda: iste tkanine, s druge strane. Jedno i drugo crtamo u istoj prostoriji i krojimo na istom stolu.

## Gdje smo

U online prodavnici u kojoj ste upravo sada i u našim prodavnicama, ako je neka u blizini. Ako imate pitanje o tkanini, [pišite nam](/{market}/contact).`,
    },
    materials: {
      intro: 'Većina onoga što šijemo počiva na četiri tkanine. Evo šta su i kako se ponašaju.',
      text: `## Teksas

Keper tri prema jedan: svaka obojena nit osnove prelazi preko tri neobojene niti potke i ispod jedne, a svaki red se pomiče za jednu nit udesno. Otud kose linije na licu i otud većina indiga s prednje strane. Boja leži na površini prediva i troši se tamo gdje se krećete. [Pogledajte teksas](/{market}/cloth/denim)

## Lan

Lan u platno prepletaju, jedna preko i jedna ispod. Deblja mjesta, čvorići, dolaze iz vlakna; ostavljamo ih. Lan se gužva, brzo se suši i sa svakim pranjem je mekši. [Pogledajte lan](/{market}/cloth/linen)

## Vuna

Riblja kost je keper koji se svakih nekoliko niti predomisli. Kuhana vuna se plete široko i skuplja dok se ne ufilca, pa se može rezati, a da se ne osipa. Rebra se pletu u stupcima i vraćaju se u oblik. [Pogledajte vunu](/{market}/cloth/wool)

## Pamuk

Puplin je platno s tankom, gustom osnovom i ostaje čvrst. Četkanom pamuku je površina podignuta, pa ostaje topao. [Pogledajte pamuk](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Perite rjeđe, zračite češće, krpite na vrijeme. Većini odjeće treba manje nego što mislimo.',
      text: `## Teksas

Okrenite ga naopako, perite hladno sa sličnim bojama i objesite mokar. U prvim pranjima pušta indigo: neko vrijeme ga držite podalje od svijetlog namještaja. Sušilicu preskočite.

## Lan

Perite na 30 ili 40 stepeni i ostavite mjesta u bubnju. Peglajte ga vlažnog ili ga nemojte peglati uopće.

## Vuna

Ostavite je preko noći na zraku prije nego što zaključite da je treba oprati. Ako zaista treba, odaberite program za vunu i malo sredstva za vunu, vodu istisnite u peškiru i sušite položeno. Loptice na površini nastaju od slobodnih vlakana: skinite ih češljem.

## Pamuk

Puplin se smije prati toplo i peglati vruće. Četkani pamuk ostaje mekan ako ga perete okrenutog naopako.

## Krpljenje

- Labavo dugme prišijte danas: sutra ga više neće biti.
- Zatvorite malu rupu prije nego što postane velika.
- Vidljiva zakrpa od dobrog prediva nije sramota.

Ako niste sigurni kako nešto spasiti, [pitajte nas](/{market}/contact). Draže nam je vidjeti popravljeno nego zamijenjeno.`,
    },
    sustainability: {
      intro: 'Najodgovornija odjeća je ona koja se dugo nosi. U to ulažemo trud.',
      text: `## Šta radimo

- Tkanine biramo po tome koliko traju, a prije krojenja isprobavamo kako se nose i peru.
- Prve narudžbe su male, a zatim ih dopunjujemo, pa manje ostaje.
- Krojeve zadržavamo u kolekciji umjesto da ih svake sezone mijenjamo.
- Održavanje i krpljenje objašnjavamo na jednoj jasnoj stranici: [Održavanje i popravke](/{market}/i/care).

## Šta ne tvrdimo

Odjeća uvijek košta vode, energije i nečijeg rada. Nijedan proizvod ne zovemo zelenim i ne štampamo znak koji vam ne bismo znali objasniti jednom rečenicom. Kad proizvod nosi oznaku, na njegovoj stranici piše šta ona obuhvata i ko je provjerava.

## Pitajte nas

Ako o nekom proizvodu želite znati više, [pišite nam](/{market}/contact) i navedite koji je. Odgovor ćete dobiti i onda kad glasi da još ne znamo.`,
    },
    delivery: {
      intro: 'Koliko dostava košta, koliko traje i kako se prati.',
      text: `## Cijena

Za narudžbe iznad {amount} dostava je besplatna. Ispod toga trošak vidite u korpi prije nego što odlučite.

## Trajanje

Paketi obično kreću u roku od jednog do dva radna dana. Koliko putuju ovisi o dostavnoj službi koju odaberete; kasa pokazuje očekivani dan za vašu adresu.

## Praćenje paketa

Kad narudžba krene, dobijate poruku s linkom. U svakom trenutku je možete potražiti i na stranici [Praćenje narudžbe](/{market}/track-order).

## Ako nešto krene naopako

Ako paket kasni, oštećen je ili u njemu nije ono što ste naručili, [javite nam](/{market}/contact). Ambalažu sačuvajte dok ne odgovorimo: dostavna služba će je možda htjeti vidjeti.

## Povrat

Imate 30 dana da se predomislite. Povrat prijavite na stranici [Povrati](/{market}/returns), a komade pošaljite nazad nenošene.`,
    },
    'size-guide': {
      intro: 'Izmjerite se jednom, preko tanke odjeće, krojačkim metrom koji prianja, a ne steže.',
      text: `## Kako se mjeri

- Grudi: preko najšireg dijela, ruke spuštene.
- Struk: tamo gdje biste zakopčali kaiš, uz izdah.
- Kukovi: preko najšireg dijela, stopala zajedno.
- Unutrašnja dužina nogavice: od prepona do poda, bez cipela.

## Između dvije veličine

Uzmite veću u teksasu i kuhanoj vuni, koji čuvaju oblik, a manju u rebrastom pletivu i pranom lanu, koji popuste.

## Kako krojimo

Kaputi su krojeni tako da ispod stane džemper. Košulje su ravne. Hlače stoje u struku, osim ako uz proizvod ne piše drugačije. Mjere modela i veličina koju nosi nalaze se na stranici svakog proizvoda.

Ako i dalje niste sigurni, [pitajte nas](/{market}/contact) i recite šta inače nosite.`,
    },
    'notify-me': {
      intro: 'Kad vaše veličine nestane, možemo vam pisati jednom, kad se vrati.',
      text: `Na stranici proizvoda odaberite rasprodanu veličinu ili proizvod koji tek stiže i pritisnite „Obavijesti me kada se vrati” ili „Obavijesti me kada stigne”. S nalogom je to sve; bez njega unesete e-mail adresu i potvrdite je u poruci koju tamo pošaljemo.

## Kome javljamo

Onome ko je prvi zatražio. Pišemo tolikima koliko ima komada, a sljedećima kad prethodni ne dođu po svoje. Želja ne rezerviše komad.

## Šta čuvamo

Vašu e-mail adresu, proizvod i veličinu, do 90 dana nakon što vam pišemo ili dok ne kažete da prestanemo.

## Kako to prekinuti

Na kraju svake poruke je link koji briše želju. S nalogom ga nalazite i pod [Postavke](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Šta znamo o vama, zašto to znamo i kako to možete promijeniti.',
      text: `## Šta čuvamo

- Kad naručite: vaše ime, adrese, e-mail, broj telefona i ono što ste naručili, da to možemo dostaviti i za to odgovarati.
- Kad imate nalog: isto to, s listama želja i postavkama, dok ga ne izbrišete.
- Kad se učlanite u klub kupaca: vaše bodove i nagrade.
- Kad nam pišete: vašu poruku i naš odgovor.

Cijeli broj vaše kartice nikad ne vidimo. Plaćanja obavlja pružalac platnih usluga kojeg odaberete.

## Ko to još vidi

Oni kojima to treba da bi vas uslužili: dostavna služba, pružalac platnih usluga i firme koje održavaju naše računare. Podatke smiju upotrijebiti samo u tu svrhu.

## Koliko dugo

Dok traje svrha, a duže samo tamo gdje to traži zakon, naprimjer za račune.

## Vaša prava

Možete pitati šta znamo o vama, zatražiti ispravku, kopiju ili brisanje, a saglasnost možete povući u svakom trenutku. Mnogo toga možete sami u [svom nalogu](/{market}/account); za ostalo nam [pišite](/{market}/contact). Možete se obratiti i organu za zaštitu ličnih podataka u svojoj državi.`,
    },
    cookies: {
      intro: 'Male bilješke koje prodavnica ostavlja u vašem pregledniku. Neke su neophodne; o drugima odlučujete vi.',
      text: `## Neophodno

Bez njih prodavnica ne radi: pamte vašu državu, vašu korpu i to da ste prijavljeni.

## Funkcionalno

Čine prodavnicu ugodnijom, naprimjer kad prikažu mapu ili video drugog pružaoca.

## Analitika

Govore nam koje se stranice čitaju i gdje nešto ne radi. Gledamo zbirove, a ne osobe.

## Oglašavanje

S njima bi vam druge firme mogle pokazivati ono što ste ovdje gledali.

Ništa osim neophodnog ne čuva se dok za to ne date saglasnost, za svaku vrstu posebno. Predomisliti se možete u svakom trenutku.`,
    },
    accessibility: {
      intro: 'Ovom prodavnicom bi se trebao moći služiti svako. Evo dokle smo stigli i kako nam javiti šta nedostaje.',
      text: `Gradimo prema Smjernicama za pristupačnost web-sadržaja (WCAG) 2.2, nivo AA. Svaku stranicu pri svakom izdanju provjerava program, a tamo gdje program ne može prosuditi, provjeravamo je ručno, tastaturom i čitačem ekrana.

## Na šta možete računati

- Sve radi tastaturom i uvijek se vidi gdje ste.
- Stranice se mogu čitati bez skripti i povećati na 400 posto.
- Kretanje stane kad vaš sistem to traži.
- Slike imaju opis, osim ako samo ukrašavaju.

## Čega još nema

Videosnimci drugih firmi možda nemaju titlove. Neki dokumenti dostavnih službi su slike teksta.`,
    },
    imprint: {
      intro: 'Ko vodi ovu prodavnicu.',
      text: `Selvedge je pokazna prodavnica. Pokazuje šta može istoimeni softver otvorenog koda; ništa u njoj nije na prodaju i nijedna narudžba se ne dostavlja.

## Da je ovo vaša prodavnica

Firma, njena adresa, zastupnici, upis u registar i podaci za kontakt dolaze iz postavki tržišta u Studiju. Ovaj tekst je sadržaj: tamo ga mijenjate, za svako tržište posebno.

## Kontakt

Pitanja stižu do nas preko [obrasca za kontakt](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Uslovi kupovine',
      text: `Ovi uslovi opisuju kako se kupuje u prodavnici Selvedge. Ovo je pokazna prodavnica: ništa se ne dostavlja i ništa se ne naplaćuje.

## Naručivanje

Slike i tekstovi u prodavnici su poziv na narudžbu. Vaša narudžba je ponuda; ugovor nastaje kad potvrdimo da je paket krenuo. Dok narudžbu ne pošaljete, možete je vidjeti i ispraviti na svakom koraku kase.

## Cijene

Cijene su iskazane u valuti tržišta na kojem kupujete. Je li porez uključen, piše u korpi, a trošak dostave vidite prije plaćanja.

## Plaćanje

Plaćate jednim od načina koje nudi kasa. Iznos se rezerviše pri narudžbi, a naplaćuje kad paket krene.

## Dostava

Dostavljamo na adrese na tržištu na kojem naručujete. Više na stranici [Dostava](/{market}/i/delivery).

## Odustanak od ugovora

Robu možete vratiti bez navođenja razloga u roku od 30 dana od dana kad je primite. Povrat prijavite na stranici [Povrati](/{market}/returns). Vraćamo vam ono što ste platili, s troškom standardne dostave, na način na koji ste platili. Prava koja vam povrh toga daje zakon vaše države ostaju.

## Nedostaci

Ako nešto ima nedostatak, [javite nam](/{market}/contact). Proizvod ćemo popraviti ili zamijeniti, ili ćemo vam vratiti novac, kako određuje zakon vaše države.

## Podaci

Kako postupamo s ličnim podacima, piše na stranici [Privatnost](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Uslovi kluba kupaca',
      text: `## Učlanjenje

Učlaniti se može svako ko ima najmanje 16 godina i nalog. Članstvo je besplatno i lično.

## Bodovi

Bodove skupljate za ono što kupite i zadržite. Bodovi za robu koju vratite ponovo se oduzimaju. Bodovi nemaju novčanu vrijednost i ne mogu se prenijeti.

## Nagrade

Od određenog broja bodova možete odabrati nagradu. Uz svaku piše koliko dugo važi i gdje se može iskoristiti.

## Poruke

Članovima pišemo o novim tkaninama i ponudama samo ako su na to pristali, a svaka poruka ima link za odjavu.

## Izlazak

Iz kluba možete izaći u svakom trenutku u [svom nalogu](/{market}/account/customer-club). Bodovi se tada brišu. Klub možemo ukinuti uz najavu od dva mjeseca; nagrade koje već imate važe do svog datuma.`,
    },
    'notify-me': {
      title: 'Obavijesti o dostupnosti',
      text: 'Time što tražite obavijest pristajete da vam o ovom komadu pišemo jednom. Vašu adresu i želju čuvamo do 90 dana nakon te poruke ili dok ih ne izbrišete; link za to je u svakoj poruci. Ništa se za vas ne odvaja. Više piše na stranici [Privatnost](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Koju od naših linija nosite?',
      text: 'Pokazat ćemo vam više od nje.',
    },
    fabrics: {
      title: 'Šta volite nositi?',
      outerwear: 'Kaputi i jakne',
      accessories: 'Dodaci',
    },
    news: {
      title: 'Koliko često vam smijemo pisati?',
      text: 'Samo ako ste rekli da želite da se čujemo.',
      weekly: 'Svake sedmice',
      monthly: 'Jednom mjesečno',
      monthlyText: 'Nova sezona i ništa drugo.',
      rarely: 'Rijetko',
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
    pickupPoint: '{carrier}, na mjesto preuzimanja',
    express: '{carrier}, do sljedećeg radnog dana',
    locker: '{carrier}, u paketomat',
    store: 'Preuzimanje u prodavnici',
  },
  promotions: {
    welcome: 'Dobrodošlica',
    'free-freight': 'Dostava na naš račun',
    'spend-more': 'Dani indiga',
    'twenty-off': 'Popust na veću kupovinu',
    'club-ten-off': 'Popust za članove',
    'third-basic': 'Tri majice po cijeni dvije',
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
      title: 'Popust na korpu ili deset posto',
      text: 'Birate kad nagradu iskoristite.',
      picture: 'Rebrasto pletivo od prirodne vune',
      amount: 'Popust na cijelu korpu',
      percent: 'Deset posto na sve što nije sniženo',
    },
  },
};
