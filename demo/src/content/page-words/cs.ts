import type { PageWords } from './en.ts';

export const cs: PageWords = {
  categories: {
    '/new-in': 'První kusy sezony, tak jak přicházejí z dílny.',
    '/women': 'Oblečení s měkkými rameny a čistými liniemi, z látek, které mají svou váhu.',
    '/women/new-in': 'Co právě dorazilo pro ženy, od nejnovějšího.',
    '/women/clothing': 'Od první ranní košile po poslední večerní kabát.',
    '/women/clothing/coats-jackets': 'Svrchní vrstvy z vařené vlny, kepru a husté bavlny. Dost široké, aby se pod ně vešel svetr.',
    '/women/clothing/knitwear': 'Žebrování, perličkový vzor i hladký úplet z vlny a bavlny. U manžet drží tvar.',
    '/women/clothing/shirts-blouses': 'Svěží popelín, praný len a límce, které sedí samy od sebe.',
    '/women/clothing/tops-t-shirts': 'Jednoduché topy z těžké bavlny: nosí se nejčastěji a všimnete si jich až nakonec.',
    '/women/clothing/dresses': 'Šaty, které splývají z ramen a zbytek nechávají na látce.',
    '/women/clothing/trousers': 'Široké, rovné i zúžené, s kapsami, do kterých se opravdu něco vejde.',
    '/women/clothing/denim': 'Denim z úzkého stavu s přiznaným krajem. První den tuhý, třicátý den váš.',
    '/women/clothing/skirts': 'Zavinovací, skládané i rovné, dost dlouhé, aby se v nich dalo hýbat.',
    '/women/accessories': 'Co oblečení dokončí, od podrážky nahoru.',
    '/women/accessories/shoes': 'Měkká kůže a podrážky, které se dají vyměnit.',
    '/women/accessories/bags': 'Plátno a kůže ve velikostech, do kterých se vejde celý den.',
    '/women/accessories/scarves': 'Tkané šály s třásněmi z vlastních nití.',
    '/women/accessories/belts': 'Prosté přezky a poctivá kůže.',
    '/women/accessories/hats-gloves': 'Plstěné i pletené, na měsíce, které si o to říkají.',
    '/women/edits/work': 'Košile, kalhoty a jedno dobré sako: na týden to stačí.',
    '/women/edits/weekend': 'Měkké vrstvy na dva pomalé dny.',
    '/women/edits/occasions': 'Na svatby, večeře a jiné důvody, proč se obléknout.',
    '/women/edits/travel': 'Kusy, které se složí do dlaně a stačí je vytřepat.',
    '/men': 'Other Side je naše pánská móda: stejné látky z druhé strany. Rovné švy, poctivé kapsy, nic hlasitého.',
    '/men/new-in': 'Co právě dorazilo pro muže, od nejnovějšího.',
    '/men/clothing': 'Celý šatník z pár kusů.',
    '/men/clothing/coats-jackets': 'Workwear bundy, krátké kabáty a parky z látek, které vydrží počasí.',
    '/men/clothing/tailoring': 'Saka bez podšívky a měkké kalhoty: krejčovská práce bez brnění.',
    '/men/clothing/knitwear': 'Rybářské svetry a jemné pulovry, pletené z vlny.',
    '/men/clothing/shirts': 'Popelín, oxford a flanel, ke každému jiný límec.',
    '/men/clothing/t-shirts': 'Těžký žerzej, výstřih těsně u krku, rovný střih.',
    '/men/clothing/trousers': 'Se sklady i bez nich a s pasem, ve kterém se dá sedět.',
    '/men/clothing/denim': 'Čtrnáctiuncový kepr z úzkých stavů, červená nit na bočním švu. Uvidíte ji, když ohrnete lem.',
    '/men/accessories': 'Boty, pásky a věci, které nosíte s sebou.',
    '/men/accessories/shoes': 'Derby, kotníkové boty a jednoduché tenisky.',
    '/men/accessories/bags': 'Shoppery, cestovní tašky a jeden opravdu dobrý batoh.',
    '/men/accessories/belts': 'Jeden řemen, jedna přezka, mnoho let.',
    '/men/accessories/scarves': 'Vlněné šály, utkané doširoka.',
    '/men/accessories/hats-gloves': 'Kulichy a podšité rukavice.',
    '/men/edits/work': 'Oblečení, které začínalo jako nářadí a dodnes tak slouží.',
    '/men/edits/weekend': 'Nic, co by potřebovalo žehličku.',
    '/men/edits/occasions': 'Sako, bílá košile a odvaha u toho skončit.',
    '/men/edits/travel': 'Pět kusů, jedna taška.',
    '/cloth': 'Čtyři látky nesou většinu toho, co šijeme. Začněte tou, které se rádi dotýkáte.',
    '/cloth/denim': 'Kepr tři ku jedné s indigovou osnovou a nebarveným útkem, uzavřený na obou krajích.',
    '/cloth/linen': 'Len v plátnové vazbě, se silnými i tenkými místy, jak vyrostl.',
    '/cloth/wool': 'Rybí kost pro tvar, vařená vlna pro teplo, žebrování na všechno ostatní.',
    '/cloth/cotton': 'Popelín na svěží den, flanel na klidný.',
    '/sale': 'Kusy z minulých sezon za nižší cenu a ze stejné látky.',
    '/sale/women': 'Dámské kusy z minulých sezon.',
    '/sale/men': 'Pánské kusy z minulých sezon.',
    '/gift-cards': 'Pro ty, kdo sami nejlépe vědí, co jim sluší. E-mailem v den, který zvolíte.',
  },
  belowGoods: {
    '/women': {
      headline: 'Dámské oblečení, které začíná látkou',
      text: `Každý kus tady začal jako pruh látky na našem stole. Zvedneme ji, necháme spadnout, zmačkáme, vypereme a teprve potom rozhodneme, čím chce být.

Hustá vlna si říká o kabát s rovnými zády. Volný len chce šaty, které splývají z ramen. Popelín zůstává svěží, a tak se z něj stane košile. Když posloucháte, už není moc co vymýšlet.

## Z čeho začít

- Dva svetry, jeden jemný a jeden těžký.
- Bílá košile, která není bílá až moc.
- Kalhoty s kapsami, do kterých se opravdu něco vejde.
- Jeden kabát. Ten počká.

Co nosíte nejvíc, má být ušité nejlíp; začněte tam a zbytek se přidá.`,
    },
    '/other-side': {
      headline: 'Other Side: pánská móda z druhé strany',
      text: `Other Side stříháme ze stejných látek jako všechno ostatní v obchodě, na stejném stole a stejnýma rukama. Jen linie jsou jiné.

Denim má čtrnáct uncí a je tkaný na úzko; ohrňte lem a uvidíte červenou nit. Saka jsou bez podšívky, protože dobrá látka brnění nepotřebuje. Košile máme z popelínu, oxfordu a flanelu, každou s jiným límcem.

## Kde začít

Vyberte kus, po kterém sáhnete bez přemýšlení, a ten kupte pořádný. Pro většinu jsou to džíny. Pro někoho košile.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Svetry, které drží tvar',
      text: `Žebrování se vrací do tvaru, protože jeho sloupky stojí těsně u sebe jako měch harmoniky. Proto jsou žebrované manžety a lemy a proto celý žebrovaný svetr sedne tolika lidem.

Pleteme z vlny a z bavlny. Vlna hřeje víc, než kolik váží, a potřebuje častěji vzduch než vodu. Bavlna je chladnější, těžší a pere se bez velkého přemýšlení.

## Péče

Přes noc vyvětrat. Složit, nikdy nevěšet. Žmolky vyčesat: vznikají z volných vláken a po čase přestanou.`,
    },
    '/cloth/denim': {
      headline: 'Co dělá pevný kraj',
      text: `Na úzkém stavu se útek na konci každé řady otočí a vrací se zpátky. Kraj se uzavře sám a tkalcovna do něj vede jednu barevnou nit, aby od sebe poznala zakázky. Ta naše je červená.

Denim z takového stavu je hustý, trochu nerovnoměrný a první den tuhý. Indigo sedí na povrchu příze a odírá se tam, kde se hýbete. Po měsíci látka ví, jak sedíte.`,
    },
  },
  looks: {
    'look-autumn': 'Velbloudí vlněný kabát, rolák v barvě ecru, tmavé kalhoty se sklady a hnědé boty vyskládané vedle sebe',
    'look-denim': 'Surové rovné džíny vedle džínové bundy, bílého trička a koženého pásku',
    'look-knit': 'Cihlově červený kardigan se žebrovaným rolákem, antracitovou čepicí a složenou šálou',
    'look-women': 'Pískový trenčkot s bílou halenkou, modrou skládanou sukní a černými mokasíny',
    'look-men': 'Námořnicky modré sako na světle modré košili, s pískovými chino kalhotami a bílými teniskami',
    'look-linen': 'Lněné košilové šaty v ovesné barvě s plátěnou taškou a hnědými mokasíny',
    'look-home':
      'Kabát v barvě ovsa, rolák v barvě ecru a tmavé kalhoty vedle námořnicky modrého kabátu, velbloudího svetru a tmavých džínů',
    'look-other-side': 'Bunda z tmavého denimu, šedá mikina s kapucí a černé džíny položené zády nahoru',
    'look-gifts': 'Dárkové karty v několika barvách, s nití podél okraje, na svých obálkách',
  },
  fronts: {
    inPicture: 'Na fotce',
    otherSide: 'Otočte to',
  },
  gifts: {
    worth: 'Od {least} do {most}',
    how: 'Jak to funguje',
    choose: 'Vyberte kartu a částku.',
    write: 'Napište pár řádků a zvolte den. Karta přijde e-mailem.',
    use: 'Uplatní se v košíku. Co zbude, zůstane na kartě.',
  },
  women: {
    hero: 'Kabát přijde nakonec',
    heroCta: 'Zobrazit kabáty',
    disclaimer: 'Nové kusy přicházejí ve čtvrtek',
    newCta: 'Zobrazit všechny novinky',
  },
  men: {
    hero: 'Pět kusů na celý týden',
    heroText: 'Sako, košile, chino kalhoty, tenisky. A jeden den volna.',
    start: 'Začněte kusem, který nosíte nejvíc.',
    wanted: 'Nejžádanější',
  },
  autumn: {
    heading: 'Podzimní látky',
    intro: 'Velbloudí vlna, flanel, žebrování, které se vrací do tvaru: co letos přišlo ze stavu.',
    hero: {
      above: 'Sezona',
      headline: 'Velbloudí, žebrování, hnědé boty',
      text: 'Čtyři látky a pořadí, v jakém si je obléknout.',
      cta: 'Zobrazit kabáty',
      countdown: 'Zimní látky dorazí za',
      launched: 'Zimní látky jsou tady',
    },
    banners: {
      wool: 'Vařená vlna je zpět v námořnické modré',
      repairs: 'V prvním roce opravy zdarma: [jak to funguje](/{market}/i/care)',
      members: 'Členové vidí zimní látky o den dřív než ostatní',
    },
    ways: {
      headline: 'Čtyři způsoby, jak vyjít z domu',
      rain: 'Na déšť, který nikdo nehlásil.',
      rainCta: 'Trenčkoty',
      office: 'Do kanceláře, kde nikdo nic nepředepisuje.',
      sunday: 'Na neděli, která začíná pozdě.',
      rest: 'Na všechno ostatní.',
    },
    film: {
      poster: 'Okraj pruhu denimu',
      headline: 'Podél kraje',
      text: 'Osm vteřin pevného kraje, beze spěchu.',
      cta: 'Přečíst si o našich látkách',
    },
    chosen: 'Vybráno do zimy',
    member: {
      headline: 'Váš první pohled',
      text: 'Jako členové vidíte zimní látky 20. prosince, o den dřív, než se otevřou dveře.',
    },
    everyone: {
      headline: 'O den napřed',
      text: 'Členové zákaznického klubu vidí zimní látky 20. prosince. Všichni ostatní o den později.',
      cta: 'O klubu',
    },
    questions: {
      headline: 'Než se zeptáte',
      size: {
        title: 'Jakou velikost u vařené vlny?',
        text: 'Když jste mezi dvěma, tu větší. Látka se sráží ještě před střihem a nepovolí.',
      },
      wash: {
        title: 'Dá se to prát?',
        text: 'Nejdřív větrejte. Většina stop do rána zmizí. Když ne, **vykartáčujte je** a teprve potom myslete na program na vlnu.',
      },
      fade: {
        title: 'Bledne velbloudí barva?',
        text: 'Barví se už vlákno, takže se obnošuje rovnoměrně. Na slunné okno ji přesto nedávejte.',
      },
    },
  },
  denimDays: {
    heading: 'Dny denimu',
    intro: 'Deset dní pro surový denim: co to je, jak ho rozchodit, a kód na první džíny.',
    banner: {
      text: '**Dny denimu** brzy končí',
      over: 'Dny denimu skončily',
      popup: 'Podmínky',
      popupText: 'Jeden kód na objednávku, na nezlevněný denim. S jiným kódem se nedá kombinovat.',
    },
    raw: {
      above: 'Čtrnáct uncí',
      headline: 'První den tuhý',
      text: 'Surový denim od chvíle, kdy opustil stav, nikdo nepral. Záhyby, které získá, jsou vaše: za kolenem, na boku, kolem klíčů v kapse. **Noste ho měsíc, než ho vyperete.**',
      cta: 'Zobrazit všechen denim',
      code: 'Deset procent na první džíny',
    },
    wanted: 'Džíny, které chce nejvíc lidí',
    promises: {
      hem: 'Zkrátíme vám je zdarma',
      returns: 'Třicet dní na rozmyšlenou',
      repairs: 'Opravy, dokud drží',
    },
    closely: 'Jedna bunda zblízka',
    film: {
      headline: 'Jak se indigo obnošuje',
      text: 'Video z tkalcovny. Spustí se, až ho povolíte.',
    },
    women: 'Dámský denim',
    men: 'Pánský denim',
    more: 'Hodí se k modré',
    questions: {
      headline: 'Jak je rozchodit',
      sofa: {
        title: 'Obarví mi pohovku?',
        text: 'Zpočátku trochu. První týdny se s nimi vyhýbejte světlým látkám.',
      },
      wash: {
        title: 'Kdy je mám vyprat?',
        text: 'Až budou stát samy. Ve studené vodě, naruby, a pověsit mokré.',
      },
      size: {
        title: 'Jaká velikost?',
        text: 'Vaše obvyklá. V pase povolí o centimetr a při praní si ho vezmou zpět.',
      },
    },
  },
  loom: {
    heading: 'Ráno u stavu',
    intro: 'Jak se tká čtyřicet metrů denimu a proč nikdo nespěchá.',
    picture: 'Okraj pruhu denimu s červenou nití',
    morning: {
      above: 'Šest hodin ráno',
      headline: 'Uslyšíte ho dřív, než ho uvidíte',
      text: `Člunkový stav je hlučný jako vlak: není to nepříjemné, když víte, kam jede. V téhle místnosti jich je jedenáct, žádný není mladší než já, a o všechny se stará jeden člověk.

Chodí. To je většina její práce. Podél řady tam, podél řady zpátky, s jednou rukou na látce, která schází ze stavu. Ruka najde přetrženou nit dřív než oko.`,
    },
    twill: {
      headline: 'Přes tři, pod jednou',
      text: 'Osnova je modrá, útek ne. Každá modrá nit jde přes tři světlé a pod čtvrtou a každá řada posune schod o jednu nit doprava. Víc na kepru není. Proto je také líc modrý a rub ne.',
    },
    slow: {
      picture: 'Indigový denim v měkkých záhybech',
      headline: 'Pět metrů za hodinu',
      text: 'Moderní stav jich zvládne čtyřicet.',
    },
    why: {
      headline: 'Proč tak pomalu?',
      text: 'Protože se útek musí otočit a vrátit. Na kraji se nic nestříhá, takže se tam nikdy nic netřepí.',
      cta: 'Zobrazit denim',
    },
    noon: `Do poledne je na roli dvacet metrů. Podepíše kraj křídou, připíše datum a jde na oběd. Stavy běží bez ní přesně tak dlouho, než si všimne, že jeden z nich změnil tón.

## Čtyřicet metrů

Jedna role vydá na třicet džínů. Objednali jsme jich šest. Až dojdou, přijdou jiné, trochu odlišné, protože bavlna se sklízela v jiném měsíci.`,
    more: 'Víc o látkách',
  },
  club: {
    intro: 'Body za každou objednávku, nové látky o týden dřív a pomoc, když se něco roztrhne.',
    benefits: {
      headline: 'Co členové získají',
      points: 'Body za to, co si necháte',
      pointsMore: 'Body jsou vaše, jakmile uplyne doba na vrácení. Od **padesáti bodů** si za ně vyberete odměnu.',
      early: 'Nové látky o týden dřív',
      mending: 'Opravy v prvním roce',
      birthday: 'Dárek k narozeninám',
    },
    signup: {
      headline: 'Buďte mezi prvními',
      text: 'Nic to nestojí a odejít můžete jedním kliknutím.',
      button: 'Vstoupit do klubu',
      terms: 'Souhlasím s [podmínkami klubu](/{market}/customer-club/terms).',
      welcome: 'Vítejte',
      welcomeText: 'Nové látky o týden dřív, než visí v obchodě, a na některé z nich vaše vlastní cena.',
    },
    questions: {
      headline: 'Otázky',
      expire: {
        title: 'Platí body napořád?',
        text: 'Rok od chvíle, kdy je získáte. Kolik a do kdy, najdete ve svém účtu.',
      },
      data: {
        title: 'Co o mně víte?',
        text: 'To, co nám řeknete, a to, co si koupíte. Celé to stojí na stránce [Ochrana osobních údajů](/{market}/i/privacy).',
      },
      leave: {
        title: 'Jak z klubu odejdu?',
        text: 'V účtu pod Zákaznickým klubem. Body odejdou s vámi, a to do ztracena, takže je nejdřív využijte.',
      },
    },
  },
  contact: {
    intro: 'Každou zprávu někdo čte. V pracovní dny odpovídáme do večera následujícího dne.',
    write: {
      headline: 'Napište',
      text: 'Uveďte objednávku nebo produkt, pokud jde o ně. Když něco není v pořádku se švem, pomůže fotka.',
    },
    call: {
      headline: 'Zavolejte',
      text: 'Od pondělí do pátku, od devíti do pěti, kodaňského času.',
    },
    questions: {
      headline: 'Nejčastější otázky',
      parcel: {
        title: 'Kde je můj balík?',
        text: 'V e-mailu, který přišel při odeslání, je odkaz. Můžete ho také [vyhledat](/{market}/track-order).',
      },
      back: {
        title: 'Jak něco vrátím?',
        text: 'Do 30 dnů a nenošené. [Nahlaste vrácení](/{market}/returns) a dostanete štítek.',
      },
      cost: {
        title: 'Kolik stojí doprava?',
        text: 'Nad {amount} nic. Pod touto částkou cenu ukáže košík, než se rozhodnete.',
      },
      gone: {
        title: 'Moje velikost zmizela',
        text: 'Nechte nám na stránce produktu svou adresu. Napíšeme vám jednou, až bude zpět.',
      },
    },
  },
  careers: {
    intro: 'Je nás málo, střihy si děláme sami a obědváme společně.',
    table: {
      picture: 'Štůčky látek stojící vedle sebe',
      headline: 'Jeden stůl',
      text: 'Návrháři, střihači i lidé, kteří odpovídají na vaše zprávy, sedí v jedné místnosti v Kodani. Prodejny vedou ti, kdo v jejich zadní části šijí. Pokud rádi víte, jak věci vznikají, bude se vám tu líbit.',
    },
    hours: 'Třicet sedm hodin, a myslíme je vážně',
    cloth: 'Každou sezonu kus látky',
    place: 'Kodaň, nebo tam, kde jsou naše prodejny',
  },
  content: {
    about: {
      intro:
        'Pevný kraj je místo, kde se látka dokončí sama. Anglicky se mu říká selvedge a jmenujeme se po něm, protože se nám ta myšlenka líbí.',
      text: `Na úzkém stavu se útek na konci každé řady otočí a vrací se zpátky. Kraj se uzavře sám: nic se nestříhá, nic nelepí, nic se netřepí. Tkalcovny si ho značily barevnou nití, aby od sebe poznaly zakázky. Ta naše je červená.

## Jak pracujeme

Začínáme látkou. Když je vybraná, kreslíme tak málo, jak to jen dovolí: rovný šev tam, kde je kepr hustý, široký tam, kde chce len splývat. Kus zůstává v kolekci, dokud je látka dobrá a lidé ho nosí.

## Dvě strany

Selvedge je pro ženy. Other Side je naše pánská móda: stejné látky z druhé strany. Obojí kreslíme v jedné místnosti a stříháme na jednom stole.

## Kde nás najdete

V obchodě, ve kterém právě jste, a v našich prodejnách, pokud je nějaká poblíž. Máte-li otázku k látce, [napište nám](/{market}/contact).`,
    },
    materials: {
      intro: 'Čtyři látky nesou většinu toho, co šijeme. Tady je, co jsou zač a jak se chovají.',
      text: `## Denim

Kepr tři ku jedné: každá obarvená nit osnovy jde přes tři nebarvené nitě útku a pod jednou a každá řada posune schod o jednu nit doprava. Tak vzniká šikmé řádkování na líci a většina indiga zůstává vpředu. Barva sedí na povrchu příze a odírá se tam, kde se hýbete. [Zobrazit denim](/{market}/cloth/denim)

## Len

Len v plátnové vazbě, jedna přes a jedna pod. Silnější místa, nopky, dělá samo vlákno; necháváme je tam. Len se mačká, rychle schne a s každým praním měkne. [Zobrazit len](/{market}/cloth/linen)

## Vlna

Rybí kost je kepr, který si to každých pár nití rozmyslí. Vařená vlna se uplete volně a sráží, dokud nezplstnatí, takže se dá stříhat a netřepí se. Žebrování se plete ve sloupcích a vrací se do tvaru. [Zobrazit vlnu](/{market}/cloth/wool)

## Bavlna

Popelín je plátno s jemnou, hustou osnovou a zůstává svěží. Flanel má počesaný povrch a zůstává teplý. [Zobrazit bavlnu](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Prát méně, větrat víc, spravovat včas. Většina oblečení potřebuje méně, než si myslíme.',
      text: `## Denim

Obraťte ho naruby, perte ve studené vodě s podobnými barvami a pověste mokrý. Při prvních praních pouští indigo: chvíli ho držte dál od světlého čalounění. Sušičku vynechte.

## Len

Perte na 30 nebo 40 stupňů a nechte v bubnu místo. Žehlete vlhký, nebo vůbec ne.

## Vlna

Než usoudíte, že potřebuje vyprat, nechte ji přes noc vyvětrat. Pokud ano, zvolte program na vlnu a trochu prostředku na vlnu, vodu vymačkejte do ručníku a sušte naplocho. Žmolky na povrchu vznikají z volných vláken: vyčešte je hřebenem.

## Bavlna

Popelín se smí prát na teplo a žehlit na horko. Flanel si zachová vlas, když ho perete naruby.

## Spravování

- Uvolněný knoflík přišijte dnes: zítra už nebude.
- Malou dírku zašijte dřív, než z ní bude velká.
- Viditelná záplata z dobré příze není ostuda.

Pokud nevíte, jak něco zachránit, [zeptejte se nás](/{market}/contact). Radši to uvidíme spravené než vyměněné.`,
    },
    sustainability: {
      intro: 'Nejzodpovědnější oblečení je to, které se dlouho nosí. Tam dáváme svou práci.',
      text: `## Co děláme

- Látky vybíráme podle toho, jak dlouho vydrží, a než je nastříháme, zkoušíme, jak se nosí a perou.
- Nejdřív objednáváme málo a přidáváme, takže toho méně zbude.
- Střihy v kolekci necháváme, místo abychom je každou sezonu nahrazovali.
- Péči a spravování vysvětlujeme na jedné srozumitelné stránce: [Péče a opravy](/{market}/i/care).

## Co netvrdíme

Oblečení vždycky stojí vodu, energii a něčí práci. Žádný produkt nenazýváme zeleným a netiskneme značku, kterou bychom vám nedokázali vysvětlit jednou větou. Když produkt nějakou značku nese, na jeho stránce stojí, čeho se týká a kdo ji kontroluje.

## Zeptejte se nás

Pokud chcete o některém produktu vědět víc, [napište nám](/{market}/contact) a uveďte, který to je. Odpověď dostanete, i kdyby zněla, že to zatím nevíme.`,
    },
    delivery: {
      intro: 'Kolik stojí doprava, jak dlouho trvá doručení a jak ho sledovat.',
      text: `## Cena

U objednávek nad {amount} je doprava zdarma. Pod touto částkou uvidíte cenu v košíku, než se rozhodnete.

## Doba

Balíky od nás obvykle odcházejí do jednoho až dvou pracovních dnů. Jak dlouho cestují, záleží na dopravci, kterého zvolíte; pokladna ukáže předpokládaný den pro vaši adresu.

## Sledování balíku

Když objednávka odejde, dostanete zprávu s odkazem. Podívat se můžete také kdykoli na stránce [Sledování objednávky](/{market}/track-order).

## Když se něco pokazí

Pokud má balík zpoždění, je poškozený nebo v něm není to, co jste si objednali, [dejte nám vědět](/{market}/contact). Obal si nechte, dokud neodpovíme: dopravce ho možná bude chtít vidět.

## Vrácení

Na rozmyšlenou máte 30 dní. Vrácení nahlaste na stránce [Vrácení](/{market}/returns) a kusy pošlete zpět nenošené.`,
    },
    'size-guide': {
      intro: 'Změřte se jednou, přes tenké oblečení, metrem, který přiléhá a nestahuje.',
      text: `## Jak se měřit

- Hrudník: přes nejširší místo, paže dole.
- Pas: tam, kde byste zapnuli pásek, s výdechem.
- Boky: přes nejširší místo, chodidla u sebe.
- Vnitřní délka nohavic: od rozkroku k zemi, bez bot.

## Mezi dvěma velikostmi

U denimu a vařené vlny, které drží tvar, vezměte větší; u žebrování a praného lnu, které povolí, menší.

## Jak stříháme

Kabáty se vejdou přes svetr. Košile jsou rovné. Kalhoty sedí v pase, pokud u produktu nestojí jinak. Míry modelky či modela a oblečenou velikost najdete na stránce každého produktu.

Pokud si pořád nejste jistí, [zeptejte se nás](/{market}/contact) a napište, co obvykle nosíte.`,
    },
    'notify-me': {
      intro: 'Když je vaše velikost pryč, můžeme vám jednou napsat, až se vrátí.',
      text: `Na stránce produktu vyberte vyprodanou velikost nebo produkt, který teprve přijde, a stiskněte „Upozornit, až bude zpět“. S účtem je to všechno; bez něj zadáte e-mailovou adresu a potvrdíte ji ve zprávě, kterou na ni pošleme.

## Komu napíšeme

Tomu, kdo se přihlásil první. Píšeme tolika lidem, kolik je kusů, a dalším tehdy, když si pro ně předchozí nepřišli. Přihlášení kus nerezervuje.

## Co ukládáme

Vaši e-mailovou adresu, produkt a velikost, a to do 90 dnů od naší zprávy, nebo dokud nám neřeknete, že už nechcete.

## Jak to ukončit

Na konci každé zprávy je odkaz, který žádost smaže. S účtem ho najdete také v [Předvolbách](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Co o vás víme, proč to víme a jak to můžete změnit.',
      text: `## Co ukládáme

- Když si objednáte: jméno, adresy, e-mail, telefon a obsah objednávky, abychom ji mohli doručit a ručit za ni.
- Když máte účet: totéž, se seznamy přání a předvolbami, dokud ho nesmažete.
- Když vstoupíte do zákaznického klubu: vaše body a odměny.
- Když nám napíšete: vaši zprávu a naši odpověď.

Celé číslo vaší karty nikdy nevidíme. Platby zpracovává poskytovatel, kterého si zvolíte.

## Kdo další je vidí

Ti, kdo osobní údaje potřebují, aby vám mohli posloužit: dopravce, poskytovatel plateb a firmy, které provozují naše počítače. Smějí je použít jen k tomuto účelu.

## Jak dlouho

Po dobu trvání účelu a déle jen tam, kde to žádá zákon, například u faktur.

## Vaše práva

Můžete se zeptat, co o vás víme, nechat to opravit, dostat kopii nebo to nechat vymazat a souhlas můžete kdykoli odvolat. Mnohé z toho zvládnete ve [svém účtu](/{market}/account); ve zbytku nám [napište](/{market}/contact). Můžete také podat stížnost u Úřadu pro ochranu osobních údajů.`,
    },
    cookies: {
      intro: 'Malé poznámky, které obchod nechává ve vašem prohlížeči. Některé jsou nutné; o ostatních rozhodujete vy.',
      text: `## Nezbytné

Bez nich obchod nefunguje: pamatují si vaši zemi, váš košík a to, že jste přihlášení.

## Funkční

Dělají obchod pohodlnějším, třeba když ukážou mapu nebo video jiného poskytovatele.

## Analytika

Říkají nám, které stránky se čtou a kde něco selhává. Díváme se na součty, ne na osoby.

## Reklama

Díky nim by vám jiné firmy mohly ukazovat, co jste si u nás prohlíželi.

Nic nad rámec nezbytných se neuloží, dokud k tomu nedáte souhlas, druh po druhu. Rozmyslet si to můžete kdykoli.`,
    },
    accessibility: {
      intro: 'Tento obchod má být použitelný pro každého. Tady je, jak jsme daleko a jak nám říct, co chybí.',
      text: `Stavíme podle Web Content Accessibility Guidelines 2.2, úrovně AA. Každou stránku při každém vydání kontroluje program a tam, kde program posoudit neumí, ji zkoušíme ručně s klávesnicí a čtečkou obrazovky.

## Na co se můžete spolehnout

- Všechno funguje s klávesnicí a vždy je vidět, kde zrovna jste.
- Stránky se dají číst bez skriptů a zvětšit na 400 procent.
- Pohyb ustane, když o to váš systém požádá.
- Obrázky mají popis, pokud nejsou jen ozdobou.

## Co ještě chybí

Videa od jiných firem nemusí mít titulky. Některé dokumenty dopravců jsou obrázky textu.`,
    },
    imprint: {
      intro: 'Kdo tento obchod provozuje.',
      text: `Selvedge je ukázkový obchod. Předvádí, co umí stejnojmenný software s otevřeným zdrojovým kódem; nic v něm není na prodej a žádná objednávka se nedoručuje.

## Kdyby byl obchod váš

Firma, její adresa, kdo ji zastupuje, zápis v rejstříku a spojení na ni pocházejí z nastavení trhu ve Studiu. Tento text je obsah: změníte ho tamtéž, pro každý trh zvlášť.

## Kontakt

Otázky k nám dorazí přes [kontaktní formulář](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Obchodní podmínky',
      text: `Tyto podmínky popisují, jak u Selvedge nakupujete. Jde o ukázkový obchod: nic se nedoručuje a nic se neúčtuje.

## Objednávka

Obrázky a texty v obchodě vás zvou k objednávce. Vaše objednávka je návrhem na uzavření smlouvy; smlouva vzniká, když potvrdíme odeslání balíku. Dokud objednávku neodešlete, můžete ji v každém kroku pokladny vidět a opravit.

## Ceny

Ceny uvádíme v měně trhu, ve kterém nakupujete. Zda obsahují daň, stojí v košíku, a cena dopravy se zobrazí dřív, než zaplatíte.

## Platba

Platíte jedním ze způsobů, které nabízí pokladna. Částka se při objednávce zablokuje a strhne se, až balík odejde.

## Doručení

Doručujeme na adresy na trhu, ve kterém objednáváte. Viz [Doručení](/{market}/i/delivery).

## Odstoupení od smlouvy

Zboží můžete bez udání důvodu vrátit do 30 dnů ode dne, kdy ho převezmete. Vrácení nahlaste na stránce [Vrácení](/{market}/returns). Vrátíme vám, co jste zaplatili, včetně ceny standardního doručení a stejným způsobem, jakým jste platili. Práva, která vám nad tento rámec dává zákon, zůstávají.

## Vady

Pokud má něco vadu, [dejte nám vědět](/{market}/contact). Zboží opravíme, vyměníme, nebo vám vrátíme peníze, jak stanoví zákon.

## Údaje

Jak zacházíme s osobními údaji, popisuje stránka [Ochrana osobních údajů](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Podmínky zákaznického klubu',
      text: `## Vstup

Vstoupit může každý, komu je aspoň 16 let a má účet. Členství je bezplatné a nepřenosné.

## Body

Body sbíráte za to, co si koupíte a necháte. Body za vrácené zboží se zase odečtou. Body nemají peněžní hodnotu a nedají se převést.

## Odměny

Od určitého počtu bodů si můžete vybrat odměnu. U každé stojí, jak dlouho platí a kde ji uplatníte.

## Zprávy

O nových látkách a nabídkách píšeme jen členům, kteří s tím souhlasili, a v každé zprávě je odkaz k odhlášení.

## Odchod

Z klubu můžete kdykoli odejít ve [svém účtu](/{market}/account/customer-club). Body se pak smažou. Klub můžeme ukončit s dvouměsíčním předstihem; odměny, které už máte, platí do svého data.`,
    },
    'notify-me': {
      title: 'Hlídání dostupnosti',
      text: 'Přihlášením souhlasíte s tím, že vám k tomuto kusu jednou napíšeme. Vaši adresu a přání uchováme 90 dnů od této zprávy, nebo dokud je nesmažete; odkaz k tomu je v každé zprávě. Nic vám neodkládáme stranou. Víc stojí na stránce [Ochrana osobních údajů](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Kterou z našich řad nosíte?',
      text: 'Ukážeme vám z ní víc.',
    },
    fabrics: {
      title: 'Co rádi nosíte?',
      outerwear: 'Kabáty a bundy',
      accessories: 'Doplňky',
    },
    news: {
      title: 'Jak často vám můžeme psát?',
      text: 'Jen pokud jste řekli, že od nás chcete dostávat zprávy.',
      weekly: 'Každý týden',
      monthly: 'Jednou za měsíc',
      monthlyText: 'Nová sezona a nic jiného.',
      rarely: 'Zřídka',
    },
    care: {
      title: 'Co vás ještě zajímá?',
      repair: 'Spravování a péče',
      workroom: 'Jak věci vznikají',
      events: 'Večery v našich prodejnách',
    },
  },
  shipping: {
    home: '{carrier}, až ke dveřím',
    pickupPoint: '{carrier}, na výdejní místo',
    express: '{carrier}, do příštího pracovního dne',
    locker: '{carrier}, do výdejního boxu',
    store: 'Vyzvednout v prodejně',
  },
  promotions: {
    welcome: 'Na uvítanou',
    'free-freight': 'Doprava na nás',
    'spend-more': 'Dny indiga',
    'twenty-off': 'Sleva na větší nákup',
    'club-ten-off': 'Sleva pro členy',
    'third-basic': 'Tři trička za cenu dvou',
    'winter-scarf': 'Šála k zimní objednávce',
  },
  rewards: {
    delivery: {
      title: 'Doprava na nás',
      text: 'Příští objednávka k vám přijde zdarma.',
      picture: 'Štos složených látek',
      choice: 'Doprava zdarma',
    },
    tenOff: {
      title: 'Sleva, nebo deset procent',
      text: 'Vyberete si při uplatnění.',
      picture: 'Žebrovaný úplet z přírodní vlny',
      amount: 'Sleva na celý košík',
      percent: 'Deset procent na nezlevněné zboží',
    },
  },
};
