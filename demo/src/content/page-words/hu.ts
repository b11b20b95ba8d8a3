import type { PageWords } from './en.ts';

export const hu: PageWords = {
  categories: {
    '/new-in': 'A szezon első darabjai, ahogy a műhelyből érkeznek.',
    '/women': 'Puha vállú, tiszta vonalú ruhák, súlyos esésű anyagból.',
    '/women/new-in': 'A legfrissebb női ruhák, elöl a legújabbak.',
    '/women/clothing': 'A nap első ingétől az este utolsó kabátjáig.',
    '/women/clothing/coats-jackets':
      'Kabátok főtt gyapjúból, sávolykötésből és sűrű pamutból. Elég bőre szabva, hogy elférjen alattuk egy pulóver.',
    '/women/clothing/knitwear': 'Borda, rizskötés és sima kötés gyapjúból és pamutból. A passzék megtartják az alakjukat.',
    '/women/clothing/shirts-blouses': 'Friss tartású puplin, mosott lenvászon, és gallérok, amelyek maguktól a helyükön vannak.',
    '/women/clothing/tops-t-shirts': 'Egyszerű felsők vastag pamutból: a legtöbbet hordott, legkevésbé észrevett darabok.',
    '/women/clothing/dresses': 'Ruhák, amelyek a vállról omlanak alá, a többit pedig az anyagra bízzák.',
    '/women/clothing/trousers': 'Bő, egyenes és szűkülő szárak, használhatóan mély zsebekkel.',
    '/women/clothing/denim': 'Denim keskeny szövőszékről, látható széllel. Az első napon merev, a harmincadikon a tiéd.',
    '/women/clothing/skirts': 'Átlapolt, rakott vagy egyenes, és elég hosszú a mozgáshoz.',
    '/women/accessories': 'Ami befejezi az öltözéket, talptól fölfelé.',
    '/women/accessories/shoes': 'Puha bőr és cserélhető talp.',
    '/women/accessories/bags': 'Vászon és bőr, egy egész napra elég méretben.',
    '/women/accessories/scarves': 'Szőtt sálak, a saját szálaikból készült rojttal.',
    '/women/accessories/belts': 'Egyszerű csatok és teljes barkájú bőr.',
    '/women/accessories/hats-gloves': 'Nemezelve és kötve, azokra a hónapokra, amelyek megkívánják.',
    '/women/edits/work': 'Ingek, nadrágok és egy jó blézer: egy hétre elég.',
    '/women/edits/weekend': 'Puha rétegek két lassú napra.',
    '/women/edits/occasions': 'Esküvőre, vacsorára és minden más okra, amiért érdemes felöltözni.',
    '/women/edits/travel': 'Darabok, amelyek kicsire hajthatók, és kirázva újra simák.',
    '/men':
      'Az Other Side a férfikollekciónk: ugyanazok az anyagok, a másik oldalukról. Egyenes varrások, becsületes zsebek, semmi hangoskodás.',
    '/men/new-in': 'A legfrissebb férfiruhák, elöl a legújabbak.',
    '/men/clothing': 'Teljes ruhatár kevés darabból.',
    '/men/clothing/coats-jackets': 'Munkásdzsekik, rövid kabátok és parkák időjárásálló anyagokból.',
    '/men/clothing/tailoring': 'Béleletlen zakók és puha nadrágok: szabómunka, páncél nélkül.',
    '/men/clothing/knitwear': 'Halászpulóverek és finom kötésű pulóverek, gyapjúból.',
    '/men/clothing/shirts': 'Puplin, oxford és flanel, mindegyikhez a maga gallérja.',
    '/men/clothing/t-shirts': 'Vastag jersey, szűk nyak, egyenes szabás.',
    '/men/clothing/trousers': 'Hajtással vagy anélkül, és olyan derékkal, amelyben ülni is lehet.',
    '/men/clothing/denim':
      'Tizennégy unciás sávolykötés keskeny szövőszékről, piros szállal a külső varrásban. Hajtsd fel az alját, és meglátod.',
    '/men/accessories': 'Csizmák, övek és minden, amit magaddal viszel.',
    '/men/accessories/shoes': 'Derby cipők, bakancsok és egyszerű sportcipők.',
    '/men/accessories/bags': 'Shopper táskák, hétvégi táskák és egy igazán jó hátizsák.',
    '/men/accessories/belts': 'Egy szíj, egy csat, sok év.',
    '/men/accessories/scarves': 'Gyapjúsálak, szélesre szőve.',
    '/men/accessories/hats-gloves': 'Kötött sapkák és bélelt kesztyűk.',
    '/men/edits/work': 'Ruhák, amelyek szerszámként kezdték, és ma is azok.',
    '/men/edits/weekend': 'Semmi, amihez vasaló kellene.',
    '/men/edits/occasions': 'Egy zakó, egy fehér ing, és elég bátorság, hogy ennyi legyen.',
    '/men/edits/travel': 'Öt darab, egy táska.',
    '/cloth': 'Négy anyag viszi a legtöbbet abból, amit készítünk. Kezdd azzal, amelyikhez szívesen érsz.',
    '/cloth/denim': 'Sávolykötés, három fölött, egy alatt, indigó lánccal és festetlen vetülékkel, mindkét szélén zártan.',
    '/cloth/linen': 'Vászonkötésű len, benne hagyott vastagabb és vékonyabb szálakkal.',
    '/cloth/wool': 'Halszálka a tartásért, főtt gyapjú a melegért, borda minden máshoz.',
    '/cloth/cotton': 'Puplin egy tiszta napra, flanel egy csendesre.',
    '/sale': 'Korábbi szezonok darabjai, alacsonyabb áron, ugyanabból az anyagból.',
    '/sale/women': 'Női ruhák korábbi szezonokból.',
    '/sale/men': 'Férfiruhák korábbi szezonokból.',
    '/gift-cards': 'Annak, aki maga tudja a legjobban, mi áll jól neki. E-mailben, az általad választott napon.',
  },
  belowGoods: {
    '/women': {
      headline: 'Női ruhák, az anyagból kiindulva',
      text: `Itt minden darab egy vég anyagként kezdte az asztalunkon. Felemeljük, leejtjük, összegyűrjük, kimossuk, és csak azután döntjük el, mi szeretne lenni.

A sűrű gyapjú egyenes hátú kabátot kér. A laza len olyan ruha akar lenni, amely a vállról omlik alá. A puplin tartja magát, tehát ing lesz belőle. Ha figyelünk, nem sok kitalálnivaló marad.

## Így építkezz

- Két pulóver, egy finom és egy vastag.
- Egy fehér ing, amely nem túl fehér.
- Egy nadrág, használhatóan mély zsebekkel.
- Egy kabát. Az ráér.

Amit a legtöbbet hordasz, az legyen a legjobban megcsinálva; kezdd ott, a többi jön magától.`,
    },
    '/other-side': {
      headline: 'Other Side: férfidivat, a másik oldalról',
      text: `Az Other Side ugyanazokból az anyagokból készül, mint a webshop minden más darabja, ugyanazon az asztalon, ugyanazoknak a kezén. Csak a vonalak mások.

A denim tizennégy unciás, keskenyre szőve; hajtsd fel az alját, és meglátod a piros szálat. A zakók béleletlenek, mert a jó anyagnak nem kell páncél. Az ingek puplinból, oxfordból és flanelből vannak, mindegyikhez a maga gallérja.

## Hol kezdd

Válaszd azt a darabot, amelyért gondolkodás nélkül nyúlsz, és abból vegyél igazán jót. A legtöbbeknél ez egy farmer. Néhányaknál az ing.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Kötöttáru, amely megtartja az alakját',
      text: `A borda azért ugrik vissza, mert a szemei szorosan állnak egymás mellett, mint a harmonika fújtatója. Ezért bordázott az ujj és az alja, és ezért áll jól olyan sokaknak a végig bordázott pulóver.

Gyapjúból és pamutból kötünk. A gyapjú melegebb, mint amilyen nehéz, és gyakrabban kér levegőt, mint vizet. A pamut hűvösebb, súlyosabb, és különösebb fejtörés nélkül mosható.

## Ápolás

Szellőztesd egy éjszakán át. Hajtsd össze, soha ne akaszd fel. A bolyhokat fésüld le: laza szálakból vannak, és egy idő után elmaradnak.`,
    },
    '/cloth/denim': {
      headline: 'Mi az a szövetszél',
      text: `A keskeny szövőszéken a vetülék minden sor végén megfordul, és visszajön. A szél magától záródik, és a szövöde egy színes szálat fűz bele, hogy meg tudja különböztetni a rendeléseket. A miénk piros.

Az ilyen szövőszékről való denim sűrű, kicsit egyenetlen, és az első napon merev. Az indigó a fonal külsején ül, és ott kopik, ahol mozogsz. Egy hónap múlva az anyag tudja, hogyan ülsz.`,
    },
  },
  looks: {
    'look-autumn': 'Teveszínű gyapjúkabát, nyersfehér garbó, sötét hajtásos nadrág és barna csizma egymás mellett',
    'look-denim': 'Mosatlan, egyenes szárú farmer, mellette farmerdzseki, fehér póló és bőröv',
    'look-knit': 'Téglavörös kardigán bordázott garbóval, antracitszürke sapkával és összehajtott sállal',
    'look-women': 'Homokszínű ballonkabát fehér blúzzal, kék rakott szoknyával és fekete loaferrel',
    'look-men': 'Sötétkék zakó világoskék ingen, homokszínű chino nadrággal és fehér sportcipővel',
    'look-linen': 'Zabszínű lenvászon ingruha vászontáskával és barna loaferrel',
    'look-home': 'Zabszínű kabát, nyersfehér garbó és sötét nadrág, mellette sötétkék kabát, teveszínű pulóver és sötét farmer',
    'look-other-side': 'Sötét farmerdzseki, szürke kapucnis pulóver és fekete farmer hátulról',
    'look-gifts': 'Ajándékkártyák több színben, szélükön egy szál cérnával, a borítékjukon',
  },
  fronts: {
    inPicture: 'A képen',
    otherSide: 'Fordítsd meg',
  },
  gifts: {
    worth: '{least} – {most}',
    how: 'Így működik',
    choose: 'Válassz kártyát és értéket.',
    write: 'Írj néhány sort, és jelöld meg a napot. A kártya e-mailben érkezik.',
    use: 'A kosárban váltható be. Ami marad, a kártyán marad.',
  },
  women: {
    hero: 'A kabát jön utoljára',
    heroCta: 'Irány a kabátok',
    disclaimer: 'Az újdonságok csütörtökönként érkeznek',
    newCta: 'Minden újdonság',
  },
  men: {
    hero: 'Öt darab egész hétre',
    heroText: 'Zakó, ing, chino nadrág, sportcipő. És egy szabadnap.',
    start: 'Kezdd azzal, amit a legtöbbet hordasz.',
    wanted: 'A legkeresettebbek',
  },
  autumn: {
    heading: 'Az őszi anyagok',
    intro: 'Teveszínű gyapjú, flanel, borda, amely visszaugrik: ami ebben a szezonban a szövőszékről lekerült.',
    hero: {
      above: 'A szezon',
      headline: 'Teveszín, borda, barna csizma',
      text: 'Négy anyag, és a sorrend, amelyben fel kell venni őket.',
      cta: 'Irány a kabátok',
      countdown: 'A téli anyagokig hátralévő idő',
      launched: 'Itt vannak a téli anyagok',
    },
    banners: {
      wool: 'Újra van főtt gyapjú sötétkékben',
      repairs: 'Ingyenes javítás az első évben: [így működik](/{market}/i/care)',
      members: 'A klubtagok mindenkinél egy nappal előbb látják a téli anyagokat',
    },
    ways: {
      headline: 'Négy út a házból kifelé',
      rain: 'Az esőre, amelyet nem jeleztek.',
      rainCta: 'Ballonkabátok',
      office: 'Az irodába, ahol nincs öltözködési szabály.',
      sunday: 'A vasárnapra, amely későn kezdődik.',
      rest: 'Minden másra.',
    },
    film: {
      poster: 'Egy vég denim széle',
      headline: 'A szélén végig',
      text: 'Nyolc másodperc szövetszél, ráérősen.',
      cta: 'Ismerd meg anyagainkat',
    },
    chosen: 'Hidegre válogatva',
    member: {
      headline: 'Te előbb látod',
      text: 'Klubtagként december 20-án látod a téli anyagokat, egy nappal azelőtt, hogy kinyílnak az ajtók.',
    },
    everyone: {
      headline: 'Egy nappal előbb',
      text: 'A törzsvásárlói klub tagjai december 20-án látják a téli anyagokat. Mindenki más egy nappal később.',
      cta: 'A klubról',
    },
    questions: {
      headline: 'Mielőtt megkérdeznéd',
      size: {
        title: 'Melyik méret főtt gyapjúból?',
        text: 'A nagyobb, ha két méret között vagy. Az anyagot szabás előtt összeugrasztjuk, és többé nem enged.',
      },
      wash: {
        title: 'Mosható?',
        text: 'Először szellőztesd. A legtöbb folt reggelre eltűnik. Ha nem, **keféld ki**, és csak aztán gondolj a gyapjúprogramra.',
      },
      fade: {
        title: 'Kifakul a teveszín?',
        text: 'Szálában festett, ezért egyenletesen kopik. Napos ablakban azért ne tartsd.',
      },
    },
  },
  denimDays: {
    heading: 'Denimnapok',
    intro: 'Tíz nap a nyers denimnek: mi az, hogyan kell behordani, és egy kód az első darabhoz.',
    banner: {
      text: 'Hamarosan véget érnek a **denimnapok**',
      over: 'A denimnapok véget értek',
      popup: 'Az apró betűs rész',
      popupText: 'Rendelésenként egy kód, teljes árú denimre. Más kóddal nem vonható össze.',
    },
    raw: {
      above: 'Tizennégy uncia',
      headline: 'Az első napon merev',
      text: 'A nyers denimet nem mosták, mióta lekerült a szövőszékről. A redők, amelyek beleülnek, a tieid: a térdhajlatban, a csípőn, a zsebedben lévő kulcs körül. **Hordd egy hónapig, mielőtt kimosod.**',
      cta: 'Minden denim',
      code: 'Tíz százalék az első farmeredre',
    },
    wanted: 'A legkeresettebb farmerok',
    promises: {
      hem: 'Ingyen felvarrjuk',
      returns: 'Harminc nap a meggondolásra',
      repairs: 'Javítás, amíg az anyag bírja',
    },
    closely: 'Egy dzseki, közelről',
    film: {
      headline: 'Hogyan kopik az indigó',
      text: 'Videó a szövödéből. Akkor indul, ha engedélyezed.',
    },
    women: 'Női denim',
    men: 'Férfi denim',
    more: 'Illik a kékhez',
    questions: {
      headline: 'Behordás',
      sofa: {
        title: 'Megfogja a kanapémat?',
        text: 'Eleinte egy kicsit. Az első hetekben tartsd távol a világos anyagoktól.',
      },
      wash: {
        title: 'Mikor mossam?',
        text: 'Amikor már magától megáll. Hidegen, kifordítva, és nedvesen akaszd fel.',
      },
      size: {
        title: 'Melyik méret?',
        text: 'A sajátod. A dereka egy centit enged, mosáskor pedig visszaveszi.',
      },
    },
  },
  loom: {
    heading: 'Egy reggel a szövőszéknél',
    intro: 'Hogyan készül negyven méter denim, és miért nem siet senki.',
    picture: 'Egy vég denim széle a piros szállal',
    morning: {
      above: 'Reggel hat óra',
      headline: 'Előbb hallod, mint látod',
      text: `A vetélős szövőszék úgy zajong, mint egy vonat: nem kellemetlen, ha tudod, merre tart. Tizenegy áll ebben a teremben, egyik sem fiatalabb nálam, és egyetlen ember vigyáz mindegyikre.

Jár. A munka java ennyi. Végig a sor mellett, vissza a sor mellett, egyik keze az anyagon, ahogy lejön a hengerről. A kéz előbb megtalálja az elszakadt szálat, mint a szem.`,
    },
    twill: {
      headline: 'Három fel, egy le',
      text: 'A lánc kék, a vetülék nem. Minden kék szál három világos fölött és a negyedik alatt halad el, és minden sor egy szállal jobbra tolja a lépcsőt. A sávolykötés ennyi. Ezért kék a színe, és ezért nem az a visszája.',
    },
    slow: {
      picture: 'Indigókék denim lágy redőkben',
      headline: 'Óránként öt méter',
      text: 'Egy korszerű szövőszék negyvenet készít.',
    },
    why: {
      headline: 'Miért ilyen lassan?',
      text: 'Mert a vetüléknek meg kell fordulnia és vissza kell jönnie. A szélén semmit sem vágnak el, így ott soha semmi nem foszlik ki.',
      cta: 'Irány a denim',
    },
    noon: `Délre húsz méter van a tekercsen. Krétával aláírja a szélét, mellé a dátumot, és elmegy ebédelni. A szövőszékek nélküle is járnak tovább, pontosan addig, amíg meg nem hallja, hogy az egyik hangot váltott.

## Negyven méter

Egy tekercsből harminc farmer lesz. Hatot rendeltünk. Ha elfogynak, jönnek mások, kicsit mások, mert a pamutot másik hónapban szedték.`,
    more: 'Még több az anyagokról',
  },
  club: {
    intro: 'Pontok minden rendelésért, új anyagok egy héttel előbb, és segítő kéz, ha valami elszakad.',
    benefits: {
      headline: 'Amit a tagok kapnak',
      points: 'Pontok azért, amit megtartasz',
      pointsMore: 'A pontok akkor a tieid, amikor lejárt a visszaküldési idő. **Ötven ponttól** jutalmat választhatsz értük.',
      early: 'Új anyagok egy héttel előbb',
      mending: 'Javítás az első évben',
      birthday: 'Meglepetés a születésnapodra',
    },
    signup: {
      headline: 'Légy az elsők között',
      text: 'Nem kerül semmibe, és egy kattintással ki is léphetsz.',
      button: 'Csatlakozás a klubhoz',
      terms: 'Elfogadom [a klub feltételeit](/{market}/customer-club/terms).',
      welcome: 'Üdvözlünk',
      welcomeText: 'Új anyagok egy héttel azelőtt, hogy a webshopba kerülnek, és némelyikre saját ár.',
    },
    questions: {
      headline: 'Kérdések',
      expire: {
        title: 'Lejárnak a pontok?',
        text: 'Egy évvel azután, hogy megkaptad őket. A fiókodban látod, mennyi és mikor.',
      },
      data: {
        title: 'Mit tudtok rólam?',
        text: 'Amit elmondasz, és amit vásárolsz. Részletesen itt olvashatod: [Adatkezelés](/{market}/i/privacy).',
      },
      leave: {
        title: 'Hogyan lépek ki?',
        text: 'A fiókodban, a Törzsvásárlói klub alatt. A pontjaid elvesznek, ezért előbb váltsd be őket.',
      },
    },
  },
  contact: {
    intro: 'Minden üzenetet elolvas valaki. Munkanapokon legkésőbb másnap estére van válaszod.',
    write: {
      headline: 'Írj',
      text: 'Nevezd meg a rendelést vagy a terméket, ha egy konkrétról van szó. A kép segít, ha egy varrással van baj.',
    },
    call: { headline: 'Hívj', text: 'Hétfőtől péntekig, kilenctől öt óráig.' },
    questions: {
      headline: 'A leggyakoribb kérdések',
      parcel: {
        title: 'Hol a csomagom?',
        text: 'A feladáskor kapott üzenetben van egy link. [Itt is megnézheted](/{market}/track-order).',
      },
      back: {
        title: 'Hogyan küldök vissza valamit?',
        text: '30 napon belül, viseletlenül. [Jelentsd be a visszaküldést](/{market}/returns), és kapsz egy címkét.',
      },
      cost: {
        title: 'Mennyibe kerül a kiszállítás?',
        text: '{amount}-tól semmibe. Alatta a kosárban látod az árát, mielőtt döntenél.',
      },
      gone: {
        title: 'Elfogyott a méretem',
        text: 'Hagyd meg az e-mail-címedet a termék oldalán. Egyszer írunk, amikor újra van.',
      },
    },
  },
  careers: {
    intro: 'Kevesen vagyunk, magunk rajzoljuk a szabásmintáinkat, és együtt ebédelünk.',
    table: {
      picture: 'Anyagtekercsek egymás mellett',
      headline: 'Egy asztal',
      text: 'Aki tervez, aki szab, és aki a leveleidre válaszol, egy szobában ül Koppenhágában. Az üzleteket azok vezetik, akik hátul varrnak bennük. Ha szereted tudni, hogyan készülnek a dolgok, jól fogod itt érezni magad.',
    },
    hours: 'Harminchét óra, és komolyan is gondoljuk',
    cloth: 'Minden szezonban egy vég anyag',
    place: 'Koppenhága, vagy ahol üzletünk van',
  },
  content: {
    about: {
      intro: 'A selvedge a szövetszél: az a hely, ahol az anyag önmagát fejezi be. Azért lett ez a nevünk, mert tetszik a gondolat.',
      text: `A keskeny szövőszéken a vetülék minden sor végén megfordul, és visszajön. A szél magától záródik: nem vágnak, nem ragasztanak, és semmi nem foszlik. A szövödék színes szállal jelölték meg, hogy az egyik rendelést megkülönböztessék a másiktól. A miénk piros.

## Hogyan dolgozunk

Az anyaggal kezdjük. Ha megvan, annyit rajzolunk, amennyit enged: egyenes varrást, ahol a sávolykötés sűrű, bővet, ahol a len esni akar. Egy ruha addig marad a kollekcióban, amíg az anyag jó, és hordják.

## Két oldal

A Selvedge a nőké. Az Other Side a férfikollekciónk: ugyanazok az anyagok, a másik oldalukról. Mindkettőt ugyanabban a szobában rajzoljuk, és ugyanazon az asztalon szabjuk.

## Hol találsz meg

Ebben a webshopban, ahol most vagy, és az üzleteinkben, ha van egy a közeledben. Ha kérdésed van egy anyagról, [írj nekünk](/{market}/contact).`,
    },
    materials: {
      intro: 'Négy anyag viszi a legtöbbet abból, amit készítünk. Itt olvashatod, mik ezek, és hogyan viselkednek.',
      text: `## Denim

Sávolykötés, három fölött, egy alatt: minden festett láncfonal három festetlen vetülék fölött és egy alatt halad el, és minden sor egy szállal jobbra tolja a lépcsőt. Így lesz az átló, amelyet a színén látsz, és így marad elöl az indigó nagy része. A festék a fonal külsején ül, és ott kopik, ahol mozogsz. [Irány a denim](/{market}/cloth/denim)

## Len

Vászonkötésű len, egy fölött és egy alatt. A vastagabb helyek a szálból jönnek; benne hagyjuk őket. A len gyűrődik, gyorsan szárad, és minden mosással puhább lesz. [Irány a len](/{market}/cloth/linen)

## Gyapjú

A halszálka olyan sávolykötés, amely néhány szálanként meggondolja magát. A főtt gyapjút bőre kötik, és addig zsugorítják, amíg nemezelődik, így foszlás nélkül szabható. A bordát oszlopokban kötik, és visszaugrik. [Irány a gyapjú](/{market}/cloth/wool)

## Pamut

A puplin vászonkötésű, finom, sűrű lánccal, és tartja magát. A flanelt a felületén bolyhozzák, és meleg marad. [Irány a pamut](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Moss ritkábban, szellőztess többet, javíts időben. A legtöbb ruhának kevesebb kell, mint hinnénk.',
      text: `## Denim

Fordítsd ki, mosd hidegen hasonló színekkel, és nedvesen akaszd fel. Az első mosások indigót engednek: tartsd egy ideig távol a világos kárpittól. A szárítógépet hagyd ki.

## Len

Mosd 30 vagy 40 fokon, laza dobban. Vasald nyirkosan, vagy sehogy.

## Gyapjú

Szellőztesd egy éjszakán át, mielőtt úgy döntesz, hogy mosni kell. Ha mégis, gyapjúprogramon, kevés gyapjúmosószerrel, nyomd ki belőle a vizet egy törülközőben, és fektetve szárítsd. A felületén a bolyhok laza szálakból vannak: fésüld le őket.

## Pamut

A puplin melegen mosható és forrón vasalható. A flanel megtartja a bolyhait, ha kifordítva mosod.

## Javítás

- A meglazult gombot még ma varrd fel: holnapra elvész.
- A kis lyukat zárd be, mielőtt nagy lesz.
- A jó fonallal, láthatóan stoppolt hely nem szégyen.

Ha nem tudod, hogyan menthető meg valami, [kérdezz minket](/{market}/contact). Szívesebben látjuk megjavítva, mint lecserélve.`,
    },
    sustainability: {
      intro: 'A legfelelősebb ruha az, amelyet sokáig hordanak. Ezen dolgozunk.',
      text: `## Mit teszünk

- Aszerint választunk anyagot, hogy meddig tart, és szabás előtt kipróbáljuk, hogyan kopik és mosódik.
- Először keveset rendelünk, aztán pótolunk, hogy kevesebb maradjon meg.
- A szabásokat megtartjuk a kollekcióban, nem cseréljük le őket szezononként.
- Az ápolást és a javítást egy egyszerű oldalon magyarázzuk el: [Ápolás és javítás](/{market}/i/care).

## Mit nem állítunk

Egy ruha mindig vízbe, energiába és valakinek a munkájába kerül. Egyetlen termékünket sem nevezzük zöldnek, és nem teszünk rá olyan jelölést, amelyet ne tudnánk egy mondatban elmagyarázni. Ha egy terméken van jelölés, az oldalán olvashatod, mire vonatkozik, és ki ellenőrzi.

## Kérdezz minket

Ha többet szeretnél tudni egy termékről, [írj nekünk](/{market}/contact), és nevezd meg. Választ kapsz, akkor is, ha a válasz az, hogy még nem tudjuk.`,
    },
    delivery: {
      intro: 'Mennyibe kerül a kiszállítás, meddig tart, és hogyan követheted.',
      text: `## Költség

{amount}-tól a szállítás ingyenes. Alatta a kosárban látod az árát, mielőtt döntenél.

## Idő

A csomagok többnyire egy-két munkanapon belül elindulnak. Hogy meddig vannak úton, az a választott futárszolgálattól függ; a pénztárban látod a címedre várható napot.

## A csomag követése

Amikor a rendelésed elindul, üzenetet kapsz egy linkkel. Bármikor megnézheted itt is: [Rendelés követése](/{market}/track-order).

## Ha valami rosszul sül el

Ha a csomag késik, sérült, vagy nem az van benne, amit rendeltél, [szólj nekünk](/{market}/contact). Őrizd meg a csomagolást, amíg nem válaszoltunk: a futárszolgálat látni akarhatja.

## Visszaküldés

30 napod van, hogy meggondold magad. Jelentsd be itt: [Visszaküldés](/{market}/returns), és küldd vissza a darabokat viseletlenül.`,
    },
    'size-guide': {
      intro: 'Mérd meg magad egyszer, vékony ruhán, olyan mérőszalaggal, amely simul, de nem szorít.',
      text: `## Hogyan mérj

- Mellbőség: a legszélesebb ponton, leengedett karral.
- Derék: ahol az övet hordanád, kilégzés után.
- Csípő: a legszélesebb ponton, összezárt lábbal.
- Belső szárhossz: a comb belső tövétől a földig, cipő nélkül.

## Két méret között

A nagyobbat vedd denimből és főtt gyapjúból, amelyek tartják az alakjukat, a kisebbet bordából és mosott lenből, amelyek engednek.

## Hogyan szabunk

A kabátok alá elfér egy pulóver. Az ingek egyenesek. A nadrágok derékban ülnek, hacsak a termék mást nem mond. A modell méreteit és a viselt méretet minden termék oldalán megtalálod.

Ha még mindig bizonytalan vagy, [kérdezz minket](/{market}/contact), és írd meg, mit szoktál hordani.`,
    },
    'notify-me': {
      intro: 'Ha elfogyott a méreted, egyszer írunk neked, amikor újra van.',
      text: `Válassz a termék oldalán egy elfogyott méretet vagy egy érkező terméket, és nyomd meg a „Szóljatok, ha újra van” gombot. Fiókkal ennyi az egész; anélkül beírod az e-mail-címedet, és megerősíted egy levélből, amelyet oda küldünk.

## Kinek szólunk

Aki előbb kérte. Annyi embernek írunk, ahány darab van, és a következőknek, ha azokat nem vitték el. A kérés nem foglalja le a darabot.

## Mit őrzünk meg

Az e-mail-címedet, a terméket és a méretet, a levelünk után 90 napig, vagy amíg azt nem kéred, hogy hagyjuk abba.

## Hogyan állítod le

Minden levél végén van egy link, amely törli a kérést. Fiókkal itt is megtalálod: [Beállítások](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Mit tudunk rólad, miért tudjuk, és hogyan változtathatsz rajta.',
      text: `## Milyen adatokat kezelünk

- Ha rendelsz: a neved, a címeid, az e-mail-címed, a telefonszámod és a rendelésed, hogy kiszállíthassuk és felelhessünk érte.
- Ha van fiókod: ugyanezt a kívánságlistáiddal és beállításaiddal együtt, amíg nem törlöd.
- Ha belépsz a törzsvásárlói klubba: a pontjaidat és jutalmaidat.
- Ha írsz nekünk: az üzenetedet és a válaszunkat.

A teljes kártyaszámodat soha nem látjuk. A fizetést az általad választott fizetési szolgáltató kezeli.

## Ki látja még

Akinek a kiszolgálásodhoz szüksége van rá: a futárszolgálat, a fizetési szolgáltató és a számítógépeinket üzemeltető cégek. Csak erre a célra használhatják.

## Meddig

Amíg a cél fennáll, és csak akkor tovább, ha a törvény előírja, mint a számláknál.

## A jogaid

Megkérdezheted, milyen személyes adatokat kezelünk rólad, kérheted a helyesbítésüket, másolatot vagy a törlésüket, és a hozzájárulásodat bármikor visszavonhatod. Sokat elintézhetsz [a fiókodban](/{market}/account); a többihez [írj nekünk](/{market}/contact). Panasszal az országod adatvédelmi hatóságához is fordulhatsz.`,
    },
    cookies: {
      intro: 'Apró cetlik, amelyeket egy webshop a böngésződben hagy. Némelyik szükséges; a többiről te döntesz.',
      text: `## Szükséges

Ezek nélkül nem működik a webshop: emlékeznek a piacodra, a kosaradra és arra, hogy bejelentkeztél.

## Funkcionális

Kényelmesebbé teszik a webshopot, például megmutatnak egy térképet vagy videót egy másik szolgáltatótól.

## Elemzés

Megmondják, melyik oldalt olvassák, és hol hibázik valami. Összegeket nézünk, nem embereket.

## Hirdetés

Ezekkel más cégek megmutathatnák neked, mit néztél itt.

A szükségesen kívül semmit nem helyezünk el, amíg igent nem mondtál, kategóriánként. Bármikor meggondolhatod magad.`,
    },
    accessibility: {
      intro:
        'Ezt a webshopot mindenkinek tudnia kell használni. Itt olvashatod, meddig jutottunk, és hogyan szólhatsz, ha valami hiányzik.',
      text: `A Web Content Accessibility Guidelines 2.2 AA szintje szerint építkezünk. Minden oldalt program ellenőriz minden kiadásnál, és kézzel, billentyűzettel és képernyőolvasóval nézzük át, amit program nem tud megítélni.

## Amire számíthatsz

- Minden működik billentyűzettel, és a fókusz mindig látszik.
- Az oldalak szkriptek nélkül is olvashatók, és 400 százalékra nagyíthatók.
- A mozgás leáll, ha a rendszered kevesebbet kér belőle.
- A képeknek van leírása, hacsak nem puszta díszek.

## Ami még nincs meg

Más cégek videóiról hiányozhat a felirat. A futárszolgálatok néhány dokumentuma szöveg képe.`,
    },
    imprint: {
      intro: 'Ki üzemelteti ezt a webshopot.',
      text: `A Selvedge bemutató webshop. Azt mutatja meg, mire képes az azonos nevű, nyílt forráskódú szoftver; semmi nem eladó, és egyetlen rendelést sem szállítunk ki.

## Ha ez a te webshopod volna

A cég, a címe, a képviselője, a cégjegyzékszáma és az elérhetőségei a piac beállításaiból jönnek a Studióban. Ez a szöveg tartalom: ott módosíthatod, piaconként.

## Kapcsolat

Kérdéseiddel a [kapcsolatfelvételi űrlapon](/{market}/contact) érsz el minket.`,
    },
  },
  terms: {
    terms: {
      title: 'Általános szerződési feltételek',
      text: `Ezek a feltételek leírják, hogyan vásárolsz a Selvedge-nél. Ez bemutató webshop: semmit nem szállítunk ki, és semmit nem terhelünk.

## Rendelés

A webshop képei és szövegei rendelésre hívnak. A rendelésed ajánlat; a szerződés akkor jön létre, amikor visszaigazoljuk, hogy a csomag elindult. A rendelésedet a pénztár minden lépésében megnézheted és javíthatod, amíg le nem adod.

## Árak

Az árakat annak a piacnak a pénznemében látod, amelyben vagy. Hogy tartalmazzák-e az áfát, azt a kosár írja, a szállítási költséget pedig fizetés előtt látod.

## Fizetés

A pénztárban felkínált fizetési módok egyikével fizetsz. Az összeget rendeléskor zároljuk, és akkor terheljük, amikor a csomag elindul.

## Kiszállítás

Annak a piacnak a címeire szállítunk, amelyben rendelsz. Lásd: [Kiszállítás](/{market}/i/delivery).

## Elállási jog

Az áru átvételétől számítva 30 napod van, hogy indokolás nélkül visszaküldd. Jelentsd be itt: [Visszaküldés](/{market}/returns). Visszatérítjük, amit fizettél, a normál kiszállítás költségével együtt, ugyanazon az úton, ahogy fizettél. Az országod törvényeiből eredő további jogaid megmaradnak.

## Hibás teljesítés

Ha valami hibás, [szólj nekünk](/{market}/contact). Megjavítjuk, kicseréljük vagy visszatérítjük az árát, ahogy az országod törvénye előírja.

## Személyes adatok

A személyes adatok kezeléséről itt olvashatsz: [Adatkezelés](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'A törzsvásárlói klub feltételei',
      text: `## Belépés

Bárki beléphet, aki elmúlt 16 éves, és van fiókja. A tagság ingyenes és személyre szóló.

## Pontok

Azért gyűjtesz pontot, amit megveszel és megtartasz. A visszaküldött áru pontjait levonjuk. A pontnak nincs pénzértéke, és nem ruházható át.

## Jutalmak

Bizonyos pontszámtól jutalmat választhatsz. A jutalmon látod, meddig érvényes, és hol használhatod fel.

## Üzenetek

Új anyagokról és ajánlatokról csak azoknak a tagoknak írunk, akik hozzájárultak, és minden üzenetben van leiratkozási link.

## Kilépés

Bármikor kiléphetsz [a fiókodban](/{market}/account/customer-club). A pontjaidat ekkor töröljük. A klubot két hónapos határidővel megszüntethetjük; a már meglévő jutalmaid a lejáratukig érvényesek.`,
    },
    'notify-me': {
      title: 'Készletértesítés',
      text: 'Az értesítés kérésével hozzájárulsz, hogy egyszer írjunk neked erről a darabról. A címedet és a kérésedet a levél után 90 napig őrizzük, vagy amíg nem törlöd; erre minden levélben van link. Semmit nem teszünk félre neked. Bővebben: [Adatkezelés](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: { title: 'Melyik kollekciónkat hordod?', text: 'Többet mutatunk belőle.' },
    fabrics: { title: 'Mit hordasz szívesen?', outerwear: 'Kabátok és dzsekik', accessories: 'Kiegészítők' },
    news: {
      title: 'Milyen gyakran írhatunk?',
      text: 'Csak akkor, ha jelezted, hogy szívesen kapsz tőlünk híreket.',
      weekly: 'Minden héten',
      monthly: 'Havonta egyszer',
      monthlyText: 'Az új szezon, és semmi más.',
      rarely: 'Ritkán',
    },
    care: {
      title: 'Mi érdekel még?',
      repair: 'Javítás és ápolás',
      workroom: 'Hogyan készülnek a dolgok',
      events: 'Esték az üzleteinkben',
    },
  },
  shipping: {
    home: '{carrier}, házhoz szállítva',
    pickupPoint: '{carrier}, átvételi pontra',
    express: '{carrier}, legkésőbb a következő munkanapon',
    locker: '{carrier}, csomagautomatába',
    store: 'Átvétel üzletben',
  },
  promotions: {
    welcome: 'Üdvözlünk',
    'free-freight': 'Ingyenes szállítás',
    'spend-more': 'Indigónapok',
    'twenty-off': 'Valamivel kevesebb',
    'club-ten-off': 'Kedvezmény a tagoknak',
    'third-basic': 'Három póló kettő áráért',
    'winter-scarf': 'Sál a téli rendelés mellé',
  },
  rewards: {
    delivery: {
      title: 'A szállítást mi álljuk',
      text: 'A következő rendelésed ingyen érkezik.',
      picture: 'Egy halom összehajtott anyag',
      choice: 'Ingyenes szállítás',
    },
    tenOff: {
      title: 'Fix kedvezmény vagy tíz százalék',
      text: 'Beváltáskor döntöd el.',
      picture: 'Bordázott kötés természetes színű gyapjúból',
      amount: 'Fix kedvezmény a kosárból',
      percent: 'Tíz százalék mindenre, ami nincs leárazva',
    },
  },
};
