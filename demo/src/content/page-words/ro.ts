import type { PageWords } from './en.ts';

export const ro: PageWords = {
  categories: {
    '/new-in': 'Primele piese ale sezonului, pe măsură ce ies din atelier.',
    '/women': 'Umeri moi, linii curate și țesături cu puțină greutate.',
    '/women/new-in': 'Ce tocmai a sosit pentru femei, de la cel mai nou.',
    '/women/clothing': 'De la prima cămașă a dimineții până la ultimul palton al serii.',
    '/women/clothing/coats-jackets': 'Lână fiartă, twill și bumbac des. Croite destul de larg ca să încapă un pulover dedesubt.',
    '/women/clothing/knitwear': 'Reiat, punct orez și glat, din lână și bumbac. Tricotate ca să nu se lase la manșete.',
    '/women/clothing/shirts-blouses': 'Poplin ferm, in spălat și gulere care stau bine fără să li se spună.',
    '/women/clothing/tops-t-shirts': 'Topuri simple din bumbac gros: cele mai purtate și cel mai puțin observate.',
    '/women/clothing/dresses': 'Rochii care cad din umeri și lasă restul în seama țesăturii.',
    '/women/clothing/trousers': 'Largi, drepți sau conici, cu buzunare în care chiar încape ceva.',
    '/women/clothing/denim': 'Denim țesut îngust, cu liziera la vedere. Rigid în prima zi, al tău într-a treizecea.',
    '/women/clothing/skirts': 'Petrecute, plisate sau drepte, destul de lungi cât să te miști.',
    '/women/accessories': 'Ce încheie o ținută, de la talpă în sus.',
    '/women/accessories/shoes': 'Piele moale și tălpi care se pot înlocui.',
    '/women/accessories/bags': 'Din pânză și din piele, pe măsura unei zile.',
    '/women/accessories/scarves': 'Fulare țesute, cu franjuri din propriile fire.',
    '/women/accessories/belts': 'Catarame simple și piele cu față naturală.',
    '/women/accessories/hats-gloves': 'Din fetru și din tricot, pentru lunile care le cer.',
    '/women/edits/work': 'Cămăși, pantaloni și un sacou bun: cât pentru o săptămână.',
    '/women/edits/weekend': 'Straturi moi pentru două zile fără grabă.',
    '/women/edits/occasions': 'Pentru nunți, cine și alte motive de a te îmbrăca frumos.',
    '/women/edits/travel': 'Piese care se împăturesc mic și își revin dintr-o scuturare.',
    '/men':
      'Other Side este linia noastră pentru bărbați: aceleași țesături, pe cealaltă parte. Cusături drepte, buzunare cinstite, nimic strident.',
    '/men/new-in': 'Ce tocmai a sosit pentru bărbați, de la cel mai nou.',
    '/men/clothing': 'O garderobă întreagă din puține piese.',
    '/men/clothing/coats-jackets': 'Jachete de lucru, paltoane scurte și parka, din țesături care țin piept vremii.',
    '/men/clothing/tailoring': 'Sacouri necăptușite și pantaloni moi: croitorie fără armură.',
    '/men/clothing/knitwear': 'Pulovere pescărești și tricoturi fine, din lână.',
    '/men/clothing/shirts': 'Poplin, oxford și bumbac periat, cu câte un guler pentru fiecare.',
    '/men/clothing/t-shirts': 'Jerseu gros, guler aproape de gât, croială dreaptă.',
    '/men/clothing/trousers': 'Cu pense sau fără, și cu o talie în care te poți și așeza.',
    '/men/clothing/denim': 'Twill de 14 uncii țesut îngust, cu fir roșu la cusătura laterală. Întoarce manșeta și îl vezi.',
    '/men/accessories': 'Ghete, curele și ce mai porți la tine.',
    '/men/accessories/shoes': 'Pantofi derby, ghete și pantofi sport simpli.',
    '/men/accessories/bags': 'Sacoșe, genți de voiaj și un rucsac foarte bun.',
    '/men/accessories/belts': 'O curea, o cataramă, mulți ani.',
    '/men/accessories/scarves': 'Fulare de lână, țesute lat.',
    '/men/accessories/hats-gloves': 'Căciuli marinărești și mănuși căptușite.',
    '/men/edits/work': 'Haine care au început ca unelte și așa au rămas.',
    '/men/edits/weekend': 'Nimic de călcat.',
    '/men/edits/occasions': 'Un sacou, o cămașă albă și siguranța de a te opri aici.',
    '/men/edits/travel': 'Cinci piese, o geantă.',
    '/cloth': 'Aproape tot ce facem se sprijină pe patru țesături. Începe cu cea pe care îți place să o atingi.',
    '/cloth/denim': 'Un twill trei la unu, cu urzeală indigo și bătătură nevopsită, închis la ambele margini.',
    '/cloth/linen': 'In țesut pânză, cu firele lui groase și subțiri, așa cum sunt.',
    '/cloth/wool': 'Brăduț pentru ținută, lână fiartă pentru căldură, reiat pentru tot restul.',
    '/cloth/cotton': 'Poplin pentru o zi limpede, bumbac periat pentru una liniștită.',
    '/sale': 'Piese din sezoanele trecute, la un preț mai mic și din aceeași țesătură.',
    '/sale/women': 'Piese pentru femei din sezoanele trecute.',
    '/sale/men': 'Piese pentru bărbați din sezoanele trecute.',
    '/gift-cards': 'Pentru cine știe cel mai bine ce i se potrivește. Prin e-mail, în ziua pe care o alegi.',
  },
  belowGoods: {
    '/women': {
      headline: 'Haine pentru femei, pornind de la țesătură',
      text: `Fiecare piesă de aici a început ca un cupon de țesătură pe masa noastră. Îl ridicăm, îl lăsăm să cadă, îl mototolim, îl spălăm și abia apoi hotărâm ce vrea să fie.

O lână deasă cere un palton cu spatele drept. Un in lejer vrea o rochie care cade din umeri. Poplinul rămâne ferm, așa că devine cămașă. Dacă știi să asculți, nu mai e mult de inventat.

## De unde începi

- Două pulovere, unul subțire și unul gros.
- O cămașă albă, dar nu prea albă.
- Pantaloni cu buzunare în care chiar încape ceva.
- Un palton. Poate să mai aștepte.

Ce porți cel mai des ar trebui să fie cel mai bine făcut; începe de acolo, restul vine de la sine.`,
    },
    '/other-side': {
      headline: 'Other Side: haine pentru bărbați, pe cealaltă parte',
      text: `Other Side se croiește din aceleași țesături ca tot ce găsești în magazin, pe aceeași masă, de aceiași oameni. Doar liniile sunt altele.

Denimul are 14 uncii și e țesut îngust; întoarce manșeta și vezi firul roșu. Sacourile sunt necăptușite, fiindcă o țesătură bună nu are nevoie de armură. Cămășile sunt din poplin, oxford și bumbac periat, fiecare cu gulerul ei.

## De unde începi

Alege piesa pe care o iei din dulap fără să te gândești și pe aceea alege-o de calitate. Pentru cei mai mulți e o pereche de blugi. Pentru unii e cămașa.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Tricotaje care își păstrează forma',
      text: `Tricotul reiat revine la loc pentru că șirurile lui stau strâns unul lângă altul, ca burduful unui acordeon. De aceea manșetele și tivurile sunt reiate și de aceea un pulover reiat peste tot le vine bine atâtor oameni.

Tricotăm lână și bumbac. Lâna e mai caldă decât e grea și cere aer mai des decât apă. Bumbacul e mai răcoros, mai greu și se spală fără prea multă bătaie de cap.

## Îngrijire

Lasă-l o noapte la aer. Împăturește-l, nu-l atârna niciodată. Scamele adunate în biluțe se scot cu un pieptene: vin din fibrele libere și, cu timpul, se opresc.`,
    },
    '/cloth/denim': {
      headline: 'Ce îl face selvedge',
      text: `Pe un război îngust, bătătura se întoarce la capătul fiecărui rând și revine. Marginea se închide singură, iar țesătoria trece de-a lungul ei un fir colorat, ca să deosebească o comandă de alta. Al nostru e roșu.

Denimul de pe un asemenea război e des, puțin neregulat și rigid în prima zi. Indigoul stă la suprafața firului și se tocește acolo unde te miști. După o lună, țesătura știe cum te așezi.`,
    },
  },
  looks: {
    'look-autumn': 'Un palton din lână camel, un pulover ecru pe gât, pantaloni închiși cu pense și ghete maro, așezate alături',
    'look-denim': 'Blugi drepți din denim brut lângă o jachetă de denim, un tricou alb și o curea de piele',
    'look-knit': 'Un cardigan roșu-cărămiziu cu un pulover reiat pe gât, o căciulă antracit și un fular împăturit',
    'look-women': 'Un trenci de culoarea nisipului cu o bluză albă, o fustă plisată albastră și mocasini negri',
    'look-men': 'Un sacou bleumarin peste o cămașă bleu, cu pantaloni chino de culoarea nisipului și pantofi sport albi',
    'look-linen': 'O rochie-cămașă din in de culoarea ovăzului, cu o sacoșă de pânză și mocasini maro',
    'look-home':
      'Un palton de culoarea ovăzului, un pulover ecru pe gât și pantaloni închiși lângă un palton bleumarin, un pulover camel și blugi închiși',
    'look-other-side': 'O jachetă din denim închis, un hanorac gri și blugi negri văzuți din spate',
    'look-gifts': 'Carduri cadou în mai multe culori, cu un fir pe margine, pe plicurile lor',
  },
  fronts: {
    inPicture: 'În imagine',
    otherSide: 'Întoarce pe cealaltă parte',
  },
  gifts: {
    worth: 'De la {least} la {most}',
    how: 'Cum funcționează',
    choose: 'Alege un card și valoarea lui.',
    write: 'Scrie câteva rânduri și alege ziua. Ajunge prin e-mail.',
    use: 'Se folosește în coș. Ce rămâne se păstrează pe card.',
  },
  women: {
    hero: 'Paltonul vine la urmă',
    heroCta: 'Vezi paltoanele',
    disclaimer: 'Noutățile sosesc joia',
    newCta: 'Vezi toate noutățile',
  },
  men: {
    hero: 'Cinci piese, toată săptămâna',
    heroText: 'Sacou, cămașă, pantaloni chino, pantofi sport. Și o zi liberă.',
    start: 'Începe cu piesa pe care o porți cel mai des.',
    wanted: 'Cele mai căutate',
  },
  autumn: {
    heading: 'Țesăturile toamnei',
    intro: 'Lână camel, bumbac periat, un reiat care revine la loc: ce a ieșit din țesătorie în acest sezon.',
    hero: {
      above: 'Sezonul',
      headline: 'Camel, reiat, ghete maro',
      text: 'Patru țesături și ordinea în care le îmbraci.',
      cta: 'Vezi paltoanele',
      countdown: 'Țesăturile iernii sosesc peste',
      launched: 'Țesăturile iernii au sosit',
    },
    banners: {
      wool: 'Lâna fiartă a revenit în bleumarin',
      repairs: 'Reparații gratuite în primul an: [cum funcționează](/{market}/i/care)',
      members: 'Membrii văd țesăturile iernii cu o zi înaintea tuturor',
    },
    ways: {
      headline: 'Patru feluri de a ieși din casă',
      rain: 'Pentru ploaia pe care n-a anunțat-o nimeni.',
      rainCta: 'Trenciuri',
      office: 'Pentru biroul fără cod vestimentar.',
      sunday: 'Pentru duminica în care te trezești târziu.',
      rest: 'Pentru tot restul.',
    },
    film: {
      poster: 'Liziera unei bucăți de denim',
      headline: 'De-a lungul lizierei',
      text: 'Opt secunde de lizieră, fără nicio grabă.',
      cta: 'Descoperă țesăturile',
    },
    chosen: 'Alese pentru frig',
    member: {
      headline: 'Tu le vezi mai devreme',
      text: 'Ca membru, vezi țesăturile iernii pe 20 decembrie, cu o zi înainte să se deschidă ușile.',
    },
    everyone: {
      headline: 'Cu o zi înainte',
      text: 'Membrii clubului clienților văd țesăturile iernii pe 20 decembrie. Toți ceilalți, cu o zi mai târziu.',
      cta: 'Despre club',
    },
    questions: {
      headline: 'Înainte să întrebi',
      size: {
        title: 'Ce mărime la lână fiartă?',
        text: 'Cea mai mare, dacă ești între două. Lâna intră la apă înainte să fie croită și nu se mai lasă.',
      },
      wash: {
        title: 'Se poate spăla?',
        text: 'Mai întâi aerisește-o. Cele mai multe urme dispar până dimineață. Dacă nu, **perie-o** și abia apoi gândește-te la programul pentru lână.',
      },
      fade: {
        title: 'Nuanța camel se decolorează?',
        text: 'E vopsită în fibră, așa că se tocește uniform. Totuși, nu ține paltonul într-o fereastră însorită.',
      },
    },
  },
  denimDays: {
    heading: 'Zilele denimului',
    intro: 'Zece zile pentru denimul brut: ce este, cum îl porți la început și un cod pentru prima pereche.',
    banner: {
      text: '**Zilele denimului** se încheie curând',
      over: 'Zilele denimului s-au încheiat',
      popup: 'Ce scrie cu litere mici',
      popupText: 'Un cod la fiecare comandă, pentru denim la preț întreg. Nu se cumulează cu alt cod.',
    },
    raw: {
      above: '14 uncii',
      headline: 'Rigid în prima zi',
      text: 'Denimul brut nu a mai văzut apa de când a ieșit din război. Cutele pe care le prinde sunt ale tale: în spatele genunchiului, la șold, în jurul cheilor din buzunar. **Poartă-l o lună înainte să-l speli.**',
      cta: 'Vezi tot denimul',
      code: 'Zece la sută reducere la prima pereche',
    },
    wanted: 'Blugii cei mai căutați',
    promises: {
      hem: 'Tivul ți-l facem noi, gratuit',
      returns: 'Treizeci de zile să te răzgândești',
      repairs: 'Reparații cât timp rezistă',
    },
    closely: 'O jachetă, de aproape',
    film: {
      headline: 'Cum se tocește indigoul',
      text: 'Un videoclip din țesătorie. Pornește după ce îl permiți.',
    },
    women: 'Denim pentru femei',
    men: 'Denim pentru bărbați',
    more: 'Merg cu albastru',
    questions: {
      headline: 'La început de drum',
      sofa: {
        title: 'O să-mi păteze canapeaua?',
        text: 'La început, puțin. În primele săptămâni ține-i departe de materiale deschise la culoare.',
      },
      wash: {
        title: 'Când îi spăl?',
        text: 'Când stau singuri în picioare. Cu apă rece, întorși pe dos și puși uzi la uscat.',
      },
      size: {
        title: 'Ce mărime?',
        text: 'A ta. Se lasă un centimetru în talie și îl iau înapoi la spălat.',
      },
    },
  },
  loom: {
    heading: 'O dimineață la războiul de țesut',
    intro: 'Cum se țes patruzeci de metri de denim și de ce nu se grăbește nimeni.',
    picture: 'Liziera unei bucăți de denim, cu firul ei roșu',
    morning: {
      above: 'Ora șase dimineața',
      headline: 'Îl auzi înainte să-l vezi',
      text: `Un război cu suveică face zgomot ca un tren: nu te supără, dacă știi încotro merge. În sala asta sunt unsprezece, niciunul mai tânăr decât mine, și o singură persoană are grijă de toate.

Merge. Asta e cea mai mare parte a muncii. De-a lungul șirului, înapoi de-a lungul șirului, cu o mână pe țesătura care coboară. Mâna găsește firul rupt înaintea ochiului.`,
    },
    twill: {
      headline: 'Trei sus, unul jos',
      text: 'Urzeala e albastră, bătătura nu. Fiecare fir albastru trece peste trei fire deschise și pe sub al patrulea, iar la fiecare rând treapta se mută cu un fir la dreapta. Un twill nu e nimic mai mult. De aceea fața e albastră, iar dosul nu.',
    },
    slow: {
      picture: 'Denim indigo în falduri moi',
      headline: 'Cinci metri pe oră',
      text: 'Un război modern face patruzeci.',
    },
    why: {
      headline: 'De ce atât de încet?',
      text: 'Pentru că bătătura trebuie să se întoarcă și să revină. La margine nu se taie nimic, așa că acolo nu se destramă nimic, niciodată.',
      cta: 'Vezi denimul',
    },
    noon: `La prânz sunt douăzeci de metri pe sul. Semnează liziera cu cretă, pune data și pleacă la masă. Războaiele merg mai departe fără ea exact cât îi trebuie ca să observe că unul și-a schimbat tonul.

## Patruzeci de metri

Dintr-un sul ies treizeci de perechi. Am comandat șase suluri. Când se termină, vor veni altele, puțin diferite, fiindcă bumbacul a fost cules în altă lună.`,
    more: 'Mai multe despre țesături',
  },
  club: {
    intro: 'Puncte la fiecare comandă, țesături noi cu o săptămână mai devreme și o mână de ajutor când se rupe ceva.',
    benefits: {
      headline: 'Ce au membrii',
      points: 'Puncte pentru ce păstrezi',
      pointsMore: 'Punctele sunt ale tale după perioada de retur. De la **cincizeci de puncte** le poți schimba pe o recompensă.',
      early: 'Țesături noi cu o săptămână mai devreme',
      mending: 'Reparații în primul an',
      birthday: 'O atenție de ziua ta',
    },
    signup: {
      headline: 'Află printre primii',
      text: 'Nu costă nimic și poți pleca dintr-un clic.',
      button: 'Intră în club',
      terms: 'Accept [termenii clubului](/{market}/customer-club/terms).',
      welcome: 'Bun venit',
      welcomeText: 'Țesături noi cu o săptămână înainte să ajungă în magazin și, la unele, un preț numai pentru tine.',
    },
    questions: {
      headline: 'Întrebări',
      expire: {
        title: 'Punctele expiră?',
        text: 'La un an după ce le-ai câștigat. În cont vezi câte și când.',
      },
      data: {
        title: 'Ce știți despre mine?',
        text: 'Ce ne spui și ce cumperi. Pe larg, pe [pagina de confidențialitate](/{market}/i/privacy).',
      },
      leave: {
        title: 'Cum ies din club?',
        text: 'Din contul tău, la Clubul clienților. Punctele se pierd, așa că folosește-le mai întâi.',
      },
    },
  },
  contact: {
    intro: 'Fiecare mesaj e citit de un om. În zilele lucrătoare ai un răspuns până a doua zi seara.',
    write: {
      headline: 'Scrie-ne',
      text: 'Dacă e vorba de o comandă sau de un produs, spune-ne care. Când e ceva în neregulă cu o cusătură, ajută o poză.',
    },
    call: {
      headline: 'Sună-ne',
      text: 'De luni până vineri, între 9 și 17, ora Copenhagăi.',
    },
    questions: {
      headline: 'Întrebări frecvente',
      parcel: {
        title: 'Unde e coletul meu?',
        text: 'Mesajul primit la plecarea lui conține un link. Îl poți și [urmări aici](/{market}/track-order).',
      },
      back: {
        title: 'Cum returnez ceva?',
        text: 'În 30 de zile, nepurtat. [Înregistrează returul](/{market}/returns) și primești o etichetă.',
      },
      cost: {
        title: 'Cât costă livrarea?',
        text: 'Nimic la comenzi de la {amount} în sus. Sub această sumă, vezi costul în coș înainte să te hotărăști.',
      },
      gone: {
        title: 'Mărimea mea s-a epuizat',
        text: 'Lasă-ne adresa ta pe pagina produsului. Îți scriem o singură dată, când revine.',
      },
    },
  },
  careers: {
    intro: 'Suntem puțini, ne croim singuri tiparele și luăm prânzul împreună.',
    table: {
      picture: 'Suluri de țesătură în picioare, unul lângă altul',
      headline: 'O singură masă',
      text: 'Cine desenează, cine croiește și cine răspunde la e-mailurile tale stau în aceeași încăpere, la Copenhaga. De magazine au grijă cei care cos în spatele lor. Dacă îți place să știi cum se face un lucru, o să-ți placă aici.',
    },
    hours: 'Treizeci și șapte de ore, niciuna în plus',
    cloth: 'Un cupon de țesătură în fiecare sezon',
    place: 'Copenhaga sau unde sunt magazinele noastre',
  },
  content: {
    about: {
      intro: 'Selvedge înseamnă lizieră: marginea în care o țesătură se încheie singură. Ne-a plăcut ideea și i-am luat numele.',
      text: `Pe un război îngust, bătătura se întoarce la capătul fiecărui rând și revine. Marginea se închide singură: nimic tăiat, nimic lipit, nimic destrămat. Țesătoriile o însemnau cu un fir colorat, ca să deosebească o comandă de alta. Al nostru e roșu.

## Cum lucrăm

Începem cu țesătura. Odată aleasă, desenăm atât de puțin cât ne lasă ea: o cusătură dreaptă unde twillul e des, una largă unde inul vrea să cadă. O haină rămâne în colecție cât timp țesătura e bună și oamenii o poartă.

## Două părți

Selvedge e pentru femei. Other Side este linia noastră pentru bărbați: aceleași țesături, pe cealaltă parte. Amândouă se desenează în aceeași încăpere și se croiesc pe aceeași masă.

## Unde ne găsești

În magazinul online în care te afli acum și în magazinele noastre, dacă ai unul aproape. Dacă ai o întrebare despre o țesătură, [scrie-ne](/{market}/contact).`,
    },
    materials: {
      intro: 'Aproape tot ce facem se sprijină pe patru țesături. Iată ce sunt și cum se poartă.',
      text: `## Denim

Un twill trei la unu: fiecare fir vopsit al urzelii trece peste trei fire nevopsite ale bătăturii și pe sub al patrulea, iar la fiecare rând treapta se mută cu un fir la dreapta. Așa apare diagonala pe care o vezi pe față și tot așa rămâne în față aproape tot indigoul. Vopseaua stă la suprafața firului și se tocește acolo unde te miști. [Vezi denimul](/{market}/cloth/denim)

## In

In țesut pânză, unul sus, unul jos. Locurile mai groase vin din fibră; le lăsăm așa. Inul se șifonează, se usucă repede și se înmoaie cu fiecare spălare. [Vezi inul](/{market}/cloth/linen)

## Lână

Brăduțul e un twill care se răzgândește la fiecare câteva fire. Lâna fiartă se tricotează larg și se strânge până se împâslește, așa că se poate croi fără să se destrame. Tricotul reiat crește în coloane și revine la loc. [Vezi lâna](/{market}/cloth/wool)

## Bumbac

Poplinul e țesut pânză, cu urzeală fină și deasă, și rămâne ferm. Bumbacul periat are suprafața scămoșată și ține de cald. [Vezi bumbacul](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Spală mai rar, aerisește mai des, repară din timp. Cele mai multe haine cer mai puțin decât credem.',
      text: `## Denim

Întoarce-l pe dos, spală-l cu apă rece, alături de culori apropiate, și pune-l ud la uscat. La primele spălări lasă indigo: o vreme ține-l departe de canapelele deschise la culoare. Ferește-l de uscător.

## In

La 30 sau 40 de grade, cu loc în cuvă. Calcă-l umed sau nu-l călca deloc.

## Lână

Las-o o noapte la aer înainte să hotărăști că trebuie spălată. Dacă trebuie, programul pentru lână și puțin detergent de lână; stoarce apa într-un prosop și usucă lâna întinsă. Biluțele de la suprafață vin din fibrele libere: scoate-le cu un pieptene.

## Bumbac

Poplinul se poate spăla cald și călca fierbinte. Bumbacul periat își păstrează puful dacă îl speli pe dos.

## Reparații

- Coase astăzi nasturele care se mișcă: mâine va fi pierdut.
- Închide gaura mică înainte să se facă mare.
- O cârpitură la vedere, cu un fir bun, nu e o rușine.

Dacă nu știi cum să salvezi ceva, [întreabă-ne](/{market}/contact). Mai bine reparat decât înlocuit.`,
    },
    sustainability: {
      intro: 'Cea mai responsabilă haină e cea purtată mult timp. Acolo ne punem efortul.',
      text: `## Ce facem

- Alegem țesăturile după cât țin și verificăm cum se poartă și cum se spală înainte să le croim.
- Începem cu comenzi mici și le completăm, ca să rămână mai puțin pe stoc.
- Păstrăm tiparele în colecție, în loc să le schimbăm în fiecare sezon.
- Explicăm îngrijirea și reparațiile pe o singură pagină, simplu: [Îngrijire și reparații](/{market}/i/care).

## Ce nu pretindem

O haină costă întotdeauna apă, energie și munca cuiva. Nu numim verde niciun produs și nu tipărim un certificat pe care nu ți l-am putea explica într-o propoziție. Dacă un produs poartă o etichetă, pagina lui spune ce acoperă ea și cine o verifică.

## Întreabă-ne

Dacă vrei să știi mai multe despre un produs anume, [scrie-ne](/{market}/contact) care. Primești un răspuns, chiar și atunci când răspunsul e că nu știm încă.`,
    },
    delivery: {
      intro: 'Cât costă livrarea, cât durează și cum o urmărești.',
      text: `## Cost

Livrarea e gratuită la comenzi de la {amount} în sus. Sub această sumă, vezi costul în coș înainte să te hotărăști.

## Durată

Coletele pleacă de obicei într-una sau două zile lucrătoare. Cât fac pe drum depinde de curierul ales; la finalizarea comenzii vezi ziua estimată pentru adresa ta.

## Urmărirea coletului

Când comanda pleacă de la noi, primești un mesaj cu un link. O poți verifica oricând și la [Urmărește o comandă](/{market}/track-order).

## Dacă ceva nu merge bine

Dacă un colet întârzie, e deteriorat sau nu e ce ai comandat, [spune-ne](/{market}/contact). Păstrează ambalajul până îți răspundem: s-ar putea să vrea să-l vadă curierul.

## Retururi

Ai 30 de zile să te răzgândești. Înregistrează returul la [Retururi](/{market}/returns) și trimite piesele înapoi nepurtate.`,
    },
    'size-guide': {
      intro: 'Măsoară-te o dată, peste haine subțiri, cu un centimetru așezat bine, dar nu strâns.',
      text: `## Cum te măsori

- Bust: în jurul părții celei mai pline, cu brațele în jos.
- Talie: acolo unde ai pune o curea, în timp ce expiri.
- Șolduri: în jurul părții celei mai pline, cu picioarele lipite.
- Lungime interioară a piciorului: din partea de sus a coapsei, pe interior, până la podea, fără pantofi.

## Între două mărimi

Ia mărimea mai mare la denim și la lână fiartă, care își țin forma, și pe cea mai mică la tricot reiat și la in spălat, care se lasă.

## Cum croim

Paltoanele sunt croite ca să meargă peste un pulover. Cămășile sunt drepte. Pantalonii stau pe talie, dacă produsul nu spune altceva. Măsurile modelului și mărimea purtată sunt pe pagina fiecărui produs.

Dacă tot nu știi ce să alegi, [întreabă-ne](/{market}/contact) și spune-ne ce porți de obicei.`,
    },
    'notify-me': {
      intro: 'Când mărimea ta s-a epuizat, îți putem scrie o dată, când revine.',
      text: `Pe pagina produsului alege o mărime epuizată sau un produs care urmează să sosească și apasă „Anunță-mă când revine”. Dacă ai cont, asta e tot; dacă nu, scrie-ți adresa de e-mail și confirm-o din mesajul pe care ți-l trimitem.

## Pe cine anunțăm

Pe cine a întrebat primul. Scriem atâtor oameni câte piese sunt, apoi următorilor, dacă primii nu au venit după ele. Alerta nu rezervă piesa.

## Ce păstrăm

Adresa ta de e-mail, produsul și mărimea, până la 90 de zile după ce ți-am scris sau până ne spui să ne oprim.

## Cum te răzgândești

Fiecare e-mail se încheie cu un link care șterge alerta. Dacă ai cont, o găsești și la [Preferințe](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Ce știm despre tine, de ce știm și cum poți schimba asta.',
      text: `## Ce păstrăm

- Când comanzi: numele, adresele, e-mailul, numărul de telefon și ce ai comandat, ca să putem livra și să putem răspunde pentru comandă.
- Când ai cont: aceleași date, împreună cu listele de dorințe și preferințele tale, până îl ștergi.
- Când intri în clubul clienților: punctele și recompensele tale.
- Când ne scrii: mesajul tău și răspunsul nostru.

Nu vedem niciodată numărul întreg al cardului tău. De plăți se ocupă furnizorul de plăți pe care îl alegi.

## Cine le mai vede

Cei care au nevoie de ele ca să te servească: curierul, furnizorul de plăți și companiile care ne administrează serverele. Le pot folosi numai în acest scop.

## Cât timp

Cât durează scopul și mai mult doar acolo unde ne obligă legea, cum e cazul facturilor.

## Drepturile tale

Poți întreba ce știm despre tine, poți cere corectarea, o copie sau ștergerea datelor și îți poți retrage oricând consimțământul. Multe dintre acestea le faci în [contul tău](/{market}/account); pentru rest, [scrie-ne](/{market}/contact). Poți depune și o plângere la autoritatea pentru protecția datelor din țara ta.`,
    },
    cookies: {
      intro: 'Bilețele pe care un magazin le lasă în browserul tău. Unele sunt necesare; despre celelalte hotărăști tu.',
      text: `## Necesare

Fără ele magazinul nu funcționează: rețin țara ta, coșul tău și faptul că ai sesiunea deschisă.

## Funcționale

Fac magazinul mai comod, de exemplu afișând o hartă sau un videoclip de la alt furnizor.

## Analiză

Ne spun ce pagini sunt citite și unde nu merge ceva. Ne uităm la totaluri, nu la persoane.

## Publicitate

Ar permite altor companii să îți arate ce ai privit aici.

Nimic în afară de ce este necesar nu se salvează înainte să spui da, categorie cu categorie. Te poți răzgândi oricând.`,
    },
    accessibility: {
      intro: 'Acest magazin ar trebui să poată fi folosit de oricine. Iată cât de departe am ajuns și cum ne spui ce lipsește.',
      text: `Construim după Ghidul de accesibilitate pentru conținutul web (WCAG) 2.2, nivelul AA. La fiecare versiune, un program verifică toate paginile, iar unde un program nu poate judeca, verificăm noi, cu tastatura și cu cititorul de ecran.

## Pe ce te poți baza

- Totul funcționează de la tastatură, iar elementul activ se vede mereu.
- Paginile se pot citi fără scripturi și se pot mări până la 400%.
- Mișcarea se oprește când sistemul tău cere mai puțină.
- Imaginile au o descriere, în afară de cele pur decorative.

## Ce nu avem încă

Videoclipurile altor companii pot fi fără subtitrări. Unele documente ale curierilor sunt imagini cu text.`,
    },
    imprint: {
      intro: 'Cine administrează acest magazin.',
      text: `Selvedge este un magazin demonstrativ. Arată ce poate programul open source cu același nume; nimic de aici nu e de vânzare și nicio comandă nu se livrează.

## Dacă ar fi magazinul tău

Compania, adresa, reprezentantul legal, numărul din registru și datele de contact vin din setările pieței, în Studio. Textul acesta e conținut: se schimbă tot acolo, pentru fiecare piață.

## Contact

Întrebările ajung la noi prin [formularul de contact](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Termeni și condiții',
      text: `Acești termeni descriu cum cumperi de la Selvedge. Acesta este un magazin demonstrativ: nimic nu se livrează și nimic nu se încasează.

## Comanda

Imaginile și textele din magazin te invită să comanzi. Comanda ta este o ofertă; contractul se încheie când confirmăm că a plecat coletul. Îți poți vedea și corecta comanda la fiecare pas, până o trimiți.

## Prețuri

Prețurile sunt în moneda țării pe care ai ales-o. În coș vezi dacă includ taxele, iar costul de livrare apare înainte să plătești.

## Plata

Plătești cu una dintre metodele oferite la finalizarea comenzii. Suma se blochează când comanzi și se încasează când pleacă coletul.

## Livrarea

Livrăm la adrese din țara în care comanzi. Vezi [Livrare](/{market}/i/delivery).

## Dreptul de retragere

Ai 30 de zile din ziua în care primești produsele ca să le trimiți înapoi, fără să dai un motiv. Înregistrează returul la [Retururi](/{market}/returns). Îți rambursăm ce ai plătit, împreună cu costul livrării standard, prin aceeași metodă de plată. Celelalte drepturi pe care ți le dă legea țării tale rămân valabile.

## Defecte

Dacă ceva are un defect, [spune-ne](/{market}/contact). Reparăm, înlocuim sau rambursăm, așa cum prevede legea țării tale.

## Date

Cum tratăm datele personale scrie la [Confidențialitate](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Termenii clubului clienților',
      text: `## Înscrierea

Se poate înscrie oricine are cel puțin 16 ani și un cont. Calitatea de membru e gratuită și personală.

## Puncte

Aduni puncte pentru ce cumperi și păstrezi. Punctele pentru produsele returnate se scad. Punctele nu au valoare în bani și nu pot fi cedate.

## Recompense

De la un anumit număr de puncte poți alege o recompensă. Fiecare arată până când e valabilă și unde o poți folosi.

## Mesaje

Le scriem membrilor despre țesături noi și oferte numai dacă au fost de acord, iar fiecare mesaj are un link prin care se pot opri.

## Ieșirea

Poți ieși oricând din [contul tău](/{market}/account/customer-club). Punctele se șterg atunci. Putem închide clubul cu un preaviz de două luni; recompensele pe care le ai deja rămân valabile până la data lor.`,
    },
    'notify-me': {
      title: 'Alertă de stoc',
      text: 'Cerând alerta, ești de acord să îți scriem o dată despre această piesă. Îți păstrăm adresa și cererea până la 90 de zile după acel e-mail sau până o ștergi; fiecare e-mail are un link pentru asta. Nu punem nimic deoparte pentru tine. Mai multe la [Confidențialitate](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Pe care dintre liniile noastre le porți?',
      text: 'Îți arătăm mai multe piese din ele.',
    },
    fabrics: {
      title: 'Ce îți place să porți?',
      outerwear: 'Paltoane și jachete',
      accessories: 'Accesorii',
    },
    news: {
      title: 'Cât de des îți putem scrie?',
      text: 'Numai dacă ai spus că vrei vești de la noi.',
      weekly: 'În fiecare săptămână',
      monthly: 'O dată pe lună',
      monthlyText: 'Noul sezon și nimic altceva.',
      rarely: 'Rar',
    },
    care: {
      title: 'Ce te mai interesează?',
      repair: 'Îngrijire și reparații',
      workroom: 'Cum se fac lucrurile',
      events: 'Seri în magazinele noastre',
    },
  },
  shipping: {
    home: '{carrier}, la domiciliu',
    pickupPoint: '{carrier}, la un punct de ridicare',
    express: '{carrier}, până în următoarea zi lucrătoare',
    locker: '{carrier}, la locker',
    store: 'Ridicare din magazin',
  },
  promotions: {
    welcome: 'Bun venit',
    'free-freight': 'Livrare gratuită',
    'spend-more': 'Zilele indigo',
    'twenty-off': 'Ceva mai puțin de plătit',
    'club-ten-off': 'Reducere pentru membri',
    'third-basic': 'Trei tricouri la preț de două',
    'winter-scarf': 'Un fular la comanda ta de iarnă',
  },
  rewards: {
    delivery: {
      title: 'Livrarea, din partea noastră',
      text: 'Următoarea ta comandă vine gratuit.',
      picture: 'Un teanc de țesături împăturite',
      choice: 'Livrare gratuită',
    },
    tenOff: {
      title: 'O sumă sau zece la sută',
      text: 'Alegi când o folosești.',
      picture: 'Tricot reiat din lână naturală',
      amount: 'O sumă scăzută din coș',
      percent: 'Zece la sută reducere la ce nu e deja redus',
    },
  },
};
