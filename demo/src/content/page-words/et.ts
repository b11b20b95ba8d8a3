import type { PageWords } from './en.ts';

export const et: PageWords = {
  categories: {
    '/new-in': 'Hooaja esimesed rõivad, nii nagu need töökojast saabuvad.',
    '/women': 'Pehmete õlgade ja puhaste joontega rõivad kangast, millel on kaalu.',
    '/women/new-in': 'Äsja naistele saabunud, uusimad eespool.',
    '/women/clothing': 'Päeva esimesest särgist õhtu viimase mantlini.',
    '/women/clothing/coats-jackets': 'Üleriided keeduvillast, toimsest kangast ja tihedast puuvillast. Nii avarad, et kampsun mahub alla.',
    '/women/clothing/knitwear': 'Soonik, pärlkude ja parempidine kude villast ja puuvillast. Soonikud hoiavad kuju.',
    '/women/clothing/shirts-blouses': 'Karge popliin, pestud linane ja kraed, mis istuvad ise, nagu peab.',
    '/women/clothing/tops-t-shirts': 'Lihtsad topid paksust puuvillast: kantakse kõige rohkem, märgatakse kõige vähem.',
    '/women/clothing/dresses': 'Kleidid, mis ripuvad õlgadelt ja jätavad ülejäänu kanga hooleks.',
    '/women/clothing/trousers': 'Laiad, sirged ja kitsenevad, taskud kasutamiseks piisavalt sügavad.',
    '/women/clothing/denim': 'Denim kitsastelt telgedelt, serv nähtaval. Esimesel päeval jäik, kolmekümnendal sinu oma.',
    '/women/clothing/skirts': 'Hõlmaga, volditud või sirge, ja liikumiseks piisavalt pikk.',
    '/women/accessories': 'See, mis teeb riietuse valmis, tallast ülespoole.',
    '/women/accessories/shoes': 'Pehme nahk ja tallad, mida saab vahetada.',
    '/women/accessories/bags': 'Lõuend ja nahk, suuruses, mis mahutab ühe päeva.',
    '/women/accessories/scarves': 'Kootud sallid, narmad omaenda lõngast.',
    '/women/accessories/belts': 'Lihtsad pandlad ja loomuliku pinnaga nahk.',
    '/women/accessories/hats-gloves': 'Vanutatud ja kootud, kuudeks, mis seda nõuavad.',
    '/women/edits/work': 'Särgid, püksid ja üks hea jakk: nädalaks piisab.',
    '/women/edits/weekend': 'Pehmed kihid kaheks aeglaseks päevaks.',
    '/women/edits/occasions': 'Pulmadeks, õhtusöökideks ja muudeks põhjusteks end riidesse panna.',
    '/women/edits/travel': 'Rõivad, mis mahuvad väikseks kokku ja lähevad raputades siledaks.',
    '/men': 'Other Side on meie meesterõivad: samad kangad, teine pool. Sirged õmblused, ausad taskud, ei midagi valju.',
    '/men/new-in': 'Äsja meestele saabunud, uusimad eespool.',
    '/men/clothing': 'Terve garderoob vähestes rõivastes.',
    '/men/clothing/coats-jackets': 'Tööjakid, lühikesed mantlid ja parkad ilmastikukindlast kangast.',
    '/men/clothing/tailoring': 'Voodrita pintsakud ja pehmed püksid: rätsepatöö ilma raudrüüta.',
    '/men/clothing/knitwear': 'Kalurikampsunid ja peenkoes kampsunid villast.',
    '/men/clothing/shirts': 'Popliin, oxford ja flanell, igaühel oma krae.',
    '/men/clothing/t-shirts': 'Paks trikotaaž, kitsas kaelus, sirge lõige.',
    '/men/clothing/trousers': 'Voltidega või ilma, ja värvel, millega saab istuda.',
    '/men/clothing/denim':
      'Neljateistkümneuntsine toimne kangas kitsastelt telgedelt, punane niit välisõmbluses. Keera sääreots üles, siis näed.',
    '/men/accessories': 'Saapad, vööd ja see, mida kaasas kannad.',
    '/men/accessories/shoes': 'Derbid, saapad ja lihtsad ketsid.',
    '/men/accessories/bags': 'Ostukotid, reisikotid ja üks väga hea seljakott.',
    '/men/accessories/belts': 'Üks rihm, üks pannal, palju aastaid.',
    '/men/accessories/scarves': 'Villased sallid, laialt kootud.',
    '/men/accessories/hats-gloves': 'Kootud mütsid ja voodriga kindad.',
    '/men/edits/work': 'Rõivad, mis alustasid tööriistana ja on seda siiani.',
    '/men/edits/weekend': 'Ei midagi, mis vajaks triikrauda.',
    '/men/edits/occasions': 'Pintsak, valge särk ja julgus sinnapaika jääda.',
    '/men/edits/travel': 'Viis rõivast, üks kott.',
    '/cloth': 'Neli kangast kannavad suuremat osa sellest, mida teeme. Alusta sellest, mida meelsasti katsud.',
    '/cloth/denim': 'Toimne kangas, kolm peal ja üks all, indigosinise lõime ja värvimata koega, mõlemast servast suletud.',
    '/cloth/linen': 'Labase sidusega lina, jämedad ja peened kohad sisse jäetud.',
    '/cloth/wool': 'Kalasaba kujuks, keeduvill soojuseks, soonikkude kõige muu jaoks.',
    '/cloth/cotton': 'Popliin kargeks päevaks, flanell vaikseks.',
    '/sale': 'Varasemate hooaegade rõivad samast kangast, nüüd soodsamalt.',
    '/sale/women': 'Naisterõivad varasematest hooaegadest.',
    '/sale/men': 'Meesterõivad varasematest hooaegadest.',
    '/gift-cards': 'Inimesele, kes ise kõige paremini teab, mis talle sobib. E-postiga, sinu valitud päeval.',
  },
  belowGoods: {
    '/women': {
      headline: 'Naisterõivad, kangast alates',
      text: `Iga rõivas siin algas kangatükina meie laual. Tõstame selle üles, laseme kukkuda, kortsutame, peseme ja alles siis otsustame, mis sellest tahab saada.

Tihe vill küsib sirge seljaga mantlit. Hõre linane tahab kleidiks, mis ripub õlgadelt. Popliin jääb kargeks, seega saab sellest särk. Kui kuulata, ei jäägi palju välja mõelda.

## Millest alustada

- Kaks kampsunit, üks peen ja üks paks.
- Valge särk, mis ei ole liiga valge.
- Püksid, mille taskud on kasutamiseks piisavalt sügavad.
- Üks mantel. Sellega pole kiiret.

Mida kantakse kõige rohkem, peaks olema kõige paremini tehtud; alusta sealt ja lase muul järgneda.`,
    },
    '/other-side': {
      headline: 'Other Side: meesterõivad, teine pool',
      text: `Other Side lõigatakse samadest kangastest nagu kõik muu siin poes, samal laual ja samade inimeste kätega. Ainult jooned on teised.

Denim on neljateistkümneuntsine ja kitsalt kootud; keera sääreots üles ja näed punast niiti. Pintsakutel pole voodrit, sest hea kangas ei vaja raudrüüd. Särgid on popliinist, oxfordist ja flanellist, igaühel oma krae.

## Kust alustada

Vali rõivas, mille võtad mõtlemata, ja osta just see hea. Enamikul on need teksad. Mõnel on see särk.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Kudumid, mis hoiavad kuju',
      text: `Soonik tõmbub tagasi, sest selle silmused seisavad tihedalt nagu lõõtspilli lõõts. Sellepärast on varrukaotstel ja äärtel soonik ja sellepärast sobib üleni soonikkoes kampsun nii paljudele.

Koome villa ja puuvilla. Vill soojendab rohkem, kui kaalub, ja vajab õhku sagedamini kui vett. Puuvill on jahedam, raskem ja seda võib pesta pikemalt mõtlemata.

## Hooldus

Tuuluta üle öö. Voldi kokku, ära kunagi riputa. Kammi topid ära: need tulevad lahtistest kiududest ja mõne aja pärast lõpevad.`,
    },
    '/cloth/denim': {
      headline: 'Mis on kangaserv',
      text: `Kitsastel telgedel pöördub kude iga rea lõpus ümber ja tuleb tagasi. Serv sulgub ise ja kudumisvabrik jätab sinna ühe värvilise niidi, et tellimusi eristada. Meie oma on punane.

Selline denim on tihe, veidi ebaühtlane ja esimesel päeval jäik. Indigo on lõnga pinnal ja kulub sealt, kus sina liigud. Kuu aja pärast teab kangas, kuidas sa istud.`,
    },
  },
  looks: {
    'look-autumn': 'Kaamelipruun villane mantel, ecru-värvi kõrge kaelusega kampsun, tumedad voltidega püksid ja pruunid saapad kõrvuti',
    'look-denim': 'Pesemata sirge säärega teksad, teksajakk, valge T-särk ja nahast vöö',
    'look-knit': 'Telliskivipunane kardigan, soonikkoes kõrge kaelusega kampsun, tumehall müts ja kokkumurtud sall',
    'look-women': 'Liivakarva trentš, valge pluus, sinine voltseelik ja mustad loaferid',
    'look-men': 'Tumesinine bleiser helesinise särgi peal, liivakarva chino-püksid ja valged ketsid',
    'look-linen': 'Kaerakarva linane särkkleit, lõuendist kott ja pruunid loaferid',
    'look-home':
      'Kaerakarva mantel, ecru-värvi kõrge kaelusega kampsun ja tumedad püksid tumesinise mantli, kaamelipruuni kampsuni ja tumedate teksade kõrval',
    'look-other-side': 'Tumedast denimist jakk, hall kapuutsiga pusa ja mustad teksad, seljapool üleval',
    'look-gifts': 'Eri värvi kinkekaardid, servas niit, oma ümbrike peal',
  },
  fronts: {
    inPicture: 'Pildil',
    otherSide: 'Pööra ümber',
  },
  gifts: {
    worth: '{least} kuni {most}',
    how: 'Nii see käib',
    choose: 'Vali kaart ja summa.',
    write: 'Kirjuta paar rida ja vali päev. Kaart tuleb e-postiga.',
    use: 'Kaarti kasutatakse ostukorvis. Mis üle jääb, jääb kaardile.',
  },
  women: {
    hero: 'Mantel tuleb viimasena',
    heroCta: 'Vaata mantleid',
    disclaimer: 'Uued rõivad saabuvad neljapäeviti',
    newCta: 'Vaata kõiki uusi tooteid',
  },
  men: {
    hero: 'Viis rõivast, terve nädal',
    heroText: 'Bleiser, särk, chino-püksid, ketsid. Ja üks vaba päev.',
    start: 'Alusta sellest, mida kõige rohkem kannad.',
    wanted: 'Kõige nõutumad',
  },
  autumn: {
    heading: 'Sügiskangad',
    intro: 'Kaamelipruun vill, flanell, soonik, mis tõmbub tagasi: see, mis sel hooajal telgedelt tuli.',
    hero: {
      above: 'Hooaeg',
      headline: 'Kaamelipruun, soonik, pruunid saapad',
      text: 'Neli kangast ja järjekord, milles need selga panna.',
      cta: 'Vaata mantleid',
      countdown: 'Talvekangasteni on jäänud',
      launched: 'Talvekangad on kohal',
    },
    banners: {
      wool: 'Keeduvill on taas saadaval tumesinisena',
      repairs: 'Esimesel aastal tasuta parandus: [kuidas see käib](/{market}/i/care)',
      members: 'Liikmed näevad talvekangaid päev enne teisi',
    },
    ways: {
      headline: 'Neli teed kodust välja',
      rain: 'Vihmaks, mida ei lubatud.',
      rainCta: 'Trentšid',
      office: 'Kontorisse, kus pole riietumisreegleid.',
      sunday: 'Pühapäevaks, mis algab hilja.',
      rest: 'Kõigeks muuks.',
    },
    film: {
      poster: 'Denimikanga serv',
      headline: 'Piki serva',
      text: 'Kaheksa sekundit kangaserva, ilma kiiruseta.',
      cta: 'Loe meie kangastest',
    },
    chosen: 'Külmaks valitud',
    member: {
      headline: 'Sina näed enne',
      text: 'Liikmena näed talvekangaid 20. detsembril, päev enne, kui uksed avanevad.',
    },
    everyone: {
      headline: 'Päev varem',
      text: 'Kliendiklubi liikmed näevad talvekangaid 20. detsembril. Kõik teised päev hiljem.',
      cta: 'Klubist lähemalt',
    },
    questions: {
      headline: 'Enne kui küsid',
      size: {
        title: 'Milline suurus keeduvilla puhul?',
        text: 'Suurem, kui oled kahe vahel. Kangas tõmmatakse kokku enne lõikamist ega anna enam järele.',
      },
      wash: {
        title: 'Kas seda võib pesta?',
        text: 'Enne tuuluta. Enamik plekke on hommikuks kadunud. Kui ei ole, **harja** ja alles siis mõtle villaprogrammile.',
      },
      fade: {
        title: 'Kas kaamelipruun pleegib?',
        text: 'Vill on värvitud kiuna ja kulub ühtlaselt. Päikeselisele aknale seda siiski ära jäta.',
      },
    },
  },
  denimDays: {
    heading: 'Denimipäevad',
    intro: 'Kümme päeva toordenimile: mis see on, kuidas see endale sisse kanda, ja kood esimesele paarile.',
    banner: {
      text: '**Denimipäevad** lõpevad peagi',
      over: 'Denimipäevad on läbi',
      popup: 'Väike kiri',
      popupText: 'Üks kood tellimuse kohta, täishinnaga denimile. Teise koodiga koos seda kasutada ei saa.',
    },
    raw: {
      above: 'Neliteist untsi',
      headline: 'Esimesel päeval jäik',
      text: 'Toordenimit pole pestud sellest ajast, kui see telgedelt tuli. Voldid, mis sellesse jäävad, on sinu omad: põlveõndlas, puusal, taskus olevate võtmete ümber. **Kanna kuu aega, enne kui pesed.**',
      cta: 'Vaata kogu denimit',
      code: 'Kümme protsenti esimeselt paarilt',
    },
    wanted: 'Kõige nõutumad teksad',
    promises: {
      hem: 'Lühendame tasuta',
      returns: 'Kolmkümmend päeva mõtlemisaega',
      repairs: 'Parandame, kuni kangas peab',
    },
    closely: 'Üks jakk lähedalt',
    film: {
      headline: 'Kuidas indigo kulub',
      text: 'Video kudumisvabrikust. See hakkab mängima, kui oled lubanud.',
    },
    women: 'Naiste denim',
    men: 'Meeste denim',
    more: 'Sobib sinise juurde',
    questions: {
      headline: 'Sissekandmine',
      sofa: {
        title: 'Kas need määrivad diivanit?',
        text: 'Alguses pisut. Hoia neid esimestel nädalatel heledatest kangastest eemal.',
      },
      wash: {
        title: 'Millal neid pesta?',
        text: 'Siis, kui need ise püsti seisavad. Külmalt, pahupidi, ja riputa märjalt kuivama.',
      },
      size: {
        title: 'Milline suurus?',
        text: 'Sinu oma. Värvel annab sentimeetri järele ja võtab selle pesus tagasi.',
      },
    },
  },
  loom: {
    heading: 'Hommik kangastelgede juures',
    intro: 'Kuidas kootakse nelikümmend meetrit denimit ja miks keegi ei kiirusta.',
    picture: 'Denimikanga serv punase niidiga',
    morning: {
      above: 'Kell kuus hommikul',
      headline: 'Sa kuuled seda enne, kui näed',
      text: `Süstikteljed teevad häält nagu rong: see pole ebameeldiv, kui tead, kuhu sõit läheb. Siin ruumis on neid üksteist, ükski pole minust noorem, ja üks inimene hoolitseb nende kõigi eest.

Ta kõnnib. See ongi suurem osa tööst. Piki rida, tagasi piki rida, üks käsi kangal, mis poomilt tuleb. Käsi leiab katkenud lõnga enne kui silm.`,
    },
    twill: {
      headline: 'Kolm peal, üks all',
      text: 'Lõim on sinine, kude ei ole. Iga sinine lõng läheb üle kolme heleda ja neljanda alt läbi, ja iga rida nihutab astet ühe lõnga võrra paremale. Rohkem toimses kangas polegi. Sellepärast on ka pealmine pool sinine ja alumine mitte.',
    },
    slow: {
      picture: 'Indigosinine denim pehmetes voltides',
      headline: 'Viis meetrit tunnis',
      text: 'Uued teljed koovad nelikümmend.',
    },
    why: {
      headline: 'Miks nii aeglaselt?',
      text: 'Sest kude peab ümber pöörama ja tagasi tulema. Servas ei lõigata midagi, seega ei hargne seal kunagi midagi.',
      cta: 'Vaata denimit',
    },
    noon: `Keskpäevaks on rullil kakskümmend meetrit. Ta märgib serva kriidiga kuupäeva ja oma nime ning läheb lõunale. Teljed töötavad temata edasi täpselt nii kaua, kuni ta kuuleb, et ühe hääl on muutunud.

## Nelikümmend meetrit

Ühest rullist saab kolmkümmend paari. Tellisime kuus. Kui need otsa saavad, tulevad teised, natuke teistsugused, sest puuvill on korjatud teisel kuul.`,
    more: 'Veel kangastest',
  },
  club: {
    intro: 'Punktid iga tellimuse eest, uued kangad nädal varem ja abikäsi, kui midagi rebeneb.',
    benefits: {
      headline: 'Mida liikmed saavad',
      points: 'Punktid selle eest, mille endale jätad',
      pointsMore: 'Punktid on sinu omad, kui tagastamisaeg on läbi. Alates **viiekümnest punktist** saad nende eest hüve.',
      early: 'Uued kangad nädal varem',
      mending: 'Parandus esimesel aastal',
      birthday: 'Midagi sünnipäevaks',
    },
    signup: {
      headline: 'Ole esimeste seas',
      text: 'See ei maksa midagi ja lahkuda saab ühe klõpsuga.',
      button: 'Liitu klubiga',
      terms: 'Nõustun [klubi tingimustega](/{market}/customer-club/terms).',
      welcome: 'Tere tulemast',
      welcomeText: 'Uued kangad nädal enne, kui need poes ripuvad, ja mõnele oma hind.',
    },
    questions: {
      headline: 'Küsimused',
      expire: {
        title: 'Kas punktid aeguvad?',
        text: 'Aasta pärast nende saamist. Sinu kontol on kirjas, kui palju ja millal.',
      },
      data: {
        title: 'Mida te minust teate?',
        text: 'Seda, mida sa ise räägid ja mida ostad. Kõik on kirjas lehel [Privaatsus](/{market}/i/privacy).',
      },
      leave: {
        title: 'Kuidas lahkuda?',
        text: 'Oma kontol jaotises Kliendiklubi. Punktid kaovad siis, nii et kasuta need enne ära.',
      },
    },
  },
  contact: {
    intro: 'Keegi loeb iga sõnumi läbi. Tööpäeviti saad vastuse hiljemalt järgmiseks õhtuks.',
    write: {
      headline: 'Kirjuta',
      text: 'Nimeta tellimus või toode, kui jutt käib konkreetsest asjast. Pilt aitab, kui õmblusega on midagi valesti.',
    },
    call: { headline: 'Helista', text: 'Esmaspäevast reedeni kella kümnest kuueni.' },
    questions: {
      headline: 'Korduma kippuvad küsimused',
      parcel: {
        title: 'Kus mu pakk on?',
        text: 'Saatmisel saadud teates on link. Võid selle ka [siit üles otsida](/{market}/track-order).',
      },
      back: {
        title: 'Kuidas midagi tagasi saata?',
        text: '30 päeva jooksul, kandmata. [Registreeri tagastus](/{market}/returns) ja saad paki kleebise.',
      },
      cost: {
        title: 'Mis tarne maksab?',
        text: 'Alates {amount} ei midagi. Väiksema tellimuse puhul näed hinda ostukorvis enne, kui otsustad.',
      },
      gone: {
        title: 'Minu suurus on otsas',
        text: 'Jäta toote lehele oma e-posti aadress. Kirjutame üks kord, kui see on tagasi.',
      },
    },
  },
  careers: {
    intro: 'Meid on vähe, joonistame ise oma lõiked ja sööme koos lõunat.',
    table: {
      picture: 'Kangarullid kõrvuti',
      headline: 'Üks laud',
      text: 'Need, kes kavandavad, need, kes lõikavad, ja need, kes sinu kirjadele vastavad, istuvad ühes ruumis Kopenhaagenis. Kauplusi juhivad need, kes nende tagatoas õmblevad. Kui sulle meeldib teada, kuidas asju tehakse, meeldib sulle siin.',
    },
    hours: 'Kolmkümmend seitse tundi, ja mitte rohkem',
    cloth: 'Igal hooajal üks kangatükk',
    place: 'Kopenhaagen või seal, kus on meie kauplused',
  },
  content: {
    about: {
      intro: 'Selvedge tähendab kangaserva: kohta, kus kangas end ise lõpetab. Võtsime selle nime, sest mõte meeldib meile.',
      text: `Kitsastel telgedel pöördub kude iga rea lõpus ümber ja tuleb tagasi. Serv sulgub ise: midagi ei lõigata, midagi ei liimita, midagi ei hargne. Kudumisvabrikud märkisid selle värvilise niidiga, et üht tellimust teisest eristada. Meie oma on punane.

## Kuidas me töötame

Alustame kangast. Kui see on valitud, joonistame nii vähe, kui kangas lubab: sirge õmbluse, kus toimne kangas on tihe, vaba, kus linane tahab langeda. Rõivas jääb kollektsiooni nii kauaks, kui kangas on hea ja seda kantakse.

## Kaks poolt

Selvedge on naistele. Other Side on meie meesterõivad: samad kangad, teine pool. Mõlemad joonistatakse samas ruumis ja lõigatakse samal laual.

## Kust meid leida

Sellest e-poest, kus sa praegu oled, ja meie kauplustest, kui mõni on sinu lähedal. Kui sul on kanga kohta küsimus, [kirjuta meile](/{market}/contact).`,
    },
    materials: {
      intro: 'Neli kangast kannavad suuremat osa sellest, mida teeme. Siin on kirjas, mis need on ja kuidas käituvad.',
      text: `## Denim

Toimne kangas, kolm peal ja üks all: iga värvitud lõimelõng läheb üle kolme värvimata koelõnga ja ühe alt läbi, ja iga rida nihutab astet ühe lõnga võrra paremale. Nii tekib diagonaal, mida pinnal näed, ja suurem osa indigost jääb sinna. Värv on lõnga pinnal ja kulub sealt, kus sina liigud. [Vaata denimit](/{market}/cloth/denim)

## Linane

Labase sidusega lina, üks peal ja üks all. Jämedad kohad tulevad kiust; jätame need alles. Linane kortsub, kuivab kiiresti ja läheb iga pesuga pehmemaks. [Vaata linast](/{market}/cloth/linen)

## Vill

Kalasaba on toimne kangas, mis iga paari lõnga järel meelt muudab. Keeduvill kootakse avaralt ja tõmmatakse kokku, kuni see vildistub, nii et seda saab lõigata hargnemata. Soonikkude kootakse tulpadena ja tõmbub tagasi. [Vaata villa](/{market}/cloth/wool)

## Puuvill

Popliin on labase sidusega, peene tiheda lõimega, ja jääb kargeks. Flanell on pealt karvastatud ja jääb soojaks. [Vaata puuvilla](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Pese harvem, tuuluta rohkem, paranda varakult. Enamik rõivaid vajab vähem, kui arvame.',
      text: `## Denim

Pööra pahupidi, pese külmalt sama värvi riietega ja riputa märjalt kuivama. Esimestes pesudes tuleb indigot välja: hoia rõivast mõnda aega heledast mööblist eemal. Kuivatit ära kasuta.

## Linane

Pese 30 või 40 kraadiga, jäta trumlisse ruumi. Triigi niiskelt või ära triigi üldse.

## Vill

Tuuluta üle öö, enne kui otsustad, et rõivas vajab pesu. Kui vajab, kasuta villaprogrammi ja veidi villapesuvahendit, suru vesi käterätiku sees välja ja kuivata tasapinnal. Topid pinnal tulevad lahtistest kiududest: kammi need ära.

## Puuvill

Popliini võib pesta soojalt ja triikida kuumalt. Flanell säilitab karva, kui pesed seda pahupidi.

## Parandamine

- Õmble lahtine nööp täna ette: homme on see kadunud.
- Sule väike auk, enne kui sellest saab suur.
- Nähtav nõelumine hea lõngaga ei ole häbiasi.

Kui sa ei tea, kuidas midagi päästa, [küsi meilt](/{market}/contact). Näeme seda pigem parandatuna kui uue vastu vahetatuna.`,
    },
    sustainability: {
      intro: 'Kõige vastutustundlikum rõivas on see, mida kantakse kaua. Sellele panustamegi.',
      text: `## Mida me teeme

- Valime kangaid selle järgi, kui kaua need vastu peavad, ja proovime enne lõikamist, kuidas need kuluvad ja pesu taluvad.
- Tellime esialgu vähe ja lisame juurde, et vähem üle jääks.
- Hoiame lõikeid kollektsioonis, mitte ei vaheta neid igal hooajal.
- Selgitame hooldust ja parandamist ühel lihtsal lehel: [Hooldus ja parandus](/{market}/i/care).

## Mida me ei väida

Rõivas maksab alati vett, energiat ja kellegi tööd. Me ei nimeta toodet roheliseks ega pane sellele märgist, mida me ei oskaks sulle ühe lausega selgitada. Kui tootel on märgis, on selle lehel kirjas, mida märgis katab ja kes seda kontrollib.

## Küsi meilt

Kui tahad mõne toote kohta rohkem teada, [kirjuta meile](/{market}/contact) ja nimeta see. Saad vastuse ka siis, kui vastus on, et me veel ei tea.`,
    },
    delivery: {
      intro: 'Mis tarne maksab, kui kaua see kestab ja kuidas seda jälgida.',
      text: `## Hind

Tarne on tasuta tellimustele alates {amount}. Väiksema tellimuse puhul näed hinda ostukorvis enne, kui otsustad.

## Aeg

Pakid lähevad teele tavaliselt ühe või kahe tööpäeva jooksul. Kui kaua need teel on, oleneb vedajast, kelle valid; kassas näed oma aadressi eeldatavat päeva.

## Paki jälgimine

Kui sinu tellimus meie juurest lahkub, saad teate lingiga. Võid selle igal ajal ka ise üles otsida: [Jälgi tellimust](/{market}/track-order).

## Kui midagi läheb valesti

Kui pakk hilineb, on kahjustatud või selles pole see, mida tellisid, [anna meile teada](/{market}/contact). Hoia pakend alles, kuni oleme vastanud: vedaja võib soovida seda näha.

## Tagastused

Sul on 30 päeva mõtlemisaega. Registreeri tagastus lehel [Tagastused](/{market}/returns) ja saada tooted kandmata tagasi.`,
    },
    'size-guide': {
      intro: 'Mõõda end üks kord, õhukeste riiete pealt, mõõdulindiga, mis on ligi, aga ei pigista.',
      text: `## Kuidas mõõta

- Rind: kõige laiemast kohast, käed all.
- Vöökoht: sealt, kuhu paneksid vöö, välja hingates.
- Puus: kõige laiemast kohast, jalad koos.
- Sisesääre pikkus: jalgevahest põrandani, jalanõudeta.

## Kahe suuruse vahel

Võta suurem denimi ja keeduvilla puhul, mis hoiavad kuju, ja väiksem sooniku ja pestud linase puhul, mis annavad järele.

## Kuidas me lõikame

Mantlid on lõigatud nii, et kampsun mahub alla. Särgid on sirged. Püksid istuvad vöökohas, kui pole öeldud teisiti. Modelli mõõdud ja suurus on iga toote lehel.

Kui sa ikka kahtled, [küsi meilt](/{market}/contact) ja räägi, mida sa tavaliselt kannad.`,
    },
    'notify-me': {
      intro: 'Kui sinu suurus on otsas, võime sulle üks kord kirjutada, kui see on tagasi.',
      text: `Vali toote lehel suurus, mis on otsas, või toode, mis on alles tulemas, ja vajuta „Anna teada, kui taas saadaval“. Kontoga on see kõik; ilma kontota kirjutad oma e-posti aadressi ja kinnitad selle kirjast, mille sulle saadame.

## Kellele teada antakse

Sellele, kes küsis esimesena. Kirjutame nii paljudele, kui palju on tooteid, ja järgmistele, kui neid ära ei ostetud. Soov ei broneeri toodet.

## Mida me alles hoiame

Sinu e-posti aadressi, toodet ja suurust, kuni meie kirjast on möödunud 90 päeva või kuni palud lõpetada.

## Kuidas lõpetada

Iga kirja lõpus on link, mis soovi kustutab. Kontoga leiad selle ka jaotisest [Eelistused](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Mida me sinust teame, miks me seda teame ja kuidas sa seda muuta saad.',
      text: `## Milliseid andmeid me töötleme

- Kui tellid: sinu nimi, aadressid, e-post, telefoninumber ja tellitud tooted, et saaksime need tarnida ja nende eest vastutada.
- Kui sul on konto: samad andmed koos soovinimekirjade ja eelistustega, kuni sa konto kustutad.
- Kui liitud kliendiklubiga: sinu punktid ja hüved.
- Kui kirjutad meile: sinu sõnum ja meie vastus.

Me ei näe kunagi sinu kaardi täisnumbrit. Makseid töötleb makseteenus, mille valid.

## Kes neid veel näeb

Need, kellel on neid sinu teenindamiseks vaja: vedaja, makseteenus ja ettevõtted, kes meie arvuteid haldavad. Nad võivad andmeid kasutada ainult selleks.

## Kui kaua

Nii kaua, kui eesmärk kestab, ja kauem ainult siis, kui seadus seda nõuab, nagu arvete puhul.

## Sinu õigused

Sul on õigus teada, milliseid isikuandmeid meil sinu kohta on, lasta neid parandada, saada neist koopia või lasta need kustutada, ja võid nõusoleku igal ajal tagasi võtta. Palju sellest saad teha [oma kontol](/{market}/account); muus osas [kirjuta meile](/{market}/contact). Võid esitada kaebuse ka oma riigi andmekaitseasutusele.`,
    },
    cookies: {
      intro: 'Väikesed sedelid, mille pood jätab sinu brauserisse. Mõned on vajalikud; teiste üle otsustad sina.',
      text: `## Vajalikud

Ilma nendeta pood ei tööta: need mäletavad sinu turgu, ostukorvi ja seda, et oled sisse logitud.

## Funktsionaalsed

Need teevad poe mugavamaks, näiteks näidates kaarti või videot teiselt pakkujalt.

## Analüütika

Need ütlevad meile, milliseid lehti loetakse ja kus midagi ei tööta. Vaatame summasid, mitte inimesi.

## Reklaam

Need lubaksid teistel ettevõtetel näidata sulle seda, mida siin vaatasid.

Peale vajaliku ei salvestata midagi enne, kui oled liik liigi haaval nõustunud. Võid igal ajal meelt muuta.`,
    },
    accessibility: {
      intro: 'Seda poodi peaks saama kasutada igaüks. Siin on kirjas, kui kaugel me oleme ja kuidas puudustest teada anda.',
      text: `Järgime suuniseid Web Content Accessibility Guidelines 2.2, tase AA. Iga lehte kontrollib programm igas uues versioonis, ja käsitsi, klaviatuuri ja ekraanilugejaga, kontrollime seda, mida programm hinnata ei oska.

## Mille peale võid kindel olla

- Kõik töötab klaviatuuriga ja fookus on alati näha.
- Lehti saab lugeda skriptideta ja suurendada 400 protsendini.
- Liikumine peatub, kui sinu süsteem palub seda vähem.
- Piltidel on kirjeldus, kui need pole ainult kaunistuseks.

## Mida veel ei ole

Teiste ettevõtete videotel võivad subtiitrid puududa. Mõned vedajate dokumendid on pildid tekstist.`,
    },
    imprint: {
      intro: 'Kes seda poodi peab.',
      text: `Selvedge on näidispood. See näitab, mida samanimeline avatud lähtekoodiga tarkvara suudab; siin pole midagi müüa ja ühtki tellimust ei tarnita.

## Kui see oleks sinu pood

Ettevõte, selle aadress, esindaja, registrikood ja kontaktandmed tulevad turu seadetest Studios. See tekst on sisu: muudad seda seal, turg turu haaval.

## Kontakt

Küsimused jõuavad meieni [kontaktivormi](/{market}/contact) kaudu.`,
    },
  },
  terms: {
    terms: {
      title: 'Üldtingimused',
      text: `Need tingimused kirjeldavad, kuidas sa Selvedge’ist ostad. See on näidispood: midagi ei tarnita ja tasu ei võeta.

## Tellimine

Poe pildid ja tekstid on kutse tellida. Sinu tellimus on pakkumus; leping sõlmitakse, kui kinnitame, et pakk on teele läinud. Tellimust saad vaadata ja parandada igal kassa sammul, kuni sa selle esitad.

## Hinnad

Hinnad on selle turu vääringus, kus sa oled. Ostukorvis on kirjas, kas käibemaks on hinna sees, ja tarne hinda näed enne maksmist.

## Maksmine

Maksad mõnega kassas pakutud makseviisidest. Summa broneeritakse, kui tellid, ja võetakse maha, kui pakk teele läheb.

## Tarne

Tarnime aadressidele sellel turul, kus tellid. Vaata lehte [Tarne](/{market}/i/delivery).

## Taganemisõigus

Sul on kauba kättesaamisest alates 30 päeva, et see põhjust avaldamata tagasi saata. Registreeri tagastus lehel [Tagastused](/{market}/returns). Maksame tagasi kogu makstud summa koos tavalise tarne hinnaga samal viisil, nagu maksid. Õigused, mille sinu riigi seadus annab sulle lisaks, jäävad kehtima.

## Puudused

Kui tootel on puudus, [anna meile teada](/{market}/contact). Parandame, asendame või hüvitame selle, nagu näeb ette sinu riigi seadus.

## Isikuandmed

Kuidas me isikuandmeid töötleme, on kirjas lehel [Privaatsus](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Kliendiklubi tingimused',
      text: `## Liitumine

Liituda võib igaüks, kes on vähemalt 16-aastane ja kellel on konto. Liikmesus on tasuta ja isiklik.

## Punktid

Kogud punkte selle eest, mida ostad ja endale jätad. Tagasi saadetud toodete punktid võetakse maha. Punktidel ei ole rahalist väärtust ja neid ei saa edasi anda.

## Hüved

Alates teatud punktide arvust saad valida hüve. Hüve juures on kirjas, kui kaua see kehtib ja kus seda kasutada saab.

## Sõnumid

Kirjutame liikmetele uutest kangastest ja pakkumistest ainult siis, kui nad on sellega nõustunud, ja igas sõnumis on link loobumiseks.

## Lahkumine

Võid igal ajal lahkuda [oma kontol](/{market}/account/customer-club). Sinu punktid kustutatakse siis. Võime klubi lõpetada, teatades sellest kaks kuud ette; hüved, mis sul juba on, kehtivad oma kuupäevani.`,
    },
    'notify-me': {
      title: 'Saadavuse teavitused',
      text: 'Teadet paludes nõustud, et kirjutame sulle selle toote kohta ühe korra. Hoiame sinu aadressi ja soovi alles 90 päeva pärast seda kirja või kuni sa selle kustutad; igas kirjas on selleks link. Midagi sulle kõrvale ei panda. Täpsemalt lehel [Privaatsus](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: { title: 'Kumba meie sarja sa kannad?', text: 'Näitame sulle seda rohkem.' },
    fabrics: { title: 'Mida sa meelsasti kannad?', outerwear: 'Üleriided', accessories: 'Aksessuaarid' },
    news: {
      title: 'Kui sageli võime kirjutada?',
      text: 'Ainult siis, kui oled öelnud, et soovid meist kuulda.',
      weekly: 'Iga nädal',
      monthly: 'Kord kuus',
      monthlyText: 'Uus hooaeg ja ei midagi muud.',
      rarely: 'Harva',
    },
    care: {
      title: 'Mis sind veel huvitab?',
      repair: 'Parandamine ja hooldus',
      workroom: 'Kuidas asju tehakse',
      events: 'Õhtud meie kauplustes',
    },
  },
  shipping: {
    home: '{carrier}, ukse taha',
    pickupPoint: '{carrier}, väljastuspunkti',
    express: '{carrier}, hiljemalt järgmisel tööpäeval',
    locker: '{carrier}, pakiautomaati',
    store: 'Tulen kauplusse järele',
  },
  promotions: {
    welcome: 'Tere tulemast',
    'free-freight': 'Tasuta tarne',
    'spend-more': 'Indigopäevad',
    'twenty-off': 'Kakskümmend eurot vähem',
    'club-ten-off': 'Kümme eurot vähem liikmetele',
    'third-basic': 'Kolm T-särki kahe hinnaga',
    'winter-scarf': 'Sall talvetellimusega kaasa',
  },
  rewards: {
    delivery: {
      title: 'Tarne meie poolt',
      text: 'Sinu järgmine tellimus tuleb tasuta kohale.',
      picture: 'Virn kokkumurtud kangaid',
      choice: 'Tasuta tarne',
    },
    tenOff: {
      title: 'Kümme eurot või kümme protsenti',
      text: 'Valid siis, kui selle kasutad.',
      picture: 'Soonikkude looduslikku värvi villast',
      amount: 'Kümme eurot ostukorvist maha',
      percent: 'Kümme protsenti täishinnaga toodetelt',
    },
  },
};
