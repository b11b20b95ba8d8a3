import type { PageWords } from './en.ts';

export const nl: PageWords = {
  categories: {
    '/new-in': 'De eerste stukken van het seizoen, zoals ze uit het atelier komen.',
    '/women': 'Kleding met zachte schouders en heldere lijnen, van stof met wat gewicht.',
    '/women/new-in': 'Net binnen voor dames, het nieuwste eerst.',
    '/women/clothing': 'Van de eerste blouse van de dag tot de laatste jas van de avond.',
    '/women/clothing/coats-jackets': 'Jassen van gekookte wol, keper en dicht katoen. Ruim genoeg voor een trui eronder.',
    '/women/clothing/knitwear': 'Rib, gerstekorrel en tricotsteek in wol en katoen. De boorden blijven in vorm.',
    '/women/clothing/shirts-blouses': 'Frisse popeline, gewassen linnen en kragen die vanzelf goed zitten.',
    '/women/clothing/tops-t-shirts': 'Eenvoudige tops van zwaar katoen: het meest gedragen, het minst opgemerkt.',
    '/women/clothing/dresses': 'Jurken die aan de schouder hangen en de rest aan de stof laten.',
    '/women/clothing/trousers': 'Wijd, recht of taps, met zakken die diep genoeg zijn om te gebruiken.',
    '/women/clothing/denim': 'Denim van het smalle weefgetouw, met de rand in het zicht. Stug op de eerste dag, van jou op de dertigste.',
    '/women/clothing/skirts': 'Gewikkeld, geplooid of recht, en lang genoeg om in te bewegen.',
    '/women/accessories': 'Wat een outfit afmaakt, van de zool naar boven.',
    '/women/accessories/shoes': 'Zacht leer en zolen die vervangen kunnen worden.',
    '/women/accessories/bags': 'Canvas en leer, in maten voor een hele dag.',
    '/women/accessories/scarves': 'Geweven sjaals met franje van de eigen draden.',
    '/women/accessories/belts': 'Eenvoudige gespen en volnerfleer.',
    '/women/accessories/hats-gloves': 'Vervilt en gebreid, voor de maanden die erom vragen.',
    '/women/edits/work': 'Overhemden, broeken en één goede blazer: genoeg voor de hele week.',
    '/women/edits/weekend': 'Zachte lagen voor twee langzame dagen.',
    '/women/edits/occasions': 'Voor bruiloften, etentjes en andere redenen om je te kleden.',
    '/women/edits/travel': 'Stukken die je klein opvouwt en zo weer uitschudt.',
    '/men': 'Other Side is onze herenkleding: dezelfde stoffen, van de andere kant. Rechte naden, eerlijke zakken, niets luidruchtigs.',
    '/men/new-in': 'Net binnen voor heren, het nieuwste eerst.',
    '/men/clothing': 'Een hele garderobe in een paar stukken.',
    '/men/clothing/coats-jackets': 'Werkjacks, korte jassen en parka’s van stof die tegen weer kan.',
    '/men/clothing/tailoring': 'Ongevoerde colberts en zachte broeken: kleermakerswerk zonder harnas.',
    '/men/clothing/knitwear': 'Vissersrib en fijne truien, gebreid van wol.',
    '/men/clothing/shirts': 'Popeline, oxford en flanel, elk met een eigen kraag.',
    '/men/clothing/t-shirts': 'Zware jersey, nauwe hals, recht model.',
    '/men/clothing/trousers': 'Met of zonder plooien, en een taille waarin je kunt zitten.',
    '/men/clothing/denim': 'Keper van 14 ounce van smalle weefgetouwen, rode draad in de buitennaad. Sla de zoom om en je ziet hem.',
    '/men/accessories': 'Laarzen, riemen en wat je bij je draagt.',
    '/men/accessories/shoes': 'Derby’s, laarzen en eenvoudige sneakers.',
    '/men/accessories/bags': 'Shoppers, weekendtassen en één heel goede rugzak.',
    '/men/accessories/belts': 'Eén riem, één gesp, veel jaren.',
    '/men/accessories/scarves': 'Wollen sjaals, breed geweven.',
    '/men/accessories/hats-gloves': 'Gebreide mutsen en gevoerde handschoenen.',
    '/men/edits/work': 'Kleding die begon als gereedschap en dat nog steeds is.',
    '/men/edits/weekend': 'Niets waar een strijkijzer voor nodig is.',
    '/men/edits/occasions': 'Een colbert, een wit overhemd en de moed om het daarbij te laten.',
    '/men/edits/travel': 'Vijf stukken, één tas.',
    '/cloth': 'Vier stoffen dragen het meeste van wat we maken. Begin met de stof die je graag aanraakt.',
    '/cloth/denim': 'Een drie-op-één-keper met ketting in indigo en ongeverfde inslag, aan beide randen gesloten.',
    '/cloth/linen': 'Vlas in platbinding, met de dikke en dunne plekjes er nog in.',
    '/cloth/wool': 'Visgraat voor de vorm, gekookte wol voor de warmte, rib voor al het andere.',
    '/cloth/cotton': 'Popeline voor een frisse dag, flanel voor een rustige.',
    '/sale': 'Stukken uit vorige seizoenen, voor een lagere prijs en van dezelfde stof.',
    '/sale/women': 'Dameskleding uit vorige seizoenen.',
    '/sale/men': 'Herenkleding uit vorige seizoenen.',
    '/gift-cards': 'Voor wie zelf het best weet wat mooi staat. Per e-mail, op de dag die jij kiest.',
  },
  belowGoods: {
    '/women': {
      headline: 'Dameskleding, vanuit de stof',
      text: `Elk stuk hier begon als een lap stof op onze tafel. We houden hem omhoog, laten hem vallen, kreuken hem, wassen hem en besluiten pas daarna wat hij wil worden.

Dichte wol vraagt om een jas met een rechte rug. Los linnen wil een jurk die aan de schouder hangt. Popeline blijft fris en wordt dus een overhemd. Wie luistert, hoeft niet veel meer te verzinnen.

## Zo bouw je verder

- Twee truien, een fijne en een dikke.
- Een wit overhemd dat niet te wit is.
- Een broek met zakken die diep genoeg zijn om te gebruiken.
- Eén jas. Die mag op zich laten wachten.

Wat je het meest draagt, hoort het best gemaakt te zijn; begin daar en laat de rest volgen.`,
    },
    '/other-side': {
      headline: 'Other Side: herenkleding van de andere kant',
      text: `Other Side wordt geknipt uit dezelfde stoffen als al het andere in de shop, op dezelfde tafel en door dezelfde mensen. Alleen de lijnen zijn anders.

De denim is 14 ounce en smal geweven; sla de zoom om en je ziet de rode draad. De colberts zijn ongevoerd, want een goede stof heeft geen harnas nodig. De overhemden zijn er in popeline, oxford en flanel, elk met een eigen kraag.

## Waar je begint

Kies het stuk dat je pakt zonder na te denken, en koop dat in goede kwaliteit. Voor de meesten is het een jeans. Voor sommigen is het het overhemd.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Breiwerk dat in vorm blijft',
      text: `Een rib veert terug omdat de steken dicht bij elkaar staan, als de balg van een accordeon. Daarom zijn boorden geribd, en daarom past een trui die helemaal geribd is zoveel mensen.

We breien wol en katoen. Wol is warmer dan hij weegt en heeft vaker lucht nodig dan water. Katoen is koeler, zwaarder en kan zonder veel nadenken in de was.

## Onderhoud

Laat hem een nacht luchten. Vouw hem op, hang hem nooit. Kam de pilletjes eraf: die komen van losse vezels en houden na een tijdje op.`,
    },
    '/cloth/denim': {
      headline: 'Wat een zelfkant is',
      text: `Op een smal weefgetouw keert de inslag aan het eind van elke rij om en komt terug. De rand sluit zichzelf, en de weverij legt er één gekleurde draad in om bestellingen uit elkaar te houden. De onze is rood.

Denim van zo’n weefgetouw is dicht, een beetje onregelmatig en stug op de eerste dag. Het indigo zit aan de buitenkant van het garen en slijt waar jij beweegt. Na een maand weet de stof hoe je zit.`,
    },
  },
  looks: {
    'look-autumn': 'Een camelkleurige wollen jas, een coltrui in ecru, een donkere bandplooibroek en bruine laarzen, naast elkaar gelegd',
    'look-denim': 'Een ongewassen rechte jeans naast een spijkerjack, een wit T-shirt en een leren riem',
    'look-knit': 'Een steenrood vest met een geribde coltrui, een antracietkleurige muts en een opgevouwen sjaal',
    'look-women': 'Een zandkleurige trenchcoat met een witte blouse, een blauwe plooirok en zwarte loafers',
    'look-men': 'Een marineblauw colbert over een lichtblauw overhemd, met een zandkleurige chino en witte sneakers',
    'look-linen': 'Een havermoutkleurige linnen blousejurk met een canvas tas en bruine loafers',
    'look-home':
      'Een havermoutkleurige jas, een coltrui in ecru en een donkere broek naast een marineblauwe jas, een camelkleurige trui en donkere jeans',
    'look-other-side': 'Een jack van donkere denim, een grijze hoodie en zwarte jeans van achteren gezien',
    'look-gifts': 'Cadeaukaarten in verschillende kleuren, met een draad langs de rand, op hun enveloppen',
  },
  fronts: {
    inPicture: 'Op de foto',
    otherSide: 'Draai het om',
  },
  gifts: {
    worth: 'Van {least} tot {most}',
    how: 'Zo werkt het',
    choose: 'Kies een kaart en een bedrag.',
    write: 'Schrijf een paar regels en kies de dag. De kaart komt per e-mail.',
    use: 'Inwisselen doe je in het winkelmandje. Wat over is, blijft op de kaart staan.',
  },
  women: {
    hero: 'De jas komt als laatste',
    heroCta: 'Bekijk de jassen',
    disclaimer: 'Nieuwe stijlen komen op donderdag',
    newCta: 'Bekijk alles wat nieuw is',
  },
  men: {
    hero: 'Vijf stukken, een hele week',
    heroText: 'Colbert, overhemd, chino, sneakers. En één vrije dag.',
    start: 'Begin met het stuk dat je het meest draagt.',
    wanted: 'Meest gevraagd',
  },
  autumn: {
    heading: 'De herfststoffen',
    intro: 'Camelkleurige wol, flanel, een rib die terugveert: wat dit seizoen van het weefgetouw kwam.',
    hero: {
      above: 'Het seizoen',
      headline: 'Camel, rib, bruine laarzen',
      text: 'Vier stoffen en de volgorde waarin je ze aantrekt.',
      cta: 'Bekijk de jassen',
      countdown: 'De winterstoffen komen over',
      launched: 'De winterstoffen zijn er',
    },
    banners: {
      wool: 'Gekookte wol is terug in marineblauw',
      repairs: 'Gratis reparatie in het eerste jaar: [zo werkt het](/{market}/i/care)',
      members: 'Leden zien de winterstoffen een dag eerder dan de rest',
    },
    ways: {
      headline: 'Vier manieren om de deur uit te gaan',
      rain: 'Voor de regen die niet was voorspeld.',
      rainCta: 'Trenchcoats',
      office: 'Voor het kantoor zonder dresscode.',
      sunday: 'Voor de zondag die laat begint.',
      rest: 'Voor al het andere.',
    },
    film: {
      poster: 'De rand van een lap denim',
      headline: 'Langs de rand',
      text: 'Acht seconden zelfkant, zonder haast.',
      cta: 'Lees over onze stoffen',
    },
    chosen: 'Uitgekozen voor de kou',
    member: {
      headline: 'Jij ziet het eerst',
      text: 'Als lid zie je de winterstoffen op 20 december, een dag voordat de deuren opengaan.',
    },
    everyone: {
      headline: 'Een dag eerder',
      text: 'Leden van de klantenclub zien de winterstoffen op 20 december. De rest een dag later.',
      cta: 'Over de club',
    },
    questions: {
      headline: 'Voordat je het vraagt',
      size: {
        title: 'Welke maat in gekookte wol?',
        text: 'De grootste, als je tussen twee maten zit. De stof krimpt voordat hij geknipt wordt en geeft niet mee.',
      },
      wash: {
        title: 'Kan ik het wassen?',
        text: 'Eerst luchten. De meeste vlekken zijn tegen de ochtend weg. Zo niet, **borstel het** en denk daarna pas aan een wolprogramma.',
      },
      fade: {
        title: 'Verbleekt de camelkleur?',
        text: 'De wol is in de vezel geverfd en slijt gelijkmatig. Houd hem toch maar uit een zonnig raam.',
      },
    },
  },
  denimDays: {
    heading: 'Denimdagen',
    intro: 'Tien dagen voor ruwe denim: wat het is, hoe je het indraagt, en een code voor het eerste exemplaar.',
    banner: {
      text: 'De **denimdagen** lopen bijna af',
      over: 'De denimdagen zijn voorbij',
      popup: 'De kleine lettertjes',
      popupText: 'Eén code per bestelling, op denim voor de volle prijs. Niet te combineren met een andere code.',
    },
    raw: {
      above: '14 ounce',
      headline: 'Stug op de eerste dag',
      text: 'Ruwe denim is niet gewassen sinds hij van het weefgetouw kwam. De vouwen die hij krijgt, zijn van jou: in de knieholte, bij de heup, rond de sleutels in je zak. **Draag hem een maand voordat je hem wast.**',
      cta: 'Bekijk alle denim',
      code: 'Tien procent korting op je eerste jeans',
    },
    wanted: 'De jeans die iedereen wil',
    promises: {
      hem: 'Gratis voor je ingekort',
      returns: 'Dertig dagen om je te bedenken',
      repairs: 'Reparatie zolang hij meegaat',
    },
    closely: 'Eén jack, van dichtbij',
    film: {
      headline: 'Hoe indigo slijt',
      text: 'Een video uit de weverij. Hij speelt zodra je het toestaat.',
    },
    women: 'Denim voor dames',
    men: 'Denim voor heren',
    more: 'Past bij blauw',
    questions: {
      headline: 'Indragen',
      sofa: {
        title: 'Geeft hij af op mijn bank?',
        text: 'In het begin een beetje. Houd hem de eerste weken uit de buurt van lichte stof.',
      },
      wash: {
        title: 'Wanneer was ik hem?',
        text: 'Als hij uit zichzelf blijft staan. Koud, binnenstebuiten, en nat ophangen.',
      },
      size: {
        title: 'Welke maat?',
        text: 'Je eigen. De taille geeft een centimeter mee en neemt die in de was weer terug.',
      },
    },
  },
  loom: {
    heading: 'Een ochtend aan het weefgetouw',
    intro: 'Hoe veertig meter denim wordt geweven, en waarom niemand haast heeft.',
    picture: 'De rand van een lap denim met zijn rode draad',
    morning: {
      above: 'Zes uur ’s ochtends',
      headline: 'Je hoort het voordat je het ziet',
      text: `Een schietspoelgetouw maakt herrie als een trein: niet onaangenaam als je weet waar het naartoe gaat. Er staan er elf in deze ruimte, geen jonger dan ik, en er is één persoon die op allemaal let.

Ze loopt. Dat is het meeste van het werk. De rij langs, de rij terug, één hand op de stof die van de boom komt. De hand vindt een gebroken draad eerder dan het oog.`,
    },
    twill: {
      headline: 'Drie op, één neer',
      text: 'De ketting is blauw, de inslag niet. Elke blauwe draad gaat over drie lichte en onder de vierde door, en elke rij schuift de trede één draad naar rechts. Meer is keper niet. Daarom is de voorkant ook blauw en de achterkant niet.',
    },
    slow: {
      picture: 'Indigoblauwe denim in zachte plooien',
      headline: 'Vijf meter per uur',
      text: 'Een modern weefgetouw maakt er veertig.',
    },
    why: {
      headline: 'Waarom zo langzaam?',
      text: 'Omdat de inslag moet omkeren en terugkomen. Aan de rand wordt niets geknipt, dus daar rafelt nooit iets.',
      cta: 'Bekijk denim',
    },
    noon: `Tegen de middag zit er twintig meter op de rol. Ze tekent de rand af met krijt, met de datum, en gaat lunchen. De weefgetouwen draaien zonder haar door, precies zo lang tot ze hoort dat er één van toon is veranderd.

## Veertig meter

Eén rol is genoeg voor dertig jeans. We hebben er zes besteld. Als ze op zijn, komen er andere, net iets anders, omdat het katoen in een andere maand is geplukt.`,
    more: 'Meer over stof',
  },
  club: {
    intro: 'Punten bij elke bestelling, nieuwe stoffen een week eerder en hulp als er iets scheurt.',
    benefits: {
      headline: 'Wat leden krijgen',
      points: 'Punten voor wat je houdt',
      pointsMore: 'De punten zijn van jou zodra de retourtermijn voorbij is. Vanaf **vijftig punten** kies je er een beloning voor.',
      early: 'Nieuwe stoffen een week eerder',
      mending: 'Reparatie in het eerste jaar',
      birthday: 'Iets extra’s op je verjaardag',
    },
    signup: {
      headline: 'Wees er als eerste bij',
      text: 'Het kost niets, en met één klik ben je weer weg.',
      button: 'Word lid van de club',
      terms: 'Ik ga akkoord met de [clubvoorwaarden](/{market}/customer-club/terms).',
      welcome: 'Welkom',
      welcomeText: 'Nieuwe stoffen een week voordat ze in de winkel hangen, en op sommige een eigen prijs.',
    },
    questions: {
      headline: 'Vragen',
      expire: {
        title: 'Verlopen punten?',
        text: 'Een jaar nadat je ze hebt gekregen. In je account staat hoeveel, en wanneer.',
      },
      data: {
        title: 'Wat weten jullie van mij?',
        text: 'Wat je ons vertelt en wat je koopt. Het staat volledig onder [Privacy](/{market}/i/privacy).',
      },
      leave: {
        title: 'Hoe zeg ik op?',
        text: 'In je account, onder Klantenclub. Je punten verdwijnen dan, dus gebruik ze eerst.',
      },
    },
  },
  contact: {
    intro: 'Elk bericht wordt gelezen. Op werkdagen heb je uiterlijk de volgende avond antwoord.',
    write: {
      headline: 'Schrijven',
      text: 'Noem de bestelling of het artikel, als het daarover gaat. Een foto helpt als er iets mis is met een naad.',
    },
    call: { headline: 'Bellen', text: 'Maandag tot en met vrijdag, van negen tot vijf, Midden-Europese tijd.' },
    questions: {
      headline: 'Meest gesteld',
      parcel: {
        title: 'Waar is mijn pakket?',
        text: 'In het bericht dat je bij verzending kreeg, staat een link. Je kunt het ook [hier opzoeken](/{market}/track-order).',
      },
      back: {
        title: 'Hoe stuur ik iets terug?',
        text: 'Binnen 30 dagen, ongedragen. [Meld de retour aan](/{market}/returns) en je krijgt een label.',
      },
      cost: {
        title: 'Wat kost de bezorging?',
        text: 'Vanaf {amount} niets. Daaronder zie je het in het winkelmandje, voordat je beslist.',
      },
      gone: {
        title: 'Mijn maat is op',
        text: 'Laat je e-mailadres achter op de productpagina. We schrijven je één keer, als de maat terug is.',
      },
    },
  },
  careers: {
    intro: 'We zijn met weinig, tekenen onze eigen patronen en lunchen samen.',
    table: {
      picture: 'Stofrollen naast elkaar',
      headline: 'Eén tafel',
      text: 'Wie ontwerpt, wie knipt en wie je mails beantwoordt, zit in één ruimte in Kopenhagen. De winkels worden geleid door de mensen die er achterin naaien. Als je graag weet hoe iets gemaakt is, zul je het hier naar je zin hebben.',
    },
    hours: 'Zevenendertig uur, en dat menen we',
    cloth: 'Elk seizoen een lap stof',
    place: 'Kopenhagen, of waar onze winkels zijn',
  },
  content: {
    about: {
      intro: 'Selvedge is de zelfkant: de rand waar een stof zichzelf afmaakt. We namen de naam omdat de gedachte ons bevalt.',
      text: `Op een smal weefgetouw keert de inslag aan het eind van elke rij om en komt terug. De rand sluit zichzelf: er wordt niets geknipt, niets gelijmd en niets rafelt. Weverijen merkten hem met een gekleurde draad om de ene bestelling van de andere te onderscheiden. De onze is rood.

## Hoe we werken

We beginnen met de stof. Als die gekozen is, tekenen we zo weinig als hij toelaat: een rechte naad waar de keper dicht is, een wijde waar het linnen wil vallen. Een kledingstuk blijft in de collectie zolang de stof goed is en mensen het blijven dragen.

## Twee kanten

Selvedge is voor dames. Other Side is onze herenkleding: dezelfde stoffen, van de andere kant. Beide worden in dezelfde ruimte getekend en op dezelfde tafel geknipt.

## Waar je ons vindt

In de shop waar je nu bent, en in onze winkels als er een bij je in de buurt is. Heb je een vraag over een stof, [schrijf ons](/{market}/contact).`,
    },
    materials: {
      intro: 'Vier stoffen dragen het meeste van wat we maken. Hier lees je wat ze zijn en hoe ze zich gedragen.',
      text: `## Denim

Een drie-op-één-keper: elke geverfde kettingdraad gaat over drie ongeverfde inslagdraden en onder één door, en elke rij schuift de trede één draad naar rechts. Zo ontstaat de schuine lijn die je aan de voorkant ziet, en het meeste indigo blijft daar. De kleur zit aan de buitenkant van het garen en slijt waar jij beweegt. [Bekijk denim](/{market}/cloth/denim)

## Linnen

Vlas in platbinding, één op en één neer. De dikke plekjes, de noppen, komen van de vezel; we laten ze zitten. Linnen kreukt, droogt snel en wordt met elke wasbeurt zachter. [Bekijk linnen](/{market}/cloth/linen)

## Wol

Visgraat is een keper die om de paar draden van gedachten verandert. Gekookte wol wordt wijd gebreid en gekrompen tot hij vervilt, zodat je hem kunt knippen zonder dat hij rafelt. Rib wordt in kolommen gebreid en veert terug. [Bekijk wol](/{market}/cloth/wool)

## Katoen

Popeline is geweven in platbinding, met een fijne, dichte ketting, en blijft fris. Flanel is aan het oppervlak geruwd en blijft warm. [Bekijk katoen](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Minder wassen, meer luchten, op tijd herstellen. De meeste kleding heeft minder nodig dan we denken.',
      text: `## Denim

Binnenstebuiten keren, koud wassen met dezelfde kleuren en nat ophangen. In de eerste wasbeurten komt er indigo vrij: houd hem een tijdje uit de buurt van lichte meubels. De droger blijft uit.

## Linnen

Wassen op 30 of 40 graden, met ruimte in de trommel. Vochtig strijken, of helemaal niet.

## Wol

Laat hem een nacht luchten voordat je besluit dat hij in de was moet. Moet het toch, kies dan een wolprogramma met een beetje wolwasmiddel, druk het water eruit in een handdoek en laat hem liggend drogen. Pilletjes komen van losse vezels: haal ze weg met een kam.

## Katoen

Popeline mag warm gewassen en heet gestreken worden. Flanel houdt zijn zachte oppervlak als je het binnenstebuiten wast.

## Herstellen

- Naai een losse knoop vandaag nog vast: morgen is hij weg.
- Dicht een klein gat voordat het groot wordt.
- Een zichtbare stop van goed garen is geen schande.

Weet je niet zeker hoe iets te redden is, [vraag het ons](/{market}/contact). We zien het liever hersteld dan vervangen.`,
    },
    sustainability: {
      intro: 'Het meest verantwoorde kledingstuk is er een dat lang gedragen wordt. Daar doen we ons best voor.',
      text: `## Wat we doen

- We kiezen stoffen op hoelang ze meegaan, en testen hoe ze slijten en wassen voordat we erin knippen.
- We bestellen eerst weinig en vullen aan, zodat er minder overblijft.
- We houden modellen in de collectie in plaats van ze elk seizoen te vervangen.
- We leggen onderhoud en herstel uit op één eenvoudige pagina: [Onderhoud & reparatie](/{market}/i/care).

## Wat we niet beweren

Een kledingstuk kost altijd water, energie en iemands werk. We noemen een product niet groen, en we zetten er geen keurmerk op dat we je niet in één zin kunnen uitleggen. Heeft een product een label, dan staat op de pagina wat het label inhoudt en wie het controleert.

## Vraag het ons

Wil je meer weten over een bepaald product, [schrijf ons](/{market}/contact) en noem het. Je krijgt antwoord, ook als het antwoord is dat we het nog niet weten.`,
    },
    delivery: {
      intro: 'Wat bezorging kost, hoelang het duurt en hoe je je pakket volgt.',
      text: `## Kosten

Bezorging is gratis bij bestellingen vanaf {amount}. Daaronder zie je de kosten in het winkelmandje, voordat je beslist.

## Tijd

Pakketten vertrekken meestal binnen één of twee werkdagen. Hoelang ze onderweg zijn, hangt af van de vervoerder die je kiest; bij het afrekenen zie je de verwachte dag voor jouw adres.

## Een pakket volgen

Als je bestelling vertrekt, krijg je een bericht met een link. Je kunt die ook altijd opzoeken onder [Bestelling volgen](/{market}/track-order).

## Als er iets misgaat

Is een pakket te laat, beschadigd of niet wat je had besteld, [laat het ons weten](/{market}/contact). Bewaar de verpakking tot we hebben geantwoord: de vervoerder wil die misschien zien.

## Retourneren

Je hebt 30 dagen om je te bedenken. Meld de retour aan onder [Retourneren](/{market}/returns) en stuur de stukken ongedragen terug.`,
    },
    'size-guide': {
      intro: 'Meet jezelf één keer, over dunne kleding, met een meetlint dat aansluit zonder te knellen.',
      text: `## Zo meet je

- Borst: om het breedste deel, met de armen omlaag.
- Taille: waar je een riem zou dragen, na het uitademen.
- Heup: om het breedste deel, met de voeten bij elkaar.
- Binnenbeenlengte: van de bovenkant van de binnenkant van je dij tot de vloer, zonder schoenen.

## Tussen twee maten

Neem de grootste bij denim en gekookte wol, die hun vorm houden, en de kleinste bij rib en gewassen linnen, die meegeven.

## Hoe we knippen

Jassen zijn zo geknipt dat er een trui onder past. Overhemden zijn recht. Broeken zitten in de taille, tenzij er iets anders bij staat. De maten van het model en de gedragen maat staan op elke productpagina.

Twijfel je nog, [vraag het ons](/{market}/contact) en vertel wat je meestal draagt.`,
    },
    'notify-me': {
      intro: 'Als jouw maat op is, kunnen we je één keer schrijven wanneer die terug is.',
      text: `Kies op de productpagina een maat die uitverkocht is, of een product dat nog komt, en druk op “Laat me weten wanneer het terug is”. Met een account is dat alles; zonder account vul je je e-mailadres in en bevestig je het via een mail die we daarheen sturen.

## Wie bericht krijgt

Wie het eerst vroeg. We schrijven zoveel mensen als er stukken zijn, en de volgenden als die niet zijn opgehaald. Een verzoek reserveert het stuk niet.

## Wat we bewaren

Je e-mailadres, het product en de maat, tot 90 dagen nadat we je hebben geschreven, of tot je zegt dat we moeten stoppen.

## Hoe je stopt

Elke mail eindigt met een link die het verzoek verwijdert. Met een account vind je het ook onder [Voorkeuren](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Wat we van je weten, waarom we het weten en hoe je dat kunt veranderen.',
      text: `## Welke gegevens we verwerken

- Als je bestelt: je naam, adressen, e-mail, telefoonnummer en wat je hebt besteld, zodat we het kunnen bezorgen en ervoor kunnen instaan.
- Als je een account hebt: hetzelfde, met je verlanglijsten en voorkeuren, tot je het verwijdert.
- Als je lid wordt van de klantenclub: je punten en beloningen.
- Als je ons schrijft: je bericht en ons antwoord.

We zien nooit je volledige kaartnummer. Betalingen lopen via de betaaldienst die je kiest.

## Wie ze nog meer ziet

Wie ze nodig heeft om je te helpen: de vervoerder, de betaaldienst en de bedrijven die onze computers beheren. Zij mogen ze alleen daarvoor gebruiken.

## Hoelang

Zolang het doel bestaat, en alleen langer als de wet dat vraagt, zoals bij facturen.

## Je rechten

Je mag opvragen welke persoonsgegevens we van je hebben, ze laten corrigeren, een kopie krijgen of ze laten verwijderen, en je kunt een toestemming altijd intrekken. Veel daarvan regel je in [je account](/{market}/account); voor de rest kun je [ons schrijven](/{market}/contact). Je kunt ook een klacht indienen bij de privacytoezichthouder van je land.`,
    },
    cookies: {
      intro: 'Kleine briefjes die een shop in je browser achterlaat. Sommige zijn nodig; over de andere beslis jij.',
      text: `## Noodzakelijk

Zonder deze cookies werkt de shop niet: ze onthouden je markt, je winkelmandje en dat je bent ingelogd.

## Functioneel

Ze maken de shop prettiger, bijvoorbeeld door een kaart of een video van een andere aanbieder te tonen.

## Analyse

Ze vertellen ons welke pagina’s worden gelezen en waar iets misgaat. We kijken naar totalen, niet naar personen.

## Advertenties

Ze zouden andere bedrijven laten tonen wat je hier hebt bekeken.

Behalve wat nodig is, wordt er niets geplaatst voordat je ja hebt gezegd, categorie voor categorie. Je kunt je altijd bedenken.`,
    },
    accessibility: {
      intro: 'Iedereen moet deze shop kunnen gebruiken. Hier lees je hoever we zijn en hoe je ons vertelt wat er ontbreekt.',
      text: `We bouwen volgens de Web Content Accessibility Guidelines 2.2, niveau AA. Elke pagina wordt bij elke nieuwe versie door een programma gecontroleerd, en met de hand, met toetsenbord en schermlezer, waar een programma niet kan oordelen.

## Waar je op kunt rekenen

- Alles werkt met een toetsenbord, en de focus is altijd zichtbaar.
- Pagina’s zijn te lezen zonder scripts en te vergroten tot 400 procent.
- Beweging stopt als je systeem om minder vraagt.
- Afbeeldingen hebben een beschrijving, tenzij ze alleen versieren.

## Wat er nog niet is

Video’s van andere bedrijven hebben soms geen ondertiteling. Sommige documenten van vervoerders zijn afbeeldingen van tekst.`,
    },
    imprint: {
      intro: 'Wie deze shop beheert.',
      text: `Selvedge is een demoshop. Hij laat zien wat de opensourcesoftware met dezelfde naam kan; er is niets te koop en er wordt geen bestelling bezorgd.

## Als dit jouw shop was

Het bedrijf, het adres, wie het vertegenwoordigt, de inschrijving in het handelsregister en de contactgegevens komen uit de instellingen van de markt in de Studio. Deze tekst is inhoud: je wijzigt hem daar, per markt.

## Contact

Vragen bereiken ons via het [contactformulier](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Algemene voorwaarden',
      text: `Deze voorwaarden beschrijven hoe je bij Selvedge koopt. Dit is een demoshop: er wordt niets bezorgd en niets in rekening gebracht.

## Bestellen

De beelden en teksten in de shop nodigen je uit om te bestellen. Je bestelling is een aanbod; de overeenkomst komt tot stand als we bevestigen dat het pakket is verzonden. Je kunt je bestelling in elke stap van het afrekenen bekijken en wijzigen, tot je die plaatst.

## Prijzen

Prijzen staan in de valuta van de markt waarin je bent. Of de btw is inbegrepen, zie je in het winkelmandje, en de bezorgkosten zie je voordat je betaalt.

## Betaling

Je betaalt met een van de betaalmethoden bij het afrekenen. Het bedrag wordt gereserveerd als je bestelt en afgeschreven als het pakket vertrekt.

## Bezorging

We bezorgen op adressen in de markt waarin je bestelt. Zie [Bezorging](/{market}/i/delivery).

## Herroepingsrecht

Je hebt vanaf de dag dat je de artikelen ontvangt 30 dagen om ze terug te sturen, zonder opgave van redenen. Meld de retour aan onder [Retourneren](/{market}/returns). We betalen terug wat je hebt betaald, met de kosten van standaardbezorging, op de manier waarop je hebt betaald. Rechten die de wet van je land je daarnaast geeft, blijven bestaan.

## Gebreken

Is er iets mis met een artikel, [laat het ons weten](/{market}/contact). We repareren, vervangen of vergoeden het, zoals de wet van je land bepaalt.

## Persoonsgegevens

Hoe we met persoonsgegevens omgaan, lees je onder [Privacy](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Voorwaarden van de klantenclub',
      text: `## Lid worden

Iedereen van 16 jaar of ouder met een account kan lid worden. Het lidmaatschap is gratis en persoonlijk.

## Punten

Je spaart punten met wat je koopt en houdt. Punten voor artikelen die je terugstuurt, gaan er weer af. Punten hebben geen waarde in geld en zijn niet overdraagbaar.

## Beloningen

Vanaf een bepaald aantal punten kun je een beloning kiezen. Bij de beloning staat hoelang die geldig is en waar je die kunt gebruiken.

## Berichten

We schrijven leden alleen over nieuwe stoffen en aanbiedingen als ze daarmee hebben ingestemd, en elk bericht bevat een link om je af te melden.

## Opzeggen

Je kunt altijd opzeggen in [je account](/{market}/account/customer-club). Je punten worden dan verwijderd. Wij kunnen de club beëindigen met een termijn van twee maanden; beloningen die je al hebt, blijven geldig tot hun datum.`,
    },
    'notify-me': {
      title: 'Bericht bij nieuwe voorraad',
      text: 'Door bericht te vragen, ga je ermee akkoord dat we je één keer over dit stuk schrijven. We bewaren je adres en je verzoek tot 90 dagen na die mail, of tot je het verwijdert; elke mail bevat daarvoor een link. Er wordt niets voor je apart gelegd. Meer lees je onder [Privacy](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: { title: 'Welke van onze lijnen draag je?', text: 'We laten je er meer van zien.' },
    fabrics: { title: 'Wat draag je graag?', outerwear: 'Jassen', accessories: 'Accessoires' },
    news: {
      title: 'Hoe vaak mogen we schrijven?',
      text: 'Alleen als je hebt gezegd dat je van ons wilt horen.',
      weekly: 'Elke week',
      monthly: 'Eén keer per maand',
      monthlyText: 'Het nieuwe seizoen, en verder niets.',
      rarely: 'Zelden',
    },
    care: {
      title: 'Wat interesseert je nog meer?',
      repair: 'Herstellen en verzorgen',
      workroom: 'Hoe dingen worden gemaakt',
      events: 'Avonden in onze winkels',
    },
  },
  shipping: {
    home: '{carrier}, aan de deur',
    pickupPoint: '{carrier}, naar een afhaalpunt',
    express: '{carrier}, uiterlijk de volgende werkdag',
    locker: '{carrier}, pakketautomaat',
    store: 'Afhalen in de winkel',
  },
  promotions: {
    welcome: 'Welkom',
    'free-freight': 'Gratis verzending',
    'spend-more': 'Indigodagen',
    'twenty-off': 'Twintig euro korting',
    'club-ten-off': 'Tien euro korting voor leden',
    'third-basic': 'Drie T-shirts voor de prijs van twee',
    'winter-scarf': 'Een sjaal bij je winterbestelling',
  },
  rewards: {
    delivery: {
      title: 'Bezorging op onze kosten',
      text: 'Je volgende bestelling wordt gratis bezorgd.',
      picture: 'Een stapel opgevouwen stoffen',
      choice: 'Gratis verzending',
    },
    tenOff: {
      title: 'Tien euro of tien procent',
      text: 'Je kiest als je hem inwisselt.',
      picture: 'Geribd breiwerk van naturelkleurige wol',
      amount: 'Tien euro korting op je winkelmandje',
      percent: 'Tien procent op alles wat niet is afgeprijsd',
    },
  },
};
