import type { PageWords } from './en.ts';

export const sl: PageWords = {
  categories: {
    '/new-in': 'Prvi kosi sezone, kot prihajajo iz delavnice.',
    '/women': 'Oblačila mehkih ramen in čistih linij, krojena iz tkanin, ki imajo težo.',
    '/women/new-in': 'Kar je pravkar prišlo za ženske, najnovejše na začetku.',
    '/women/clothing': 'Od prve jutranje srajce do zadnjega večernega plašča.',
    '/women/clothing/coats-jackets': 'Vrhnje plasti iz kuhane volne, kepra in gostega bombaža. Dovolj široke, da gre spodaj pulover.',
    '/women/clothing/knitwear': 'Rebra, rižev vzorec in gladek jersey iz volne in bombaža. Pleteni tako, da manšeta ohrani obliko.',
    '/women/clothing/shirts-blouses': 'Čvrst popelin, pran lan in ovratniki, ki sami stojijo, kot je treba.',
    '/women/clothing/tops-t-shirts': 'Preprosti topi iz težkega bombaža: nosimo jih največ, opazimo pa nazadnje.',
    '/women/clothing/dresses': 'Obleke, ki padajo z ramen, drugo pa prepustijo tkanini.',
    '/women/clothing/trousers': 'Široke, ravne in zožene, z žepi, v katere gre res kaj.',
    '/women/clothing/denim': 'Denim z ozkih statev, z robom na ogled. Prvi dan tog, trideseti dan vaš.',
    '/women/clothing/skirts': 'Na preklop, plisirana ali ravna, dovolj dolga, da pri hoji zanihajo.',
    '/women/accessories': 'Kar zaokroži videz, od podplata navzgor.',
    '/women/accessories/shoes': 'Mehko usnje in podplati, ki jih je mogoče zamenjati.',
    '/women/accessories/bags': 'Platno in usnje, v velikostih, v katere gre en dan.',
    '/women/accessories/scarves': 'Tkani šali z resami iz lastnih niti.',
    '/women/accessories/belts': 'Preproste zaponke in polnozrnato usnje.',
    '/women/accessories/hats-gloves': 'Iz klobučevine in pletenine, za mesece, ki to zahtevajo.',
    '/women/edits/work': 'Srajce, hlače in en dober blazer: dovolj za ves teden.',
    '/women/edits/weekend': 'Mehke plasti za dva počasna dneva.',
    '/women/edits/occasions': 'Za poroke, večerje in druge razloge, da se lepo oblečemo.',
    '/women/edits/travel': 'Kosi, ki se zložijo na majhno in jih je treba le stresti.',
    '/men': 'Other Side je naša moška moda: iste tkanine z druge strani. Ravni šivi, pošteni žepi, nič glasnega.',
    '/men/new-in': 'Kar je pravkar prišlo za moške, najnovejše na začetku.',
    '/men/clothing': 'Cela garderoba v nekaj kosih.',
    '/men/clothing/coats-jackets': 'Delovne jakne, kratki plašči in parke iz tkanin, ki prenesejo vsako vreme.',
    '/men/clothing/tailoring': 'Suknjiči brez podloge in mehke hlače: krojaško delo brez oklepa.',
    '/men/clothing/knitwear': 'Ribiška rebra in fino pleteni puloverji, vse iz volne.',
    '/men/clothing/shirts': 'Popelin, oksford in krtačen bombaž, vsak s svojim ovratnikom.',
    '/men/clothing/t-shirts': 'Težek jersey, izrez ob vratu, raven kroj.',
    '/men/clothing/trousers': 'Z gubami ali brez njih in s pasom, v katerem se da sedeti.',
    '/men/clothing/denim': 'Štirinajstunčni keper z ozkih statev, rdeča nit ob zunanjem šivu. Zavihajte hlačnico in jo boste videli.',
    '/men/accessories': 'Škornji, pasovi in stvari, ki jih nosite s sabo.',
    '/men/accessories/shoes': 'Čevlji derby, škornji in preproste superge.',
    '/men/accessories/bags': 'Nakupovalne torbe, potovalke in en zelo dober nahrbtnik.',
    '/men/accessories/belts': 'En jermen, ena zaponka, veliko let.',
    '/men/accessories/scarves': 'Volneni šali, stkani na široko.',
    '/men/accessories/hats-gloves': 'Mornarske kape in podložene rokavice.',
    '/men/edits/work': 'Oblačila, ki so začela kot orodje in tako služijo še danes.',
    '/men/edits/weekend': 'Nič, kar bi potrebovalo likalnik.',
    '/men/edits/occasions': 'Suknjič, bela srajca in dovolj samozavesti, da pri tem ostane.',
    '/men/edits/travel': 'Pet kosov, ena torba.',
    '/cloth': 'Večina tega, kar sešijemo, sloni na štirih tkaninah. Začnite pri tisti, ki se je radi dotaknete.',
    '/cloth/denim': 'Keper tri proti ena z osnovo v barvi indiga in nebarvanim votkom, zaprt na obeh robovih.',
    '/cloth/linen': 'Lan v platnovi vezavi, z debelejšimi in tanjšimi mesti, kakršna so.',
    '/cloth/wool': 'Ribja kost za čvrstost, kuhana volna za toploto, rebra za vse drugo.',
    '/cloth/cotton': 'Popelin za svež dan, krtačen bombaž za miren.',
    '/sale': 'Kosi preteklih sezon po nižji ceni in iz iste tkanine.',
    '/sale/women': 'Ženski kosi preteklih sezon.',
    '/sale/men': 'Moški kosi preteklih sezon.',
    '/gift-cards': 'Za vse, ki sami najbolje vedo, kaj jim pristoji. Po e-pošti, na dan, ki ga izberete.',
  },
  belowGoods: {
    '/women': {
      headline: 'Ženska oblačila, ki se začnejo s tkanino',
      text: `Vse tukaj se je začelo kot kos tkanine na naši mizi. Dvignemo jo, pustimo, da pade, jo zmečkamo, operemo in se šele potem odločimo, kaj želi postati.

Gosta volna zahteva plašč z ravnim hrbtom. Ohlapen lan želi obleko, ki pada z ramen. Popelin ostane čvrst, zato iz njega nastane srajca. Če prisluhnemo, ni treba izumiti skoraj ničesar več.

## Kako začeti

- Dva puloverja, en tanek in en debel.
- Bela srajca, ki ni preveč bela.
- Hlače z žepi, v katere gre res kaj.
- En plašč. Ta lahko počaka.

Kar največ nosimo, naj bo najbolje sešito; začnite tam, drugo pride samo.`,
    },
    '/other-side': {
      headline: 'Other Side: moška moda z druge strani',
      text: `Other Side krojimo iz istih tkanin kot vse drugo v trgovini, na isti mizi in z istimi rokami. Le linije so drugačne.

Denim ima štirinajst unč in je stkan na ozko; zavihajte hlačnico in videli boste rdečo nit. Suknjiči so brez podloge, ker dobra tkanina ne potrebuje oklepa. Srajce so iz popelina, oksforda in krtačenega bombaža, vsaka s svojim ovratnikom.

## Kje začeti

Izberite kos, po katerem sežete brez premisleka, in naj bo ta dober. Za večino so to kavbojke. Za nekatere srajca.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Pletenine, ki ohranijo obliko',
      text: `Rebrasta pletenina se vrne v obliko, ker njeni stolpci stojijo tesno drug ob drugem kot meh harmonike. Zato so manšete in robovi rebrasti in zato se pulover, ki je ves v rebrih, prilega tolikim.

Pletemo volno in bombaž. Volna greje bolj, kot tehta, in pogosteje potrebuje zrak kot vodo. Bombaž je hladnejši in težji, pere pa se brez veliko premisleka.

## Nega

Čez noč ga prezračite. Zložite ga, nikoli ga ne obešajte. Svaljke odstranite z glavnikom: nastanejo iz prostih vlaken in sčasoma jih ni več.`,
    },
    '/cloth/denim': {
      headline: 'Po čem prepoznamo tkani rob',
      text: `Na ozkih statvah se votek na koncu vsake vrste obrne in vrne. Rob se zapre sam, tkalnica pa ob njem napelje eno barvno nit, da loči naročila. Naša je rdeča.

Denim s takih statev je gost, nekoliko neenakomeren in prvi dan tog. Indigo leži na površini preje in se obrabi tam, kjer se gibljete. Po enem mesecu tkanina ve, kako sedite.`,
    },
  },
  looks: {
    'look-autumn': 'Volnen plašč kamelje barve, puli barve ekru, temne hlače z gubami in rjavi škornji, zloženi drug ob drugem',
    'look-denim': 'Ravne kavbojke iz surovega denima ob jakni iz denima, beli majici in usnjenem pasu',
    'look-knit': 'Opečnato rdeča jopica z rebrastim pulijem, antracitno kapo in zloženim šalom',
    'look-women': 'Trenčkot peščene barve z belo bluzo, modrim plisiranim krilom in črnimi mokasini',
    'look-men': 'Mornarsko moder suknjič čez svetlo modro srajco, s hlačami chino peščene barve in belimi supergami',
    'look-linen': 'Lanena srajčna obleka ovsene barve s platneno torbo in rjavimi mokasini',
    'look-home': 'Plašč barve ovsa, puli barve ekru in temne hlače ob mornarsko modrem plašču, puloverju kamelje barve in temnih kavbojkah',
    'look-other-side': 'Jakna iz temnega denima, siv pulover s kapuco in črne kavbojke s hrbtne strani',
    'look-gifts': 'Darilne kartice v več barvah, z nitjo ob robu, na svojih ovojnicah',
  },
  fronts: {
    inPicture: 'Na sliki',
    otherSide: 'Poglejte z druge strani',
  },
  gifts: {
    worth: 'Od {least} do {most}',
    how: 'Kako poteka',
    choose: 'Izberite kartico in znesek.',
    write: 'Napišite nekaj vrstic in izberite dan. Kartica pride po e-pošti.',
    use: 'Unovči se v košarici. Kar ostane, ostane na kartici.',
  },
  women: {
    hero: 'Plašč pride na koncu',
    heroCta: 'Oglejte si plašče',
    disclaimer: 'Novi kosi prihajajo ob četrtkih',
    newCta: 'Oglejte si vse novosti',
  },
  men: {
    hero: 'Pet kosov, ves teden',
    heroText: 'Suknjič, srajca, hlače chino, superge. In en prost dan.',
    start: 'Začnite s kosom, ki ga največ nosite.',
    wanted: 'Najbolj iskano',
  },
  autumn: {
    heading: 'Jesenske tkanine',
    intro: 'Volna kamelje barve, krtačen bombaž, rebra, ki se vrnejo v obliko: kar je to sezono prišlo s statev.',
    hero: {
      above: 'Sezona',
      headline: 'Kamelja barva, rebra, rjavi škornji',
      text: 'Štiri tkanine in vrstni red, v katerem jih oblečemo.',
      cta: 'Oglejte si plašče',
      countdown: 'Zimske tkanine pridejo čez',
      launched: 'Zimske tkanine so tu',
    },
    banners: {
      wool: 'Kuhana volna je spet tu, v mornarsko modri',
      repairs: 'Brezplačna popravila v prvem letu: [kako to poteka](/{market}/i/care)',
      members: 'V klubu vidite zimske tkanine dan pred vsemi',
    },
    ways: {
      headline: 'Štirje načini, kako iti od doma',
      rain: 'Za dež, ki ga ni nihče napovedal.',
      rainCta: 'Trenčkoti',
      office: 'Za pisarno brez pravil oblačenja.',
      sunday: 'Za nedeljo, ki se začne pozno.',
      rest: 'Za vse drugo.',
    },
    film: {
      poster: 'Rob kosa denima',
      headline: 'Ob robu',
      text: 'Osem sekund tkanega roba, brez naglice.',
      cta: 'Preberite več o naših tkaninah',
    },
    chosen: 'Izbrano za mraz',
    member: {
      headline: 'Vaš pogled vnaprej',
      text: 'V klubu vidite zimske tkanine 20. decembra, dan preden se odprejo vrata.',
    },
    everyone: {
      headline: 'Dan prej',
      text: 'V klubu zvestobe so zimske tkanine na ogled 20. decembra. Za vse druge dan pozneje.',
      cta: 'O klubu',
    },
    questions: {
      headline: 'Preden vprašate',
      size: {
        title: 'Katera velikost v kuhani volni?',
        text: 'Večja, če ste med dvema. Volna se skrči pred krojenjem in pozneje ne popusti.',
      },
      wash: {
        title: 'Ali jo smem prati?',
        text: 'Najprej jo prezračite. Večina sledi do jutra izgine. Če ne, **jo skrtačite** in šele nato pomislite na program za volno.',
      },
      fade: {
        title: 'Ali kamelja barva zbledi?',
        text: 'Barvajo že vlakno, zato se obrablja enakomerno. Vseeno je ne puščajte ob sončnem oknu.',
      },
    },
  },
  denimDays: {
    heading: 'Dnevi denima',
    intro: 'Deset dni za surovi denim: kaj je, kako postane vaš in koda za prve kavbojke.',
    banner: {
      text: '**Dnevi denima** se kmalu končajo',
      over: 'Dnevi denima so mimo',
      popup: 'Drobni tisk',
      popupText: 'Ena koda na naročilo, za denim po polni ceni. Ni je mogoče združiti z drugo kodo.',
    },
    raw: {
      above: 'Štirinajst unč',
      headline: 'Prvi dan tog',
      text: 'Surovi denim ni bil opran, odkar je prišel s statev. Gube, ki jih dobi, so vaše: za kolenom, na boku, okrog ključev v žepu. **Nosite ga mesec dni, preden ga operete.**',
      cta: 'Oglejte si ves denim',
      code: 'Deset odstotkov popusta na prve kavbojke',
    },
    wanted: 'Kavbojke, ki jih ljudje iščejo',
    promises: {
      hem: 'Skrajšamo jih za vas, brezplačno',
      returns: 'Trideset dni za premislek',
      repairs: 'Popravila, dokler držijo',
    },
    closely: 'Ena jakna, od blizu',
    film: {
      headline: 'Kako se obrablja indigo',
      text: 'Video iz tkalnice. Predvaja se, ko ga dovolite.',
    },
    women: 'Ženski denim',
    men: 'Moški denim',
    more: 'Kar se poda k modri',
    questions: {
      headline: 'Prvi tedni nošenja',
      sofa: {
        title: 'Ali mi bo obarval kavč?',
        text: 'Na začetku malo. Prve tedne ga držite stran od svetlih tkanin.',
      },
      wash: {
        title: 'Kdaj ga operem?',
        text: 'Ko že sam stoji. Hladno, obrnjenega na narobno stran, nato ga mokrega obesite.',
      },
      size: {
        title: 'Katera velikost?',
        text: 'Vaša običajna. V pasu popusti za centimeter, v pranju ga vzame nazaj.',
      },
    },
  },
  loom: {
    heading: 'Jutro ob statvah',
    intro: 'Kako se stke štirideset metrov denima in zakaj se nikomur ne mudi.',
    picture: 'Rob kosa denima z rdečo nitjo',
    morning: {
      above: 'Ob šestih zjutraj',
      headline: 'Slišite jih, preden jih vidite',
      text: `Statve s čolničkom so glasne kot vlak: ni neprijetno, ko veste, kam pelje. V tem prostoru jih je enajst, nobene niso mlajše od mene, za vse pa skrbi ena oseba.

Ona hodi. To je večina dela. Ob vrsti tja, ob vrsti nazaj, z eno roko na tkanini, ki prihaja s statev. Roka najde pretrgano nit prej kot oko.`,
    },
    twill: {
      headline: 'Čez tri, pod eno',
      text: 'Osnova je modra, votek ni. Vsaka modra nit gre čez tri svetle in pod četrto, vsaka vrsta pa se premakne za eno nit v desno. To je ves keper. Zato je tudi lice modro, hrbet pa ne.',
    },
    slow: {
      picture: 'Denim v barvi indiga v mehkih gubah',
      headline: 'Pet metrov na uro',
      text: 'Sodobne statve jih stkejo štirideset.',
    },
    why: {
      headline: 'Zakaj tako počasi?',
      text: 'Ker se mora votek obrniti in vrniti. Na robu se nič ne reže, zato se tam nikoli nič ne para.',
      cta: 'Oglejte si denim',
    },
    noon: `Do poldneva je na zvitku dvajset metrov. Tkalka s kredo podpiše rob, doda datum in gre na kosilo. Statve tečejo brez nje natanko toliko časa, kolikor ga potrebuje, da opazi, da so ene spremenile ton.

## Štirideset metrov

En zvitek zadošča za trideset kavbojk. Naročili smo jih šest. Ko jih zmanjka, pridejo drugi, malo drugačni, ker je bil bombaž obran v katerem drugem mesecu.`,
    more: 'Več o tkaninah',
  },
  club: {
    intro: 'Točke z vsakim naročilom, nove tkanine teden dni prej in pomoč, ko se kaj strga.',
    benefits: {
      headline: 'Kaj vam prinese klub',
      points: 'Točke za to, kar obdržite',
      pointsMore: 'Točke so vaše, ko mine rok za vračilo. Od **petdesetih točk** naprej si zanje vzamete nagrado.',
      early: 'Nove tkanine teden dni prej',
      mending: 'Popravila v prvem letu',
      birthday: 'Nekaj za rojstni dan',
    },
    signup: {
      headline: 'Bodite med prvimi',
      text: 'Nič ne stane, izstopite pa lahko z enim klikom.',
      button: 'Pridružite se klubu',
      terms: 'Strinjam se s [pogoji kluba](/{market}/customer-club/terms).',
      welcome: 'Dobrodošli',
      welcomeText: 'Nove tkanine teden dni, preden pridejo v trgovino, za nekatere pa tudi vaša lastna cena.',
    },
    questions: {
      headline: 'Vprašanja',
      expire: {
        title: 'Ali točke potečejo?',
        text: 'Leto dni po tem, ko jih zberete. Koliko in kdaj, piše v vašem računu.',
      },
      data: {
        title: 'Kaj veste o meni?',
        text: 'Kar nam poveste in kar kupite. Vse piše na strani [Zasebnost](/{market}/i/privacy).',
      },
      leave: {
        title: 'Kako izstopim?',
        text: 'V svojem računu, pod Klub zvestobe. Točke gredo z vami, in to v nič, zato jih prej porabite.',
      },
    },
  },
  contact: {
    intro: 'Vsako sporočilo nekdo prebere. Ob delovnikih imate odgovor do naslednjega večera.',
    write: {
      headline: 'Pišite',
      text: 'Navedite naročilo ali izdelek, če gre zanj. Kadar je kaj narobe s šivom, pomaga fotografija.',
    },
    call: {
      headline: 'Pokličite',
      text: 'Od ponedeljka do petka, od devetih do petih, po københavnskem času.',
    },
    questions: {
      headline: 'Najpogostejša vprašanja',
      parcel: {
        title: 'Kje je moj paket?',
        text: 'Povezava je v sporočilu, ki ste ga dobili ob odpremi. Paket lahko tudi [poiščete](/{market}/track-order).',
      },
      back: {
        title: 'Kako kaj vrnem?',
        text: 'V 30 dneh, nenošeno. [Prijavite vračilo](/{market}/returns) in dobili boste nalepko.',
      },
      cost: {
        title: 'Koliko stane dostava?',
        text: 'Nad {amount} nič. Pod tem zneskom strošek pokaže košarica, preden se odločite.',
      },
      gone: {
        title: 'Moje velikosti ni več',
        text: 'Na strani izdelka pustite svoj naslov. Pišemo vam enkrat, ko bo spet na zalogi.',
      },
    },
  },
  careers: {
    intro: 'Malo nas je, kroje delamo sami in kosimo skupaj.',
    table: {
      picture: 'Bale blaga druga ob drugi',
      headline: 'Ena miza',
      text: 'Oblikovalci, krojači in ljudje, ki odgovarjajo na vaša sporočila, sedijo v enem prostoru v Københavnu. Trgovine vodijo tisti, ki v njihovem zadnjem delu šivajo. Če radi veste, kako kaj nastane, vam bo tu všeč.',
    },
    hours: 'Sedemintrideset ur, in teh se držimo',
    cloth: 'Vsako sezono kos blaga',
    place: 'København ali kraj, kjer imamo trgovino',
  },
  content: {
    about: {
      intro:
        'Tkani rob je mesto, kjer se tkanina zaključi sama. Po angleško se mu reče selvedge in tako se imenujemo, ker nam je ta misel všeč.',
      text: `Na ozkih statvah se votek na koncu vsake vrste obrne in vrne. Rob se zapre sam: nič se ne reže, nič ne lepi, nič ne para. Tkalnice so ga zaznamovale z barvno nitjo, da so ločile eno naročilo od drugega. Naša je rdeča.

## Kako delamo

Začnemo s tkanino. Ko je izbrana, narišemo tako malo, kot dopušča: raven šiv, kjer je keper gost, širok, kjer želi lan padati. Oblačilo ostane v kolekciji, dokler je tkanina dobra in ga ljudje nosijo.

## Dve strani

Selvedge je za ženske. Other Side je naša moška moda: iste tkanine z druge strani. Oboje rišemo v istem prostoru in krojimo na isti mizi.

## Kje smo

V spletni trgovini, v kateri ste pravkar, in v naših trgovinah, če je katera blizu. Če imate vprašanje o tkanini, [nam pišite](/{market}/contact).`,
    },
    materials: {
      intro: 'Večina tega, kar sešijemo, sloni na štirih tkaninah. Tu piše, kakšne so in kako se vedejo.',
      text: `## Denim

Keper tri proti ena: vsaka barvana nit osnove gre čez tri nebarvane niti votka in pod eno, vsaka vrsta pa se premakne za eno nit v desno. Od tod poševne črte na licu in od tod večina indiga spredaj. Barva leži na površini preje in se obrabi tam, kjer se gibljete. [Oglejte si denim](/{market}/cloth/denim)

## Lan

Lan v platnovi vezavi, ena čez in ena pod. Debelejša mesta, vozlički, pridejo iz vlakna; pustimo jih. Lan se mečka, hitro se suši in je z vsakim pranjem mehkejši. [Oglejte si lan](/{market}/cloth/linen)

## Volna

Ribja kost je keper, ki si vsakih nekaj niti premisli. Kuhano volno spletejo na široko in krčijo, dokler se ne spolsti, zato jo je mogoče rezati, ne da bi se parala. Rebra se pletejo v stolpcih in se vrnejo v obliko. [Oglejte si volno](/{market}/cloth/wool)

## Bombaž

Popelin je platno s tanko, gosto osnovo in ostane čvrst. Krtačen bombaž ima privzdignjeno površino in ostane topel. [Oglejte si bombaž](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Perite manj, zračite več, krpajte pravočasno. Večina oblačil potrebuje manj, kot mislimo.',
      text: `## Denim

Obrnite ga na narobno stran, perite hladno s podobnimi barvami in mokrega obesite. Pri prvih pranjih spušča indigo: nekaj časa ga držite stran od svetlega pohištva. Sušilni stroj izpustite.

## Lan

Perite pri 30 ali 40 stopinjah in v bobnu pustite prostor. Likajte ga vlažnega ali pa sploh ne.

## Volna

Čez noč jo prezračite, preden presodite, da jo je treba oprati. Če je res treba, izberite program za volno in malo sredstva za volno, vodo iztisnite v brisači in jo posušite na ravnem. Svaljki na površini nastanejo iz prostih vlaken: odstranite jih z glavnikom.

## Bombaž

Popelin lahko perete toplo in likate vroče. Krtačen bombaž ostane mehak, če ga perete obrnjenega na narobno stran.

## Krpanje

- Zrahljan gumb prišijte danes: jutri ga ne bo več.
- Majhno luknjo zašijte, preden postane velika.
- Vidna krpa iz dobre preje ni sramota.

Če ne veste, kako kaj rešiti, [nas vprašajte](/{market}/contact). Raje vidimo, da je popravljeno kot zamenjano.`,
    },
    sustainability: {
      intro: 'Najodgovornejše je oblačilo, ki ga dolgo nosimo. V to vlagamo trud.',
      text: `## Kaj delamo

- Tkanine izbiramo po tem, kako dolgo zdržijo, in pred krojenjem preizkusimo, kako se nosijo in perejo.
- Prva naročila so majhna, nato jih dopolnjujemo, da manj ostane.
- Kroje ohranjamo v kolekciji, namesto da bi jih vsako sezono zamenjali.
- Nego in krpanje razložimo na eni jasni strani: [Nega in popravila](/{market}/i/care).

## Česa ne trdimo

Oblačilo vedno stane vodo, energijo in delo človeških rok. Nobenega izdelka ne imenujemo zelen in ne tiskamo znaka, ki vam ga ne bi znali razložiti v enem stavku. Kadar izdelek nosi oznako, na njegovi strani piše, kaj zajema in kdo jo preverja.

## Vprašajte nas

Če želite o katerem izdelku vedeti več, [nam pišite](/{market}/contact) in navedite, kateri je. Odgovor boste dobili tudi takrat, kadar se bo glasil, da še ne vemo.`,
    },
    delivery: {
      intro: 'Koliko dostava stane, koliko časa traja in kako ji slediti.',
      text: `## Cena

Za naročila nad {amount} je dostava brezplačna. Pod tem zneskom strošek vidite v košarici, preden se odločite.

## Čas

Paketi navadno odpotujejo v enem do dveh delovnih dneh. Koliko časa potujejo, je odvisno od dostavljavca, ki ga izberete; ob zaključku nakupa vidite predvideni dan za svoj naslov.

## Sledenje paketu

Ko naročilo odpotuje, dobite sporočilo s povezavo. Kadar koli ga lahko poiščete tudi na strani [Sledenje naročilu](/{market}/track-order).

## Če gre kaj narobe

Če paket zamuja, je poškodovan ali v njem ni tega, kar ste naročili, [nam sporočite](/{market}/contact). Embalažo obdržite, dokler ne odgovorimo: dostavljavec jo bo morda želel videti.

## Vračila

Za premislek imate 30 dni. Vračilo prijavite na strani [Vračila](/{market}/returns) in kose pošljite nazaj nenošene.`,
    },
    'size-guide': {
      intro: 'Izmerite se enkrat, čez tanka oblačila, s krojaškim metrom, ki se prilega, a ne stiska.',
      text: `## Kako merimo

- Prsi: čez najširši del, z rokami ob telesu.
- Pas: tam, kjer bi zapeli pas, ob izdihu.
- Boki: čez najširši del, s stopali skupaj.
- Notranja dolžina hlačnice: od mednožja do tal, brez čevljev.

## Med dvema velikostma

Pri denimu in kuhani volni, ki ohranita obliko, vzemite večjo, pri rebrasti pletenini in pranem lanu, ki popustita, pa manjšo.

## Kako krojimo

Plašči so krojeni tako, da gre spodaj pulover. Srajce so ravne. Hlače sedijo v pasu, razen če pri izdelku piše drugače. Mere modela in velikost, ki jo nosi, najdete na strani vsakega izdelka.

Če še vedno ne veste, katero izbrati, [nas vprašajte](/{market}/contact) in povejte, kaj običajno nosite.`,
    },
    'notify-me': {
      intro: 'Ko vaše velikosti zmanjka, vam lahko enkrat pišemo, ko bo spet na zalogi.',
      text: `Na strani izdelka izberite razprodano velikost ali izdelek, ki šele prihaja, in pritisnite »Obvesti me, ko bo spet na zalogi« ali »Obvesti me, ko bo tukaj«. Z računom je to vse; brez njega vnesete e-poštni naslov in ga potrdite v sporočilu, ki ga pošljemo nanj.

## Koga obvestimo

Tistega, ki je prvi vprašal. Pišemo toliko ljudem, kolikor je kosov, naslednjim pa takrat, kadar prejšnji ne pridejo ponje. Želja kosa ne rezervira.

## Kaj hranimo

Vaš e-poštni naslov, izdelek in velikost, do 90 dni po našem sporočilu ali dokler ne rečete, naj nehamo.

## Kako to prekinete

Na koncu vsakega sporočila je povezava, ki željo izbriše. Z računom jo najdete tudi pod [Nastavitve](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Kaj vemo o vas, zakaj to vemo in kako lahko to spremenite.',
      text: `## Kaj hranimo

- Ko naročite: vaše ime, naslove, e-pošto, telefonsko številko in to, kar ste naročili, da lahko dostavimo in za to jamčimo.
- Ko imate račun: isto, s seznami želja in nastavitvami, dokler ga ne izbrišete.
- Ko se pridružite klubu zvestobe: vaše točke in nagrade.
- Ko nam pišete: vaše sporočilo in naš odgovor.

Cele številke vaše kartice nikoli ne vidimo. Plačila obdela ponudnik plačil, ki ga izberete.

## Kdo to še vidi

Tisti, ki to potrebujejo, da vam lahko ustrežejo: dostavljavec, ponudnik plačil in podjetja, ki skrbijo za naše računalnike. Podatke smejo uporabiti samo za ta namen.

## Kako dolgo

Dokler traja namen, dlje pa samo tam, kjer to zahteva zakon, na primer pri računih.

## Vaše pravice

Vprašate lahko, kaj vemo o vas, zahtevate popravek, kopijo ali izbris, privolitev pa lahko kadar koli prekličete. Veliko tega uredite v [svojem računu](/{market}/account); za drugo nam [pišite](/{market}/contact). Pritožite se lahko tudi pri organu za varstvo osebnih podatkov v svoji državi.`,
    },
    cookies: {
      intro: 'Majhni zapiski, ki jih trgovina pusti v vašem brskalniku. Nekateri so nujni; o drugih odločate vi.',
      text: `## Nujni

Brez njih trgovina ne deluje: zapomnijo si vašo državo, vašo košarico in to, da ste prijavljeni.

## Funkcionalni

Naredijo trgovino udobnejšo, na primer ko prikažejo zemljevid ali video drugega ponudnika.

## Analitika

Povedo nam, katere strani se berejo in kje kaj ne deluje. Gledamo vsote, ne oseb.

## Oglaševanje

Z njimi bi vam druga podjetja lahko kazala, kar ste si ogledali tukaj.

Razen nujnih se nič ne shrani, dokler v to ne privolite, za vsako vrsto posebej. Premislite si lahko kadar koli.`,
    },
    accessibility: {
      intro: 'To trgovino naj bi lahko uporabljal vsak. Tu piše, kako daleč smo in kako nam sporočite, kaj manjka.',
      text: `Gradimo po Smernicah za dostopnost spletnih vsebin (WCAG) 2.2, raven AA. Vsako stran ob vsaki izdaji preveri program, kjer program ne more presoditi, pa jo preverimo ročno, s tipkovnico in bralnikom zaslona.

## Na kaj se lahko zanesete

- Vse deluje s tipkovnico in vedno je vidno, kje ste.
- Strani je mogoče brati brez skriptov in povečati na 400 odstotkov.
- Gibanje se ustavi, kadar vaš sistem to zahteva.
- Slike imajo opis, razen če le krasijo.

## Česa še ni

Videi drugih podjetij morda nimajo podnapisov. Nekateri dokumenti dostavljavcev so slike besedila.`,
    },
    imprint: {
      intro: 'Kdo vodi to trgovino.',
      text: `Selvedge je predstavitvena trgovina. Pokaže, kaj zmore istoimenska odprtokodna programska oprema; nič v njej ni naprodaj in nobeno naročilo se ne dostavi.

## Če bi bila to vaša trgovina

Podjetje, njegov naslov, zastopniki, vpis v register in podatki za stik pridejo iz nastavitev trga v Studiu. To besedilo je vsebina: tam ga spremenite, za vsak trg posebej.

## Stik z nami

Vprašanja pridejo do nas prek [obrazca za stik](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Splošni pogoji poslovanja',
      text: `Ti pogoji opisujejo, kako kupujete v trgovini Selvedge. To je predstavitvena trgovina: nič se ne dostavi in nič se ne zaračuna.

## Naročanje

Slike in besedila v trgovini vas vabijo k naročilu. Vaše naročilo je ponudba; pogodba nastane, ko potrdimo, da je paket odpotoval. Dokler naročila ne oddate, ga lahko na vsakem koraku zaključka nakupa vidite in popravite.

## Cene

Cene so navedene v valuti trga, na katerem kupujete. Ali je davek vključen, piše v košarici, strošek dostave pa vidite pred plačilom.

## Plačilo

Plačate na enega od načinov, ki so na voljo ob zaključku nakupa. Znesek se ob naročilu rezervira, zaračuna pa se, ko paket odpotuje.

## Dostava

Dostavljamo na naslove na trgu, na katerem naročate. Več na strani [Dostava](/{market}/i/delivery).

## Odstop od pogodbe

Blago lahko brez navedbe razloga vrnete v 30 dneh od dneva, ko ga prejmete. Vračilo prijavite na strani [Vračila](/{market}/returns). Povrnemo vam, kar ste plačali, s stroškom običajne dostave, na način, na katerega ste plačali. Pravice, ki vam jih poleg tega daje zakon vaše države, ostanejo.

## Napake

Če ima kaj napako, [nam sporočite](/{market}/contact). Izdelek popravimo, zamenjamo ali vam vrnemo denar, kot določa zakon vaše države.

## Podatki

Kako ravnamo z osebnimi podatki, piše na strani [Zasebnost](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Pogoji kluba zvestobe',
      text: `## Včlanitev

Pridruži se lahko vsak, ki je star vsaj 16 let in ima račun. Članstvo je brezplačno in osebno.

## Točke

Točke zbirate za to, kar kupite in obdržite. Točke za blago, ki ga vrnete, se znova odštejejo. Točke nimajo denarne vrednosti in jih ni mogoče prenesti.

## Nagrade

Od določenega števila točk naprej lahko izberete nagrado. Pri vsaki piše, kako dolgo velja in kje jo lahko izkoristite.

## Sporočila

O novih tkaninah in ponudbah pišemo samo tistim v klubu, ki so v to privolili, v vsakem sporočilu pa je povezava za odjavo.

## Izstop

Iz kluba lahko kadar koli izstopite v [svojem računu](/{market}/account/customer-club). Točke se takrat izbrišejo. Klub lahko ukinemo z dvomesečno napovedjo; nagrade, ki jih že imate, veljajo do svojega datuma.`,
    },
    'notify-me': {
      title: 'Obvestila o zalogi',
      text: 'S tem ko zahtevate obvestilo, privolite, da vam o tem kosu enkrat pišemo. Vaš naslov in željo hranimo do 90 dni po tem sporočilu ali dokler ju ne izbrišete; povezava za to je v vsakem sporočilu. Nič vam ne damo na stran. Več piše na strani [Zasebnost](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Katere od naših linij nosite?',
      text: 'Pokazali vam bomo več iz njih.',
    },
    fabrics: {
      title: 'Kaj radi nosite?',
      outerwear: 'Plašči in jakne',
      accessories: 'Dodatki',
    },
    news: {
      title: 'Kako pogosto vam smemo pisati?',
      text: 'Samo če ste povedali, da želite naša sporočila.',
      weekly: 'Vsak teden',
      monthly: 'Enkrat na mesec',
      monthlyText: 'Nova sezona in nič drugega.',
      rarely: 'Redko',
    },
    care: {
      title: 'Kaj vas še zanima?',
      repair: 'Krpanje in nega',
      workroom: 'Kako stvari nastanejo',
      events: 'Večeri v naših trgovinah',
    },
  },
  shipping: {
    home: '{carrier}, do vaših vrat',
    pickupPoint: '{carrier}, na prevzemno mesto',
    express: '{carrier}, do naslednjega delovnega dne',
    locker: '{carrier}, v paketnik',
    store: 'Prevzem v trgovini',
  },
  promotions: {
    welcome: 'Dobrodošlica',
    'free-freight': 'Dostava na naš račun',
    'spend-more': 'Dnevi indiga',
    'twenty-off': 'Dvajset evrov manj',
    'club-ten-off': 'Deset evrov manj v klubu',
    'third-basic': 'Tri T-majice za ceno dveh',
    'winter-scarf': 'Šal k zimskemu naročilu',
  },
  rewards: {
    delivery: {
      title: 'Dostavo plačamo mi',
      text: 'Vaše naslednje naročilo pride brezplačno.',
      picture: 'Skladovnica zloženih tkanin',
      choice: 'Brezplačna dostava',
    },
    tenOff: {
      title: 'Deset evrov ali deset odstotkov',
      text: 'Izberete, ko nagrado izkoristite.',
      picture: 'Rebrasta pletenina iz naravne volne',
      amount: 'Deset evrov manj pri košarici',
      percent: 'Deset odstotkov na vse, kar ni znižano',
    },
  },
};
