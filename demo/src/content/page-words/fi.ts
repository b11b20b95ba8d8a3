import type { PageWords } from './en.ts';

export const fi: PageWords = {
  categories: {
    '/new-in': 'Kauden ensimmäiset vaatteet sitä mukaa kuin ne valmistuvat ateljeessa.',
    '/women': 'Vaatteita, joissa on pehmeät olkapäät, selkeät linjat ja kankaassa painoa.',
    '/women/new-in': 'Juuri saapunutta naisille, uusin ensin.',
    '/women/clothing': 'Päivän ensimmäisestä paidasta illan viimeiseen takkiin.',
    '/women/clothing/coats-jackets': 'Takkeja huopavillasta, twillistä ja tiiviistä puuvillasta. Väljiä niin, että neule mahtuu alle.',
    '/women/clothing/knitwear': 'Joustinta, helmineuletta ja sileää neulosta villasta ja puuvillasta. Resorit pitävät muotonsa.',
    '/women/clothing/shirts-blouses': 'Ryhdikästä popliinia, pestyä pellavaa ja kauluksia, jotka asettuvat käskemättä.',
    '/women/clothing/tops-t-shirts': 'Pelkistettyjä toppeja paksusta puuvillasta: eniten käytetyt, vähiten huomatut.',
    '/women/clothing/dresses': 'Mekkoja, jotka riippuvat olkapäistä ja jättävät loput kankaalle.',
    '/women/clothing/trousers': 'Leveitä, suoria ja kapenevia, taskut kyllin syvät käytettäviksi.',
    '/women/clothing/denim': 'Denimiä kapeista kangaspuista, hulpio näkyvissä. Ensimmäisenä päivänä jäykkä, kolmantenakymmenentenä sinun.',
    '/women/clothing/skirts': 'Kietaistuja, vekitettyjä tai suoria, ja niin pitkiä, että niissä voi liikkua.',
    '/women/accessories': 'Se, mikä viimeistelee asun, pohjasta ylöspäin.',
    '/women/accessories/shoes': 'Pehmeää nahkaa ja pohjia, jotka voi vaihtaa.',
    '/women/accessories/bags': 'Kanvasta ja nahkaa, kokoja yhden päivän tarpeisiin.',
    '/women/accessories/scarves': 'Kudottuja huiveja, hapsut omista langoista.',
    '/women/accessories/belts': 'Yksinkertaisia solkia ja täysnarvista nahkaa.',
    '/women/accessories/hats-gloves': 'Huovutettua ja neulottua niihin kuukausiin, jotka sitä vaativat.',
    '/women/edits/work': 'Paitoja, housuja ja yksi hyvä takki: niillä pärjää viikon.',
    '/women/edits/weekend': 'Pehmeitä kerroksia kahteen hitaaseen päivään.',
    '/women/edits/occasions': 'Häihin, illallisille ja muihin syihin pukeutua.',
    '/women/edits/travel': 'Vaatteita, jotka taittuvat pieneen ja suoristuvat ravistamalla.',
    '/men': 'Other Side on miesten mallistomme: samat kankaat, toinen puoli. Suorat saumat, rehelliset taskut, ei mitään äänekästä.',
    '/men/new-in': 'Juuri saapunutta miehille, uusin ensin.',
    '/men/clothing': 'Kokonainen vaatekaappi muutamassa vaatteessa.',
    '/men/clothing/coats-jackets': 'Työtakkeja, lyhyitä päällystakkeja ja parkoja säätä kestävistä kankaista.',
    '/men/clothing/tailoring': 'Vuorittomia pikkutakkeja ja pehmeitä housuja: räätälin työtä ilman haarniskaa.',
    '/men/clothing/knitwear': 'Kalastajaneuleita ja ohuita neuleita villasta.',
    '/men/clothing/shirts': 'Popliinia, oxfordia ja flanellia, jokaiselle oma kauluksensa.',
    '/men/clothing/t-shirts': 'Paksua trikoota, pieni pääntie, suora malli.',
    '/men/clothing/trousers': 'Laskoksilla tai ilman, ja vyötärö, jossa voi istua.',
    '/men/clothing/denim':
      'Neljäntoista unssin toimikasta kapeista kangaspuista, punainen lanka ulkosaumassa. Käännä lahje, niin näet sen.',
    '/men/accessories': 'Saappaat, vyöt ja se, mitä kannat mukanasi.',
    '/men/accessories/shoes': 'Derby-kenkiä, nilkkureita ja pelkistettyjä tennareita.',
    '/men/accessories/bags': 'Kasseja, matkalaukkuja ja yksi erittäin hyvä reppu.',
    '/men/accessories/belts': 'Yksi hihna, yksi solki, monta vuotta.',
    '/men/accessories/scarves': 'Villahuiveja, leveiksi kudottuja.',
    '/men/accessories/hats-gloves': 'Neulepipoja ja vuorattuja käsineitä.',
    '/men/edits/work': 'Vaatteita, jotka alkoivat työkaluina ja ovat sitä yhä.',
    '/men/edits/weekend': 'Ei mitään, mikä kaipaisi silitysrautaa.',
    '/men/edits/occasions': 'Pikkutakki, valkoinen paita ja rohkeutta jättää se siihen.',
    '/men/edits/travel': 'Viisi vaatetta, yksi laukku.',
    '/cloth': 'Neljä kangasta kantaa suurimman osan siitä, mitä teemme. Aloita siitä, jota mieluiten kosketat.',
    '/cloth/denim': 'Kolme yli, yksi ali -toimikas, loimi indigoa ja kude värjäämätöntä, molemmat reunat umpinaiset.',
    '/cloth/linen': 'Pellavaa palttinasidoksella, paksut ja ohuet kohdat paikoillaan.',
    '/cloth/wool': 'Kalanruotoa ryhdiksi, huopavillaa lämmöksi, joustinneuletta kaikkeen muuhun.',
    '/cloth/cotton': 'Popliinia kirkkaaseen päivään, flanellia hiljaiseen.',
    '/sale': 'Menneiden kausien vaatteita edullisemmin, samaa kangasta.',
    '/sale/women': 'Naisten vaatteita menneiltä kausilta.',
    '/sale/men': 'Miesten vaatteita menneiltä kausilta.',
    '/gift-cards': 'Sille, joka itse tietää parhaiten, mikä pukee. Sähköpostilla valitsemanasi päivänä.',
  },
  belowGoods: {
    '/women': {
      headline: 'Naisten vaatteita, kankaasta alkaen',
      text: `Jokainen vaate täällä alkoi kankaanpalana pöydällämme. Nostamme sen ylös, annamme sen pudota, rypistämme, pesemme ja päätämme vasta sitten, mitä siitä tahtoo tulla.

Tiivis villa pyytää takkia, jossa on suora selkä. Väljä pellava haluaa mekoksi, joka riippuu olkapäistä. Popliini pysyy ryhdikkäänä, siis siitä tulee paita. Kun kuuntelee, keksittävää ei jää paljon.

## Näin pääset alkuun

- Kaksi neuletta, ohut ja paksu.
- Valkoinen paita, joka ei ole liian valkoinen.
- Housut, joiden taskut ovat kyllin syvät käytettäviksi.
- Yksi takki. Sillä ei ole kiire.

Eniten käytetyn pitäisi olla parhaiten tehty; aloita siitä ja anna muun seurata.`,
    },
    '/other-side': {
      headline: 'Other Side: miesten vaatteet, toinen puoli',
      text: `Other Side leikataan samoista kankaista kuin kaikki muukin kaupassa, samalla pöydällä ja samojen ihmisten käsissä. Vain linjat ovat toiset.

Denim on neljäntoista unssin ja kudottu kapeaksi; käännä lahje, niin näet punaisen langan. Pikkutakeissa ei ole vuoria, sillä hyvä kangas ei tarvitse haarniskaa. Paidat ovat popliinia, oxfordia ja flanellia, jokaisella oma kauluksensa.

## Mistä aloittaa

Valitse vaate, jonka otat miettimättä, ja osta se hyvänä. Useimmille se on farkkupari. Joillekin se on paita.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Neuleita, jotka pitävät muotonsa',
      text: `Joustinneule palautuu, koska sen silmukat ovat lähekkäin kuin haitarin palje. Siksi hihansuissa ja helmoissa on resori, ja siksi kokonaan ribattu neule sopii niin monelle.

Neulomme villaa ja puuvillaa. Villa lämmittää enemmän kuin painaa ja kaipaa useammin ilmaa kuin vettä. Puuvilla on viileämpää ja raskaampaa, ja sen voi pestä sen kummemmin miettimättä.

## Hoito

Tuuleta yön yli. Taita, älä koskaan ripusta. Kampaa nypyt pois: ne syntyvät irtokuiduista ja loppuvat aikanaan.`,
    },
    '/cloth/denim': {
      headline: 'Mikä hulpio on',
      text: `Kapeissa kangaspuissa kude kääntyy jokaisen rivin lopussa ja palaa takaisin. Reuna sulkeutuu itsestään, ja kutomo lisää siihen värillisen langan, jotta tilaukset erottuvat toisistaan. Meidän on punainen.

Sellainen denim on tiivistä, hieman epätasaista ja ensimmäisenä päivänä jäykkää. Indigo on langan pinnassa ja kuluu sieltä, missä liikut. Kuukauden päästä kangas tietää, miten istut.`,
    },
  },
  looks: {
    'look-autumn': 'Kamelinvärinen villakangastakki, ecrunvärinen pooloneule, tummat laskokselliset housut ja ruskeat nilkkurit vierekkäin',
    'look-denim': 'Pesemättömät suorat farkut, farkkutakki, valkoinen T-paita ja nahkavyö',
    'look-knit': 'Tiilenpunainen neuletakki, ribattu poolo, tummanharmaa pipo ja taiteltu huivi',
    'look-women': 'Hiekanvärinen trenssi, valkoinen pusero, sininen vekkihame ja mustat loaferit',
    'look-men': 'Tummansininen bleiseri vaaleansinisen paidan päällä, hiekanväriset chinot ja valkoiset tennarit',
    'look-linen': 'Kaurapuuronvärinen pellavainen paitamekko, kanvaskassi ja ruskeat loaferit',
    'look-home':
      'Kauranvärinen takki, ecrunvärinen pooloneule ja tummat housut, vieressä tummansininen takki, kamelinvärinen neule ja tummat farkut',
    'look-other-side': 'Tumma farkkutakki, harmaa huppari ja mustat farkut selkäpuoli ylöspäin',
    'look-gifts': 'Lahjakortteja eri väreissä, lanka reunassa, kirjekuoriensa päällä',
  },
  fronts: {
    inPicture: 'Kuvassa',
    otherSide: 'Katso toinen puoli',
  },
  gifts: {
    worth: '{least}–{most}',
    how: 'Näin se toimii',
    choose: 'Valitse kortti ja summa.',
    write: 'Kirjoita muutama rivi ja valitse päivä. Kortti tulee sähköpostilla.',
    use: 'Kortti käytetään ostoskorissa. Loput jäävät kortille.',
  },
  women: {
    hero: 'Takki tulee viimeisenä',
    heroCta: 'Katso takit',
    disclaimer: 'Uutuudet saapuvat torstaisin',
    newCta: 'Katso kaikki uutuudet',
  },
  men: {
    hero: 'Viisi vaatetta, koko viikko',
    heroText: 'Bleiseri, paita, chinot, tennarit. Ja yksi vapaapäivä.',
    start: 'Aloita siitä, mitä pidät eniten.',
    wanted: 'Halutuimmat',
  },
  autumn: {
    heading: 'Syksyn kankaat',
    intro: 'Kamelinväristä villaa, flanellia, joustinneuletta, joka palautuu: tätä kangaspuista tuli tällä kaudella.',
    hero: {
      above: 'Kausi',
      headline: 'Kamelia, joustinta, ruskeat nilkkurit',
      text: 'Neljä kangasta ja järjestys, jossa ne puetaan.',
      cta: 'Katso takit',
      countdown: 'Talven kankaisiin on aikaa',
      launched: 'Talven kankaat ovat täällä',
    },
    banners: {
      wool: 'Huopavillaa on taas tummansinisenä',
      repairs: 'Ilmaiset korjaukset ensimmäisenä vuonna: [näin se toimii](/{market}/i/care)',
      members: 'Jäsenet näkevät talven kankaat päivää ennen muita',
    },
    ways: {
      headline: 'Neljä tapaa lähteä ulos',
      rain: 'Sateeseen, jota ei luvattu.',
      rainCta: 'Trenssit',
      office: 'Toimistoon, jossa ei ole pukukoodia.',
      sunday: 'Sunnuntaihin, joka alkaa myöhään.',
      rest: 'Kaikkeen muuhun.',
    },
    film: {
      poster: 'Denimkankaan reuna',
      headline: 'Reunaa pitkin',
      text: 'Kahdeksan sekuntia hulpiota, kiireettä.',
      cta: 'Lue kankaistamme',
    },
    chosen: 'Kylmään valittua',
    member: {
      headline: 'Näet ensimmäisten joukossa',
      text: 'Jäsenenä näet talven kankaat 20. joulukuuta, päivää ennen kuin ovet avataan.',
    },
    everyone: {
      headline: 'Päivän edellä',
      text: 'Kanta-asiakasklubin jäsenet näkevät talven kankaat 20. joulukuuta. Muut päivää myöhemmin.',
      cta: 'Tietoa klubista',
    },
    questions: {
      headline: 'Ennen kuin kysyt',
      size: {
        title: 'Mikä koko huopavillassa?',
        text: 'Suurempi, jos olet kahden koon välissä. Kangas kutistetaan ennen leikkaamista, eikä se enää anna periksi.',
      },
      wash: {
        title: 'Voiko sen pestä?',
        text: 'Tuuleta ensin. Useimmat jäljet ovat aamulla poissa. Jos eivät, **harjaa**, ja vasta sitten harkitse villaohjelmaa.',
      },
      fade: {
        title: 'Haalistuuko kamelinväri?',
        text: 'Villa on värjätty kuituna, joten se kuluu tasaisesti. Aurinkoiseen ikkunaan sitä ei silti kannata jättää.',
      },
    },
  },
  denimDays: {
    heading: 'Denimpäivät',
    intro: 'Kymmenen päivää raakadenimille: mitä se on, miten se pidetään omaksi ja koodi ensimmäiseen pariin.',
    banner: {
      text: '**Denimpäivät** päättyvät pian',
      over: 'Denimpäivät ovat ohi',
      popup: 'Ehdot',
      popupText: 'Yksi koodi tilausta kohti, täysihintaisesta denimistä. Koodia ei voi yhdistää toiseen koodiin.',
    },
    raw: {
      above: 'Neljätoista unssia',
      headline: 'Ensimmäisenä päivänä jäykkä',
      text: 'Raakadenimiä ei ole pesty sen jälkeen, kun se lähti kangaspuista. Laskokset, jotka siihen tulevat, ovat sinun: polvitaipeessa, lantiolla, taskun avainten ympärillä. **Pidä kuukausi, ennen kuin peset.**',
      cta: 'Katso kaikki denim',
      code: 'Kymmenen prosenttia ensimmäisestä paristasi',
    },
    wanted: 'Halutuimmat farkut',
    promises: {
      hem: 'Lyhennys maksutta',
      returns: 'Kolmekymmentä päivää aikaa harkita',
      repairs: 'Korjaus niin kauan kuin kangas kestää',
    },
    closely: 'Yksi takki läheltä',
    film: {
      headline: 'Miten indigo kuluu',
      text: 'Video kutomosta. Se alkaa, kun annat luvan.',
    },
    women: 'Naisten denim',
    men: 'Miesten denim',
    more: 'Sopii siniseen',
    questions: {
      headline: 'Omaksi pitäminen',
      sofa: {
        title: 'Värjäävätkö ne sohvani?',
        text: 'Aluksi vähän. Pidä ne ensimmäiset viikot loitolla vaaleista kankaista.',
      },
      wash: {
        title: 'Milloin ne pestään?',
        text: 'Kun ne seisovat itsekseen. Kylmässä, nurin päin, ja märkinä kuivumaan.',
      },
      size: {
        title: 'Mikä koko?',
        text: 'Omasi. Vyötärö antaa sentin periksi ja ottaa sen pesussa takaisin.',
      },
    },
  },
  loom: {
    heading: 'Aamu kangaspuiden äärellä',
    intro: 'Miten neljäkymmentä metriä denimiä kudotaan, ja miksi kenelläkään ei ole kiire.',
    picture: 'Denimkankaan reuna ja sen punainen lanka',
    morning: {
      above: 'Kello kuusi aamulla',
      headline: 'Sen kuulee ennen kuin näkee',
      text: `Sukkulakone meluaa kuin juna: ei epämiellyttävästi, kun tietää, minne se on menossa. Tässä huoneessa niitä on yksitoista, eikä yksikään ole minua nuorempi. Yksi ihminen hoitaa ne kaikki.

Hän kävelee. Se on suurin osa työstä. Riviä pitkin, riviä takaisin, käsi kankaalla, joka tulee tukilta. Käsi löytää katkenneen langan ennen silmää.`,
    },
    twill: {
      headline: 'Kolme ylös, yksi alas',
      text: 'Loimi on sininen, kude ei. Jokainen sininen lanka kulkee kolmen vaalean yli ja neljännen ali, ja joka rivillä askel siirtyy yhden langan oikealle. Muuta toimikas ei ole. Siksi etupuoli onkin sininen ja nurja ei.',
    },
    slow: {
      picture: 'Indigonsinistä denimiä pehmeillä laskoksilla',
      headline: 'Viisi metriä tunnissa',
      text: 'Nykyaikainen kone kutoo neljäkymmentä.',
    },
    why: {
      headline: 'Miksi niin hitaasti?',
      text: 'Koska kuteen on käännyttävä ja palattava. Reunassa ei leikata mitään, joten siellä ei mikään rispaannu, koskaan.',
      cta: 'Katso denim',
    },
    noon: `Puoleenpäivään mennessä rullalla on kaksikymmentä metriä. Hän merkitsee reunaan liidulla nimensä ja päivän ja lähtee lounaalle. Kangaspuut käyvät ilman häntä juuri niin kauan, että hän kuulee yhden niistä vaihtaneen säveltä.

## Neljäkymmentä metriä

Yksi rulla riittää kolmeenkymmeneen pariin. Tilasimme kuusi. Kun ne loppuvat, tulee toisia, hieman erilaisia, koska puuvilla on poimittu eri kuussa.`,
    more: 'Lisää kankaista',
  },
  club: {
    intro: 'Pisteitä joka tilauksesta, uudet kankaat viikkoa aiemmin ja auttava käsi, kun jotain repeää.',
    benefits: {
      headline: 'Mitä jäsenet saavat',
      points: 'Pisteitä siitä, minkä pidät',
      pointsMore: 'Pisteet ovat sinun, kun palautusaika on ohi. **Viidestäkymmenestä pisteestä** alkaen saat niillä edun.',
      early: 'Uudet kankaat viikkoa aiemmin',
      mending: 'Korjaukset ensimmäisenä vuonna',
      birthday: 'Jotain syntymäpäivänä',
    },
    signup: {
      headline: 'Ensimmäisten joukossa',
      text: 'Se ei maksa mitään, ja pois pääsee yhdellä napsautuksella.',
      button: 'Liity klubiin',
      terms: 'Hyväksyn [klubin ehdot](/{market}/customer-club/terms).',
      welcome: 'Tervetuloa',
      welcomeText: 'Uudet kankaat viikkoa ennen kuin ne ovat kaupassa, ja joihinkin oma hinta.',
    },
    questions: {
      headline: 'Kysymyksiä',
      expire: {
        title: 'Vanhenevatko pisteet?',
        text: 'Vuoden kuluttua siitä, kun sait ne. Tililläsi näkyy, montako ja milloin.',
      },
      data: {
        title: 'Mitä tiedätte minusta?',
        text: 'Sen, mitä kerrot ja mitä ostat. Kaikki lukee sivulla [Tietosuoja](/{market}/i/privacy).',
      },
      leave: {
        title: 'Miten eroan?',
        text: 'Tililläsi kohdassa Kanta-asiakasklubi. Pisteesi häviävät silloin, joten käytä ne ensin.',
      },
    },
  },
  contact: {
    intro: 'Joku lukee jokaisen viestin. Arkisin saat vastauksen viimeistään seuraavana iltana.',
    write: {
      headline: 'Kirjoita',
      text: 'Mainitse tilaus tai tuote, jos asia koskee sellaista. Kuva auttaa, kun saumassa on vikaa.',
    },
    call: { headline: 'Soita', text: 'Maanantaista perjantaihin kello 10–18.' },
    questions: {
      headline: 'Usein kysyttyä',
      parcel: {
        title: 'Missä pakettini on?',
        text: 'Lähtöilmoituksessa on linkki. Voit myös [katsoa täältä](/{market}/track-order).',
      },
      back: {
        title: 'Miten palautan jotain?',
        text: '30 päivän kuluessa, käyttämättömänä. [Ilmoita palautuksesta](/{market}/returns), niin saat osoitekortin.',
      },
      cost: {
        title: 'Mitä toimitus maksaa?',
        text: 'Ei mitään, kun tilaus on vähintään {amount}. Muuten hinta näkyy ostoskorissa ennen kuin päätät.',
      },
      gone: {
        title: 'Kokoni on loppunut',
        text: 'Jätä sähköpostiosoitteesi tuotteen sivulle. Kirjoitamme kerran, kun kokoa on taas.',
      },
    },
  },
  careers: {
    intro: 'Meitä on vähän, piirrämme omat kaavamme ja syömme lounasta yhdessä.',
    table: {
      picture: 'Kangaspakkoja vierekkäin',
      headline: 'Yksi pöytä',
      text: 'Ne, jotka suunnittelevat, ne, jotka leikkaavat, ja ne, jotka vastaavat viesteihisi, istuvat samassa huoneessa Kööpenhaminassa. Myymälöitä pitävät ne, jotka ompelevat niiden takahuoneessa. Jos haluat tietää, miten asiat tehdään, viihdyt täällä.',
    },
    hours: 'Kolmekymmentäseitsemän tuntia, eikä enempää',
    cloth: 'Kankaanpala joka kaudella',
    place: 'Kööpenhamina tai siellä, missä myymälämme ovat',
  },
  content: {
    about: {
      intro: 'Selvedge tarkoittaa hulpiota: reunaa, jossa kangas viimeistelee itse itsensä. Otimme nimen, koska ajatus miellyttää.',
      text: `Kapeissa kangaspuissa kude kääntyy jokaisen rivin lopussa ja palaa takaisin. Reuna sulkeutuu itsestään: mitään ei leikata, mitään ei liimata, mikään ei rispaannu. Kutomot merkitsivät sen värillisellä langalla erottaakseen tilaukset toisistaan. Meidän on punainen.

## Miten työskentelemme

Aloitamme kankaasta. Kun se on valittu, piirrämme niin vähän kuin se sallii: suoran sauman, missä toimikas on tiivistä, väljän, missä pellava haluaa laskeutua. Vaate pysyy mallistossa niin kauan kuin kangas on hyvää ja sitä pidetään.

## Kaksi puolta

Selvedge on naisille. Other Side on miesten mallistomme: samat kankaat, toinen puoli. Molemmat piirretään samassa huoneessa ja leikataan samalla pöydällä.

## Mistä meidät löytää

Verkkokaupasta, jossa nyt olet, ja myymälöistämme, jos sellainen on lähelläsi. Jos sinulla on kysymys kankaasta, [kirjoita meille](/{market}/contact).`,
    },
    materials: {
      intro: 'Neljä kangasta kantaa suurimman osan siitä, mitä teemme. Tässä kerrotaan, mitä ne ovat ja miten ne käyttäytyvät.',
      text: `## Denim

Kolme yli, yksi ali -toimikas: jokainen värjätty loimilanka kulkee kolmen värjäämättömän kudelangan yli ja yhden ali, ja joka rivillä askel siirtyy yhden langan oikealle. Siitä syntyy vinoviiva, jonka näet pinnassa, ja suurin osa indigosta jää siihen. Väri on langan pinnassa ja kuluu sieltä, missä liikut. [Katso denim](/{market}/cloth/denim)

## Pellava

Pellavaa palttinasidoksella, yksi yli ja yksi ali. Paksut kohdat tulevat kuidusta; annamme niiden olla. Pellava rypistyy, kuivuu nopeasti ja pehmenee joka pesussa. [Katso pellava](/{market}/cloth/linen)

## Villa

Kalanruoto on toimikas, joka muuttaa mielensä muutaman langan välein. Huopavilla neulotaan väljäksi ja kutistetaan, kunnes se huopuu, joten sen voi leikata rispaantumatta. Joustinneule neulotaan pystyraitoina ja palautuu. [Katso villa](/{market}/cloth/wool)

## Puuvilla

Popliini on palttinaa, jossa on ohut, tiheä loimi, ja se pysyy ryhdikkäänä. Flanellin pinta on nukitettu, ja se pysyy lämpimänä. [Katso puuvilla](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Pese harvemmin, tuuleta useammin, korjaa ajoissa. Useimmat vaatteet kaipaavat vähemmän kuin luulemme.',
      text: `## Denim

Käännä nurin, pese kylmässä samanväristen kanssa ja ripusta märkänä. Ensimmäisissä pesuissa irtoaa indigoa: pidä vaate jonkin aikaa loitolla vaaleista huonekaluista. Jätä kuivausrumpu rauhaan.

## Pellava

Pese 30 tai 40 asteessa väljässä rummussa. Silitä kosteana tai älä ollenkaan.

## Villa

Tuuleta yön yli, ennen kuin päätät, että vaate on pestävä. Jos on, käytä villaohjelmaa ja vähän villanpesuainetta, purista vesi pyyhkeeseen ja kuivata tasossa. Pinnan nypyt syntyvät irtokuiduista: poista ne kammalla.

## Puuvilla

Popliinin saa pestä lämpimässä ja silittää kuumalla. Flanelli säilyttää nukkansa, kun sen pesee nurin päin.

## Korjaaminen

- Ompele irtoava nappi tänään: huomenna se on hukassa.
- Sulje pieni reikä, ennen kuin siitä tulee suuri.
- Näkyvä parsinta hyvällä langalla ei ole häpeä.

Jos et tiedä, miten jonkin voisi pelastaa, [kysy meiltä](/{market}/contact). Näemme sen mieluummin korjattuna kuin vaihdettuna.`,
    },
    sustainability: {
      intro: 'Vastuullisin vaate on se, jota pidetään pitkään. Siihen käytämme voimamme.',
      text: `## Mitä teemme

- Valitsemme kankaat sen mukaan, kuinka kauan ne kestävät, ja kokeilemme kulumista ja pesua ennen kuin leikkaamme.
- Tilaamme ensin vähän ja täydennämme, jotta vähemmän jää yli.
- Pidämme mallit mallistossa emmekä vaihda niitä joka kaudella.
- Neuvomme hoidon ja korjaamisen yhdellä selkeällä sivulla: [Hoito ja korjaus](/{market}/i/care).

## Mitä emme väitä

Vaate vie aina vettä, energiaa ja jonkun työtä. Emme kutsu tuotetta vihreäksi emmekä paina siihen merkkiä, jota emme osaisi selittää sinulle yhdellä lauseella. Jos tuotteella on merkki, sen sivulla lukee, mitä merkki kattaa ja kuka sitä valvoo.

## Kysy meiltä

Jos haluat tietää enemmän tietystä tuotteesta, [kirjoita meille](/{market}/contact) ja mainitse se. Saat vastauksen silloinkin, kun vastaus on, ettemme vielä tiedä.`,
    },
    delivery: {
      intro: 'Mitä toimitus maksaa, kauanko se kestää ja miten sitä seurataan.',
      text: `## Hinta

Toimitus on ilmainen, kun tilaus on vähintään {amount}. Muuten hinta näkyy ostoskorissa ennen kuin päätät.

## Aika

Paketit lähtevät yleensä yhden tai kahden arkipäivän kuluessa. Matka-aika riippuu valitsemastasi kuljetusyhtiöstä; kassalla näet arvioidun päivän omaan osoitteeseesi.

## Paketin seuranta

Kun tilauksesi lähtee, saat viestin, jossa on linkki. Voit myös milloin tahansa katsoa sen kohdasta [Seuraa tilausta](/{market}/track-order).

## Jos jokin menee vikaan

Jos paketti on myöhässä, vaurioitunut tai ei sitä, mitä tilasit, [kerro meille](/{market}/contact). Säilytä pakkaus, kunnes olemme vastanneet: kuljetusyhtiö voi haluta nähdä sen.

## Palautukset

Sinulla on 30 päivää aikaa harkita. Ilmoita palautuksesta kohdassa [Palautukset](/{market}/returns) ja lähetä tuotteet käyttämättöminä takaisin.`,
    },
    'size-guide': {
      intro: 'Mittaa itsesi kerran, ohuiden vaatteiden päältä, mittanauhalla, joka myötäilee kiristämättä.',
      text: `## Näin mittaat

- Rinta: leveimmästä kohdasta, kädet alhaalla.
- Vyötärö: siitä, mihin laittaisit vyön, uloshengityksellä.
- Lantio: leveimmästä kohdasta, jalat yhdessä.
- Sisäsauma: haarasta lattiaan, ilman kenkiä.

## Kahden koon välissä

Ota suurempi denimissä ja huopavillassa, jotka pitävät muotonsa, ja pienempi joustinneuleessa ja pestyssä pellavassa, jotka antavat periksi.

## Miten leikkaamme

Takit on leikattu niin, että neule mahtuu alle. Paidat ovat suoria. Housut istuvat vyötäröllä, ellei toisin sanota. Mallin mitat ja koko ovat jokaisen tuotteen sivulla.

Jos olet yhä epävarma, [kysy meiltä](/{market}/contact) ja kerro, mitä yleensä pidät.`,
    },
    'notify-me': {
      intro: 'Kun kokosi on loppunut, voimme kirjoittaa sinulle kerran, kun sitä on taas.',
      text: `Valitse tuotteen sivulla loppunut koko tai tuote, joka on tulossa, ja paina ”Ilmoita, kun taas saatavilla”. Jos sinulla on tili, muuta ei tarvita; muuten kirjoitat sähköpostiosoitteesi ja vahvistat sen viestistä, jonka lähetämme.

## Kenelle ilmoitetaan

Sille, joka kysyi ensin. Kirjoitamme yhtä monelle kuin tuotteita on, ja seuraaville, jos niitä ei ole haettu. Toive ei varaa tuotetta.

## Mitä säilytämme

Sähköpostiosoitteesi, tuotteen ja koon, kunnes viestistämme on kulunut 90 päivää tai pyydät meitä lopettamaan.

## Miten lopetat

Jokaisen viestin lopussa on linkki, joka poistaa toiveen. Jos sinulla on tili, löydät sen myös kohdasta [Asetukset](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Mitä tiedämme sinusta, miksi tiedämme sen ja miten voit muuttaa sitä.',
      text: `## Mitä tietoja käsittelemme

- Kun tilaat: nimesi, osoitteesi, sähköpostisi, puhelinnumerosi ja tilauksesi, jotta voimme toimittaa sen ja vastata siitä.
- Kun sinulla on tili: samat sekä toivelistasi ja asetuksesi, kunnes poistat sen.
- Kun liityt kanta-asiakasklubiin: pisteesi ja etusi.
- Kun kirjoitat meille: viestisi ja vastauksemme.

Emme koskaan näe koko korttinumeroasi. Maksut hoitaa maksupalvelu, jonka valitset.

## Ketkä muut niitä näkevät

Ne, jotka tarvitsevat niitä palvellakseen sinua: kuljetusyhtiö, maksupalvelu ja yritykset, jotka ylläpitävät tietokoneitamme. He saavat käyttää tietoja vain siihen.

## Kuinka kauan

Niin kauan kuin tarkoitus vaatii, ja pidempään vain, jos laki niin määrää, kuten laskuissa.

## Oikeutesi

Sinulla on oikeus tietää, mitä henkilötietoja meillä on sinusta, saada ne oikaistuiksi, saada niistä jäljennös tai saada ne poistetuiksi, ja voit milloin tahansa peruuttaa suostumuksen. Paljon tästä hoituu [tililläsi](/{market}/account); muissa asioissa [kirjoita meille](/{market}/contact). Voit myös tehdä valituksen maasi tietosuojaviranomaiselle.`,
    },
    cookies: {
      intro: 'Pieniä lappuja, joita kauppa jättää selaimeesi. Osa on välttämättömiä; muista päätät sinä.',
      text: `## Välttämättömät

Ilman näitä kauppa ei toimi: ne muistavat markkina-alueesi, ostoskorisi ja sen, että olet kirjautunut.

## Toiminnalliset

Ne tekevät kaupasta mukavamman, esimerkiksi näyttämällä kartan tai videon toiselta palvelulta.

## Analytiikka

Ne kertovat, mitä sivuja luetaan ja missä jokin ei toimi. Katsomme summia, emme henkilöitä.

## Mainonta

Ne antaisivat muiden yritysten näyttää sinulle sitä, mitä täällä katselit.

Mitään muuta kuin välttämätöntä ei tallenneta, ennen kuin olet suostunut, luokka kerrallaan. Voit muuttaa mielesi milloin tahansa.`,
    },
    accessibility: {
      intro: 'Kaikkien pitäisi voida käyttää tätä kauppaa. Tässä kerrotaan, miten pitkällä olemme ja miten kerrot, mitä puuttuu.',
      text: `Noudatamme ohjeistusta Web Content Accessibility Guidelines 2.2, taso AA. Ohjelma tarkistaa jokaisen sivun jokaisessa julkaisussa, ja käsin, näppäimistöllä ja ruudunlukijalla, tarkistetaan se, mitä ohjelma ei osaa arvioida.

## Mihin voit luottaa

- Kaikki toimii näppäimistöllä, ja kohdistus on aina näkyvissä.
- Sivut voi lukea ilman skriptejä ja suurentaa 400 prosenttiin.
- Liike pysähtyy, kun järjestelmäsi pyytää sitä vähemmän.
- Kuvilla on kuvaus, elleivät ne ole pelkkää koristetta.

## Mitä vielä puuttuu

Muiden yritysten videoista voi puuttua tekstitys. Osa kuljetusyhtiöiden asiakirjoista on kuvia tekstistä.`,
    },
    imprint: {
      intro: 'Kuka tätä kauppaa pitää.',
      text: `Selvedge on esittelykauppa. Se näyttää, mihin samanniminen avoimen lähdekoodin ohjelmisto pystyy; mitään ei ole myytävänä eikä yhtään tilausta toimiteta.

## Jos tämä olisi sinun kauppasi

Yritys, sen osoite, edustaja, Y-tunnus ja yhteystiedot tulevat markkina-alueen asetuksista Studiossa. Tämä teksti on sisältöä: muutat sen siellä, markkina-alue kerrallaan.

## Yhteystiedot

Kysymykset tavoittavat meidät [yhteydenottolomakkeella](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Yleiset ehdot',
      text: `Nämä ehdot kertovat, miten ostat Selvedgeltä. Tämä on esittelykauppa: mitään ei toimiteta eikä mitään veloiteta.

## Tilaaminen

Kaupan kuvat ja tekstit ovat kehotus tehdä tarjous. Tilauksesi on tarjous; sopimus syntyy, kun vahvistamme, että paketti on lähtenyt. Voit katsoa ja korjata tilaustasi kassan jokaisessa vaiheessa, kunnes teet sen.

## Hinnat

Hinnat näytetään markkina-alueen valuutassa. Ostoskorissa lukee, sisältyykö niihin arvonlisävero, ja toimituskulut näytetään ennen maksamista.

## Maksaminen

Maksat jollakin kassalla tarjotuista maksutavoista. Maksu varataan, kun tilaat, ja veloitetaan, kun paketti lähtee.

## Toimitus

Toimitamme osoitteisiin sillä markkina-alueella, jolla tilaat. Katso [Toimitus](/{market}/i/delivery).

## Peruuttamisoikeus

Sinulla on 30 päivää tavaran vastaanottamisesta aikaa lähettää se takaisin syytä ilmoittamatta. Ilmoita palautuksesta kohdassa [Palautukset](/{market}/returns). Palautamme maksamasi summan ja tavallisen toimituksen kulut samalla tavalla kuin maksoit. Oikeudet, jotka maasi laki antaa sinulle tämän lisäksi, säilyvät.

## Virheet

Jos tuotteessa on virhe, [kerro meille](/{market}/contact). Korjaamme, vaihdamme tai hyvitämme sen maasi lain mukaan.

## Henkilötiedot

Henkilötietojen käsittelystä kerrotaan kohdassa [Tietosuoja](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Kanta-asiakasklubin ehdot',
      text: `## Liittyminen

Jäseneksi voi liittyä jokainen 16 vuotta täyttänyt, jolla on tili. Jäsenyys on maksuton ja henkilökohtainen.

## Pisteet

Keräät pisteitä siitä, minkä ostat ja pidät. Palautettujen tuotteiden pisteet vähennetään. Pisteillä ei ole rahallista arvoa, eikä niitä voi siirtää.

## Edut

Tietystä pistemäärästä alkaen voit valita edun. Edusta näkyy, kuinka kauan se on voimassa ja missä voit käyttää sen.

## Viestit

Kirjoitamme jäsenille uusista kankaista ja tarjouksista vain, jos he ovat suostuneet siihen, ja jokaisessa viestissä on linkki lopettamiseen.

## Eroaminen

Voit erota milloin tahansa [tililläsi](/{market}/account/customer-club). Pisteesi poistetaan silloin. Voimme lopettaa klubin kahden kuukauden varoitusajalla; edut, jotka sinulla jo on, ovat voimassa päiväänsä asti.`,
    },
    'notify-me': {
      title: 'Saatavuusilmoitukset',
      text: 'Pyytämällä ilmoitusta suostut siihen, että kirjoitamme sinulle kerran tästä tuotteesta. Säilytämme osoitteesi ja toiveesi 90 päivää viestin jälkeen tai kunnes poistat sen; jokaisessa viestissä on siihen linkki. Mitään ei panna sinulle syrjään. Lisää kohdassa [Tietosuoja](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: { title: 'Kumpaa mallistoamme käytät?', text: 'Näytämme sinulle sitä enemmän.' },
    fabrics: { title: 'Mitä pidät mieluiten?', outerwear: 'Ulkovaatteet', accessories: 'Asusteet' },
    news: {
      title: 'Kuinka usein saamme kirjoittaa?',
      text: 'Vain jos olet sanonut, että haluat kuulla meistä.',
      weekly: 'Joka viikko',
      monthly: 'Kerran kuussa',
      monthlyText: 'Uusi kausi eikä mitään muuta.',
      rarely: 'Harvoin',
    },
    care: {
      title: 'Mikä muu sinua kiinnostaa?',
      repair: 'Korjaaminen ja hoito',
      workroom: 'Miten asiat tehdään',
      events: 'Illat myymälöissämme',
    },
  },
  shipping: {
    home: '{carrier}, kotiovelle',
    pickupPoint: '{carrier}, noutopaikkaan',
    express: '{carrier}, viimeistään seuraavana arkipäivänä',
    locker: '{carrier}, pakettiautomaattiin',
    store: 'Nouto myymälästä',
  },
  promotions: {
    welcome: 'Tervetuloa',
    'free-freight': 'Toimitus ilmaiseksi',
    'spend-more': 'Indigopäivät',
    'twenty-off': 'Kaksikymmentä euroa pois',
    'club-ten-off': 'Kymmenen euroa pois jäsenille',
    'third-basic': 'Kolme T-paitaa kahden hinnalla',
    'winter-scarf': 'Huivi talvitilauksen mukana',
  },
  rewards: {
    delivery: {
      title: 'Toimitus meiltä',
      text: 'Seuraava tilauksesi tulee ilman toimituskuluja.',
      picture: 'Pino taiteltuja kankaita',
      choice: 'Ilmainen toimitus',
    },
    tenOff: {
      title: 'Kymmenen euroa tai kymmenen prosenttia',
      text: 'Valitset, kun käytät sen.',
      picture: 'Joustinneuletta luonnonvärisestä villasta',
      amount: 'Kymmenen euroa pois ostoskorista',
      percent: 'Kymmenen prosenttia normaalihintaisista tuotteista',
    },
  },
};
