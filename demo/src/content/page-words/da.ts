import type { PageWords } from './en.ts';

export const da: PageWords = {
  categories: {
    '/new-in': 'Sæsonens første stykker, efterhånden som de kommer fra værkstedet.',
    '/women': 'Tøj med bløde skuldre og rene linjer, i stof med lidt tyngde.',
    '/women/new-in': 'Det seneste til kvinder, nyeste først.',
    '/women/clothing': 'Fra dagens første skjorte til aftenens sidste frakke.',
    '/women/clothing/coats-jackets': 'Overtøj i kogt uld, kiper og tæt bomuld. Rummeligt nok til en strik indenunder.',
    '/women/clothing/knitwear': 'Rib, perlestrik og glatstrik i uld og bomuld. Kanterne holder faconen.',
    '/women/clothing/shirts-blouses': 'Sprød poplin, vasket hør og kraver, der sidder, uden at nogen beder dem om det.',
    '/women/clothing/tops-t-shirts': 'Enkle toppe i kraftig bomuld: det, der bliver brugt mest og bemærket sidst.',
    '/women/clothing/dresses': 'Kjoler, der hænger fra skulderen og overlader resten til stoffet.',
    '/women/clothing/trousers': 'Vide, lige og smalle forneden, med lommer, der er dybe nok til at bruge.',
    '/women/clothing/denim': 'Denim fra en smal væv, med kanten synlig. Stiv den første dag, din den tredivte.',
    '/women/clothing/skirts': 'Slået om, plisseret eller lige, og lang nok til at bevæge sig i.',
    '/women/accessories': 'Det, der gør sættet færdigt, fra sålen og op.',
    '/women/accessories/shoes': 'Blødt læder og såler, der kan skiftes.',
    '/women/accessories/bags': 'Canvas og læder, i størrelser, der rækker til en dag.',
    '/women/accessories/scarves': 'Vævede tørklæder med frynser af de egne tråde.',
    '/women/accessories/belts': 'Enkle spænder og fuldnarvet læder.',
    '/women/accessories/hats-gloves': 'Filtet og strikket, til de måneder, der kræver det.',
    '/women/edits/work': 'Skjorter, bukser og én god jakke: nok til hele ugen.',
    '/women/edits/weekend': 'Bløde lag til to langsomme dage.',
    '/women/edits/occasions': 'Til bryllupper, middage og andre gode grunde til at klæde sig på.',
    '/women/edits/travel': 'Tøj, der fylder lidt og er let at ryste ud.',
    '/men': 'Other Side er vores herretøj: de samme stoffer, fra den anden side. Lige sømme, ærlige lommer, intet højlydt.',
    '/men/new-in': 'Det seneste til mænd, nyeste først.',
    '/men/clothing': 'En hel garderobe i få stykker.',
    '/men/clothing/coats-jackets': 'Arbejdsjakker, korte frakker og parkaer i stoffer, der kan tåle vejret.',
    '/men/clothing/tailoring': 'Uforede blazere og bløde bukser: skrædderarbejde uden rustning.',
    '/men/clothing/knitwear': 'Fiskerrib og finstrikkede pullovere i uld.',
    '/men/clothing/shirts': 'Poplin, oxford og børstet bomuld, med en krave til hver.',
    '/men/clothing/t-shirts': 'Kraftig jersey, tæt hals, lige model.',
    '/men/clothing/trousers': 'Med eller uden læg, og en talje, man kan sidde i.',
    '/men/clothing/denim': 'Kiper på 14 ounce fra smalle væve, rød tråd i ydersømmen. Smøg benet op, så kan du se den.',
    '/men/accessories': 'Støvler, bælter og det, du har med dig.',
    '/men/accessories/shoes': 'Derbysko, støvler og enkle sneakers.',
    '/men/accessories/bags': 'Shoppere, weekendtasker og én rigtig god rygsæk.',
    '/men/accessories/belts': 'Én rem, ét spænde, mange år.',
    '/men/accessories/scarves': 'Uldtørklæder, vævet brede.',
    '/men/accessories/hats-gloves': 'Strikhuer og forede handsker.',
    '/men/edits/work': 'Tøj, der begyndte som værktøj og stadig virker som det.',
    '/men/edits/weekend': 'Intet, der kræver et strygejern.',
    '/men/edits/occasions': 'En blazer, en hvid skjorte og modet til at lade det blive ved det.',
    '/men/edits/travel': 'Fem stykker, én taske.',
    '/cloth': 'Fire stoffer bærer det meste af det, vi laver. Begynd med det, du bedst kan lide at røre ved.',
    '/cloth/denim': 'En kiper, tre over og én under, med trend i indigo og ufarvet islæt, lukket i begge kanter.',
    '/cloth/linen': 'Hør i lærredsbinding, hvor det tykke og det tynde har fået lov at blive.',
    '/cloth/wool': 'Sildeben til faconen, kogt uld til varmen, rib til alt andet.',
    '/cloth/cotton': 'Poplin til en klar dag, børstet bomuld til en stille.',
    '/sale': 'Stykker fra tidligere sæsoner, til en lavere pris og i samme stof.',
    '/sale/women': 'Til kvinder, fra tidligere sæsoner.',
    '/sale/men': 'Til mænd, fra tidligere sæsoner.',
    '/gift-cards': 'Til den, der selv ved bedst. På mail, den dag du vælger.',
  },
  belowGoods: {
    '/women': {
      headline: 'Dametøj, fra stoffet og op',
      text: `Alt her begyndte som et stykke stof på vores bord. Vi holder det op, lader det falde, krøller det, vasker det og beslutter først derefter, hvad det vil være.

En tæt uld beder om en frakke med lige ryg. Løs hør vil være en kjole, der hænger fra skulderen. Poplin bliver ved med at være sprød, altså bliver den til en skjorte. Lytter man, er der ikke meget tilbage at finde på.

## Sådan bygger du videre

- To gange strik, en fin og en tyk.
- En hvid skjorte, der ikke er for hvid.
- Bukser med lommer, der er dybe nok til at bruge.
- Én frakke. Den haster ikke.

Det, der bliver brugt mest, bør være lavet bedst; begynd dér, og lad resten følge.`,
    },
    '/other-side': {
      headline: 'Other Side: herretøj fra den anden side',
      text: `Other Side er skåret i de samme stoffer som alt andet i butikken, på det samme bord og af de samme mennesker. Kun linjerne er anderledes.

Denimen vejer 14 ounce og er vævet smalt; smøg benet op, så ser du den røde tråd. Blazerne er uforede, for et godt stof behøver ingen rustning. Skjorterne fås i poplin, oxford og børstet bomuld, med en krave til hver.

## Hvor du begynder

Vælg det stykke, du griber ud efter uden at tænke, og køb netop det i god kvalitet. For de fleste er det et par jeans. For nogle er det skjorten.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Strik, der holder faconen',
      text: `En rib springer tilbage, fordi dens masker står tæt, som bælgen på en harmonika. Derfor er ærmer og kanter ribstrikkede, og derfor passer en pullover, der er ribbet hele vejen, til så mange.

Vi strikker i uld og bomuld. Uld varmer mere, end den vejer, og har oftere brug for luft end for vand. Bomuld er køligere, tungere og kan vaskes uden de store overvejelser.

## Pleje

Luft den natten over. Fold den, hæng den aldrig. Kæm fnullerne af: De kommer fra løse fibre og holder op efter et stykke tid.`,
    },
    '/cloth/denim': {
      headline: 'Hvad en ægkant er',
      text: `På en smal væv vender islættet i slutningen af hver række og går tilbage. Kanten lukker sig selv, og væveriet lægger en farvet tråd ind for at kunne kende ordrerne fra hinanden. Vores er rød.

Denim fra sådan en væv er tæt, lidt ujævn og stiv den første dag. Indigoen sidder uden på garnet og slides af dér, hvor du bevæger dig. Efter en måned ved stoffet, hvordan du sidder.`,
    },
  },
  looks: {
    'look-autumn': 'En kamelfarvet uldfrakke, en rullekrave i ecru, mørke bukser med læg og brune støvler, lagt ved siden af hinanden',
    'look-denim': 'Uvaskede jeans med lige ben ved siden af en denimjakke, en hvid T-shirt og et læderbælte',
    'look-knit': 'En teglrød cardigan med ribbet rullekrave, en koksgrå hue og et foldet tørklæde',
    'look-women': 'En sandfarvet trenchcoat med hvid bluse, blå plisseret nederdel og sorte loafers',
    'look-men': 'En marineblå blazer over en lyseblå skjorte, med sandfarvede chinos og hvide sneakers',
    'look-linen': 'En havrefarvet skjortekjole i hør med canvastaske og brune loafers',
    'look-home':
      'En havrefarvet frakke, en rullekrave i ecru og mørke bukser ved siden af en marineblå frakke, en kamelfarvet sweater og mørke jeans',
    'look-other-side': 'En jakke i mørk denim, en grå hættetrøje og sorte jeans set bagfra',
    'look-gifts': 'Gavekort i flere farver, med en tråd langs kanten, på deres kuverter',
  },
  fronts: {
    inPicture: 'På billedet',
    otherSide: 'Vend det om',
  },
  gifts: {
    worth: 'Fra {least} til {most}',
    how: 'Sådan gør du',
    choose: 'Vælg et kort og et beløb.',
    write: 'Skriv et par linjer, og vælg dagen. Kortet kommer på e-mail.',
    use: 'Det indløses i kurven. Det, der er tilbage, bliver på kortet.',
  },
  women: {
    hero: 'Frakken kommer til sidst',
    heroCta: 'Se frakkerne',
    disclaimer: 'Nyheder kommer om torsdagen',
    newCta: 'Se alt det nye',
  },
  men: {
    hero: 'Fem stykker, en hel uge',
    heroText: 'Blazer, skjorte, chinos, sneakers. Og én fridag.',
    start: 'Begynd med det, du går mest i.',
    wanted: 'Mest efterspurgt',
  },
  autumn: {
    heading: 'Efterårets stoffer',
    intro: 'Kamelfarvet uld, børstet bomuld, en rib, der springer tilbage: det, der kom fra vævene i denne sæson.',
    hero: {
      above: 'Sæsonen',
      headline: 'Kamel, rib, brune støvler',
      text: 'Fire stoffer og rækkefølgen, de tages på i.',
      cta: 'Se frakkerne',
      countdown: 'Vinterens stoffer kommer om',
      launched: 'Vinterens stoffer er her',
    },
    banners: {
      wool: 'Kogt uld er tilbage i marineblå',
      repairs: 'Gratis reparation det første år: [sådan gør du](/{market}/i/care)',
      members: 'Medlemmer ser vinterens stoffer en dag før alle andre',
    },
    ways: {
      headline: 'Fire veje ud af huset',
      rain: 'Til den regn, ingen havde lovet.',
      rainCta: 'Trenchcoats',
      office: 'Til kontoret uden dresscode.',
      sunday: 'Til søndagen, der begynder sent.',
      rest: 'Til alt andet.',
    },
    film: {
      poster: 'Kanten af et stykke denim',
      headline: 'Langs kanten',
      text: 'Otte sekunder ægkant, uden hastværk.',
      cta: 'Læs om vores stoffer',
    },
    chosen: 'Valgt til kulden',
    member: {
      headline: 'Du ser det først',
      text: 'Som medlem ser du vinterens stoffer den 20. december, en dag før dørene åbner.',
    },
    everyone: {
      headline: 'En dag før',
      text: 'Medlemmer af kundeklubben ser vinterens stoffer den 20. december. Alle andre en dag senere.',
      cta: 'Om klubben',
    },
    questions: {
      headline: 'Før du spørger',
      size: {
        title: 'Hvilken størrelse i kogt uld?',
        text: 'Den største, hvis du er mellem to. Stoffet krympes, før det klippes, og giver sig ikke.',
      },
      wash: {
        title: 'Kan jeg vaske den?',
        text: 'Luft den først. De fleste pletter er væk om morgenen. Hvis ikke, så **børst den**, og tænk først derefter på et uldprogram.',
      },
      fade: {
        title: 'Falmer kamelfarven?',
        text: 'Den er farvet i fiberen og slides jævnt. Hæng den alligevel ikke i et solrigt vindue.',
      },
    },
  },
  denimDays: {
    heading: 'Denimdage',
    intro: 'Ti dage for rå denim: hvad det er, hvordan man går den til, og en kode til det første par.',
    banner: {
      text: '**Denimdagene** slutter snart',
      over: 'Denimdagene er slut',
      popup: 'Det med småt',
      popupText: 'Én kode pr. ordre, på denim til fuld pris. Koden kan ikke bruges sammen med andre koder.',
    },
    raw: {
      above: '14 ounce',
      headline: 'Stiv den første dag',
      text: 'Rå denim er ikke blevet vasket, siden den forlod væven. De folder, den får, er dine: bag knæet, ved hoften, rundt om nøglerne i lommen. **Gå med den i en måned, før du vasker den.**',
      cta: 'Se al denim',
      code: 'Ti procent på dit første par',
    },
    wanted: 'De par, folk vil have',
    promises: {
      hem: 'Vi lægger dem op gratis',
      returns: 'Tredive dage til at fortryde',
      repairs: 'Reparation, så længe de holder',
    },
    closely: 'Én jakke, tæt på',
    film: {
      headline: 'Sådan slides indigo',
      text: 'En video fra væveriet. Den spiller, når du har sagt ja.',
    },
    women: 'Denim til kvinder',
    men: 'Denim til mænd',
    more: 'Går til blåt',
    questions: {
      headline: 'At gå dem til',
      sofa: {
        title: 'Smitter de af på sofaen?',
        text: 'Lidt, i starten. Hold dem væk fra lyse stoffer de første uger.',
      },
      wash: {
        title: 'Hvornår skal jeg vaske dem?',
        text: 'Når de kan stå selv. Koldt, med vrangen ud, og hæng dem op våde.',
      },
      size: {
        title: 'Hvilken størrelse?',
        text: 'Din egen. Taljen giver sig en centimeter og tager den tilbage i vask.',
      },
    },
  },
  loom: {
    heading: 'En morgen ved væven',
    intro: 'Hvordan fyrre meter denim bliver vævet, og hvorfor ingen skynder sig.',
    picture: 'Kanten af et stykke denim med den røde tråd',
    morning: {
      above: 'Klokken seks',
      headline: 'Du hører den, før du ser den',
      text: `En skyttevæv larmer som et tog: ikke ubehageligt, når man ved, hvor den skal hen. Der er elleve i dette rum, ingen yngre end jeg, og én person, der passer dem alle.

Hun går. Det er det meste af arbejdet. Langs rækken, tilbage langs rækken, med en hånd på stoffet, der kommer af bommen. Hånden finder en knækket tråd før øjet.`,
    },
    twill: {
      headline: 'Tre over, én under',
      text: 'Trenden er blå, islættet er ikke. Hver blå tråd går over tre lyse og under den fjerde, og hver række flytter trinnet én tråd til højre. Mere er en kiper ikke. Det er også derfor, forsiden er blå, og bagsiden ikke er.',
    },
    slow: {
      picture: 'Indigoblå denim i bløde folder',
      headline: 'Fem meter i timen',
      text: 'En moderne væv laver fyrre.',
    },
    why: {
      headline: 'Hvorfor så langsomt?',
      text: 'Fordi islættet skal vende og gå tilbage. Intet klippes i kanten, så intet trevler dér, nogensinde.',
      cta: 'Se denim',
    },
    noon: `Ved middagstid er der tyve meter på rullen. Hun signerer kanten med kridt, med dato, og går til frokost. Vævene kører videre uden hende, præcis så længe det tager hende at høre, at en af dem har skiftet tone.

## Fyrre meter

Én rulle er nok til tredive par. Vi har bestilt seks. Når de er brugt, kommer der andre, en anelse anderledes, fordi bomulden er plukket i en anden måned.`,
    more: 'Mere om stof',
  },
  club: {
    intro: 'Point for hver ordre, nye stoffer en uge før og en hjælpende hånd, når noget går i stykker.',
    benefits: {
      headline: 'Det får medlemmer',
      points: 'Point for det, du beholder',
      pointsMore: 'Pointene er dine, når returfristen er udløbet. Fra **halvtreds point** kan du vælge en belønning for dem.',
      early: 'Nye stoffer en uge før',
      mending: 'Reparation det første år',
      birthday: 'Noget på din fødselsdag',
    },
    signup: {
      headline: 'Vær blandt de første',
      text: 'Det koster ingenting, og du er ude igen med ét klik.',
      button: 'Bliv medlem',
      terms: 'Jeg accepterer [klubbens vilkår](/{market}/customer-club/terms).',
      welcome: 'Velkommen',
      welcomeText: 'Nye stoffer en uge, før de hænger i butikken, og din egen pris på nogle af dem.',
    },
    questions: {
      headline: 'Spørgsmål',
      expire: {
        title: 'Udløber point?',
        text: 'Et år efter, at du fik dem. På din konto kan du se, hvor mange og hvornår.',
      },
      data: {
        title: 'Hvad ved I om mig?',
        text: 'Det, du fortæller, og det, du køber. Det hele står under [Privatliv](/{market}/i/privacy).',
      },
      leave: {
        title: 'Hvordan melder jeg mig ud?',
        text: 'På din konto under Kundeklub. Dine point forsvinder, så brug dem først.',
      },
    },
  },
  contact: {
    intro: 'Alle beskeder bliver læst. På hverdage har du svar senest næste aften.',
    write: {
      headline: 'Skriv',
      text: 'Nævn ordren eller varen, hvis det handler om en bestemt. Et billede hjælper, når der er noget galt med en søm.',
    },
    call: { headline: 'Ring', text: 'Mandag til fredag, klokken ni til sytten, dansk tid.' },
    questions: {
      headline: 'Ofte stillede spørgsmål',
      parcel: {
        title: 'Hvor er min pakke?',
        text: 'I den besked, du fik, da den blev sendt, er der et link. Du kan også [finde den her](/{market}/track-order).',
      },
      back: {
        title: 'Hvordan sender jeg noget retur?',
        text: 'Inden for 30 dage, ubrugt. [Anmeld returneringen](/{market}/returns), så får du en label.',
      },
      cost: {
        title: 'Hvad koster levering?',
        text: 'Ingenting over {amount}. Under det viser kurven prisen, før du beslutter dig.',
      },
      gone: {
        title: 'Min størrelse er udsolgt',
        text: 'Læg din mailadresse på varens side. Vi skriver én gang, når den er tilbage.',
      },
    },
  },
  careers: {
    intro: 'Vi er få, vi tegner selv vores snit, og vi spiser frokost sammen.',
    table: {
      picture: 'Stofruller side om side',
      headline: 'Ét bord',
      text: 'De, der tegner, de, der klipper, og de, der svarer på dine mails, sidder i ét rum i København. Butikkerne drives af dem, der syr bagest i dem. Hvis du godt kan lide at vide, hvordan ting er lavet, vil du kunne lide det her.',
    },
    hours: 'Syvogtredive timer, og vi mener det',
    cloth: 'Et stykke stof hver sæson',
    place: 'København, eller dér, hvor vores butikker er',
  },
  content: {
    about: {
      intro: 'Selvedge betyder ægkant: kanten, hvor et stof gør sig selv færdigt. Vi tog navnet, fordi vi godt kan lide tanken.',
      text: `På en smal væv vender islættet i slutningen af hver række og går tilbage. Kanten lukker sig selv: Intet klippes, intet limes, intet trevler. Væverierne mærkede den med en farvet tråd for at kende en ordre fra en anden. Vores er rød.

## Sådan arbejder vi

Vi begynder med stoffet. Når det er valgt, tegner vi så lidt, som det tillader: en lige søm, hvor kiperen er tæt, en vid, hvor hørren vil falde. Et stykke tøj bliver i kollektionen, så længe stoffet er godt, og folk bliver ved med at gå med det.

## To sider

Selvedge er til kvinder. Other Side er vores herretøj: de samme stoffer, fra den anden side. Begge bliver tegnet i det samme rum og klippet på det samme bord.

## Her finder du os

I den butik, du er i nu, og i vores fysiske butikker, hvis der er en i nærheden. Har du et spørgsmål om et stof, så [skriv til os](/{market}/contact).`,
    },
    materials: {
      intro: 'Fire stoffer bærer det meste af det, vi laver. Her står, hvad de er, og hvordan de opfører sig.',
      text: `## Denim

En kiper, tre over og én under: Hver farvet trendtråd går over tre ufarvede islætstråde og under én, og hver række flytter trinnet én tråd til højre. Det giver den skrå linje, du ser på forsiden, og holder det meste af indigoen dér. Farven sidder uden på garnet og slides af, hvor du bevæger dig. [Se denim](/{market}/cloth/denim)

## Hør

Hør i lærredsbinding, én over og én under. De tykke steder kommer fra fiberen; vi lader dem være. Hør krøller, tørrer hurtigt og bliver blødere for hver vask. [Se hør](/{market}/cloth/linen)

## Uld

Sildeben er en kiper, der skifter mening for hver få tråde. Kogt uld strikkes vidt og krympes, til den filter, så den kan klippes uden at trevle. Rib strikkes i søjler og springer tilbage. [Se uld](/{market}/cloth/wool)

## Bomuld

Poplin er vævet i lærredsbinding med en fin, tæt trend og bliver ved med at være sprød. Børstet bomuld er ruet på overfladen og holder varmen. [Se bomuld](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Vask mindre, luft mere, lap i tide. Det meste tøj har brug for mindre, end vi tror.',
      text: `## Denim

Vend vrangen ud, vask koldt med lignende farver, og hæng op vådt. De første vaske afgiver indigo: Hold tøjet væk fra lyse møbler et stykke tid. Lad tørretumbleren være.

## Hør

Vask ved 30 eller 40 grader med plads i tromlen. Stryg det fugtigt, eller lad være.

## Uld

Luft det natten over, før du beslutter, at det skal vaskes. Skal det, så brug et uldprogram og lidt uldvaskemiddel, pres vandet ud i et håndklæde, og tør det liggende. Fnuller på overfladen kommer fra løse fibre: Tag dem af med en kam.

## Bomuld

Poplin tåler varm vask og et varmt strygejern. Børstet bomuld beholder luven, når den vaskes med vrangen ud.

## Reparation

- Sy en løs knap i i dag: I morgen er den væk.
- Luk et lille hul, før det bliver stort.
- En synlig stopning i godt garn er ingen skam.

Er du ikke sikker på, hvordan noget kan reddes, så [spørg os](/{market}/contact). Vi ser det hellere lappet end erstattet.`,
    },
    sustainability: {
      intro: 'Det mest ansvarlige stykke tøj er det, der bliver brugt længe. Dér lægger vi kræfterne.',
      text: `## Hvad vi gør

- Vi vælger stoffer efter, hvor længe de holder, og prøver, hvordan de slides og vaskes, før vi klipper i dem.
- Vi bestiller lidt først og fylder på, så mindre bliver til overs.
- Vi beholder modeller i kollektionen i stedet for at skifte dem ud hver sæson.
- Vi forklarer pleje og reparation på én enkel side: [Pleje & reparation](/{market}/i/care).

## Hvad vi ikke påstår

Et stykke tøj koster altid vand, energi og nogens arbejde. Vi kalder ikke en vare grøn, og vi sætter ikke et mærke på, som vi ikke kan forklare dig i én sætning. Har en vare et mærke, står det på dens side, hvad mærket dækker, og hvem der kontrollerer det.

## Spørg os

Vil du vide mere om en bestemt vare, så [skriv til os](/{market}/contact), og nævn den. Du får et svar, også når svaret er, at vi ikke ved det endnu.`,
    },
    delivery: {
      intro: 'Hvad levering koster, hvor lang tid den tager, og hvordan du følger den.',
      text: `## Pris

Levering er gratis for ordrer over {amount}. Under det vises prisen i kurven, før du beslutter dig.

## Tid

Pakker sendes som regel inden for en eller to hverdage. Hvor længe de er undervejs, afhænger af den transportør, du vælger; kassen viser den forventede dag for din adresse.

## Følg en pakke

Når din ordre forlader os, får du en besked med et link. Du kan også altid finde den under [Følg en ordre](/{market}/track-order).

## Hvis noget går galt

Er en pakke forsinket, beskadiget eller ikke det, du bestilte, så [sig det til os](/{market}/contact). Gem emballagen, til vi har svaret: Transportøren vil måske se den.

## Returnering

Du har 30 dage til at fortryde. Anmeld returneringen under [Returnering](/{market}/returns), og send varerne ubrugte tilbage.`,
    },
    'size-guide': {
      intro: 'Mål dig selv én gang, uden på tyndt tøj, med et målebånd, der ligger til uden at stramme.',
      text: `## Sådan måler du

- Bryst: rundt om det bredeste sted, med armene nede.
- Talje: dér, hvor du ville spænde et bælte, når du har pustet ud.
- Hofte: rundt om det bredeste sted, med samlede fødder.
- Indvendig benlængde: fra skridtet til gulvet, uden sko.

## Mellem to størrelser

Tag den største i denim og kogt uld, der holder faconen, og den mindste i rib og vasket hør, der giver sig.

## Sådan klipper vi

Frakker er klippet, så de går over en strik. Skjorter er lige. Bukser sidder i taljen, medmindre der står andet. Modellens mål og størrelse står på hver vares side.

Er du stadig i tvivl, så [spørg os](/{market}/contact), og fortæl, hvad du plejer at bruge.`,
    },
    'notify-me': {
      intro: 'Når din størrelse er udsolgt, kan vi skrive til dig én gang, når den kommer tilbage.',
      text: `Vælg en udsolgt størrelse eller en vare, der er på vej, på varens side, og tryk på »Giv besked, når den er tilbage«. Med en konto er det alt; uden skriver du din mailadresse og bekræfter den med en mail, som vi sender til dig.

## Hvem der får besked

Den, der spurgte først. Vi skriver til lige så mange, som der er stykker, og til de næste, når de stykker ikke er blevet hentet. Et ønske reserverer ikke varen.

## Hvad vi gemmer

Din mailadresse, varen og størrelsen, til 90 dage efter, at vi har skrevet til dig, eller til du siger stop.

## Sådan stopper du

Hver mail slutter med et link, der sletter ønsket. Har du en konto, finder du det også under [Indstillinger](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Hvad vi ved om dig, hvorfor vi ved det, og hvordan du kan ændre det.',
      text: `## Hvilke oplysninger vi behandler

- Når du bestiller: navn, adresser, e-mail, telefonnummer og det, du har bestilt, så vi kan levere det og stå inde for det.
- Når du har en konto: det samme, sammen med dine ønskelister og indstillinger, til du sletter den.
- Når du bliver medlem af kundeklubben: dine point og belønninger.
- Når du skriver til os: din besked og vores svar.

Vi ser aldrig hele dit kortnummer. Betalinger håndteres af den betalingsudbyder, du vælger.

## Hvem der ellers ser dem

De, der har brug for dem for at betjene dig: transportøren, betalingsudbyderen og de virksomheder, der driver vores computere. De må kun bruge dem til det.

## Hvor længe

Så længe formålet består, og kun længere, hvor loven kræver det, som med fakturaer.

## Dine rettigheder

Du har ret til indsigt i de personoplysninger, vi har om dig, til at få dem rettet, få en kopi eller få dem slettet, og du kan til enhver tid trække et samtykke tilbage. Meget af det kan du gøre på [din konto](/{market}/account); for resten kan du [skrive til os](/{market}/contact). Du kan også klage til datatilsynet i dit land.`,
    },
    cookies: {
      intro: 'Små sedler, som en butik efterlader i din browser. Nogle er nødvendige; om de andre bestemmer du.',
      text: `## Nødvendige

Uden dem virker butikken ikke: De husker dit marked, din kurv, og at du er logget ind.

## Funktionelle

De gør butikken mere bekvem, for eksempel ved at vise et kort eller en video fra en anden udbyder.

## Analyse

De fortæller os, hvilke sider der læses, og hvor noget ikke virker. Vi ser på tal, ikke på personer.

## Annoncering

De ville lade andre virksomheder vise dig det, du har set på her.

Intet ud over det nødvendige bliver sat, før du har sagt ja, kategori for kategori. Du kan altid ombestemme dig.`,
    },
    accessibility: {
      intro: 'Alle skal kunne bruge denne butik. Her står, hvor langt vi er, og hvordan du fortæller os, hvad der mangler.',
      text: `Vi bygger efter Web Content Accessibility Guidelines 2.2, niveau AA. Hver side kontrolleres af et program ved hver ny version og manuelt med tastatur og skærmlæser, hvor et program ikke kan vurdere.

## Det kan du regne med

- Alt virker med tastatur, og fokus er altid synligt.
- Siderne kan læses uden scripts og forstørres til 400 procent.
- Bevægelse stopper, når dit system beder om mindre af den.
- Billeder har en beskrivelse, medmindre de kun er pynt.

## Det, der ikke er der endnu

Videoer fra andre virksomheder kan mangle undertekster. Nogle af transportørernes dokumenter er billeder af tekst.`,
    },
    imprint: {
      intro: 'Hvem der driver denne butik.',
      text: `Selvedge er en demonstrationsbutik. Den viser, hvad softwaren af samme navn med åben kildekode kan; intet er til salg, og ingen ordre bliver leveret.

## Hvis det var din butik

Virksomheden, dens adresse, hvem der tegner den, CVR-nummer og kontaktoplysninger kommer fra markedets indstillinger i Studio. Denne tekst er indhold: Du ændrer den dér, marked for marked.

## Kontakt

Spørgsmål når os gennem [kontaktformularen](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Handelsbetingelser',
      text: `Disse betingelser beskriver, hvordan du køber hos Selvedge. Dette er en demonstrationsbutik: Intet bliver leveret, og intet bliver opkrævet.

## Bestilling

Butikkens billeder og tekster er en opfordring til at bestille. Din ordre er et tilbud; aftalen er indgået, når vi bekræfter, at pakken er afsendt. Du kan se og rette din ordre på hvert trin i kassen, indtil du afgiver den.

## Priser

Priserne vises i markedets valuta. Om moms er inkluderet, står i kurven, og prisen for levering vises, før du betaler.

## Betaling

Du betaler med en af de betalingsmetoder, kassen tilbyder. Beløbet reserveres, når du bestiller, og trækkes, når pakken afsendes.

## Levering

Vi leverer til adresser i det marked, du bestiller i. Se [Levering](/{market}/i/delivery).

## Fortrydelsesret

Du har 30 dage fra den dag, du modtager varerne, til at sende dem tilbage uden begrundelse. Anmeld returneringen under [Returnering](/{market}/returns). Vi tilbagebetaler det, du har betalt, med prisen for standardlevering, på samme måde, som du betalte. Rettigheder, som loven i dit land giver dig ud over dette, består.

## Mangler

Er der fejl på noget, så [sig det til os](/{market}/contact). Vi reparerer, ombytter eller tilbagebetaler efter loven i dit land.

## Personoplysninger

Hvordan vi behandler personoplysninger, står under [Privatliv](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Kundeklubbens vilkår',
      text: `## Medlemskab

Alle, der er fyldt 16 år og har en konto, kan blive medlem. Medlemskabet er gratis og personligt.

## Point

Du optjener point for det, du køber og beholder. Point for varer, du sender retur, trækkes fra igen. Point har ingen værdi i penge og kan ikke gives videre.

## Belønninger

Fra et vist antal point kan du vælge en belønning. Det fremgår af belønningen, hvor længe den gælder, og hvor du kan bruge den.

## Beskeder

Vi skriver kun til medlemmer om nye stoffer og tilbud, hvis de har givet samtykke, og hver besked har et link til at framelde sig.

## Udmeldelse

Du kan melde dig ud når som helst på [din konto](/{market}/account/customer-club). Dine point bliver så slettet. Vi kan lukke klubben med to måneders varsel; belønninger, du allerede har, gælder til deres dato.`,
    },
    'notify-me': {
      title: 'Besked, når varen er tilbage',
      text: 'Når du beder om besked, accepterer du, at vi skriver til dig én gang om denne vare. Vi gemmer din adresse og dit ønske til 90 dage efter den mail, eller til du sletter det; hver mail har et link til det. Der bliver ikke lagt noget til side til dig. Læs mere under [Privatliv](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: { title: 'Hvilken af vores linjer går du med?', text: 'Vi viser dig mere af den.' },
    fabrics: { title: 'Hvad kan du bedst lide at gå i?', outerwear: 'Overtøj', accessories: 'Accessories' },
    news: {
      title: 'Hvor tit må vi skrive?',
      text: 'Kun hvis du har sagt, at du gerne vil høre fra os.',
      weekly: 'Hver uge',
      monthly: 'En gang om måneden',
      monthlyText: 'Den nye sæson og ikke andet.',
      rarely: 'Sjældent',
    },
    care: {
      title: 'Hvad interesserer dig ellers?',
      repair: 'Reparation og pleje',
      workroom: 'Hvordan ting bliver til',
      events: 'Aftener i vores butikker',
    },
  },
  shipping: {
    home: '{carrier}, til døren',
    pickupPoint: '{carrier}, til et udleveringssted',
    express: '{carrier}, senest næste hverdag',
    locker: '{carrier}, pakkeboks',
    store: 'Hent i en butik',
  },
  promotions: {
    welcome: 'Velkommen',
    'free-freight': 'Fri levering',
    'spend-more': 'Indigodage',
    'twenty-off': 'Lidt mindre at betale',
    'club-ten-off': 'Medlemsrabat',
    'third-basic': 'Tre T-shirts for to',
    'winter-scarf': 'Et tørklæde til din vinterordre',
  },
  rewards: {
    delivery: {
      title: 'Vi giver leveringen',
      text: 'Din næste ordre bliver leveret gratis.',
      picture: 'En stak foldet stof',
      choice: 'Gratis levering',
    },
    tenOff: {
      title: 'Et beløb eller ti procent',
      text: 'Du vælger, når du bruger den.',
      picture: 'Ribstrik i naturfarvet uld',
      amount: 'Et beløb fra kurven',
      percent: 'Ti procent på alt til fuld pris',
    },
  },
};
