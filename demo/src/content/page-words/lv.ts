import type { PageWords } from './en.ts';

export const lv: PageWords = {
  categories: {
    '/new-in': 'Sezonas pirmie modeļi, tiklīdz tie atceļo no darbnīcām.',
    '/women': 'Apģērbs ar mīkstiem pleciem un tīrām līnijām, piegriezts no audumiem ar svaru.',
    '/women/new-in': 'Tikko saņemts sievietēm, jaunākais vispirms.',
    '/women/clothing': 'No dienas pirmā krekla līdz vakara pēdējam mētelim.',
    '/women/clothing/coats-jackets':
      'Virsdrēbes no vārītas vilnas, tvila un blīvas kokvilnas. Pietiekami plašas, lai apakšā ietilptu džemperis.',
    '/women/clothing/knitwear': 'Rievots, pērļu raksta un gluds adījums no vilnas un kokvilnas. Aproces formu nezaudē.',
    '/women/clothing/shirts-blouses': 'Stingrs poplīns, mazgāts lins un apkakles, kas pašas zina savu vietu.',
    '/women/clothing/tops-t-shirts': 'Vienkārši topi no biezas kokvilnas: valkā visbiežāk, pamana vispēdējos.',
    '/women/clothing/dresses': 'Kleitas, kas krīt no pleciem un pārējo atstāj auduma ziņā.',
    '/women/clothing/trousers': 'Platas, taisnas un sašaurinātas, ar kabatām, kurās tiešām var kaut ko ielikt.',
    '/women/clothing/denim': 'Denims no šaurajām stellēm ar redzamu auduma malu. Pirmajā dienā stīvs, trīsdesmitajā jau tavs.',
    '/women/clothing/skirts': 'Aptinami, plisēti vai taisni, un pietiekami gari, lai kustētos.',
    '/women/accessories': 'Tas, kas pabeidz tērpu, sākot no zoles.',
    '/women/accessories/shoes': 'Mīksta āda un zoles, ko var nomainīt.',
    '/women/accessories/bags': 'Audekls un āda, tieši vienas dienas mantām.',
    '/women/accessories/scarves': 'Austas šalles ar bārkstīm no pašu diegiem.',
    '/women/accessories/belts': 'Vienkāršas sprādzes un dabiskas virsmas āda.',
    '/women/accessories/hats-gloves': 'Velts un adīts mēnešiem, kas to prasa.',
    '/women/edits/work': 'Krekli, bikses un viena laba žakete: nedēļai pietiks.',
    '/women/edits/weekend': 'Mīkstas kārtas divām lēnām dienām.',
    '/women/edits/occasions': 'Kāzām, vakariņām un citiem iemesliem saposties.',
    '/women/edits/travel': 'Apģērbs, kas salokās mazs un sapurināts atkal ir gluds.',
    '/men': 'Other Side ir mūsu vīriešu apģērbs: tie paši audumi no otras puses. Taisnas vīles, godīgas kabatas, nekā skaļa.',
    '/men/new-in': 'Tikko saņemts vīriešiem, jaunākais vispirms.',
    '/men/clothing': 'Pilna garderobe no nedaudzām drēbēm.',
    '/men/clothing/coats-jackets': 'Darba jakas, īsie mēteļi un parkas no audumiem, kas nebaidās laikapstākļu.',
    '/men/clothing/tailoring': 'Žaketes bez oderes un mīkstas bikses: drēbnieka darbs bez bruņām.',
    '/men/clothing/knitwear': 'Zvejnieku džemperi un smalki adījumi no vilnas.',
    '/men/clothing/shirts': 'Poplīns, oksfords un flanelis, katram sava apkakle.',
    '/men/clothing/t-shirts': 'Biezs džersijs, izgriezums cieši pie kakla, taisns piegriezums.',
    '/men/clothing/trousers': 'Ar ielocēm vai bez tām, un jostasvieta, kurā var apsēsties.',
    '/men/clothing/denim': 'Četrpadsmit unču tvils no šaurajām stellēm, sarkans diegs ārējā vīlē. Atloki apakšmalu un ieraudzīsi.',
    '/men/accessories': 'Zābaki, jostas un viss, ko nes līdzi.',
    '/men/accessories/shoes': 'Derbija kurpes, zābaki un vienkārši sporta apavi.',
    '/men/accessories/bags': 'Iepirkumu somas, ceļasomas un viena ļoti laba mugursoma.',
    '/men/accessories/belts': 'Viena siksna, viena sprādze, daudz gadu.',
    '/men/accessories/scarves': 'Vilnas šalles, austas platas.',
    '/men/accessories/hats-gloves': 'Jūrnieku cepures un oderēti cimdi.',
    '/men/edits/work': 'Apģērbs, kas sākās kā darbarīks un joprojām tāds ir.',
    '/men/edits/weekend': 'Nekā, kam vajadzīgs gludeklis.',
    '/men/edits/occasions': 'Žakete, balts krekls un drosme pie tā apstāties.',
    '/men/edits/travel': 'Piecas drēbes, viena soma.',
    '/cloth': 'No četriem audumiem top gandrīz viss, ko darinām. Sāc ar to, kuram tīk pieskarties.',
    '/cloth/denim': 'Trīs pret viens tvils: indigo šķēri, nekrāsoti audi, abas malas noslēgtas.',
    '/cloth/linen': 'Lins vienkārtnī, tā resnās un tievās vietas atstātas.',
    '/cloth/wool': 'Skujiņu raksts formai, vārīta vilna siltumam, rievots adījums visam pārējam.',
    '/cloth/cotton': 'Poplīns možai dienai, flanelis klusai.',
    '/sale': 'Iepriekšējo sezonu apģērbs no tiem pašiem audumiem par zemāku cenu.',
    '/sale/women': 'Sieviešu apģērbs no iepriekšējām sezonām.',
    '/sale/men': 'Vīriešu apģērbs no iepriekšējām sezonām.',
    '/gift-cards': 'Tam, kurš pats vislabāk zina, kas piestāv. E-pastā, tevis izvēlētā dienā.',
  },
  belowGoods: {
    '/women': {
      headline: 'Sieviešu apģērbs, sākot ar audumu',
      text: `Katra drēbe šeit sākās kā auduma gabals uz mūsu galda. Mēs to paceļam, ļaujam krist, saburzām, izmazgājam un tikai tad izlemjam, par ko tas grib kļūt.

Blīva vilna prasa mēteli ar taisnu muguru. Irdens lins grib būt kleita, kas krīt no pleciem. Poplīns paliek stingrs, tātad būs krekls. Ja ieklausās, daudz vairs nav ko izdomāt.

## Ar ko sākt

- Divi džemperi, smalks un biezs.
- Balts krekls, kas nav pārāk balts.
- Bikses ar kabatām, kurās tiešām var kaut ko ielikt.
- Viens mētelis. Tas var nesteigties.

Tam, ko valkā visbiežāk, jābūt vislabāk pašūtam; sāc ar to, un pārējais nāks pats.`,
    },
    '/other-side': {
      headline: 'Other Side: vīriešu apģērbs no otras puses',
      text: `Other Side piegriež no tiem pašiem audumiem kā visu pārējo veikalā, uz tā paša galda, un dara to tie paši cilvēki. Tikai līnijas ir citas.

Denims ir četrpadsmit unču, austs šaurs; atloki apakšmalu, un ieraudzīsi sarkano diegu. Žaketēm nav oderes, jo labam audumam bruņas nav vajadzīgas. Krekli ir no poplīna, oksforda un flaneļa, katram sava apkakle.

## Kur sākt

Izvēlies to, ko paķer nedomājot, un izvēlies to patiešām labu. Vairumam tie ir džinsi. Dažam tas ir krekls.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Adījumi, kas nezaudē formu',
      text: `Rievots adījums atgūst formu, jo tā stabiņi stāv cieši cits pie cita kā akordeona plēšas. Tāpēc aproces un apakšmalas ir rievotas, un tāpēc viscaur rievots džemperis der tik daudziem.

Mēs adām vilnu un kokvilnu. Vilna silda vairāk, nekā sver, un gaiss tai vajadzīgs biežāk nekā ūdens. Kokvilna ir vēsāka un smagāka, un to var mazgāt, daudz nedomājot.

## Kopšana

Izvēdini pa nakti. Saloki, nekad nekarini. Pūkainās bumbiņas noķemmē: tās rodas no vaļīgām šķiedrām un pēc laika vairs neparādās.`,
    },
    '/cloth/denim': {
      headline: 'Kas ir selvedge denims',
      text: `Šaurajās stellēs audi katras rindas galā apgriežas un nāk atpakaļ. Mala noslēdzas pati, un austuve gar to ievelk vienu krāsainu diegu, lai pasūtījumus varētu atšķirt. Mūsējais ir sarkans.

Šāds denims ir blīvs, mazliet nevienmērīgs un pirmajā dienā stīvs. Indigo ir tikai dzijas virspusē un nodilst tur, kur tu kusties. Pēc mēneša audums zina, kā tu sēdi.`,
    },
  },
  looks: {
    'look-autumn':
      'Kamieļkrāsas vilnas mētelis, ekrī džemperis ar augstu apkakli, tumšas bikses ar ielocēm un brūni zābaki, salikti cits citam blakus',
    'look-denim': 'Nemazgāta denima taisni džinsi, tiem blakus džinsa jaka, balts T-krekls un ādas josta',
    'look-knit': 'Ķieģeļsarkans kardigans un rievots džemperis ar augstu apkakli, tumši pelēka adīta cepure un salocīta šalle',
    'look-women': 'Smilškrāsas trenčkots ar baltu blūzi, ziliem plisētiem svārkiem un melniem loferiem',
    'look-men': 'Tumši zila žakete virs gaiši zila krekla, smilškrāsas čino bikses un balti sporta apavi',
    'look-linen': 'Auzu krāsas lina kreklkleita ar audekla iepirkumu somu un brūniem loferiem',
    'look-home':
      'Auzu krāsas mētelis, ekrī džemperis ar augstu apkakli un tumšas bikses blakus tumši zilam mētelim, kamieļkrāsas džemperim un tumšiem džinsiem',
    'look-other-side': 'Tumša denima jaka, pelēks džemperis ar kapuci un melni džinsi no muguras puses',
    'look-gifts': 'Dāvanu kartes vairākās krāsās, ar diegu gar malu, uz savām aploksnēm',
  },
  fronts: {
    inPicture: 'Attēlā',
    otherSide: 'Apgriez otrādi',
  },
  gifts: {
    worth: 'No {least} līdz {most}',
    how: 'Kā tas notiek',
    choose: 'Izvēlies karti un summu.',
    write: 'Uzraksti dažas rindas un izvēlies dienu. Karte pienāk e-pastā.',
    use: 'To izmanto grozā. Kas paliek pāri, paliek kartē.',
  },
  women: {
    hero: 'Mētelis nāk pēdējais',
    heroCta: 'Skatīt mēteļus',
    disclaimer: 'Jauni modeļi ceturtdienās',
    newCta: 'Skatīt visus jaunumus',
  },
  men: {
    hero: 'Piecas drēbes veselai nedēļai',
    heroText: 'Žakete, krekls, čino bikses, sporta apavi. Un viena brīvdiena.',
    start: 'Sāc ar to, ko valkā visbiežāk.',
    wanted: 'Pieprasītākie',
  },
  autumn: {
    heading: 'Rudens audumi',
    intro: 'Kamieļkrāsas vilna, flanelis, rievots adījums, kas atgūst formu: šīs sezonas audumi tieši no stellēm.',
    hero: {
      above: 'Sezona',
      headline: 'Kamieļkrāsa, rievas, brūni zābaki',
      text: 'Četri audumi un secība, kādā tos vilkt.',
      cta: 'Skatīt mēteļus',
      countdown: 'Līdz ziemas audumiem',
      launched: 'Ziemas audumi ir klāt',
    },
    banners: {
      wool: 'Tumši zilā vārītā vilna ir atgriezusies',
      repairs: 'Bezmaksas labošana pirmajā gadā: [kā tas notiek](/{market}/i/care)',
      members: 'Kluba biedri ziemas audumus redz dienu pirms citiem',
    },
    ways: {
      headline: 'Četri veidi, kā iziet no mājas',
      rain: 'Lietum, ko neviens nesolīja.',
      rainCta: 'Trenčkoti',
      office: 'Birojam bez ģērbšanās noteikumiem.',
      sunday: 'Svētdienai, kas sākas vēlu.',
      rest: 'Visam pārējam.',
    },
    film: {
      poster: 'Denima auduma mala',
      headline: 'Gar malu',
      text: 'Astoņas sekundes auduma malas, bez steigas.',
      cta: 'Lasīt par mūsu audumiem',
    },
    chosen: 'Izvēlēts aukstumam',
    member: {
      headline: 'Tu redzi pirms citiem',
      text: 'Kā kluba biedrs tu ziemas audumus redzēsi 20. decembrī, dienu pirms durvju atvēršanas.',
    },
    everyone: {
      headline: 'Dienu agrāk',
      text: 'Klientu kluba biedri ziemas audumus redzēs 20. decembrī. Visi pārējie dienu vēlāk.',
      cta: 'Par klubu',
    },
    questions: {
      headline: 'Pirms tu jautā',
      size: {
        title: 'Kurš izmērs vārītai vilnai?',
        text: 'Lielākais, ja esi starp diviem. Audumu sarauj pirms piegriešanas, un tas vairs nepadodas.',
      },
      wash: {
        title: 'Vai to drīkst mazgāt?',
        text: 'Vispirms izvēdini. Līdz rītam vairums traipu ir prom. Ja nav, **iztīri ar suku** un tikai tad domā par vilnas programmu.',
      },
      fade: {
        title: 'Vai kamieļkrāsa izbalo?',
        text: 'Vilna ir krāsota vēl šķiedrā, tāpēc dilst vienmērīgi. Saulainā logā to tomēr neatstāj.',
      },
    },
  },
  denimDays: {
    heading: 'Denima dienas',
    intro: 'Desmit dienas nemazgātam denimam: kas tas ir, kā to ievalkāt, un kods pirmajiem džinsiem.',
    banner: {
      text: '**Denima dienas** drīz beigsies',
      over: 'Denima dienas ir beigušās',
      popup: 'Nosacījumi',
      popupText: 'Viens kods vienam pasūtījumam, pilnas cenas denimam. Kopā ar citu kodu to izmantot nevar.',
    },
    raw: {
      above: 'Četrpadsmit unces',
      headline: 'Pirmajā dienā stīvs',
      text: 'Nemazgāts denims ūdeni nav redzējis kopš dienas, kad atstāja stelles. Krokas, kas tajā ieguļas, ir tavas: aiz ceļa, pie gurna, ap atslēgām kabatā. **Pirms mazgā, nonēsā mēnesi.**',
      cta: 'Skatīt visu denimu',
      code: 'Desmit procentu atlaide pirmajiem džinsiem',
    },
    wanted: 'Pieprasītākie džinsi',
    promises: {
      hem: 'Saīsināšana bez maksas',
      returns: 'Trīsdesmit dienas pārdomām',
      repairs: 'Labošana, kamēr vien audums tur',
    },
    closely: 'Viena jaka tuvplānā',
    film: {
      headline: 'Kā dilst indigo',
      text: 'Video no austuves. Tas sāksies, kad to atļausi.',
    },
    women: 'Denims sievietēm',
    men: 'Denims vīriešiem',
    more: 'Sader ar zilu',
    questions: {
      headline: 'Kamēr ievalkā',
      sofa: {
        title: 'Vai nosmērēs manu dīvānu?',
        text: 'Sākumā mazliet. Pirmās nedēļas turi pa gabalu no gaišiem audumiem.',
      },
      wash: {
        title: 'Kad mazgāt?',
        text: 'Kad džinsi stāv paši. Aukstā ūdenī, ar kreiso pusi uz āru, un izkarini slapjus.',
      },
      size: {
        title: 'Kurš izmērs?',
        text: 'Tavs parastais. Viduklī džinsi padodas par centimetru un mazgājot to paņem atpakaļ.',
      },
    },
  },
  loom: {
    heading: 'Rīts pie stellēm',
    intro: 'Kā auž četrdesmit metru denima un kāpēc neviens nesteidzas.',
    picture: 'Denima auduma mala ar sarkano diegu',
    morning: {
      above: 'Sešos no rīta',
      headline: 'Vispirms to dzird, tikai tad redz',
      text: `Atspoļu stelles ir skaļas kā vilciens: nav nepatīkami, ja zini, kurp tas brauc. Šajā telpā to ir vienpadsmit, nevienas nav jaunākas par mani, un par visām rūpējas viens cilvēks.

Viņa staigā. Tas arī ir gandrīz viss darbs. Gar rindu, atpakaļ gar rindu, ar roku uz auduma, kas nāk no stellēm. Roka pārtrūkušu diegu atrod ātrāk nekā acs.`,
    },
    twill: {
      headline: 'Trīs augšup, viens lejup',
      text: 'Šķēri ir zili, audi nav. Katrs zilais diegs iet pāri trim gaišajiem un zem ceturtā, un katrā rindā pakāpiens pavirzās par diegu pa labi. Tas arī ir viss tvils. Tāpēc arī labā puse ir zila, bet kreisā nav.',
    },
    slow: {
      picture: 'Indigo denims mīkstās krokās',
      headline: 'Pieci metri stundā',
      text: 'Mūsdienu stelles noauž četrdesmit.',
    },
    why: {
      headline: 'Kāpēc tik lēni?',
      text: 'Tāpēc, ka audiem jāapgriežas un jānāk atpakaļ. Malā nekas netiek griezts, tāpēc tur nekas neirst, nekad.',
      cta: 'Skatīt denimu',
    },
    noon: `Līdz pusdienlaikam uz ruļļa ir divdesmit metru. Viņa ar krītu parakstās uz malas, pieliek datumu un iet pusdienās. Stelles bez viņas iztiek tieši tik ilgi, līdz viņa sadzird, ka vienas ir mainījušas toni.

## Četrdesmit metru

Ar vienu rulli pietiek trīsdesmit džinsiem. Mēs pasūtījām sešus. Kad tie beigsies, nāks citi, mazliet atšķirīgi, jo kokvilna būs vākta citā mēnesī.`,
    more: 'Vēl par audumiem',
  },
  club: {
    intro: 'Punkti par katru pasūtījumu, jauni audumi nedēļu agrāk un palīdzīga roka, kad kaut kas saplīst.',
    benefits: {
      headline: 'Ko saņem biedri',
      points: 'Punkti par to, ko paturi',
      pointsMore: 'Punkti ir tavi, kad beidzas atgriešanas laiks. Sākot no **piecdesmit punktiem**, vari tos apmainīt pret balvu.',
      early: 'Jauni audumi nedēļu agrāk',
      mending: 'Labošana pirmajā gadā',
      birthday: 'Pārsteigums dzimšanas dienā',
    },
    signup: {
      headline: 'Esi starp pirmajiem',
      text: 'Tas neko nemaksā, un izstāties var ar vienu klikšķi.',
      button: 'Pievienoties klubam',
      terms: 'Piekrītu [kluba noteikumiem](/{market}/customer-club/terms).',
      welcome: 'Laipni lūdzam',
      welcomeText: 'Jauni audumi nedēļu pirms tie nonāk veikalā, un dažiem no tiem tev būs sava cena.',
    },
    questions: {
      headline: 'Jautājumi',
      expire: {
        title: 'Vai punktiem ir derīguma termiņš?',
        text: 'Gads no dienas, kad tos nopelnīji. Kontā redzēsi, cik un kad.',
      },
      data: {
        title: 'Ko jūs par mani zināt?',
        text: 'To, ko tu mums pastāsti, un to, ko pērc. Sīkāk lasi sadaļā [Privātums](/{market}/i/privacy).',
      },
      leave: {
        title: 'Kā izstāties?',
        text: 'Savā kontā, sadaļā Klientu klubs. Punkti līdz ar to pazudīs, tāpēc vispirms tos iztērē.',
      },
    },
  },
  contact: {
    intro: 'Katru ziņu kāds izlasa. Darbdienās atbildi saņemsi līdz nākamās dienas vakaram.',
    write: {
      headline: 'Raksti',
      text: 'Ja jautājums ir par pasūtījumu vai preci, nosauc to. Ja kaut kas nav kārtībā ar vīli, palīdzēs fotogrāfija.',
    },
    call: {
      headline: 'Zvani',
      text: 'No pirmdienas līdz piektdienai, no deviņiem līdz pieciem, pēc Kopenhāgenas laika.',
    },
    questions: {
      headline: 'Biežākie jautājumi',
      parcel: {
        title: 'Kur ir mans sūtījums?',
        text: 'Saite ir ziņā, ko saņēmi, kad to nosūtījām. Vari arī [apskatīties šeit](/{market}/track-order).',
      },
      back: {
        title: 'Kā kaut ko nosūtīt atpakaļ?',
        text: '30 dienu laikā, nevalkātu. [Piesaki atgriešanu](/{market}/returns) un saņemsi uzlīmi.',
      },
      cost: {
        title: 'Cik maksā piegāde?',
        text: 'No {amount} neko. Ja summa ir mazāka, maksu redzēsi grozā, pirms izlem.',
      },
      gone: {
        title: 'Mana izmēra vairs nav',
        text: 'Atstāj savu adresi preces lapā. Uzrakstīsim tev vienu reizi, kad izmērs atkal būs pieejams.',
      },
    },
  },
  careers: {
    intro: 'Mūsu nav daudz, piegrieztnes veidojam paši un pusdienojam kopā.',
    table: {
      picture: 'Auduma baķi cits citam blakus',
      headline: 'Viens galds',
      text: 'Dizaineri, piegriezēji un tie, kas atbild uz tavām vēstulēm, Kopenhāgenā sēž vienā telpā. Veikalus vada cilvēki, kas turpat aizmugurē šuj. Ja tev patīk zināt, kā lietas top, tev šeit patiks.',
    },
    hours: 'Trīsdesmit septiņas stundas nedēļā, un ne vairāk',
    cloth: 'Katru sezonu savs auduma gabals',
    place: 'Kopenhāgenā vai tur, kur ir mūsu veikali',
  },
  content: {
    about: {
      intro: 'Selvedge angļu valodā ir auduma gatavā mala: vieta, kur audums pabeidz pats sevi. Doma mums patika, tāpēc tāds vārds.',
      text: `Šaurajās stellēs audi katras rindas galā apgriežas un nāk atpakaļ. Mala noslēdzas pati: nekas netiek griezts, nekas netiek līmēts, nekas neirst. Austuves to iezīmēja ar krāsainu diegu, lai atšķirtu vienu pasūtījumu no cita. Mūsējais ir sarkans.

## Kā mēs strādājam

Mēs sākam ar audumu. Kad tas ir izvēlēts, zīmējam tik maz, cik tas atļauj: taisnu vīli, kur tvils ir blīvs, platu, kur lins grib krist. Apģērbs paliek kolekcijā tik ilgi, kamēr audums ir labs un to turpina valkāt.

## Divas puses

Selvedge ir sievietēm. Other Side ir mūsu vīriešu apģērbs: tie paši audumi no otras puses. Abus zīmē vienā telpā un piegriež uz viena galda.

## Kur mūs atrast

Veikalā, kurā pašlaik esi, un mūsu veikalos pilsētā, ja kāds ir tavā tuvumā. Ja tev ir jautājums par audumu, [raksti mums](/{market}/contact).`,
    },
    materials: {
      intro: 'No četriem audumiem top gandrīz viss, ko darinām. Šeit lasi, kas tie ir un kā uzvedas.',
      text: `## Denims

Trīs pret viens tvils: katrs krāsotais šķēru diegs iet pāri trim nekrāsotiem audu diegiem un zem viena, un katrā rindā pakāpiens pavirzās par diegu pa labi. Tā rodas slīpās rievas, ko redzi labajā pusē, un tāpēc gandrīz viss indigo paliek priekšā. Krāsa ir tikai dzijas virspusē un nodilst tur, kur tu kusties. [Skatīt denimu](/{market}/cloth/denim)

## Lins

Linšķiedra vienkārtnī, viens pāri un viens apakšā. Resnās vietas, pavediena mezgliņi, nāk no šķiedras; mēs tās atstājam. Lins burzās, ātri žūst un ar katru mazgāšanu kļūst mīkstāks. [Skatīt linu](/{market}/cloth/linen)

## Vilna

Skujiņu raksts ir tvils, kas ik pēc dažiem diegiem pārdomā. Vārītu vilnu noada platu un sarauj, līdz tā saveļas, tāpēc to var griezt, un tā neirst. Rievotu adījumu ada stabiņos, un tas atgūst formu. [Skatīt vilnu](/{market}/cloth/wool)

## Kokvilna

Poplīns ir austs vienkārtnī ar smalkiem, blīviem šķēriem un paliek stingrs. Flanelim virspuse ir uzkārsta, un tas paliek silts. [Skatīt kokvilnu](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Mazgā retāk, vēdini biežāk, salabo laikus. Vairumam drēbju vajag mazāk, nekā šķiet.',
      text: `## Denims

Izgriez uz kreiso pusi, mazgā aukstā ūdenī kopā ar līdzīgām krāsām un izkarini slapju. Pirmajās reizēs izdalās indigo: kādu laiku nesēdi uz gaišām mēbelēm. Žāvētāju liec mierā.

## Lins

Mazgā 30 vai 40 grādos, un lai tvertnē paliek vieta. Gludini mitru vai negludini nemaz.

## Vilna

Pirms nolem mazgāt, izvēdini pa nakti. Ja tomēr jāmazgā, izvēlies vilnas programmu un mazliet vilnai paredzēta līdzekļa, ūdeni izspied dvielī un žāvē izklātu. Bumbiņas virspusē rodas no vaļīgām šķiedrām: noņem tās ar ķemmi.

## Kokvilna

Poplīnu drīkst mazgāt siltā ūdenī un gludināt karstu. Flanelis paliek pūkains, ja to mazgā ar kreiso pusi uz āru.

## Labošana

- Vaļīgu pogu piešuj šodien: rīt tās vairs nebūs.
- Mazu caurumu aizlāpi, pirms tas kļūst liels.
- Redzams lāpījums ar labu dziju nav nekāds kauns.

Ja nezini, kā kaut ko glābt, [jautā mums](/{market}/contact). Mums labāk patīk salabot nekā aizstāt.`,
    },
    sustainability: {
      intro: 'Atbildīgākais apģērbs ir tas, ko valkā ilgi. Tur mēs ieguldām savas pūles.',
      text: `## Ko mēs darām

- Audumus izvēlamies pēc tā, cik ilgi tie kalpo, un pirms piegriešanas pārbaudām, kā tie dilst un mazgājas.
- Pirmie pasūtījumi ir mazi, un tos papildinām, tāpēc mazāk paliek pāri.
- Piegrieztnes paturam kolekcijā, nevis mainām katru sezonu.
- Kā kopt un labot, izskaidrojam vienā vienkāršā lapā: [Kopšana un labošana](/{market}/i/care).

## Ko mēs neapgalvojam

Apģērbs vienmēr prasa ūdeni, enerģiju un kāda cilvēka darbu. Mēs nevienu preci nesaucam par zaļu un neliekam zīmes, ko nevarētu izskaidrot vienā teikumā. Ja precei ir marķējums, tās lapā rakstīts, uz ko tas attiecas un kas to pārbauda.

## Jautā mums

Ja vēlies uzzināt vairāk par kādu preci, [raksti mums](/{market}/contact) un nosauc to. Atbildi saņemsi, arī tad, ja atbilde būs, ka vēl nezinām.`,
    },
    delivery: {
      intro: 'Cik piegāde maksā, cik ilgi tā notiek un kā sūtījumam sekot.',
      text: `## Maksa

Pasūtījumiem no {amount} piegāde ir bez maksas. Ja summa ir mazāka, maksu redzēsi grozā, pirms izlem.

## Laiks

Sūtījumi parasti dodas ceļā vienas vai divu darbdienu laikā. Cik ilgi tie ceļo, atkarīgs no pārvadātāja, ko izvēlies; noformējot pasūtījumu, redzēsi gaidāmo dienu savai adresei.

## Kā sekot sūtījumam

Kad pasūtījums no mums aizceļo, saņemsi ziņu ar saiti. Jebkurā laikā vari to apskatīt arī sadaļā [Sekot pasūtījumam](/{market}/track-order).

## Ja kaut kas nav kārtībā

Ja sūtījums kavējas, ir bojāts vai nav tas, ko pasūtīji, [raksti mums](/{market}/contact). Iepakojumu paturi, līdz esam atbildējuši: pārvadātājs var gribēt to redzēt.

## Atgriešana

Pārdomām tev ir 30 dienas. Piesaki atgriešanu sadaļā [Atgriešana](/{market}/returns) un nosūti preces atpakaļ nevalkātas.`,
    },
    'size-guide': {
      intro: 'Izmēri sevi vienreiz, pār plānu apģērbu, ar mērlenti, kas pieguļ, bet nespiež.',
      text: `## Kā mērīt

- Krūšu apkārtmērs: pār platāko vietu, rokas nolaistas.
- Viduklis: tur, kur liktu jostu, pēc izelpas.
- Gurnu apkārtmērs: pār platāko vietu, kājas kopā.
- Iekšējās vīles garums: no cirkšņa līdz grīdai, bez apaviem.

## Starp diviem izmēriem

Lielāko ņem denimam un vārītai vilnai, kas formu nemaina, mazāko rievotam adījumam un mazgātam linam, kas padodas.

## Kā mēs piegriežam

Mēteļi ir piegriezti tā, lai apakšā ietilptu džemperis. Krekli ir taisni. Bikses turas viduklī, ja pie preces nav rakstīts citādi. Modeles vai modeļa augums un valkātais izmērs ir katras preces lapā.

Ja vēl šaubies, [jautā mums](/{market}/contact) un pastāsti, ko parasti valkā.`,
    },
    'notify-me': {
      intro: 'Ja tavs izmērs ir izpārdots, varam tev vienu reizi uzrakstīt, kad tas atkal būs.',
      text: `Preces lapā izvēlies izpārdotu izmēru vai preci, kas vēl tikai būs, un spied „Paziņot, kad atkal būs”. Ja tev ir konts, tas arī viss; bez konta ieraksti savu e-pasta adresi un apstiprini to ar vēstuli, ko uz turieni nosūtīsim.

## Kam paziņojam

Tam, kurš lūdza pirmais. Rakstām tik daudziem, cik ir preču, un nākamajiem, ja tās nav izpirktas. Lūgums preci nerezervē.

## Ko glabājam

Tavu e-pasta adresi, preci un izmēru 90 dienas pēc tam, kad esam tev uzrakstījuši, vai līdz palūdz mums beigt.

## Kā atteikties

Katras vēstules beigās ir saite, kas lūgumu dzēš. Ja tev ir konts, atradīsi to arī sadaļā [Izvēles](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Ko mēs par tevi zinām, kāpēc to zinām un kā vari to mainīt.',
      text: `## Ko glabājam

- Kad pasūti: tavu vārdu, adreses, e-pastu, tālruņa numuru un pasūtījumu, lai varam to piegādāt un par to atbildēt.
- Kad tev ir konts: to pašu, kā arī tavus vēlmju sarakstus un izvēles, līdz kontu izdzēs.
- Kad pievienojies klientu klubam: tavus punktus un balvas.
- Kad mums raksti: tavu ziņu un mūsu atbildi.

Pilnu tavas kartes numuru mēs nekad neredzam. Maksājumus apstrādā maksājumu pakalpojums, ko izvēlies.

## Kas vēl to redz

Tie, kam tas vajadzīgs, lai tevi apkalpotu: pārvadātājs, maksājumu pakalpojums un uzņēmumi, kas uztur mūsu datorus. Izmantot to viņi drīkst tikai šim nolūkam.

## Cik ilgi

Kamēr pastāv nolūks, un ilgāk tikai tad, ja to prasa likums, kā tas ir ar rēķiniem.

## Tavas tiesības

Tu vari jautāt, ko par tevi zinām, lūgt datus labot, saņemt to kopiju vai tos dzēst, un jebkurā laikā atsaukt piekrišanu. Daudz no tā vari izdarīt [savā kontā](/{market}/account); par pārējo [raksti mums](/{market}/contact). Vari arī iesniegt sūdzību savas valsts datu aizsardzības iestādē.`,
    },
    cookies: {
      intro: 'Mazas zīmītes, ko veikals atstāj tavā pārlūkā. Dažas ir nepieciešamas; par pārējām izlem tu.',
      text: `## Nepieciešamās

Bez tām veikals nedarbojas: tās atceras tavu valsti, grozu un to, ka tavs konts ir atvērts.

## Funkcionālās

Ar tām veikals ir ērtāks, piemēram, rāda karti vai video no cita pakalpojuma.

## Analītika

Tās mums parāda, kuras lapas lasa un kur kaut kas neizdodas. Mēs skatāmies uz summām, nevis cilvēkiem.

## Reklāma

Tās ļautu citiem uzņēmumiem rādīt tev to, ko skatījies šeit.

Bez tavas piekrišanas nesaglabājam neko, kas nav nepieciešams, un piekrišanu dod katrai grupai atsevišķi. Izvēli vari mainīt jebkurā laikā.`,
    },
    accessibility: {
      intro: 'Šim veikalam jābūt lietojamam ikvienam. Šeit lasi, cik tālu esam tikuši un kā pateikt, kā vēl trūkst.',
      text: `Mēs veidojam veikalu atbilstoši Web Content Accessibility Guidelines 2.2, AA līmenim. Katrā laidienā katru lapu pārbauda programma, bet to, ko programma nevar novērtēt, pārbaudām paši ar tastatūru un ekrāna lasītāju.

## Uz ko vari paļauties

- Viss darbojas ar tastatūru, un fokuss vienmēr ir redzams.
- Lapas var lasīt bez skriptiem un palielināt līdz 400 procentiem.
- Kustība apstājas, ja tava sistēma lūdz tās mazāk.
- Attēliem ir apraksts, ja vien tie nav tikai rotājums.

## Kā vēl nav

Citu uzņēmumu video var trūkt subtitru. Daži pārvadātāju dokumenti ir teksta attēli.`,
    },
    imprint: {
      intro: 'Kas uztur šo veikalu.',
      text: `Selvedge ir demonstrācijas veikals. Tas parāda, ko spēj tāda paša nosaukuma atvērtā pirmkoda programmatūra; nekas šeit nav nopērkams, un neviens pasūtījums netiek piegādāts.

## Ja tas būtu tavs veikals

Uzņēmums, tā adrese, pārstāvis, reģistrācijas numurs un saziņas ceļi nāk no tirgus iestatījumiem Studio. Šis teksts ir saturs: maini to turpat, katram tirgum atsevišķi.

## Saziņa

Jautājumus vari nosūtīt ar [saziņas veidlapu](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Noteikumi',
      text: `Šie noteikumi apraksta, kā tu pērc no Selvedge. Šis ir demonstrācijas veikals: nekas netiek piegādāts, un nauda netiek noņemta.

## Pasūtīšana

Attēli un teksti veikalā aicina tevi pasūtīt. Tavs pasūtījums ir piedāvājums; līgums ir noslēgts, kad apstiprinām, ka sūtījums ir nosūtīts. Pasūtījumu vari apskatīt un labot katrā noformēšanas solī, līdz to veic.

## Cenas

Cenas ir norādītas tā tirgus valūtā, kurā esi. Vai tajās iekļauts PVN, rakstīts grozā, un piegādes maksu redzēsi, pirms maksā.

## Maksājums

Maksā ar kādu no maksājuma veidiem, ko piedāvājam, noformējot pasūtījumu. Summa tiek rezervēta, kad pasūti, un noņemta, kad sūtījums tiek nosūtīts.

## Piegāde

Piegādājam uz adresēm tajā tirgū, kurā pasūti. Skaties [Piegāde](/{market}/i/delivery).

## Ja pārdomā

30 dienu laikā pēc preču saņemšanas vari tās nosūtīt atpakaļ, nenorādot iemeslu. Piesaki atgriešanu sadaļā [Atgriešana](/{market}/returns). Atmaksāsim samaksāto kopā ar parastās piegādes maksu tādā pašā veidā, kā maksāji. Tiesības, ko tev papildus dod tavas valsts likums, paliek spēkā.

## Trūkumi

Ja precei ir trūkums, [raksti mums](/{market}/contact). Mēs to salabosim, apmainīsim vai atmaksāsim naudu, kā to paredz tavas valsts likums.

## Dati

Kā apejamies ar personas datiem, lasi sadaļā [Privātums](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Klientu kluba noteikumi',
      text: `## Pievienošanās

Pievienoties var ikviens, kam ir vismaz 16 gadu un konts. Dalība ir bez maksas un personiska.

## Punkti

Tu krāj punktus par to, ko nopērc un paturi. Punktus par precēm, ko nosūti atpakaļ, atņemam. Punktiem nav naudas vērtības, un tos nevar nodot citam.

## Balvas

No noteikta punktu skaita vari izvēlēties balvu. Pie balvas redzēsi, cik ilgi tā der un kur to vari izmantot.

## Ziņas

Par jauniem audumiem un piedāvājumiem biedriem rakstām tikai tad, ja viņi tam piekrituši, un katrā ziņā ir saite, lai atteiktos.

## Izstāšanās

Izstāties vari jebkurā laikā [savā kontā](/{market}/account/customer-club). Tavi punkti tad tiks dzēsti. Klubu varam slēgt, paziņojot divus mēnešus iepriekš; balvas, kas tev jau ir, der līdz savam datumam.`,
    },
    'notify-me': {
      title: 'Paziņojumi par pieejamību',
      text: 'Lūdzot tev paziņot, tu piekrīti, ka par šo preci vienu reizi uzrakstīsim. Tavu adresi un lūgumu glabājam 90 dienas pēc vēstules vai līdz to izdzēs; katrā vēstulē tam ir saite. Nekas netiek atlikts malā. Vairāk lasi sadaļā [Privātums](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Kuru no mūsu līnijām valkā?',
      text: 'Rādīsim tev to vairāk.',
    },
    fabrics: {
      title: 'Ko tev patīk valkāt?',
      outerwear: 'Virsdrēbes',
      accessories: 'Aksesuāri',
    },
    news: {
      title: 'Cik bieži drīkstam rakstīt?',
      text: 'Tikai tad, ja vēlies saņemt mūsu ziņas.',
      weekly: 'Katru nedēļu',
      monthly: 'Reizi mēnesī',
      monthlyText: 'Jaunā sezona un nekas cits.',
      rarely: 'Reti',
    },
    care: {
      title: 'Kas tevi vēl interesē?',
      repair: 'Labošana un kopšana',
      workroom: 'Kā lietas top',
      events: 'Vakari mūsu veikalos',
    },
  },
  shipping: {
    home: '{carrier}, līdz durvīm',
    pickupPoint: '{carrier}, uz saņemšanas punktu',
    express: '{carrier}, līdz nākamajai darbdienai',
    locker: '{carrier}, uz pakomātu',
    store: 'Saņemšana veikalā',
  },
  promotions: {
    welcome: 'Laipni lūdzam',
    'free-freight': 'Piegāde bez maksas',
    'spend-more': 'Indigo dienas',
    'twenty-off': 'Divdesmit eiro atlaide',
    'club-ten-off': 'Desmit eiro atlaide biedriem',
    'third-basic': 'Trīs T-krekli par divu cenu',
    'winter-scarf': 'Šalle pie ziemas pasūtījuma',
  },
  rewards: {
    delivery: {
      title: 'Piegādi apmaksājam mēs',
      text: 'Nākamais pasūtījums atceļos bez maksas.',
      picture: 'Salocītu audumu kaudzīte',
      choice: 'Bezmaksas piegāde',
    },
    tenOff: {
      title: 'Desmit eiro vai desmit procenti',
      text: 'Izvēlēsies, kad to izmantosi.',
      picture: 'Rievots adījums no dabīgas vilnas',
      amount: 'Desmit eiro atlaide grozam',
      percent: 'Desmit procentu atlaide precēm par pilnu cenu',
    },
  },
};
