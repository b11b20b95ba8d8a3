import type { PageWords } from './en.ts';

export const no: PageWords = {
  categories: {
    '/new-in': 'Sesongens første plagg, etter hvert som de kommer fra verkstedet.',
    '/women': 'Klær med myke skuldre og rene linjer, i stoff med litt tyngde.',
    '/women/new-in': 'Det siste til dame, nyest først.',
    '/women/clothing': 'Fra dagens første skjorte til kveldens siste kåpe.',
    '/women/clothing/coats-jackets': 'Yttertøy i kokt ull, kyper og tett bomull. Romslig nok til en genser under.',
    '/women/clothing/knitwear': 'Ribb, perlestrikk og glattstrikk i ull og bomull. Kantene holder fasongen.',
    '/women/clothing/shirts-blouses': 'Sprø poplin, vasket lin og krager som sitter uten å bli bedt om det.',
    '/women/clothing/tops-t-shirts': 'Enkle topper i kraftig bomull: plaggene som brukes mest og legges minst merke til.',
    '/women/clothing/dresses': 'Kjoler som henger fra skulderen og overlater resten til stoffet.',
    '/women/clothing/trousers': 'Vide, rette og avsmalnende, med lommer som er dype nok til å brukes.',
    '/women/clothing/denim': 'Denim fra smal vev, med kanten synlig. Stiv den første dagen, din den trettiende.',
    '/women/clothing/skirts': 'Omslag, plissé eller rett, og langt nok til å bevege seg i.',
    '/women/accessories': 'Det som gjør antrekket ferdig, fra sålen og opp.',
    '/women/accessories/shoes': 'Mykt skinn og såler som kan skiftes.',
    '/women/accessories/bags': 'Canvas og skinn, i størrelser som rekker til en dag.',
    '/women/accessories/scarves': 'Vevde skjerf med frynser av sine egne tråder.',
    '/women/accessories/belts': 'Enkle spenner og fullnarvet skinn.',
    '/women/accessories/hats-gloves': 'Tovet og strikket, for månedene som krever det.',
    '/women/edits/work': 'Skjorter, bukser og én god jakke: nok for hele uka.',
    '/women/edits/weekend': 'Myke lag for to langsomme dager.',
    '/women/edits/occasions': 'Til bryllup, middager og andre grunner til å kle seg.',
    '/women/edits/travel': 'Plagg som tar liten plass og er lette å riste ut.',
    '/men': 'Other Side er herreklærne våre: de samme stoffene, fra den andre siden. Rette sømmer, ærlige lommer, ikke noe høylytt.',
    '/men/new-in': 'Det siste til herre, nyest først.',
    '/men/clothing': 'En hel garderobe i få plagg.',
    '/men/clothing/coats-jackets': 'Arbeidsjakker, korte frakker og parkaser i stoffer som tåler vær.',
    '/men/clothing/tailoring': 'Ufôrede blazere og myke bukser: skredderarbeid uten rustning.',
    '/men/clothing/knitwear': 'Fiskerribb og finstrikkede gensere, i ull.',
    '/men/clothing/shirts': 'Poplin, oxford og børstet bomull, med en krage til hver.',
    '/men/clothing/t-shirts': 'Kraftig jersey, tett hals, rett fasong.',
    '/men/clothing/trousers': 'Med eller uten legg, og et liv man kan sitte i.',
    '/men/clothing/denim': 'Kyper på 14 unser fra smale vever, rød tråd i yttersømmen. Brett opp benet, så ser du den.',
    '/men/accessories': 'Støvler, belter og det du har med deg.',
    '/men/accessories/shoes': 'Derbysko, støvler og enkle sneakers.',
    '/men/accessories/bags': 'Shoppere, weekendbagger og én virkelig god ryggsekk.',
    '/men/accessories/belts': 'Én rem, én spenne, mange år.',
    '/men/accessories/scarves': 'Ullskjerf, vevd brede.',
    '/men/accessories/hats-gloves': 'Strikkeluer og fôrede hansker.',
    '/men/edits/work': 'Klær som begynte som verktøy og fortsatt fungerer som det.',
    '/men/edits/weekend': 'Ingenting som krever strykejern.',
    '/men/edits/occasions': 'En blazer, en hvit skjorte og motet til å la det bli med det.',
    '/men/edits/travel': 'Fem plagg, én bag.',
    '/cloth': 'Fire stoffer bærer det meste av det vi lager. Begynn med det du liker best å ta på.',
    '/cloth/denim': 'En kyper, tre over og én under, med renning i indigo og ufarget innslag, lukket i begge kanter.',
    '/cloth/linen': 'Lin i lerretsbinding, der det tykke og det tynne har fått bli.',
    '/cloth/wool': 'Fiskebein for fasongen, kokt ull for varmen, ribb for alt annet.',
    '/cloth/cotton': 'Poplin for en klar dag, børstet bomull for en stille.',
    '/sale': 'Plagg fra tidligere sesonger, til lavere pris og i samme stoff.',
    '/sale/women': 'Dameplagg fra tidligere sesonger.',
    '/sale/men': 'Herreplagg fra tidligere sesonger.',
    '/gift-cards': 'Til den som selv vet best hva som kler. På e-post, den dagen du velger.',
  },
  belowGoods: {
    '/women': {
      headline: 'Dameklær, fra stoffet og opp',
      text: `Alt her begynte som en stofflengde på bordet vårt. Vi holder den opp, lar den falle, krøller den, vasker den og bestemmer først etterpå hva den vil bli.

En tett ull ber om en kåpe med rett rygg. Løst lin vil bli en kjole som henger fra skulderen. Poplin holder seg sprø, altså blir den en skjorte. Lytter man, er det ikke mye igjen å finne på.

## Slik bygger du videre

- To gensere, en tynn og en tykk.
- En hvit skjorte som ikke er for hvit.
- En bukse med lommer som er dype nok til å brukes.
- Én kåpe. Den har ikke hastverk.

Det som brukes mest, bør være best laget; begynn der, og la resten følge.`,
    },
    '/other-side': {
      headline: 'Other Side: herreklær fra den andre siden',
      text: `Other Side er skåret av de samme stoffene som alt annet i butikken, på det samme bordet og av de samme menneskene. Bare linjene er annerledes.

Denimen er på 14 unser og smalt vevd; brett opp benet, så ser du den røde tråden. Blazerne er ufôret, for et godt stoff trenger ingen rustning. Skjortene finnes i poplin, oxford og børstet bomull, med en krage til hver.

## Hvor du begynner

Velg plagget du griper etter uten å tenke, og kjøp nettopp det i god kvalitet. For de fleste er det et par jeans. For noen er det skjorten.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Strikk som holder fasongen',
      text: `En ribb spretter tilbake fordi maskene står tett, som belgen på et trekkspill. Derfor er mansjetter og nederkanter ribbet, og derfor passer en genser med ribb overalt så mange.

Vi strikker i ull og bomull. Ull varmer mer enn den veier, og trenger oftere luft enn vann. Bomull er svalere, tyngre og kan vaskes uten de store overveielsene.

## Stell

Luft den over natten. Brett den, heng den aldri. Kjem av nuppene: De kommer fra løse fibre og gir seg etter en stund.`,
    },
    '/cloth/denim': {
      headline: 'Hva en jarekant er',
      text: `På en smal vev snur innslaget på slutten av hver rad og går tilbake. Kanten lukker seg selv, og veveriet legger inn en farget tråd for å skille ordrene fra hverandre. Vår er rød.

Denim fra en slik vev er tett, litt ujevn og stiv den første dagen. Indigoen sitter utenpå garnet og slites av der du beveger deg. Etter en måned vet stoffet hvordan du sitter.`,
    },
  },
  looks: {
    'look-autumn':
      'En kamelfarget ullkåpe, en høyhalset genser i ecru, en mørk bukse med legg og brune støvler, lagt ved siden av hverandre',
    'look-denim': 'Uvaskede rette jeans ved siden av en denimjakke, en hvit T-skjorte og et skinnbelte',
    'look-knit': 'En teglrød cardigan med ribbet høyhals, en koksgrå lue og et brettet skjerf',
    'look-women': 'En sandfarget trenchcoat med hvit bluse, blått plissert skjørt og svarte loafers',
    'look-men': 'En marineblå blazer over en lyseblå skjorte, med sandfargede chinos og hvite sneakers',
    'look-linen': 'En havrefarget skjortekjole i lin med canvasveske og brune loafers',
    'look-home':
      'En havrefarget kåpe, en høyhalset genser i ecru og en mørk bukse ved siden av en marineblå frakk, en kamelfarget genser og mørke jeans',
    'look-other-side': 'En jakke i mørk denim, en grå hettegenser og svarte jeans sett bakfra',
    'look-gifts': 'Gavekort i flere farger, med en tråd langs kanten, på konvoluttene sine',
  },
  fronts: {
    inPicture: 'På bildet',
    otherSide: 'Snu det rundt',
  },
  gifts: {
    worth: 'Fra {least} til {most}',
    how: 'Slik gjør du',
    choose: 'Velg et kort og et beløp.',
    write: 'Skriv noen linjer og velg dagen. Kortet kommer på e-post.',
    use: 'Det løses inn i handlekurven. Det som er igjen, blir stående på kortet.',
  },
  women: {
    hero: 'Kåpa kommer til slutt',
    heroCta: 'Se kåpene',
    disclaimer: 'Nyheter kommer på torsdager',
    newCta: 'Se alle nyheter',
  },
  men: {
    hero: 'Fem plagg, en hel uke',
    heroText: 'Blazer, skjorte, chinos, sneakers. Og én fridag.',
    start: 'Begynn med plagget du bruker mest.',
    wanted: 'Mest ettertraktet',
  },
  autumn: {
    heading: 'Høstens stoffer',
    intro: 'Kamelfarget ull, børstet bomull, en ribb som spretter tilbake: det som kom fra vevene denne sesongen.',
    hero: {
      above: 'Sesongen',
      headline: 'Kamel, ribb, brune støvler',
      text: 'Fire stoffer og rekkefølgen de tas på i.',
      cta: 'Se kåpene',
      countdown: 'Vinterens stoffer kommer om',
      launched: 'Vinterens stoffer er her',
    },
    banners: {
      wool: 'Kokt ull er tilbake i marineblått',
      repairs: 'Gratis reparasjon det første året: [slik gjør du](/{market}/i/care)',
      members: 'Medlemmer ser vinterens stoffer en dag før alle andre',
    },
    ways: {
      headline: 'Fire veier ut av huset',
      rain: 'For regnet som ikke var meldt.',
      rainCta: 'Trenchcoater',
      office: 'For kontoret uten kleskode.',
      sunday: 'For søndagen som begynner sent.',
      rest: 'For alt annet.',
    },
    film: {
      poster: 'Kanten på en denimlengde',
      headline: 'Langs kanten',
      text: 'Åtte sekunder jarekant, uten hastverk.',
      cta: 'Les om stoffene våre',
    },
    chosen: 'Valgt for kulda',
    member: {
      headline: 'Du ser det først',
      text: 'Som medlem ser du vinterens stoffer 20. desember, en dag før dørene åpner.',
    },
    everyone: {
      headline: 'En dag før',
      text: 'Medlemmer av kundeklubben ser vinterens stoffer 20. desember. Alle andre en dag senere.',
      cta: 'Om klubben',
    },
    questions: {
      headline: 'Før du spør',
      size: {
        title: 'Hvilken størrelse i kokt ull?',
        text: 'Den største, hvis du er mellom to. Stoffet krympes før det klippes, og gir seg ikke.',
      },
      wash: {
        title: 'Kan jeg vaske den?',
        text: 'Luft den først. De fleste flekker er borte om morgenen. Hvis ikke: **børst den**, og tenk først da på et ullprogram.',
      },
      fade: {
        title: 'Blekner kamelfargen?',
        text: 'Den er farget i fiberen og slites jevnt. Ikke heng den i et solfylt vindu likevel.',
      },
    },
  },
  denimDays: {
    heading: 'Denimdager',
    intro: 'Ti dager for rå denim: hva det er, hvordan man går den til, og en kode til det første paret.',
    banner: {
      text: '**Denimdagene** er snart over',
      over: 'Denimdagene er over',
      popup: 'Det med liten skrift',
      popupText: 'Én kode per ordre, på denim til full pris. Koden kan ikke kombineres med andre koder.',
    },
    raw: {
      above: '14 unser',
      headline: 'Stiv den første dagen',
      text: 'Rå denim er ikke vasket siden den forlot veven. Brettene den får, er dine: bak kneet, ved hoften, rundt nøklene i lommen. **Bruk den en måned før du vasker den.**',
      cta: 'Se all denim',
      code: 'Ti prosent på ditt første par',
    },
    wanted: 'Jeansene folk vil ha',
    promises: {
      hem: 'Vi legger dem opp gratis',
      returns: 'Tretti dagers åpent kjøp',
      repairs: 'Reparasjon så lenge stoffet holder',
    },
    closely: 'Én jakke, på nært hold',
    film: {
      headline: 'Slik slites indigo',
      text: 'En video fra veveriet. Den spilles når du har sagt ja.',
    },
    women: 'Denim til dame',
    men: 'Denim til herre',
    more: 'Passer til blått',
    questions: {
      headline: 'Å gå dem til',
      sofa: {
        title: 'Farger de av på sofaen?',
        text: 'Litt, i begynnelsen. Hold dem unna lyse stoffer de første ukene.',
      },
      wash: {
        title: 'Når skal jeg vaske dem?',
        text: 'Når de står av seg selv. Kaldt, med vrangen ut, og heng dem opp våte.',
      },
      size: {
        title: 'Hvilken størrelse?',
        text: 'Din egen. Livet gir seg en centimeter og tar den tilbake i vasken.',
      },
    },
  },
  loom: {
    heading: 'En morgen ved veven',
    intro: 'Hvordan førti meter denim blir vevd, og hvorfor ingen har det travelt.',
    picture: 'Kanten på en denimlengde med den røde tråden',
    morning: {
      above: 'Klokken seks',
      headline: 'Du hører den før du ser den',
      text: `En skyttelvev bråker som et tog: ikke ubehagelig når man vet hvor den skal. Det er elleve i dette rommet, ingen yngre enn meg, og én person som passer alle sammen.

Hun går. Det er det meste av jobben. Langs rekken, tilbake langs rekken, med en hånd på stoffet som kommer av bommen. Hånden finner en røket tråd før øyet.`,
    },
    twill: {
      headline: 'Tre over, én under',
      text: 'Renningen er blå, innslaget er det ikke. Hver blå tråd går over tre lyse og under den fjerde, og hver rad flytter trinnet én tråd til høyre. Mer er ikke en kyper. Det er også derfor forsiden er blå og baksiden ikke.',
    },
    slow: {
      picture: 'Indigoblå denim i myke folder',
      headline: 'Fem meter i timen',
      text: 'En moderne vev lager førti.',
    },
    why: {
      headline: 'Hvorfor så langsomt?',
      text: 'Fordi innslaget må snu og gå tilbake. Ingenting klippes i kanten, så ingenting frynser seg der, noen gang.',
      cta: 'Se denim',
    },
    noon: `Ved lunsjtid er det tjue meter på rullen. Hun signerer kanten med kritt, med dato, og går for å spise. Vevene går videre uten henne, akkurat så lenge det tar henne å merke at en av dem har skiftet tone.

## Førti meter

Én rull er nok til tretti par. Vi har bestilt seks. Når de er brukt opp, kommer det andre, litt annerledes, fordi bomullen ble plukket i en annen måned.`,
    more: 'Mer om stoff',
  },
  club: {
    intro: 'Poeng på hver ordre, nye stoffer en uke før og en hjelpende hånd når noe revner.',
    benefits: {
      headline: 'Dette får medlemmer',
      points: 'Poeng for det du beholder',
      pointsMore: 'Poengene er dine når returfristen er ute. Fra **femti poeng** kan du ta ut en belønning.',
      early: 'Nye stoffer en uke før',
      mending: 'Reparasjon det første året',
      birthday: 'Noe på bursdagen',
    },
    signup: {
      headline: 'Vær blant de første',
      text: 'Det koster ingenting, og du er ute igjen med ett klikk.',
      button: 'Bli medlem',
      terms: 'Jeg godtar [klubbvilkårene](/{market}/customer-club/terms).',
      welcome: 'Velkommen',
      welcomeText: 'Nye stoffer en uke før de henger i butikken, og en egen pris på noen av dem.',
    },
    questions: {
      headline: 'Spørsmål',
      expire: {
        title: 'Utløper poengene?',
        text: 'Et år etter at du fikk dem. På kontoen din står det hvor mange, og når.',
      },
      data: {
        title: 'Hva vet dere om meg?',
        text: 'Det du forteller, og det du kjøper. Alt står under [Personvern](/{market}/i/privacy).',
      },
      leave: {
        title: 'Hvordan melder jeg meg ut?',
        text: 'På kontoen din, under Kundeklubb. Poengene forsvinner da, så bruk dem først.',
      },
    },
  },
  contact: {
    intro: 'Noen leser hver melding. På virkedager har du svar senest neste kveld.',
    write: {
      headline: 'Skriv',
      text: 'Nevn ordren eller varen hvis det gjelder en bestemt. Et bilde hjelper når det er noe galt med en søm.',
    },
    call: { headline: 'Ring', text: 'Mandag til fredag, klokken ni til sytten.' },
    questions: {
      headline: 'Vanlige spørsmål',
      parcel: {
        title: 'Hvor er pakken min?',
        text: 'Meldingen du fikk da den ble sendt, inneholder en lenke. Du kan også [finne den her](/{market}/track-order).',
      },
      back: {
        title: 'Hvordan sender jeg noe tilbake?',
        text: 'Innen 30 dager, ubrukt. [Registrer returen](/{market}/returns), så får du en etikett.',
      },
      cost: {
        title: 'Hva koster levering?',
        text: 'Ingenting fra {amount}. Under det viser handlekurven prisen før du bestemmer deg.',
      },
      gone: {
        title: 'Størrelsen min er utsolgt',
        text: 'Legg igjen e-postadressen din på varens side. Vi skriver én gang, når den er tilbake.',
      },
    },
  },
  careers: {
    intro: 'Vi er få, vi tegner våre egne mønstre, og vi spiser lunsj sammen.',
    table: {
      picture: 'Stoffruller side om side',
      headline: 'Ett bord',
      text: 'De som tegner, de som klipper, og de som svarer på e-postene dine, sitter i ett rom i København. Butikkene drives av dem som syr innerst i dem. Liker du å vite hvordan ting er laget, kommer du til å trives.',
    },
    hours: 'Trettisju timer, og vi mener det',
    cloth: 'En stofflengde hver sesong',
    place: 'København, eller der butikkene våre er',
  },
  content: {
    about: {
      intro: 'Selvedge betyr jarekant: kanten der et stoff gjør seg selv ferdig. Vi tok navnet fordi vi liker tanken.',
      text: `På en smal vev snur innslaget på slutten av hver rad og går tilbake. Kanten lukker seg selv: Ingenting klippes, ingenting limes, ingenting frynser seg. Veveriene merket den med en farget tråd for å skille én ordre fra en annen. Vår er rød.

## Slik jobber vi

Vi begynner med stoffet. Når det er valgt, tegner vi så lite som det tillater: en rett søm der kyperen er tett, en vid der linet vil falle. Et plagg blir i kolleksjonen så lenge stoffet er godt og folk fortsetter å bruke det.

## To sider

Selvedge er for dame. Other Side er herreklærne våre: de samme stoffene, fra den andre siden. Begge tegnes i samme rom og klippes på samme bord.

## Her finner du oss

I nettbutikken du er i nå, og i butikkene våre hvis det er en i nærheten. Har du et spørsmål om et stoff, [skriv til oss](/{market}/contact).`,
    },
    materials: {
      intro: 'Fire stoffer bærer det meste av det vi lager. Her står hva de er, og hvordan de oppfører seg.',
      text: `## Denim

En kyper, tre over og én under: Hver farget renningstråd går over tre ufargede innslagstråder og under én, og hver rad flytter trinnet én tråd til høyre. Det gir skrålinjen du ser på forsiden, og holder det meste av indigoen der. Fargen sitter utenpå garnet og slites av der du beveger deg. [Se denim](/{market}/cloth/denim)

## Lin

Lin i lerretsbinding, én over og én under. De tykke stedene kommer fra fiberen; vi lar dem være. Lin krøller seg, tørker fort og blir mykere for hver vask. [Se lin](/{market}/cloth/linen)

## Ull

Fiskebein er en kyper som ombestemmer seg med noen tråders mellomrom. Kokt ull strikkes vid og krympes til den tover seg, så den kan klippes uten å frynse. Ribb strikkes i søyler og spretter tilbake. [Se ull](/{market}/cloth/wool)

## Bomull

Poplin er vevd i lerretsbinding med fin, tett renning og holder seg sprø. Børstet bomull er ruet på overflaten og holder på varmen. [Se bomull](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Vask mindre, luft mer, lapp i tide. De fleste plagg trenger mindre enn vi tror.',
      text: `## Denim

Vend vrangen ut, vask kaldt med lignende farger, og heng opp vått. De første vaskene slipper indigo: Hold plagget unna lyse møbler en stund. La tørketrommelen være.

## Lin

Vask på 30 eller 40 grader med plass i trommelen. Stryk det fuktig, eller ikke i det hele tatt.

## Ull

Luft plagget over natten før du bestemmer at det må vaskes. Må det, bruk et ullprogram og litt ullvaskemiddel, press ut vannet i et håndkle, og tørk flatt. Nupper på overflaten kommer fra løse fibre: Ta dem av med en kam.

## Bomull

Poplin tåler varm vask og varmt strykejern. Børstet bomull beholder loen når den vaskes med vrangen ut.

## Reparasjon

- Sy i en løs knapp i dag: I morgen er den borte.
- Lukk et lite hull før det blir stort.
- En synlig stopping i godt garn er ingen skam.

Er du usikker på hvordan noe kan reddes, [spør oss](/{market}/contact). Vi ser det heller lappet enn byttet ut.`,
    },
    sustainability: {
      intro: 'Det mest ansvarlige plagget er det som brukes lenge. Der legger vi innsatsen.',
      text: `## Hva vi gjør

- Vi velger stoffer etter hvor lenge de holder, og prøver hvordan de slites og vaskes før vi klipper i dem.
- Vi bestiller lite først og fyller på, så mindre blir til overs.
- Vi beholder modeller i kolleksjonen i stedet for å bytte dem ut hver sesong.
- Vi forklarer stell og reparasjon på én enkel side: [Stell og reparasjon](/{market}/i/care).

## Hva vi ikke påstår

Et plagg koster alltid vann, energi og noens arbeid. Vi kaller ikke en vare grønn, og vi setter ikke på et merke som vi ikke kan forklare deg i én setning. Har en vare et merke, står det på siden hva merket dekker, og hvem som kontrollerer det.

## Spør oss

Vil du vite mer om en bestemt vare, [skriv til oss](/{market}/contact) og nevn den. Du får svar, også når svaret er at vi ikke vet det ennå.`,
    },
    delivery: {
      intro: 'Hva levering koster, hvor lang tid den tar, og hvordan du følger den.',
      text: `## Pris

Leveringen er gratis for ordrer fra {amount}. Under det vises prisen i handlekurven før du bestemmer deg.

## Tid

Pakker sendes som regel innen én eller to virkedager. Hvor lenge de er underveis, avhenger av transportøren du velger; kassen viser forventet dag for adressen din.

## Følg en pakke

Når ordren forlater oss, får du en melding med en lenke. Du kan også når som helst finne den under [Følg en ordre](/{market}/track-order).

## Hvis noe går galt

Er en pakke forsinket, skadet eller ikke det du bestilte, [si fra til oss](/{market}/contact). Ta vare på emballasjen til vi har svart: Transportøren vil kanskje se den.

## Retur

Du har 30 dager på å ombestemme deg. Registrer returen under [Retur](/{market}/returns), og send plaggene ubrukte tilbake.`,
    },
    'size-guide': {
      intro: 'Mål deg én gang, utenpå tynne klær, med et målebånd som ligger inntil uten å stramme.',
      text: `## Slik måler du

- Bryst: rundt det videste stedet, med armene ned.
- Liv: der du ville spent et belte, etter at du har pustet ut.
- Hofte: rundt det videste stedet, med føttene samlet.
- Innvendig benlengde: fra skrittet til gulvet, uten sko.

## Mellom to størrelser

Ta den største i denim og kokt ull, som holder fasongen, og den minste i ribb og vasket lin, som gir seg.

## Slik klipper vi

Kåper og frakker er klippet for å gå over en genser. Skjorter er rette. Bukser sitter i livet hvis ikke noe annet står. Modellens mål og størrelse står på hver vares side.

Er du fortsatt i tvil, [spør oss](/{market}/contact) og fortell hva du pleier å bruke.`,
    },
    'notify-me': {
      intro: 'Når størrelsen din er utsolgt, kan vi skrive til deg én gang når den kommer tilbake.',
      text: `Velg en utsolgt størrelse, eller en vare som er på vei, på varens side, og trykk på «Gi beskjed når den er tilbake». Med en konto er det alt; uten skriver du inn e-postadressen din og bekrefter den i en e-post vi sender dit.

## Hvem som får beskjed

Den som spurte først. Vi skriver til like mange som det er plagg, og til de neste når de plaggene ikke er hentet. Et ønske reserverer ikke plagget.

## Hva vi lagrer

E-postadressen din, varen og størrelsen, til 90 dager etter at vi har skrevet til deg, eller til du sier stopp.

## Slik stopper du

Hver e-post slutter med en lenke som sletter ønsket. Har du en konto, finner du det også under [Innstillinger](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Hva vi vet om deg, hvorfor vi vet det, og hvordan du kan endre det.',
      text: `## Hvilke opplysninger vi behandler

- Når du bestiller: navn, adresser, e-post, telefonnummer og hva du har bestilt, så vi kan levere det og stå inne for det.
- Når du har en konto: det samme, sammen med ønskelistene og innstillingene dine, til du sletter den.
- Når du blir medlem av kundeklubben: poengene og belønningene dine.
- Når du skriver til oss: meldingen din og svaret vårt.

Vi ser aldri hele kortnummeret ditt. Betalinger håndteres av betalingstjenesten du velger.

## Hvem andre som ser dem

De som trenger dem for å hjelpe deg: transportøren, betalingstjenesten og selskapene som drifter datamaskinene våre. De kan bare bruke dem til det.

## Hvor lenge

Så lenge formålet varer, og lenger bare der loven krever det, som for fakturaer.

## Rettighetene dine

Du har rett til innsyn i personopplysningene vi har om deg, til å få dem rettet, få en kopi eller få dem slettet, og du kan når som helst trekke tilbake et samtykke. Mye av dette gjør du på [kontoen din](/{market}/account); for resten kan du [skrive til oss](/{market}/contact). Du kan også klage til datatilsynet i landet ditt.`,
    },
    cookies: {
      intro: 'Små lapper som en butikk legger igjen i nettleseren din. Noen er nødvendige; om de andre bestemmer du.',
      text: `## Nødvendige

Uten dem fungerer ikke butikken: De husker markedet ditt, handlekurven og at du er logget inn.

## Funksjonelle

De gjør butikken mer behagelig, for eksempel ved å vise et kart eller en video fra en annen leverandør.

## Analyse

De forteller oss hvilke sider som leses, og hvor noe svikter. Vi ser på summer, ikke på personer.

## Annonser

De ville latt andre selskaper vise deg det du har sett på her.

Ingenting utover det nødvendige lagres før du har sagt ja, kategori for kategori. Du kan ombestemme deg når som helst.`,
    },
    accessibility: {
      intro: 'Alle skal kunne bruke denne butikken. Her står hvor langt vi er kommet, og hvordan du forteller oss hva som mangler.',
      text: `Vi bygger etter Web Content Accessibility Guidelines 2.2, nivå AA. Hver side kontrolleres av et program ved hver ny versjon, og for hånd med tastatur og skjermleser der et program ikke kan vurdere.

## Dette kan du stole på

- Alt fungerer med tastatur, og fokus er alltid synlig.
- Sidene kan leses uten skript og forstørres til 400 prosent.
- Bevegelse stopper når systemet ditt ber om mindre av den.
- Bilder har en beskrivelse, med mindre de bare er pynt.

## Dette er ikke på plass ennå

Videoer fra andre selskaper kan mangle teksting. Noen av transportørenes dokumenter er bilder av tekst.`,
    },
    imprint: {
      intro: 'Hvem som driver nettbutikken.',
      text: `Selvedge er en demonstrasjonsbutikk. Den viser hva programvaren med samme navn, som har åpen kildekode, kan gjøre; ingenting er til salgs, og ingen ordre leveres.

## Hvis dette var din butikk

Selskapet, adressen, hvem som representerer det, organisasjonsnummeret og kontaktopplysningene kommer fra markedets innstillinger i Studio. Denne teksten er innhold: Du endrer den der, marked for marked.

## Kontakt

Spørsmål når oss gjennom [kontaktskjemaet](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Kjøpsvilkår',
      text: `Disse vilkårene beskriver hvordan du handler hos Selvedge. Dette er en demonstrasjonsbutikk: Ingenting leveres, og ingenting belastes.

## Bestilling

Bildene og tekstene i butikken er en oppfordring til å bestille. Ordren din er et tilbud; avtalen er inngått når vi bekrefter at pakken er sendt. Du kan se og rette ordren i hvert trinn i kassen til du legger den inn.

## Priser

Prisene vises i markedets valuta. Om mva. er inkludert, står i handlekurven, og fraktkostnaden vises før du betaler.

## Betaling

Du betaler med en av betalingsmåtene i kassen. Beløpet reserveres når du bestiller, og trekkes når pakken sendes.

## Levering

Vi leverer til adresser i markedet du bestiller i. Se [Levering](/{market}/i/delivery).

## Angrerett

Du har 30 dager fra den dagen du mottar varene, til å sende dem tilbake uten å oppgi noen grunn. Registrer returen under [Retur](/{market}/returns). Vi betaler tilbake det du har betalt, med kostnaden for standardlevering, på samme måte som du betalte. Rettigheter som loven i landet ditt gir deg ut over dette, består.

## Mangler

Er det feil på noe, [si fra til oss](/{market}/contact). Vi reparerer, bytter eller betaler tilbake, slik loven i landet ditt bestemmer.

## Personopplysninger

Hvordan vi behandler personopplysninger, står under [Personvern](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Vilkår for kundeklubben',
      text: `## Medlemskap

Alle som har fylt 16 år og har en konto, kan bli medlem. Medlemskapet er gratis og personlig.

## Poeng

Du samler poeng for det du kjøper og beholder. Poeng for varer du sender tilbake, trekkes fra igjen. Poeng har ingen verdi i penger og kan ikke gis videre.

## Belønninger

Fra et visst antall poeng kan du velge en belønning. På belønningen står det hvor lenge den gjelder, og hvor du kan bruke den.

## Meldinger

Vi skriver til medlemmer om nye stoffer og tilbud bare hvis de har samtykket, og hver melding har en lenke for å melde seg av.

## Utmelding

Du kan melde deg ut når som helst på [kontoen din](/{market}/account/customer-club). Poengene blir da slettet. Vi kan avslutte klubben med to måneders varsel; belønninger du allerede har, gjelder til sin dato.`,
    },
    'notify-me': {
      title: 'Beskjed når varen er tilbake',
      text: 'Når du ber om beskjed, samtykker du til at vi skriver til deg én gang om dette plagget. Vi lagrer adressen din og ønsket til 90 dager etter den e-posten, eller til du sletter det; hver e-post har en lenke til det. Ingenting legges til side for deg. Mer står under [Personvern](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: { title: 'Hvilke av linjene våre bruker du?', text: 'Vi viser deg mer av dem.' },
    fabrics: { title: 'Hva liker du å ha på deg?', outerwear: 'Yttertøy', accessories: 'Tilbehør' },
    news: {
      title: 'Hvor ofte kan vi skrive?',
      text: 'Bare hvis du har sagt at du vil høre fra oss.',
      weekly: 'Hver uke',
      monthly: 'En gang i måneden',
      monthlyText: 'Den nye sesongen og ikke noe annet.',
      rarely: 'Sjelden',
    },
    care: {
      title: 'Hva annet interesserer deg?',
      repair: 'Reparasjon og stell',
      workroom: 'Hvordan ting blir til',
      events: 'Kvelder i butikkene våre',
    },
  },
  shipping: {
    home: '{carrier}, hjem til døren',
    pickupPoint: '{carrier}, til et hentested',
    express: '{carrier}, senest neste virkedag',
    locker: '{carrier}, pakkeboks',
    store: 'Hent i butikk',
  },
  promotions: {
    welcome: 'Velkommen',
    'free-freight': 'Gratis levering',
    'spend-more': 'Indigodager',
    'twenty-off': 'Litt mindre å betale',
    'club-ten-off': 'Medlemsrabatt',
    'third-basic': 'Tre T-skjorter for to',
    'winter-scarf': 'Et skjerf til vinterordren',
  },
  rewards: {
    delivery: {
      title: 'Vi tar frakten',
      text: 'Den neste ordren din leveres gratis.',
      picture: 'En stabel brettet stoff',
      choice: 'Gratis levering',
    },
    tenOff: {
      title: 'Et beløp eller ti prosent',
      text: 'Du velger når du løser den inn.',
      picture: 'Ribbestrikk i naturfarget ull',
      amount: 'Et beløp av handlekurven',
      percent: 'Ti prosent på alt til full pris',
    },
  },
};
