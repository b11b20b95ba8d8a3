import type { PageWords } from './en.ts';

export const sv: PageWords = {
  categories: {
    '/new-in': 'Säsongens första plagg, allt eftersom de kommer från ateljén.',
    '/women': 'Kläder med mjuka axlar och rena linjer, i tyg med lite tyngd.',
    '/women/new-in': 'Det senaste till dam, nyast först.',
    '/women/clothing': 'Från dagens första skjorta till kvällens sista kappa.',
    '/women/clothing/coats-jackets': 'Ytterplagg i kokt ull, kypert och tät bomull. Rymliga nog för en tröja under.',
    '/women/clothing/knitwear': 'Ribb, mosstickning och slätstickat i ull och bomull. Muddarna håller formen.',
    '/women/clothing/shirts-blouses': 'Krispig poplin, tvättat linne och kragar som sitter utan att bli tillsagda.',
    '/women/clothing/tops-t-shirts': 'Enkla toppar i kraftig bomull: plaggen som används mest och märks minst.',
    '/women/clothing/dresses': 'Klänningar som hänger från axeln och överlåter resten åt tyget.',
    '/women/clothing/trousers': 'Vida, raka och avsmalnande, med fickor som är djupa nog att använda.',
    '/women/clothing/denim': 'Denim från smal vävstol, med kanten synlig. Stel första dagen, din den trettionde.',
    '/women/clothing/skirts': 'Omlott, plisserat eller rakt, och långt nog att röra sig i.',
    '/women/accessories': 'Det som gör en outfit färdig, från sulan och upp.',
    '/women/accessories/shoes': 'Mjukt läder och sulor som går att byta.',
    '/women/accessories/bags': 'Canvas och läder, i storlekar som räcker en dag.',
    '/women/accessories/scarves': 'Vävda halsdukar med frans av de egna trådarna.',
    '/women/accessories/belts': 'Enkla spännen och fullnarvigt läder.',
    '/women/accessories/hats-gloves': 'Filtat och stickat, för månaderna som kräver det.',
    '/women/edits/work': 'Skjortor, byxor och en bra kavaj: det räcker hela veckan.',
    '/women/edits/weekend': 'Mjuka lager för två långsamma dagar.',
    '/women/edits/occasions': 'För bröllop, middagar och andra skäl att klä upp sig.',
    '/women/edits/travel': 'Plagg som viks smått och skakas ut fint.',
    '/men': 'Other Side är våra herrkläder: samma tyger, från andra sidan. Raka sömmar, ärliga fickor, inget högljutt.',
    '/men/new-in': 'Det senaste till herr, nyast först.',
    '/men/clothing': 'En hel garderob i ett litet antal plagg.',
    '/men/clothing/coats-jackets': 'Arbetsjackor, korta rockar och parkas i tyger som tål väder.',
    '/men/clothing/tailoring': 'Ofodrade kavajer och mjuka byxor: skrädderi utan rustning.',
    '/men/clothing/knitwear': 'Fiskarribb och finstickade tröjor, i ull.',
    '/men/clothing/shirts': 'Poplin, oxford och borstad bomull, med en krage till var och en.',
    '/men/clothing/t-shirts': 'Kraftig trikå, snäv hals, rak passform.',
    '/men/clothing/trousers': 'Med eller utan veck, och en midja man kan sitta i.',
    '/men/clothing/denim': 'Kypert på 14 uns från smala vävstolar, röd tråd i yttersömmen. Vik upp benet så syns den.',
    '/men/accessories': 'Kängor, bälten och det du bär med dig.',
    '/men/accessories/shoes': 'Derbyskor, kängor och enkla sneakers.',
    '/men/accessories/bags': 'Shoppers, weekendbagar och en riktigt bra ryggsäck.',
    '/men/accessories/belts': 'En rem, ett spänne, många år.',
    '/men/accessories/scarves': 'Ullhalsdukar, brett vävda.',
    '/men/accessories/hats-gloves': 'Stickade mössor och fodrade handskar.',
    '/men/edits/work': 'Kläder som började som verktyg och fortfarande fungerar som sådana.',
    '/men/edits/weekend': 'Inget som behöver ett strykjärn.',
    '/men/edits/occasions': 'En kavaj, en vit skjorta och modet att nöja sig där.',
    '/men/edits/travel': 'Fem plagg, en väska.',
    '/cloth': 'Fyra tyger bär det mesta av det vi gör. Börja med det du helst tar i.',
    '/cloth/denim': 'En kypert, tre över och en under, med varp i indigo och ofärgat inslag, sluten i båda kanterna.',
    '/cloth/linen': 'Lin i tuskaft, där det tjocka och det tunna har fått vara kvar.',
    '/cloth/wool': 'Fiskben för stadgan, kokt ull för värmen, ribb för allt annat.',
    '/cloth/cotton': 'Poplin för en klar dag, borstad bomull för en stilla.',
    '/sale': 'Plagg från tidigare säsonger, till lägre pris och i samma tyg.',
    '/sale/women': 'Damplagg från tidigare säsonger.',
    '/sale/men': 'Herrplagg från tidigare säsonger.',
    '/gift-cards': 'Till den som själv vet bäst vad som passar. Via mejl, den dag du väljer.',
  },
  belowGoods: {
    '/women': {
      headline: 'Damkläder, från tyget och uppåt',
      text: `Varje plagg här började som en tygbit på vårt bord. Vi håller upp den, låter den falla, skrynklar den, tvättar den och bestämmer först därefter vad den vill bli.

En tät ull ber om en kappa med rak rygg. Ett löst linne vill bli en klänning som hänger från axeln. Poplin håller sig krispig, alltså blir den en skjorta. Lyssnar man finns det inte mycket kvar att hitta på.

## Här kan du börja

- Två tröjor, en tunn och en tjock.
- En vit skjorta som inte är för vit.
- Byxor med fickor som är djupa nog att använda.
- En kappa. Den har ingen brådska.

Det som används mest ska vara bäst gjort; börja där och låt resten följa.`,
    },
    '/other-side': {
      headline: 'Other Side: herrkläder, från andra sidan',
      text: `Other Side skärs av samma tyger som allt annat i butiken, på samma bord och av samma människor. Bara linjerna är andra.

Denimen väger 14 uns och är smalt vävd; vik upp benet så ser du den röda tråden. Kavajerna är ofodrade, för ett bra tyg behöver ingen rustning. Skjortorna finns i poplin, oxford och borstad bomull, med en krage till var och en.

## Var du börjar

Välj plagget du sträcker dig efter utan att tänka, och köp just det i bra kvalitet. För de flesta är det ett par jeans. För några är det skjortan.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Stickat som håller formen',
      text: `En ribb fjädrar tillbaka eftersom dess maskor står tätt, som bälgen på ett dragspel. Därför är muddar och nederkanter ribbade, och därför passar en helribbad tröja så många.

Vi stickar i ull och bomull. Ull värmer mer än den väger och behöver luft oftare än vatten. Bomull är svalare, tyngre och kan tvättas utan större eftertanke.

## Skötsel

Vädra över natten. Vik ihop, häng aldrig. Kamma bort nopporna: de kommer från lösa fibrer och slutar efter ett tag.`,
    },
    '/cloth/denim': {
      headline: 'Vad en stadkant är',
      text: `På en smal vävstol vänder inslaget i slutet av varje rad och går tillbaka. Kanten sluter sig själv, och väveriet lägger in en färgad tråd för att kunna skilja beställningar åt. Vår är röd.

Denim från en sådan vävstol är tät, lite ojämn och stel första dagen. Indigon ligger utanpå garnet och nöts av där du rör dig. Efter en månad vet tyget hur du sitter.`,
    },
  },
  looks: {
    'look-autumn': 'En kamelfärgad ullkappa, en polotröja i ecru, mörka byxor med veck och bruna kängor, utlagda bredvid varandra',
    'look-denim': 'Otvättade raka jeans bredvid en jeansjacka, en vit T-shirt och ett läderbälte',
    'look-knit': 'En tegelröd kofta med ribbad polotröja, en kolgrå mössa och en vikt halsduk',
    'look-women': 'En sandfärgad trenchcoat med vit blus, blå plisserad kjol och svarta loafers',
    'look-men': 'En marinblå kavaj över en ljusblå skjorta, med sandfärgade chinos och vita sneakers',
    'look-linen': 'En havrefärgad skjortklänning i linne med canvasväska och bruna loafers',
    'look-home': 'En havrefärgad kappa, en polotröja i ecru och mörka byxor bredvid en marinblå rock, en kamelfärgad tröja och mörka jeans',
    'look-other-side': 'En jacka i mörk denim, en grå huvtröja och svarta jeans sedda bakifrån',
    'look-gifts': 'Presentkort i flera färger, med en tråd längs kanten, på sina kuvert',
  },
  fronts: {
    inPicture: 'På bilden',
    otherSide: 'Vänd på det',
  },
  gifts: {
    worth: 'Från {least} till {most}',
    how: 'Så här går det till',
    choose: 'Välj ett kort och ett belopp.',
    write: 'Skriv några rader och välj dag. Kortet kommer med e-post.',
    use: 'Det löses in i varukorgen. Det som blir över stannar på kortet.',
  },
  women: {
    hero: 'Kappan kommer sist',
    heroCta: 'Se kapporna',
    disclaimer: 'Nyheter kommer på torsdagar',
    newCta: 'Se alla nyheter',
  },
  men: {
    hero: 'Fem plagg, en hel vecka',
    heroText: 'Kavaj, skjorta, chinos, sneakers. Och en ledig dag.',
    start: 'Börja med plagget du använder mest.',
    wanted: 'Mest eftersökt',
  },
  autumn: {
    heading: 'Höstens tyger',
    intro: 'Kamelfärgad ull, borstad bomull, en ribb som fjädrar tillbaka: det som kom från vävstolarna den här säsongen.',
    hero: {
      above: 'Säsongen',
      headline: 'Kamel, ribb, bruna kängor',
      text: 'Fyra tyger och i vilken ordning de tas på.',
      cta: 'Se kapporna',
      countdown: 'Vinterns tyger kommer om',
      launched: 'Vinterns tyger är här',
    },
    banners: {
      wool: 'Kokt ull är tillbaka i marinblått',
      repairs: 'Gratis lagning första året: [så går det till](/{market}/i/care)',
      members: 'Medlemmar ser vinterns tyger en dag före alla andra',
    },
    ways: {
      headline: 'Fyra vägar ut ur huset',
      rain: 'För regnet som ingen hade lovat.',
      rainCta: 'Trenchcoatar',
      office: 'För kontoret utan klädkod.',
      sunday: 'För söndagen som börjar sent.',
      rest: 'För allt annat.',
    },
    film: {
      poster: 'Kanten på en bit denim',
      headline: 'Längs kanten',
      text: 'Åtta sekunder stadkant, utan brådska.',
      cta: 'Läs om våra tyger',
    },
    chosen: 'Utvalt för kylan',
    member: {
      headline: 'Du ser det först',
      text: 'Som medlem ser du vinterns tyger den 20 december, en dag innan dörrarna öppnas.',
    },
    everyone: {
      headline: 'En dag före',
      text: 'Kundklubbens medlemmar ser vinterns tyger den 20 december. Alla andra en dag senare.',
      cta: 'Om klubben',
    },
    questions: {
      headline: 'Innan du frågar',
      size: {
        title: 'Vilken storlek i kokt ull?',
        text: 'Den större, om du är mellan två. Tyget krymps innan det klipps och ger inte efter.',
      },
      wash: {
        title: 'Kan jag tvätta den?',
        text: 'Vädra först. De flesta fläckar är borta till morgonen. Annars: **borsta**, och tänk först därefter på ett ullprogram.',
      },
      fade: {
        title: 'Bleknar kamelfärgen?',
        text: 'Den är färgad i fibern och slits jämnt. Häng den ändå inte i ett soligt fönster.',
      },
    },
  },
  denimDays: {
    heading: 'Denimdagar',
    intro: 'Tio dagar för rå denim: vad det är, hur den nöts in och en kod till det första paret.',
    banner: {
      text: '**Denimdagarna** tar snart slut',
      over: 'Denimdagarna är över',
      popup: 'Det finstilta',
      popupText: 'En kod per order, på denim till ordinarie pris. Koden kan inte kombineras med andra koder.',
    },
    raw: {
      above: '14 uns',
      headline: 'Stel första dagen',
      text: 'Rå denim har inte tvättats sedan den lämnade vävstolen. Vecken den får är dina: i knävecket, vid höften, runt nycklarna i fickan. **Använd den i en månad innan du tvättar.**',
      cta: 'Se all denim',
      code: 'Tio procent på ditt första par',
    },
    wanted: 'Paren alla vill ha',
    promises: {
      hem: 'Vi lägger upp dem gratis',
      returns: 'Trettio dagars öppet köp',
      repairs: 'Lagning så länge tyget håller',
    },
    closely: 'En jacka, på nära håll',
    film: {
      headline: 'Så slits indigo',
      text: 'En video från väveriet. Den spelas när du har godkänt det.',
    },
    women: 'Denim för dam',
    men: 'Denim för herr',
    more: 'Passar till blått',
    questions: {
      headline: 'Att nöta in dem',
      sofa: {
        title: 'Färgar de av sig på soffan?',
        text: 'Lite, i början. Håll dem borta från ljusa tyger de första veckorna.',
      },
      wash: {
        title: 'När ska jag tvätta dem?',
        text: 'När de står av sig själva. Kallt, ut och in, och häng upp dem blöta.',
      },
      size: {
        title: 'Vilken storlek?',
        text: 'Din egen. Midjan ger efter en centimeter och tar tillbaka den i tvätten.',
      },
    },
  },
  loom: {
    heading: 'En morgon vid vävstolen',
    intro: 'Hur fyrtio meter denim vävs, och varför ingen skyndar sig.',
    picture: 'Kanten på en bit denim med sin röda tråd',
    morning: {
      above: 'Klockan sex',
      headline: 'Du hör den innan du ser den',
      text: `En skyttelvävstol låter som ett tåg: inte otrevligt när man vet vart den är på väg. Det finns elva i det här rummet, ingen yngre än jag, och en person som sköter dem alla.

Hon går. Det är det mesta av jobbet. Längs raden, tillbaka längs raden, med en hand på tyget som rullas upp. Handen hittar en brusten tråd före ögat.`,
    },
    twill: {
      headline: 'Tre över, en under',
      text: 'Varpen är blå, inslaget inte. Varje blå tråd går över tre ljusa och under den fjärde, och varje rad flyttar steget en tråd åt höger. Mer än så är inte en kypert. Det är också därför som framsidan är blå och baksidan inte.',
    },
    slow: {
      picture: 'Indigoblå denim i mjuka veck',
      headline: 'Fem meter i timmen',
      text: 'En modern vävstol gör fyrtio.',
    },
    why: {
      headline: 'Varför så långsamt?',
      text: 'För att inslaget måste vända och gå tillbaka. Inget klipps av i kanten, så där fransar sig ingenting, någonsin.',
      cta: 'Se denim',
    },
    noon: `Vid lunch är det tjugo meter på rullen. Hon signerar kanten med krita, med datum, och går och äter. Vävstolarna fortsätter utan henne, precis så länge som det tar henne att märka att en av dem har bytt tonläge.

## Fyrtio meter

En rulle räcker till trettio par. Vi har beställt sex. När de är slut kommer andra, en aning annorlunda, eftersom bomullen plockades en annan månad.`,
    more: 'Mer om tyg',
  },
  club: {
    intro: 'Poäng på varje order, nya tyger en vecka tidigare och hjälp när något går sönder.',
    benefits: {
      headline: 'Det här får medlemmar',
      points: 'Poäng för det du behåller',
      pointsMore: 'Poängen är dina när returtiden har gått ut. Från **femtio poäng** kan du ta ut en belöning.',
      early: 'Nya tyger en vecka tidigare',
      mending: 'Lagning första året',
      birthday: 'Något på födelsedagen',
    },
    signup: {
      headline: 'Bli en av de första',
      text: 'Det kostar inget, och du lämnar med ett klick.',
      button: 'Gå med i klubben',
      terms: 'Jag godkänner [klubbens villkor](/{market}/customer-club/terms).',
      welcome: 'Välkommen',
      welcomeText: 'Nya tyger en vecka innan de hänger i butiken, och ett eget pris på några av dem.',
    },
    questions: {
      headline: 'Frågor',
      expire: {
        title: 'Förfaller poängen?',
        text: 'Ett år efter att du fick dem. På ditt konto står det hur många, och när.',
      },
      data: {
        title: 'Vad vet ni om mig?',
        text: 'Det du berättar och det du köper. Allt står under [Integritet](/{market}/i/privacy).',
      },
      leave: {
        title: 'Hur går jag ur?',
        text: 'På ditt konto, under Kundklubb. Poängen försvinner då, så använd dem först.',
      },
    },
  },
  contact: {
    intro: 'Någon läser varje meddelande. På vardagar har du svar senast nästa kväll.',
    write: {
      headline: 'Skriv',
      text: 'Ange ordern eller varan, om det gäller en viss. En bild hjälper när det är fel på en söm.',
    },
    call: { headline: 'Ring', text: 'Måndag till fredag, klockan nio till sjutton, Köpenhamnstid.' },
    questions: {
      headline: 'Vanliga frågor',
      parcel: {
        title: 'Var är mitt paket?',
        text: 'Meddelandet du fick när det skickades innehåller en länk. Du kan också [söka upp det](/{market}/track-order).',
      },
      back: {
        title: 'Hur skickar jag tillbaka något?',
        text: 'Inom 30 dagar, oanvänt. [Anmäl returen](/{market}/returns) så får du en etikett.',
      },
      cost: {
        title: 'Vad kostar leveransen?',
        text: 'Ingenting över {amount}. Under det visar varukorgen kostnaden innan du bestämmer dig.',
      },
      gone: {
        title: 'Min storlek är slut',
        text: 'Lämna din mejladress på varans sida. Vi skriver en gång, när den är tillbaka.',
      },
    },
  },
  careers: {
    intro: 'Vi är få, vi ritar våra egna mönster och vi äter lunch ihop.',
    table: {
      picture: 'Tygrullar sida vid sida',
      headline: 'Ett bord',
      text: 'De som formger, de som skär till och de som svarar på dina mejl sitter i ett rum i Köpenhamn. Butikerna drivs av dem som syr längst in i dem. Om du tycker om att veta hur saker är gjorda kommer du att trivas.',
    },
    hours: 'Trettiosju timmar, och vi menar det',
    cloth: 'En tygbit varje säsong',
    place: 'Köpenhamn, eller där våra butiker finns',
  },
  content: {
    about: {
      intro: 'Selvedge betyder stadkant: kanten där ett tyg avslutar sig självt. Vi tog namnet för att vi gillar tanken.',
      text: `På en smal vävstol vänder inslaget i slutet av varje rad och går tillbaka. Kanten sluter sig själv: inget klipps, inget limmas, inget fransar sig. Väverierna märkte den med en färgad tråd för att skilja en beställning från en annan. Vår är röd.

## Så arbetar vi

Vi börjar med tyget. När det är valt ritar vi så lite som det tillåter: en rak söm där kyperten är tät, en vid där linnet vill falla. Ett plagg stannar i kollektionen så länge tyget är bra och folk fortsätter att använda det.

## Två sidor

Selvedge är för dam. Other Side är våra herrkläder: samma tyger, från andra sidan. Båda ritas i samma rum och skärs på samma bord.

## Här hittar du oss

I butiken du är i just nu, och i våra fysiska butiker om det finns en nära dig. Har du en fråga om ett tyg, [skriv till oss](/{market}/contact).`,
    },
    materials: {
      intro: 'Fyra tyger bär det mesta av det vi gör. Här står vad de är och hur de beter sig.',
      text: `## Denim

En kypert, tre över och en under: varje färgad varptråd går över tre ofärgade inslagstrådar och under en, och varje rad flyttar steget en tråd åt höger. Det ger diagonalen du ser på framsidan och håller kvar det mesta av indigon där. Färgen ligger utanpå garnet och nöts av där du rör dig. [Se denim](/{market}/cloth/denim)

## Linne

Lin i tuskaft, en över och en under. De tjocka ställena kommer från fibern; vi låter dem vara. Linne skrynklar sig, torkar snabbt och blir mjukare för varje tvätt. [Se linne](/{market}/cloth/linen)

## Ull

Fiskben är en kypert som ändrar sig med några trådars mellanrum. Kokt ull stickas vid och krymps tills den filtar sig, och kan därför klippas utan att fransa. Ribb stickas i ränder på höjden och fjädrar tillbaka. [Se ull](/{market}/cloth/wool)

## Bomull

Poplin vävs i tuskaft med fin, tät varp och håller sig krispig. Borstad bomull har ruggats upp på ytan och håller sig varm. [Se bomull](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Tvätta mindre, vädra mer, laga i tid. De flesta plagg behöver mindre än vi tror.',
      text: `## Denim

Vänd ut och in, tvätta kallt med liknande färger och häng upp blött. De första tvättarna släpper indigo: håll undan från ljusa möbler ett tag. Låt torktumlaren vara.

## Linne

Tvätta i 30 eller 40 grader med plats i trumman. Stryk fuktigt, eller inte alls.

## Ull

Vädra över natten innan du bestämmer att den ska tvättas. Behövs det, använd ullprogram och lite ulltvättmedel, pressa ur vattnet i en handduk och torka plant. Nopporna på ytan kommer från lösa fibrer: ta bort dem med en kam.

## Bomull

Poplin får tvättas varmt och strykas hett. Borstad bomull behåller luggen om den tvättas ut och in.

## Lagning

- Sy fast en lös knapp i dag: i morgon är den borta.
- Laga ett litet hål innan det blir stort.
- En synlig stoppning i bra garn är ingen skam.

Är du osäker på hur något kan räddas, [fråga oss](/{market}/contact). Vi ser det hellre lagat än ersatt.`,
    },
    sustainability: {
      intro: 'Det mest ansvarsfulla plagget är det som används länge. Där lägger vi vår möda.',
      text: `## Vad vi gör

- Vi väljer tyger efter hur länge de håller, och provar hur de slits och tvättas innan vi klipper i dem.
- Vi beställer lite från början och fyller på, så att mindre blir över.
- Vi behåller modeller i kollektionen i stället för att byta ut dem varje säsong.
- Vi förklarar skötsel och lagning på en enda enkel sida: [Skötsel & lagning](/{market}/i/care).

## Vad vi inte påstår

Ett plagg kostar alltid vatten, energi och någons arbete. Vi kallar inte en vara grön, och vi sätter inte dit en märkning som vi inte kan förklara för dig i en mening. Har en vara en märkning står det på dess sida vad den omfattar och vem som kontrollerar den.

## Fråga oss

Vill du veta mer om en viss vara, [skriv till oss](/{market}/contact) och ange vilken. Du får svar, även när svaret är att vi inte vet ännu.`,
    },
    delivery: {
      intro: 'Vad leveransen kostar, hur lång tid den tar och hur du följer den.',
      text: `## Kostnad

Frakten är fri för ordrar över {amount}. Under det visas kostnaden i varukorgen innan du bestämmer dig.

## Tid

Paket skickas oftast inom en eller två arbetsdagar. Hur länge de är på väg beror på transportören du väljer; kassan visar beräknad dag för din adress.

## Följ ett paket

När din order lämnar oss får du ett meddelande med en länk. Du kan också när som helst söka upp den under [Följ en order](/{market}/track-order).

## Om något går fel

Är ett paket försenat, skadat eller inte det du beställde, [säg till oss](/{market}/contact). Spara emballaget tills vi har svarat: transportören kan vilja se det.

## Returer

Du har 30 dagar på dig att ändra dig. Anmäl returen under [Returer](/{market}/returns) och skicka tillbaka plaggen oanvända.`,
    },
    'size-guide': {
      intro: 'Mät dig en gång, över tunna kläder, med ett måttband som ligger an utan att strama.',
      text: `## Så mäter du

- Bröst: runt det vidaste stället, med armarna nere.
- Midja: där du skulle knäppa ett skärp, på utandning.
- Höft: runt det vidaste stället, med fötterna ihop.
- Innerben: från lårets överkant på insidan till golvet, utan skor.

## Mellan två storlekar

Ta den större i denim och kokt ull, som håller formen, och den mindre i ribb och tvättat linne, som ger efter.

## Så skär vi

Kappor och rockar är skurna för att gå över en tröja. Skjortor är raka. Byxor sitter i midjan om inget annat står. Modellens mått och storlek finns på varje varas sida.

Är du fortfarande osäker, [fråga oss](/{market}/contact) och berätta vad du brukar ha.`,
    },
    'notify-me': {
      intro: 'När din storlek är slut kan vi skriva till dig en gång, när den kommer tillbaka.',
      text: `Välj en slutsåld storlek, eller en vara som är på väg, på varans sida och tryck på ”Meddela mig när den är tillbaka”. Med ett konto är det allt; utan konto anger du din mejladress och bekräftar den via ett mejl som vi skickar dit.

## Vem som får besked

Den som frågade först. Vi skriver till lika många som det finns plagg, och till nästa när de plaggen inte har hämtats. Ett önskemål reserverar inte plagget.

## Vad vi sparar

Din mejladress, varan och storleken, tills 90 dagar efter att vi har skrivit till dig, eller tills du säger ifrån.

## Så avslutar du

Varje mejl slutar med en länk som raderar önskemålet. Har du ett konto finns det även under [Inställningar](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Vad vi vet om dig, varför vi vet det och hur du kan ändra på det.',
      text: `## Vilka uppgifter vi behandlar

- När du beställer: namn, adresser, e-post, telefonnummer och vad du beställt, så att vi kan leverera och ansvara för det.
- När du har ett konto: detsamma, med dina önskelistor och inställningar, tills du raderar det.
- När du går med i kundklubben: dina poäng och belöningar.
- När du skriver till oss: ditt meddelande och vårt svar.

Vi ser aldrig hela ditt kortnummer. Betalningar hanteras av den betaltjänst du väljer.

## Vilka andra som ser dem

De som behöver uppgifterna för att hjälpa dig: transportören, betaltjänsten och företagen som driver våra datorer. De får bara använda dem till det.

## Hur länge

Så länge ändamålet finns kvar, och längre bara där lagen kräver det, som för fakturor.

## Dina rättigheter

Du har rätt att få veta vilka personuppgifter vi har om dig, få dem rättade, få en kopia eller få dem raderade, och du kan när som helst återkalla ett samtycke. Mycket av detta finns på [ditt konto](/{market}/account); för resten, [skriv till oss](/{market}/contact). Du kan också klaga hos dataskyddsmyndigheten i ditt land.`,
    },
    cookies: {
      intro: 'Små lappar som en butik lämnar i din webbläsare. Några behövs; om de andra bestämmer du.',
      text: `## Nödvändiga

Utan dem fungerar inte butiken: de minns din marknad, din varukorg och att du är inloggad.

## Funktionella

De gör butiken bekvämare, till exempel genom att visa en karta eller en video från en annan leverantör.

## Analys

De berättar vilka sidor som läses och var något inte fungerar. Vi tittar på summor, inte på personer.

## Annonsering

De skulle låta andra företag visa dig det du har tittat på här.

Inget utöver det nödvändiga sparas innan du har sagt ja, kategori för kategori. Du kan ändra dig när som helst.`,
    },
    accessibility: {
      intro: 'Alla ska kunna använda den här butiken. Här står hur långt vi har kommit och hur du berättar vad som saknas.',
      text: `Vi bygger enligt Web Content Accessibility Guidelines 2.2, nivå AA. Varje sida kontrolleras av program vid varje ny version, och för hand med tangentbord och skärmläsare där ett program inte kan bedöma.

## Det här kan du lita på

- Allt fungerar med tangentbord, och fokus syns alltid.
- Sidorna går att läsa utan skript och att förstora till 400 procent.
- Rörelser stannar när ditt system ber om färre.
- Bilder har en beskrivning, om de inte bara är utsmyckning.

## Det som inte finns ännu

Videor från andra företag kan sakna undertexter. Vissa av transportörernas dokument är bilder av text.`,
    },
    imprint: {
      intro: 'Vem som driver butiken.',
      text: `Selvedge är en demonstrationsbutik. Den visar vad programvaran med samma namn, som har öppen källkod, kan göra; inget är till salu och inga ordrar levereras.

## Om det här vore din butik

Företaget, dess adress, vem som företräder det, organisationsnummer och kontaktuppgifter hämtas från marknadens inställningar i Studio. Den här texten är innehåll: ändra den där, marknad för marknad.

## Kontakt

Frågor når oss via [kontaktformuläret](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Köpvillkor',
      text: `De här villkoren beskriver hur du handlar hos Selvedge. Det här är en demonstrationsbutik: inget levereras och inget debiteras.

## Beställning

Butikens bilder och texter bjuder in dig att beställa. Din order är ett anbud; avtalet ingås när vi bekräftar att paketet har skickats. Du kan se och rätta din order i varje steg av kassan tills du lägger den.

## Priser

Priserna visas i marknadens valuta. Om moms ingår står i varukorgen, och fraktkostnaden visas innan du betalar.

## Betalning

Du betalar med något av betalsätten i kassan. Beloppet reserveras när du beställer och dras när paketet skickas.

## Leverans

Vi levererar till adresser i den marknad du beställer i. Se [Leverans](/{market}/i/delivery).

## Ångerrätt och öppet köp

Du har 30 dagar från den dag du tar emot varorna att skicka tillbaka dem, utan att ange skäl. Anmäl returen under [Returer](/{market}/returns). Vi betalar tillbaka det du betalat, med kostnaden för standardleverans, på samma sätt som du betalade. Rättigheter som lagen i ditt land ger dig utöver detta består.

## Fel på varan

Är det fel på något, [säg till oss](/{market}/contact). Vi lagar, byter ut eller betalar tillbaka, enligt lagen i ditt land.

## Personuppgifter

Hur vi behandlar personuppgifter står under [Integritet](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Kundklubbens villkor',
      text: `## Gå med

Den som har fyllt 16 år och har ett konto kan gå med. Medlemskapet är gratis och personligt.

## Poäng

Du samlar poäng för det du köper och behåller. Poäng för varor du skickar tillbaka dras av igen. Poäng har inget värde i pengar och kan inte överlåtas.

## Belöningar

Från ett visst antal poäng kan du välja en belöning. På belöningen står hur länge den gäller och var du kan använda den.

## Utskick

Vi skriver till medlemmar om nya tyger och erbjudanden bara om de har samtyckt, och varje utskick har en länk för att avsluta.

## Gå ur

Du kan gå ur när som helst på [ditt konto](/{market}/account/customer-club). Dina poäng raderas då. Vi kan avsluta klubben med två månaders varsel; belöningar du redan har gäller till sitt datum.`,
    },
    'notify-me': {
      title: 'Besked när varan är tillbaka',
      text: 'När du ber om besked samtycker du till att vi skriver till dig en gång om det här plagget. Vi sparar din adress och ditt önskemål tills 90 dagar efter det mejlet, eller tills du raderar det; varje mejl har en länk för det. Inget läggs undan åt dig. Mer står under [Integritet](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: { title: 'Vilka av våra linjer använder du?', text: 'Vi visar dig mer av dem.' },
    fabrics: { title: 'Vad har du helst på dig?', outerwear: 'Ytterkläder', accessories: 'Accessoarer' },
    news: {
      title: 'Hur ofta får vi skriva?',
      text: 'Bara om du har sagt att du vill höra av oss.',
      weekly: 'Varje vecka',
      monthly: 'En gång i månaden',
      monthlyText: 'Den nya säsongen och inget annat.',
      rarely: 'Sällan',
    },
    care: {
      title: 'Vad mer intresserar dig?',
      repair: 'Lagning och skötsel',
      workroom: 'Hur saker görs',
      events: 'Kvällar i våra butiker',
    },
  },
  shipping: {
    home: '{carrier}, hem till dörren',
    pickupPoint: '{carrier}, till utlämningsställe',
    express: '{carrier}, senast nästa arbetsdag',
    locker: '{carrier}, paketskåp',
    store: 'Hämta i butik',
  },
  promotions: {
    welcome: 'Välkommen',
    'free-freight': 'Fri frakt',
    'spend-more': 'Indigodagar',
    'twenty-off': 'Lite mindre att betala',
    'club-ten-off': 'Medlemsrabatt',
    'third-basic': 'Tre T-shirts för två',
    'winter-scarf': 'En halsduk till vinterordern',
  },
  rewards: {
    delivery: {
      title: 'Vi bjuder på frakten',
      text: 'Din nästa order kommer fraktfritt.',
      picture: 'En trave vikta tyger',
      choice: 'Fri frakt',
    },
    tenOff: {
      title: 'Avdrag i kronor eller tio procent',
      text: 'Du väljer när du löser in den.',
      picture: 'Ribbstickat i naturfärgad ull',
      amount: 'Avdrag på varukorgen',
      percent: 'Tio procent på allt till ordinarie pris',
    },
  },
};
