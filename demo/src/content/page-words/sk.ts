import type { PageWords } from './en.ts';

export const sk: PageWords = {
  categories: {
    '/new-in': 'Prvé kusy sezóny, tak ako prichádzajú z dielne.',
    '/women': 'Oblečenie s mäkkými ramenami a čistými líniami, z látok, ktoré majú svoju váhu.',
    '/women/new-in': 'Čo práve prišlo pre ženy, od najnovšieho.',
    '/women/clothing': 'Od prvej rannej košele po posledný večerný kabát.',
    '/women/clothing/coats-jackets': 'Vrchné vrstvy z varenej vlny, kepra a hustej bavlny. Dosť široké, aby sa pod ne zmestil sveter.',
    '/women/clothing/knitwear': 'Rebrovanie, perličkový vzor aj hladký úplet z vlny a bavlny. Pri manžetách držia tvar.',
    '/women/clothing/shirts-blouses': 'Svieži popelín, praný ľan a goliere, ktoré sedia samy od seba.',
    '/women/clothing/tops-t-shirts': 'Jednoduché topy z ťažkej bavlny: nosia sa najčastejšie a všimnete si ich až nakoniec.',
    '/women/clothing/dresses': 'Šaty, ktoré splývajú z pliec a zvyšok nechávajú na látke.',
    '/women/clothing/trousers': 'Široké, rovné aj zúžené, s vreckami, do ktorých sa naozaj niečo zmestí.',
    '/women/clothing/denim': 'Denim z úzkeho stavu s priznaným krajom. Prvý deň tuhý, tridsiaty deň váš.',
    '/women/clothing/skirts': 'Zavinovacie, skladané aj rovné, dosť dlhé, aby sa v nich dalo hýbať.',
    '/women/accessories': 'Čo oblečenie dokončí, od podrážky nahor.',
    '/women/accessories/shoes': 'Mäkká koža a podrážky, ktoré sa dajú vymeniť.',
    '/women/accessories/bags': 'Plátno a koža vo veľkostiach, do ktorých sa zmestí celý deň.',
    '/women/accessories/scarves': 'Tkané šály so strapcami z vlastných nití.',
    '/women/accessories/belts': 'Jednoduché pracky a poctivá koža.',
    '/women/accessories/hats-gloves': 'Plstené aj pletené, na mesiace, ktoré si o to pýtajú.',
    '/women/edits/work': 'Košele, nohavice a jedno dobré sako: na týždeň to stačí.',
    '/women/edits/weekend': 'Mäkké vrstvy na dva pomalé dni.',
    '/women/edits/occasions': 'Na svadby, večere a iné dôvody, prečo sa obliecť.',
    '/women/edits/travel': 'Kusy, ktoré sa zložia do dlane a stačí ich vytriasť.',
    '/men': 'Other Side je naša pánska móda: tie isté látky z druhej strany. Rovné švy, poctivé vrecká, nič hlučné.',
    '/men/new-in': 'Čo práve prišlo pre mužov, od najnovšieho.',
    '/men/clothing': 'Celý šatník z niekoľkých kusov.',
    '/men/clothing/coats-jackets': 'Workwear bundy, krátke kabáty a parky z látok, ktoré vydržia počasie.',
    '/men/clothing/tailoring': 'Saká bez podšívky a mäkké nohavice: krajčírska práca bez brnenia.',
    '/men/clothing/knitwear': 'Rybárske svetre a jemné pulóvre, pletené z vlny.',
    '/men/clothing/shirts': 'Popelín, oxford a flanel, ku každému iný golier.',
    '/men/clothing/t-shirts': 'Ťažký džersej, výstrih tesne pri krku, rovný strih.',
    '/men/clothing/trousers': 'So záhybmi aj bez nich a s pásom, v ktorom sa dá sedieť.',
    '/men/clothing/denim': 'Štrnásťuncový keper z úzkych stavov, červená niť na bočnom šve. Uvidíte ju, keď ohrniete lem.',
    '/men/accessories': 'Topánky, opasky a veci, ktoré nosíte so sebou.',
    '/men/accessories/shoes': 'Derby, členkové topánky a jednoduché tenisky.',
    '/men/accessories/bags': 'Shoppery, cestovné tašky a jeden naozaj dobrý batoh.',
    '/men/accessories/belts': 'Jeden remeň, jedna pracka, veľa rokov.',
    '/men/accessories/scarves': 'Vlnené šály, utkané doširoka.',
    '/men/accessories/hats-gloves': 'Čiapky a podšité rukavice.',
    '/men/edits/work': 'Oblečenie, ktoré sa začalo ako náradie a dodnes tak slúži.',
    '/men/edits/weekend': 'Nič, čo by potrebovalo žehličku.',
    '/men/edits/occasions': 'Sako, biela košeľa a odvaha pri tom skončiť.',
    '/men/edits/travel': 'Päť kusov, jedna taška.',
    '/cloth': 'Štyri látky nesú väčšinu toho, čo šijeme. Začnite tou, ktorej sa radi dotýkate.',
    '/cloth/denim': 'Keper tri ku jednej s indigovou osnovou a nefarbeným útkom, uzavretý na oboch krajoch.',
    '/cloth/linen': 'Ľan v plátnovej väzbe, s hrubými aj tenkými miestami, ako vyrástol.',
    '/cloth/wool': 'Rybia kosť pre tvar, varená vlna pre teplo, rebrovanie na všetko ostatné.',
    '/cloth/cotton': 'Popelín na svieži deň, flanel na pokojný.',
    '/sale': 'Kusy z minulých sezón za nižšiu cenu a z tej istej látky.',
    '/sale/women': 'Dámske kusy z minulých sezón.',
    '/sale/men': 'Pánske kusy z minulých sezón.',
    '/gift-cards': 'Pre tých, čo sami najlepšie vedia, čo im pristane. E-mailom v deň, ktorý si zvolíte.',
  },
  belowGoods: {
    '/women': {
      headline: 'Dámske oblečenie, ktoré sa začína látkou',
      text: `Každý kus sa tu začal ako pás látky na našom stole. Zdvihneme ju, necháme spadnúť, pokrčíme, vyperieme a až potom rozhodneme, čím chce byť.

Hustá vlna si pýta kabát s rovným chrbtom. Voľný ľan chce šaty, ktoré splývajú z pliec. Popelín zostáva svieži, a tak sa z neho stane košeľa. Keď počúvate, už niet veľa čo vymýšľať.

## Z čoho začať

- Dva svetre, jeden jemný a jeden ťažký.
- Biela košeľa, ktorá nie je až príliš biela.
- Nohavice s vreckami, do ktorých sa naozaj niečo zmestí.
- Jeden kabát. Ten počká.

Čo nosíte najviac, má byť ušité najlepšie; začnite tam a zvyšok sa pridá.`,
    },
    '/other-side': {
      headline: 'Other Side: pánska móda z druhej strany',
      text: `Other Side striháme z tých istých látok ako všetko ostatné v obchode, na tom istom stole a tými istými rukami. Len línie sú iné.

Denim má štrnásť uncí a je tkaný naúzko; ohrňte lem a uvidíte červenú niť. Saká sú bez podšívky, lebo dobrá látka brnenie nepotrebuje. Košele máme z popelínu, oxfordu a flanelu, každú s iným golierom.

## Kde začať

Vyberte kus, po ktorom siahnete bez rozmýšľania, a ten kúpte poriadny. Pre väčšinu sú to džínsy. Pre niekoho košeľa.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Svetre, ktoré držia tvar',
      text: `Rebrovanie sa vracia do tvaru, lebo jeho stĺpiky stoja tesne pri sebe ako mech harmoniky. Preto sú rebrované manžety a lemy a preto celý rebrovaný sveter sadne toľkým ľuďom.

Pletieme z vlny a z bavlny. Vlna hreje viac, než koľko váži, a potrebuje častejšie vzduch než vodu. Bavlna je chladnejšia, ťažšia a perie sa bez veľkého rozmýšľania.

## Starostlivosť

Cez noc vyvetrať. Zložiť, nikdy nevešať. Žmolky vyčesať: vznikajú z voľných vlákien a po čase prestanú.`,
    },
    '/cloth/denim': {
      headline: 'Čo robí pevný kraj',
      text: `Na úzkom stave sa útok na konci každého radu otočí a vracia sa späť. Kraj sa uzavrie sám a tkáčovňa doň vedie jednu farebnú niť, aby od seba rozoznala zákazky. Tá naša je červená.

Denim z takého stavu je hustý, trochu nerovnomerný a prvý deň tuhý. Indigo sedí na povrchu priadze a odiera sa tam, kde sa hýbete. Po mesiaci látka vie, ako sedíte.`,
    },
  },
  looks: {
    'look-autumn': 'Vlnený kabát v ťavej farbe, rolák vo farbe ecru, tmavé nohavice so záhybmi a hnedé topánky uložené vedľa seba',
    'look-denim': 'Surové rovné džínsy vedľa džínsovej bundy, bieleho trička a koženého opaska',
    'look-knit': 'Tehlovočervený kardigán s rebrovaným rolákom, antracitovou čiapkou a zloženým šálom',
    'look-women': 'Pieskový trenčkot s bielou blúzkou, modrou skladanou sukňou a čiernymi mokasínmi',
    'look-men': 'Námornícky modré sako na svetlomodrej košeli, s pieskovými chino nohavicami a bielymi teniskami',
    'look-linen': 'Ľanové košeľové šaty v ovsenej farbe s plátennou taškou a hnedými mokasínmi',
    'look-home':
      'Kabát vo farbe ovsa, rolák vo farbe ecru a tmavé nohavice vedľa námornícky modrého kabáta, svetra v ťavej farbe a tmavých džínsov',
    'look-other-side': 'Bunda z tmavého denimu, sivá mikina s kapucňou a čierne džínsy položené chrbtom nahor',
    'look-gifts': 'Darčekové karty vo viacerých farbách, s niťou pozdĺž okraja, na svojich obálkach',
  },
  fronts: {
    inPicture: 'Na fotografii',
    otherSide: 'Otočte to',
  },
  gifts: {
    worth: 'Od {least} do {most}',
    how: 'Ako to funguje',
    choose: 'Vyberte kartu a sumu.',
    write: 'Napíšte pár riadkov a zvoľte deň. Karta príde e-mailom.',
    use: 'Uplatní sa v košíku. Čo zostane, zostane na karte.',
  },
  women: {
    hero: 'Kabát príde nakoniec',
    heroCta: 'Zobraziť kabáty',
    disclaimer: 'Nové kusy prichádzajú vo štvrtok',
    newCta: 'Zobraziť všetky novinky',
  },
  men: {
    hero: 'Päť kusov na celý týždeň',
    heroText: 'Sako, košeľa, chino nohavice, tenisky. A jeden deň voľna.',
    start: 'Začnite kusom, ktorý nosíte najviac.',
    wanted: 'Najžiadanejšie',
  },
  autumn: {
    heading: 'Jesenné látky',
    intro: 'Ťavia vlna, flanel, rebrovanie, ktoré sa vracia do tvaru: čo tento rok prišlo z krosien.',
    hero: {
      above: 'Sezóna',
      headline: 'Ťavia, rebrovanie, hnedé topánky',
      text: 'Štyri látky a poradie, v akom si ich obliecť.',
      cta: 'Zobraziť kabáty',
      countdown: 'Zimné látky prídu o',
      launched: 'Zimné látky sú tu',
    },
    banners: {
      wool: 'Varená vlna je späť v námorníckej modrej',
      repairs: 'V prvom roku opravy zadarmo: [ako to funguje](/{market}/i/care)',
      members: 'Členovia vidia zimné látky o deň skôr než ostatní',
    },
    ways: {
      headline: 'Štyri spôsoby, ako vyjsť z domu',
      rain: 'Na dážď, ktorý nikto nehlásil.',
      rainCta: 'Trenčkoty',
      office: 'Do kancelárie, kde nikto nič nepredpisuje.',
      sunday: 'Na nedeľu, ktorá sa začína neskoro.',
      rest: 'Na všetko ostatné.',
    },
    film: {
      poster: 'Okraj pása denimu',
      headline: 'Pozdĺž kraja',
      text: 'Osem sekúnd pevného kraja, bez náhlenia.',
      cta: 'Prečítať si o našich látkach',
    },
    chosen: 'Vybrané do zimy',
    member: {
      headline: 'Váš prvý pohľad',
      text: 'Ako členovia vidíte zimné látky 20. decembra, o deň skôr, než sa otvoria dvere.',
    },
    everyone: {
      headline: 'O deň vpredu',
      text: 'Členovia zákazníckeho klubu vidia zimné látky 20. decembra. Všetci ostatní o deň neskôr.',
      cta: 'O klube',
    },
    questions: {
      headline: 'Skôr než sa opýtate',
      size: {
        title: 'Akú veľkosť pri varenej vlne?',
        text: 'Ak ste medzi dvoma, tú väčšiu. Látka sa zráža ešte pred strihaním a nepovolí.',
      },
      wash: {
        title: 'Dá sa to prať?',
        text: 'Najprv vetrajte. Väčšina stôp do rána zmizne. Ak nie, **vykefujte ich** a až potom myslite na program na vlnu.',
      },
      fade: {
        title: 'Bledne ťavia farba?',
        text: 'Farbí sa už vlákno, takže sa obnosí rovnomerne. Na slnečné okno ju aj tak nedávajte.',
      },
    },
  },
  denimDays: {
    heading: 'Dni denimu',
    intro: 'Desať dní pre surový denim: čo to je, ako ho rozchodiť, a kód na prvé džínsy.',
    banner: {
      text: '**Dni denimu** sa čoskoro končia',
      over: 'Dni denimu sa skončili',
      popup: 'Podmienky',
      popupText: 'Jeden kód na objednávku, na nezľavnený denim. S iným kódom sa nedá kombinovať.',
    },
    raw: {
      above: 'Štrnásť uncí',
      headline: 'Prvý deň tuhý',
      text: 'Surový denim odvtedy, ako opustil stav, nikto nepral. Záhyby, ktoré získa, sú vaše: za kolenom, na boku, okolo kľúčov vo vrecku. **Noste ho mesiac, kým ho vyperiete.**',
      cta: 'Zobraziť všetok denim',
      code: 'Desať percent na prvé džínsy',
    },
    wanted: 'Džínsy, ktoré chce najviac ľudí',
    promises: {
      hem: 'Skrátime vám ich zadarmo',
      returns: 'Tridsať dní na rozmyslenie',
      repairs: 'Opravy, kým držia',
    },
    closely: 'Jedna bunda zblízka',
    film: {
      headline: 'Ako sa indigo obnosí',
      text: 'Video z tkáčovne. Spustí sa, keď ho povolíte.',
    },
    women: 'Dámsky denim',
    men: 'Pánsky denim',
    more: 'Hodí sa k modrej',
    questions: {
      headline: 'Ako ich rozchodiť',
      sofa: {
        title: 'Zafarbia mi pohovku?',
        text: 'Na začiatku trochu. Prvé týždne sa s nimi vyhýbajte svetlým látkam.',
      },
      wash: {
        title: 'Kedy ich mám vyprať?',
        text: 'Keď budú stáť samy. V studenej vode, naruby, a zavesiť mokré.',
      },
      size: {
        title: 'Aká veľkosť?',
        text: 'Vaša obvyklá. V páse povolia o centimeter a pri praní si ho vezmú späť.',
      },
    },
  },
  loom: {
    heading: 'Ráno pri krosnách',
    intro: 'Ako sa tká štyridsať metrov denimu a prečo sa nikto nenáhli.',
    picture: 'Okraj pása denimu s červenou niťou',
    morning: {
      above: 'Šesť hodín ráno',
      headline: 'Počujete ich skôr, než ich uvidíte',
      text: `Člnkové krosná sú hlučné ako vlak: nie je to nepríjemné, keď viete, kam ide. V tejto miestnosti ich je jedenásť, žiadne nie sú mladšie než ja, a o všetky sa stará jeden človek.

Chodí. To je väčšina jej práce. Pozdĺž radu tam, pozdĺž radu späť, s jednou rukou na látke, ktorá schádza z krosien. Ruka nájde pretrhnutú niť skôr než oko.`,
    },
    twill: {
      headline: 'Cez tri, pod jednou',
      text: 'Osnova je modrá, útok nie. Každá modrá niť ide cez tri svetlé a pod štvrtou a každý rad posunie schodík o jednu niť doprava. Viac na kepri nie je. Preto je aj líce modré a rub nie.',
    },
    slow: {
      picture: 'Indigový denim v mäkkých záhyboch',
      headline: 'Päť metrov za hodinu',
      text: 'Moderné krosná ich zvládnu štyridsať.',
    },
    why: {
      headline: 'Prečo tak pomaly?',
      text: 'Lebo útok sa musí otočiť a vrátiť. Na kraji sa nič nestrihá, takže sa tam nikdy nič nestrapká.',
      cta: 'Zobraziť denim',
    },
    noon: `Do poludnia je na rolke dvadsať metrov. Podpíše kraj kriedou, pripíše dátum a ide na obed. Krosná bežia bez nej presne tak dlho, kým si nevšimne, že jedny z nich zmenili tón.

## Štyridsať metrov

Jedna rolka vystačí na tridsať džínsov. Objednali sme ich šesť. Keď sa minú, prídu iné, trochu odlišné, lebo bavlna sa zbierala v inom mesiaci.`,
    more: 'Viac o látkach',
  },
  club: {
    intro: 'Body za každú objednávku, nové látky o týždeň skôr a pomoc, keď sa niečo roztrhne.',
    benefits: {
      headline: 'Čo členovia získajú',
      points: 'Body za to, čo si necháte',
      pointsMore: 'Body sú vaše, len čo uplynie čas na vrátenie. Od **päťdesiatich bodov** si za ne vyberiete odmenu.',
      early: 'Nové látky o týždeň skôr',
      mending: 'Opravy v prvom roku',
      birthday: 'Darček k narodeninám',
    },
    signup: {
      headline: 'Buďte medzi prvými',
      text: 'Nič to nestojí a odísť môžete jedným kliknutím.',
      button: 'Vstúpiť do klubu',
      terms: 'Súhlasím s [podmienkami klubu](/{market}/customer-club/terms).',
      welcome: 'Vitajte',
      welcomeText: 'Nové látky o týždeň skôr, než visia v obchode, a na niektoré z nich vaša vlastná cena.',
    },
    questions: {
      headline: 'Otázky',
      expire: {
        title: 'Platia body navždy?',
        text: 'Rok odvtedy, ako ich získate. Koľko a dokedy, nájdete vo svojom účte.',
      },
      data: {
        title: 'Čo o mne viete?',
        text: 'To, čo nám poviete, a to, čo si kúpite. Celé to stojí na stránke [Ochrana osobných údajov](/{market}/i/privacy).',
      },
      leave: {
        title: 'Ako z klubu odídem?',
        text: 'V účte pod Zákazníckym klubom. Body odídu s vami, a to nenávratne, takže ich najprv využite.',
      },
    },
  },
  contact: {
    intro: 'Každú správu niekto číta. V pracovné dni máte odpoveď do nasledujúceho večera.',
    write: {
      headline: 'Napíšte',
      text: 'Uveďte objednávku alebo produkt, ak ide o ne. Keď niečo nie je v poriadku so švom, pomôže fotka.',
    },
    call: {
      headline: 'Zavolajte',
      text: 'Od pondelka do piatka, od deviatej do piatej, kodanského času.',
    },
    questions: {
      headline: 'Najčastejšie otázky',
      parcel: {
        title: 'Kde je môj balík?',
        text: 'V e-maile, ktorý prišiel pri odoslaní, je odkaz. Môžete ho aj [vyhľadať](/{market}/track-order).',
      },
      back: {
        title: 'Ako niečo vrátim?',
        text: 'Do 30 dní a nenosené. [Nahláste vrátenie](/{market}/returns) a dostanete štítok.',
      },
      cost: {
        title: 'Koľko stojí doprava?',
        text: 'Nad {amount} nič. Pod touto sumou cenu ukáže košík, skôr než sa rozhodnete.',
      },
      gone: {
        title: 'Moja veľkosť zmizla',
        text: 'Nechajte nám na stránke produktu svoju adresu. Napíšeme vám raz, keď bude späť.',
      },
    },
  },
  careers: {
    intro: 'Je nás málo, strihy si robíme sami a obedujeme spolu.',
    table: {
      picture: 'Zvitky látok stojace vedľa seba',
      headline: 'Jeden stôl',
      text: 'Návrhári, strihači aj ľudia, ktorí odpovedajú na vaše správy, sedia v jednej miestnosti v Kodani. Predajne vedú tí, čo v ich zadnej časti šijú. Ak radi viete, ako veci vznikajú, bude sa vám tu páčiť.',
    },
    hours: 'Tridsaťsedem hodín, a myslíme ich vážne',
    cloth: 'Každú sezónu kus látky',
    place: 'Kodaň alebo tam, kde sú naše predajne',
  },
  content: {
    about: {
      intro:
        'Pevný kraj je miesto, kde sa látka dokončí sama. Po anglicky sa volá selvedge a voláme sa po ňom, lebo sa nám tá myšlienka páči.',
      text: `Na úzkom stave sa útok na konci každého radu otočí a vracia sa späť. Kraj sa uzavrie sám: nič sa nestrihá, nič nelepí, nič sa nestrapká. Tkáčovne si ho značili farebnou niťou, aby od seba rozoznali zákazky. Tá naša je červená.

## Ako pracujeme

Začíname látkou. Keď je vybraná, kreslíme tak málo, ako to len dovolí: rovný šev tam, kde je keper hustý, široký tam, kde chce ľan splývať. Kus zostáva v kolekcii, kým je látka dobrá a ľudia ho nosia.

## Dve strany

Selvedge je pre ženy. Other Side je naša pánska móda: tie isté látky z druhej strany. Oboje kreslíme v jednej miestnosti a striháme na jednom stole.

## Kde nás nájdete

V obchode, v ktorom práve ste, a v našich predajniach, ak je nejaká nablízku. Ak máte otázku k látke, [napíšte nám](/{market}/contact).`,
    },
    materials: {
      intro: 'Štyri látky nesú väčšinu toho, čo šijeme. Tu je, čo sú zač a ako sa správajú.',
      text: `## Denim

Keper tri ku jednej: každá zafarbená niť osnovy ide cez tri nefarbené nite útku a pod jednou a každý rad posunie schodík o jednu niť doprava. Tak vzniká šikmé riadkovanie na líci a väčšina indiga zostáva vpredu. Farba sedí na povrchu priadze a odiera sa tam, kde sa hýbete. [Zobraziť denim](/{market}/cloth/denim)

## Ľan

Ľan v plátnovej väzbe, jedna cez a jedna pod. Hrubšie miesta, nopky, robí samo vlákno; nechávame ich tam. Ľan sa krčí, rýchlo schne a s každým praním mäkne. [Zobraziť ľan](/{market}/cloth/linen)

## Vlna

Rybia kosť je keper, ktorý si to každých pár nití rozmyslí. Varená vlna sa upletie voľne a zráža, kým nesplstnatie, takže sa dá strihať a nestrapká sa. Rebrovanie sa pletie v stĺpikoch a vracia sa do tvaru. [Zobraziť vlnu](/{market}/cloth/wool)

## Bavlna

Popelín je plátno s jemnou, hustou osnovou a zostáva svieži. Flanel má počesaný povrch a zostáva teplý. [Zobraziť bavlnu](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Prať menej, vetrať viac, opravovať včas. Väčšina oblečenia potrebuje menej, než si myslíme.',
      text: `## Denim

Obráťte ho naruby, perte v studenej vode s podobnými farbami a zaveste mokrý. Pri prvých praniach púšťa indigo: chvíľu ho držte ďalej od svetlého čalúnenia. Sušičku vynechajte.

## Ľan

Perte pri 30 alebo 40 stupňoch a nechajte v bubne miesto. Žehlite vlhký, alebo vôbec nie.

## Vlna

Skôr než usúdite, že potrebuje vyprať, nechajte ju cez noc vyvetrať. Ak áno, zvoľte program na vlnu a trochu prostriedku na vlnu, vodu vytlačte do uteráka a sušte naplocho. Žmolky na povrchu vznikajú z voľných vlákien: vyčešte ich hrebeňom.

## Bavlna

Popelín sa smie prať na teplo a žehliť na horúco. Flanel si zachová vlas, keď ho periete naruby.

## Plátanie

- Uvoľnený gombík prišite dnes: zajtra už nebude.
- Malú dierku zašite skôr, než z nej bude veľká.
- Viditeľná záplata z dobrej priadze nie je hanba.

Ak neviete, ako niečo zachrániť, [opýtajte sa nás](/{market}/contact). Radšej to uvidíme opravené než vymenené.`,
    },
    sustainability: {
      intro: 'Najzodpovednejšie oblečenie je to, ktoré sa dlho nosí. Tam dávame svoju prácu.',
      text: `## Čo robíme

- Látky vyberáme podľa toho, ako dlho vydržia, a skôr než ich nastriháme, skúšame, ako sa nosia a perú.
- Najprv objednávame málo a pridávame, takže menej zvýši.
- Strihy v kolekcii nechávame, namiesto toho, aby sme ich každú sezónu nahrádzali.
- Starostlivosť a plátanie vysvetľujeme na jednej zrozumiteľnej stránke: [Starostlivosť a opravy](/{market}/i/care).

## Čo netvrdíme

Oblečenie vždy stojí vodu, energiu a niečiu prácu. Žiadny produkt nenazývame zeleným a netlačíme značku, ktorú by sme vám nedokázali vysvetliť jednou vetou. Keď produkt nejakú značku nesie, na jeho stránke stojí, čoho sa týka a kto ju kontroluje.

## Opýtajte sa nás

Ak chcete o niektorom produkte vedieť viac, [napíšte nám](/{market}/contact) a uveďte, ktorý to je. Odpoveď dostanete, aj keby znela, že to zatiaľ nevieme.`,
    },
    delivery: {
      intro: 'Koľko stojí doprava, ako dlho trvá doručenie a ako ho sledovať.',
      text: `## Cena

Pri objednávkach nad {amount} je doprava zadarmo. Pod touto sumou uvidíte cenu v košíku, skôr než sa rozhodnete.

## Čas

Balíky od nás zvyčajne odchádzajú do jedného až dvoch pracovných dní. Ako dlho cestujú, závisí od dopravcu, ktorého si zvolíte; pokladňa ukáže predpokladaný deň pre vašu adresu.

## Sledovanie balíka

Keď objednávka odíde, dostanete správu s odkazom. Pozrieť sa môžete aj kedykoľvek na stránke [Sledovanie objednávky](/{market}/track-order).

## Keď sa niečo pokazí

Ak balík mešká, je poškodený alebo v ňom nie je to, čo ste si objednali, [dajte nám vedieť](/{market}/contact). Obal si nechajte, kým neodpovieme: dopravca ho možno bude chcieť vidieť.

## Vrátenie

Na rozmyslenie máte 30 dní. Vrátenie nahláste na stránke [Vrátenie](/{market}/returns) a kusy pošlite späť nenosené.`,
    },
    'size-guide': {
      intro: 'Odmerajte sa raz, cez tenké oblečenie, metrom, ktorý prilieha a nesťahuje.',
      text: `## Ako sa merať

- Hrudník: cez najširšie miesto, ruky dole.
- Pás: tam, kde by ste zapli opasok, s výdychom.
- Boky: cez najširšie miesto, chodidlá pri sebe.
- Vnútorná dĺžka nohavíc: od rozkroku po zem, bez topánok.

## Medzi dvoma veľkosťami

Pri denime a varenej vlne, ktoré držia tvar, vezmite väčšiu; pri rebrovaní a pranom ľane, ktoré povolia, menšiu.

## Ako striháme

Kabáty sa zmestia na sveter. Košele sú rovné. Nohavice sedia v páse, ak pri produkte nestojí inak. Miery modelky či modela a oblečenú veľkosť nájdete na stránke každého produktu.

Ak si stále nie ste istí, [opýtajte sa nás](/{market}/contact) a napíšte, čo zvyčajne nosíte.`,
    },
    'notify-me': {
      intro: 'Keď je vaša veľkosť preč, môžeme vám raz napísať, keď sa vráti.',
      text: `Na stránke produktu vyberte vypredanú veľkosť alebo produkt, ktorý ešte len príde, a stlačte „Upozorniť, keď bude späť“. S účtom je to všetko; bez neho zadáte e-mailovú adresu a potvrdíte ju v správe, ktorú na ňu pošleme.

## Komu napíšeme

Tomu, kto sa prihlásil prvý. Píšeme toľkým ľuďom, koľko je kusov, a ďalším vtedy, keď si po ne predchádzajúci neprišli. Prihlásenie kus nerezervuje.

## Čo ukladáme

Vašu e-mailovú adresu, produkt a veľkosť, a to do 90 dní od našej správy alebo kým nám nepoviete, že už nechcete.

## Ako to ukončiť

Na konci každej správy je odkaz, ktorý prihlásenie vymaže. S účtom ho nájdete aj v [Predvoľbách](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Čo o vás vieme, prečo to vieme a ako to môžete zmeniť.',
      text: `## Čo ukladáme

- Keď si objednáte: meno, adresy, e-mail, telefón a obsah objednávky, aby sme ju mohli doručiť a ručiť za ňu.
- Keď máte účet: to isté, so zoznamami želaní a predvoľbami, kým ho nevymažete.
- Keď vstúpite do zákazníckeho klubu: vaše body a odmeny.
- Keď nám napíšete: vašu správu a našu odpoveď.

Celé číslo vašej karty nikdy nevidíme. Platby spracúva poskytovateľ, ktorého si zvolíte.

## Kto ďalší ich vidí

Tí, ktorí osobné údaje potrebujú, aby vám mohli poslúžiť: dopravca, poskytovateľ platieb a firmy, ktoré prevádzkujú naše počítače. Smú ich použiť iba na tento účel.

## Ako dlho

Počas trvania účelu a dlhšie len tam, kde to žiada zákon, napríklad pri faktúrach.

## Vaše práva

Môžete sa opýtať, čo o vás vieme, dať to opraviť, dostať kópiu alebo to dať vymazať a súhlas môžete kedykoľvek odvolať. Veľa z toho zvládnete vo [svojom účte](/{market}/account); so zvyškom nám [napíšte](/{market}/contact). Môžete tiež podať sťažnosť Úradu na ochranu osobných údajov Slovenskej republiky.`,
    },
    cookies: {
      intro: 'Malé poznámky, ktoré obchod necháva vo vašom prehliadači. Niektoré sú potrebné; o ostatných rozhodujete vy.',
      text: `## Nevyhnutné

Bez nich obchod nefunguje: pamätajú si vašu krajinu, váš košík a to, že ste prihlásení.

## Funkčné

Robia obchod pohodlnejším, napríklad keď ukážu mapu alebo video iného poskytovateľa.

## Analytika

Hovoria nám, ktoré stránky sa čítajú a kde niečo zlyháva. Pozeráme sa na súčty, nie na osoby.

## Reklama

Vďaka nim by vám iné firmy mohli ukazovať, čo ste si u nás prezerali.

Nič nad rámec nevyhnutných sa neuloží, kým na to nedáte súhlas, druh po druhu. Rozmyslieť si to môžete kedykoľvek.`,
    },
    accessibility: {
      intro: 'Tento obchod má byť použiteľný pre každého. Tu je, ako sme ďaleko a ako nám povedať, čo chýba.',
      text: `Staviame podľa Web Content Accessibility Guidelines 2.2, úrovne AA. Každú stránku pri každom vydaní kontroluje program a tam, kde program posúdiť nevie, ju skúšame ručne s klávesnicou a čítačkou obrazovky.

## Na čo sa môžete spoľahnúť

- Všetko funguje s klávesnicou a vždy vidno, kde práve ste.
- Stránky sa dajú čítať bez skriptov a zväčšiť na 400 percent.
- Pohyb ustane, keď o to váš systém požiada.
- Obrázky majú opis, ak nie sú len ozdobou.

## Čo ešte chýba

Videá od iných firiem nemusia mať titulky. Niektoré dokumenty dopravcov sú obrázky textu.`,
    },
    imprint: {
      intro: 'Kto tento obchod prevádzkuje.',
      text: `Selvedge je ukážkový obchod. Predvádza, čo dokáže rovnomenný softvér s otvoreným zdrojovým kódom; nič v ňom nie je na predaj a žiadna objednávka sa nedoručuje.

## Keby bol obchod váš

Firma, jej adresa, kto ju zastupuje, zápis v registri a spojenie na ňu pochádzajú z nastavení trhu v Štúdiu. Tento text je obsah: zmeníte ho tam, pre každý trh osobitne.

## Kontakt

Otázky k nám prídu cez [kontaktný formulár](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Obchodné podmienky',
      text: `Tieto podmienky opisujú, ako v Selvedge nakupujete. Ide o ukážkový obchod: nič sa nedoručuje a nič sa neúčtuje.

## Objednávka

Obrázky a texty v obchode vás pozývajú na objednávku. Vaša objednávka je návrhom na uzavretie zmluvy; zmluva vzniká, keď potvrdíme odoslanie balíka. Kým objednávku neodošlete, môžete ju v každom kroku pokladne vidieť a opraviť.

## Ceny

Ceny uvádzame v mene trhu, v ktorom nakupujete. Či obsahujú daň, stojí v košíku, a cena dopravy sa zobrazí skôr, než zaplatíte.

## Platba

Platíte jedným zo spôsobov, ktoré ponúka pokladňa. Suma sa pri objednávke zablokuje a strhne sa, keď balík odíde.

## Doručenie

Doručujeme na adresy na trhu, v ktorom objednávate. Pozrite [Doručenie](/{market}/i/delivery).

## Odstúpenie od zmluvy

Tovar môžete bez udania dôvodu vrátiť do 30 dní odo dňa, keď ho prevezmete. Vrátenie nahláste na stránke [Vrátenie](/{market}/returns). Vrátime vám, čo ste zaplatili, vrátane ceny štandardného doručenia a rovnakým spôsobom, akým ste platili. Práva, ktoré vám nad tento rámec dáva zákon, zostávajú.

## Vady

Ak má niečo vadu, [dajte nám vedieť](/{market}/contact). Tovar opravíme, vymeníme alebo vám vrátime peniaze, ako ustanovuje zákon.

## Údaje

Ako zaobchádzame s osobnými údajmi, opisuje stránka [Ochrana osobných údajov](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Podmienky zákazníckeho klubu',
      text: `## Vstup

Vstúpiť môže každý, kto má aspoň 16 rokov a účet. Členstvo je bezplatné a neprenosné.

## Body

Body zbierate za to, čo si kúpite a necháte. Body za vrátený tovar sa zase odpočítajú. Body nemajú peňažnú hodnotu a nedajú sa previesť.

## Odmeny

Od určitého počtu bodov si môžete vybrať odmenu. Pri každej stojí, ako dlho platí a kde ju uplatníte.

## Správy

O nových látkach a ponukách píšeme len členom, ktorí s tým súhlasili, a v každej správe je odkaz na odhlásenie.

## Odchod

Z klubu môžete kedykoľvek odísť vo [svojom účte](/{market}/account/customer-club). Body sa potom vymažú. Klub môžeme ukončiť s dvojmesačným predstihom; odmeny, ktoré už máte, platia do svojho dátumu.`,
    },
    'notify-me': {
      title: 'Stráženie dostupnosti',
      text: 'Prihlásením súhlasíte s tým, že vám o tomto kuse raz napíšeme. Vašu adresu a želanie uchováme 90 dní od tejto správy alebo kým ich nevymažete; odkaz na to je v každej správe. Nič vám neodkladáme nabok. Viac stojí na stránke [Ochrana osobných údajov](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Ktoré z našich línií nosíte?',
      text: 'Ukážeme vám z nich viac.',
    },
    fabrics: {
      title: 'Čo radi nosíte?',
      outerwear: 'Kabáty a bundy',
      accessories: 'Doplnky',
    },
    news: {
      title: 'Ako často vám môžeme písať?',
      text: 'Iba ak od nás chcete dostávať správy.',
      weekly: 'Každý týždeň',
      monthly: 'Raz za mesiac',
      monthlyText: 'Nová sezóna a nič iné.',
      rarely: 'Zriedka',
    },
    care: {
      title: 'Čo vás ešte zaujíma?',
      repair: 'Plátanie a starostlivosť',
      workroom: 'Ako veci vznikajú',
      events: 'Večery v našich predajniach',
    },
  },
  shipping: {
    home: '{carrier}, až k dverám',
    pickupPoint: '{carrier}, na odberné miesto',
    express: '{carrier}, do nasledujúceho pracovného dňa',
    locker: '{carrier}, do výdajného boxu',
    store: 'Vyzdvihnúť v predajni',
  },
  promotions: {
    welcome: 'Na uvítanie',
    'free-freight': 'Doprava na nás',
    'spend-more': 'Dni indiga',
    'twenty-off': 'Dvadsať eur menej',
    'club-ten-off': 'Desať eur menej pre členov',
    'third-basic': 'Tri tričká za cenu dvoch',
    'winter-scarf': 'Šál k zimnej objednávke',
  },
  rewards: {
    delivery: {
      title: 'Doprava na nás',
      text: 'Ďalšia objednávka k vám príde zadarmo.',
      picture: 'Kôpka zložených látok',
      choice: 'Doprava zadarmo',
    },
    tenOff: {
      title: 'Desať eur alebo desať percent',
      text: 'Vyberiete si pri uplatnení.',
      picture: 'Rebrovaný úplet z prírodnej vlny',
      amount: 'Desať eur z celého košíka',
      percent: 'Desať percent na nezľavnený tovar',
    },
  },
};
