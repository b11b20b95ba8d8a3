import type { PageWords } from './en.ts';

export const pl: PageWords = {
  categories: {
    '/new-in': 'Pierwsze rzeczy nowego sezonu, prosto z pracowni.',
    '/women': 'Ubrania o miękkich ramionach i czystych liniach, z tkanin, które czuć w dłoni.',
    '/women/new-in': 'To, co właśnie przyszło dla kobiet, od najnowszych.',
    '/women/clothing': 'Od pierwszej koszuli rano po ostatni płaszcz wieczorem.',
    '/women/clothing/coats-jackets': 'Okrycia z gotowanej wełny, twillu i gęstej bawełny. Skrojone tak, by zmieścił się pod nie sweter.',
    '/women/clothing/knitwear': 'Prążek, splot ryżowy i gładka dzianina z wełny i bawełny. Mankiety trzymają kształt.',
    '/women/clothing/shirts-blouses': 'Sprężysta popelina, prany len i kołnierzyki, które same wiedzą, gdzie leżeć.',
    '/women/clothing/tops-t-shirts': 'Proste topy z grubej bawełny: nosi się je najczęściej, a zauważa ostatnie.',
    '/women/clothing/dresses': 'Sukienki, które trzymają się na ramionach, a resztę zostawiają tkaninie.',
    '/women/clothing/trousers': 'Szerokie, proste i zwężane, z kieszeniami, z których da się korzystać.',
    '/women/clothing/denim': 'Denim z wąskiego krosna, z krajką na widoku. Pierwszego dnia sztywny, po trzydziestu Twój.',
    '/women/clothing/skirts': 'Kopertowe, plisowane i proste, na tyle długie, by się poruszały.',
    '/women/accessories': 'To, co dopełnia strój, od podeszwy w górę.',
    '/women/accessories/shoes': 'Miękka skóra i podeszwy, które można wymienić.',
    '/women/accessories/bags': 'Płócienne i skórzane, w rozmiarze jednego dnia.',
    '/women/accessories/scarves': 'Tkane szaliki z frędzlami z własnych nitek.',
    '/women/accessories/belts': 'Proste klamry i skóra licowa.',
    '/women/accessories/hats-gloves': 'Filcowane i dziane, na miesiące, które tego wymagają.',
    '/women/edits/work': 'Koszule, spodnie i jedna dobra marynarka: na tydzień wystarczy.',
    '/women/edits/weekend': 'Miękkie warstwy na dwa powolne dni.',
    '/women/edits/occasions': 'Na śluby, kolacje i inne powody, żeby się ubrać.',
    '/women/edits/travel': 'Rzeczy, które zajmują mało miejsca i dobrze znoszą walizkę.',
    '/men': 'Other Side to nasza moda męska: te same tkaniny, od drugiej strony. Proste szwy, uczciwe kieszenie, nic krzykliwego.',
    '/men/new-in': 'To, co właśnie przyszło dla mężczyzn, od najnowszych.',
    '/men/clothing': 'Cała szafa w kilku rzeczach.',
    '/men/clothing/coats-jackets': 'Kurtki robocze, krótkie płaszcze i parki z tkanin, które znoszą pogodę.',
    '/men/clothing/tailoring': 'Marynarki bez podszewki i miękkie spodnie: krawiectwo bez zbroi.',
    '/men/clothing/knitwear': 'Rybackie prążki i cienkie swetry z wełny.',
    '/men/clothing/shirts': 'Popelina, oxford i flanela, każda z własnym kołnierzykiem.',
    '/men/clothing/t-shirts': 'Gruba bawełna, dekolt przy szyi, prosty tułów.',
    '/men/clothing/trousers': 'Z zakładkami albo bez, za to z takim stanem, że da się usiąść.',
    '/men/clothing/denim':
      'Czternastouncjowy denim z wąskiego krosna, z czerwoną nitką przy bocznym szwie. Podwiń nogawkę, a ją zobaczysz.',
    '/men/accessories': 'Buty, paski i to, co nosi się ze sobą.',
    '/men/accessories/shoes': 'Derby, trzewiki i proste sneakersy.',
    '/men/accessories/bags': 'Torby na co dzień, torby podróżne i jeden bardzo dobry plecak.',
    '/men/accessories/belts': 'Jeden pas, jedna klamra, wiele lat.',
    '/men/accessories/scarves': 'Wełniane szaliki, szeroko tkane.',
    '/men/accessories/hats-gloves': 'Czapki dokerki i rękawiczki z podszewką.',
    '/men/edits/work': 'Ubrania, które zaczynały jako narzędzia i wciąż nimi są.',
    '/men/edits/weekend': 'Nic, co wymaga żelazka.',
    '/men/edits/occasions': 'Marynarka, biała koszula i pewność, że to wystarczy.',
    '/men/edits/travel': 'Pięć rzeczy, jedna torba.',
    '/cloth': 'Z czterech tkanin powstaje większość tego, co szyjemy. Zacznij od tej, której lubisz dotykać.',
    '/cloth/denim': 'Splot skośny trzy na jeden, osnowa w indygo, wątek niebarwiony, oba brzegi zamknięte.',
    '/cloth/linen': 'Len w splocie płóciennym, ze wszystkimi zgrubieniami.',
    '/cloth/wool': 'Jodełka dla struktury, gotowana wełna dla ciepła, prążek do całej reszty.',
    '/cloth/cotton': 'Popelina na dzień pełen energii, flanela na spokojny.',
    '/sale': 'Rzeczy z minionych sezonów: niższa cena, ta sama tkanina.',
    '/sale/women': 'Damskie rzeczy z minionych sezonów.',
    '/sale/men': 'Męskie rzeczy z minionych sezonów.',
    '/gift-cards': 'Dla osób, które same najlepiej wiedzą, w czym im dobrze. E-mailem, w wybranym dniu.',
  },
  belowGoods: {
    '/women': {
      headline: 'Moda damska, od tkaniny',
      text: `Każda z tych rzeczy zaczęła się jako kawałek tkaniny na naszym stole. Unosimy ją, puszczamy, gnieciemy, pierzemy i dopiero wtedy decydujemy, czym chce być.

Gęsta wełna prosi o płaszcz z prostymi plecami. Luźny len chce być sukienką, która trzyma się na ramionach. Popelina pozostaje sprężysta, więc staje się koszulą. Gdy słucha się tkaniny, niewiele zostaje do wymyślenia.

## Co dalej

- Dwa swetry, cienki i gruby.
- Biała koszula, byle nie za biała.
- Spodnie z kieszeniami, z których da się korzystać.
- Jeden płaszcz. Z nim nie ma pośpiechu.

To, co nosi się najczęściej, powinno być zrobione najlepiej; zacznij od tego, reszta przyjdzie sama.`,
    },
    '/other-side': {
      headline: 'Other Side: moda męska, od drugiej strony',
      text: `Other Side krojone jest z tych samych tkanin co wszystko inne, na tym samym stole i przez tych samych ludzi. Tylko linie są inne.

Denim ma czternaście uncji i jest tkany wąsko; podwiń nogawkę, a zobaczysz czerwoną nitkę. Marynarki nie mają podszewki, bo dobra tkanina nie potrzebuje zbroi. Koszule są z popeliny, oxfordu i flaneli, każda z własnym kołnierzykiem.

## Od czego zacząć

Wybierz to, po co sięgasz bez namysłu, i kup to w najlepszej jakości. Dla większości będą to jeansy. Dla niektórych koszula.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Dzianina, która trzyma kształt',
      text: `Prążek wraca na miejsce, bo jego kolumny stoją blisko siebie, jak miech akordeonu. Dlatego mankiety i doły są prążkowane i dlatego sweter cały w prążki pasuje tak wielu osobom.

Dziejemy z wełny i bawełny. Wełna grzeje bardziej, niż waży, i częściej potrzebuje powietrza niż wody. Bawełna jest chłodniejsza, cięższa i pierze się ją bez zastanowienia.

## Pielęgnacja

Wietrz przez noc. Składaj, nigdy nie wieszaj. Kulki zdejmuj grzebieniem: biorą się z luźnych włókien i po jakimś czasie znikają.`,
    },
    '/cloth/denim': {
      headline: 'Co czyni z niego selvedge',
      text: `Na wąskim krośnie wątek zawraca na końcu każdego rzędu. Brzeg zamyka się sam, a tkalnia prowadzi wzdłuż niego kolorową nitkę, żeby odróżnić zamówienia. Nasza jest czerwona.

Denim z takiego krosna jest gęsty, trochę nierówny i pierwszego dnia sztywny. Indygo zostaje na wierzchu przędzy i ściera się tam, gdzie się ruszasz. Po miesiącu tkanina wie, jak siadasz.`,
    },
  },
  looks: {
    'look-autumn':
      'Wełniany płaszcz w kolorze camel, golf w kolorze ecru, ciemne spodnie z zakładkami i brązowe botki, ułożone obok siebie',
    'look-denim': 'Surowe proste jeansy obok kurtki jeansowej, białego T-shirtu i skórzanego paska',
    'look-knit': 'Ceglasty kardigan z prążkowanym golfem, grafitowa czapka i złożony szalik',
    'look-women': 'Piaskowy trencz z białą bluzką, niebieska plisowana spódnica i czarne loafersy',
    'look-men': 'Granatowa marynarka na błękitnej koszuli, piaskowe chinosy i białe sneakersy',
    'look-linen': 'Lniana sukienka koszulowa w kolorze owsianym, płócienna torba i brązowe loafersy',
    'look-home':
      'Owsiany płaszcz, golf w kolorze ecru i ciemne spodnie obok granatowego płaszcza, swetra w kolorze camel i ciemnych jeansów',
    'look-other-side': 'Kurtka z ciemnego denimu, szara bluza z kapturem i czarne jeansy ułożone tyłem do góry',
    'look-gifts': 'Karty podarunkowe w kilku kolorach, z nitką wzdłuż brzegu, na swoich kopertach',
  },
  fronts: {
    inPicture: 'Na zdjęciu',
    otherSide: 'Odwróć na drugą stronę',
  },
  gifts: {
    worth: 'Od {least} do {most}',
    how: 'Jak to działa',
    choose: 'Wybierz kartę i kwotę.',
    write: 'Napisz kilka słów i wybierz dzień. Karta przyjdzie e-mailem.',
    use: 'Kartę realizuje się w koszyku. Reszta zostaje na karcie.',
  },
  women: {
    hero: 'Na koniec płaszcz',
    heroCta: 'Zobacz płaszcze',
    disclaimer: 'Nowości przychodzą w czwartki',
    newCta: 'Zobacz wszystkie nowości',
  },
  men: {
    hero: 'Pięć rzeczy, cały tydzień',
    heroText: 'Marynarka, koszula, chinosy, sneakersy. I jeden dzień wolny.',
    start: 'Zacznij od tego, co nosisz najczęściej.',
    wanted: 'Najczęściej wybierane',
  },
  autumn: {
    heading: 'Jesienne tkaniny',
    intro: 'Wełna w kolorze camel, flanela, prążek, który wraca na miejsce: oto co zeszło z krosien w tym sezonie.',
    hero: {
      above: 'Sezon',
      headline: 'Camel, prążek, brązowe botki',
      text: 'Cztery tkaniny i kolejność, w jakiej się je wkłada.',
      cta: 'Zobacz płaszcze',
      countdown: 'Zimowe tkaniny będą za',
      launched: 'Zimowe tkaniny już są',
    },
    banners: {
      wool: 'Gotowana wełna znów w granacie',
      repairs: 'Bezpłatne naprawy w pierwszym roku: [jak to działa](/{market}/i/care)',
      members: 'Klub widzi zimowe tkaniny dzień przed wszystkimi',
    },
    ways: {
      headline: 'Cztery sposoby na wyjście z domu',
      rain: 'Na deszcz, którego nie zapowiadano.',
      rainCta: 'Trencze',
      office: 'Do biura bez dress code’u.',
      sunday: 'Na niedzielę, która zaczyna się późno.',
      rest: 'Na całą resztę.',
    },
    film: {
      poster: 'Krajka na brzegu denimu',
      headline: 'Wzdłuż krajki',
      text: 'Osiem sekund krajki, bez pośpiechu.',
      cta: 'Poznaj nasze tkaniny',
    },
    chosen: 'Wybrane na chłód',
    member: {
      headline: 'Ty zobaczysz wcześniej',
      text: 'Należysz do klubu, więc zimowe tkaniny zobaczysz 20 grudnia, dzień przed otwarciem drzwi.',
    },
    everyone: {
      headline: 'Dzień wcześniej',
      text: 'Osoby z klubu klienta zobaczą zimowe tkaniny 20 grudnia. Wszyscy inni dzień później.',
      cta: 'O klubie',
    },
    questions: {
      headline: 'Zanim zapytasz',
      size: {
        title: 'Jaki rozmiar w gotowanej wełnie?',
        text: 'Większy, jeśli wahasz się między dwoma. Tkanina kurczy się przed skrojeniem i nie ustępuje.',
      },
      wash: {
        title: 'Czy można ją prać?',
        text: 'Najpierw przewietrz. Większość śladów znika do rana. Jeśli nie, **wyszczotkuj** i dopiero potem pomyśl o programie do wełny.',
      },
      fade: {
        title: 'Czy camel blaknie?',
        text: 'Barwi się go we włóknie, więc ściera się równo. Mimo wszystko trzymaj go z dala od słonecznego okna.',
      },
    },
  },
  denimDays: {
    heading: 'Dni denimu',
    intro: 'Dziesięć dni dla surowego denimu: czym jest, jak go rozchodzić i kod na pierwszą parę.',
    banner: {
      text: '**Dni denimu** wkrótce się kończą',
      over: 'Dni denimu dobiegły końca',
      popup: 'Drobnym drukiem',
      popupText: 'Jeden kod na zamówienie, na denim w pełnej cenie. Nie łączy się z innym kodem.',
    },
    raw: {
      above: 'Czternaście uncji',
      headline: 'Pierwszego dnia sztywny',
      text: 'Surowy denim nie był prany, odkąd zszedł z krosna. Zagięcia, których nabiera, są Twoje: pod kolanem, na biodrze, wokół kluczy w kieszeni. **Noś go miesiąc, zanim wypierzesz.**',
      cta: 'Zobacz cały denim',
      code: 'Dziesięć procent mniej za pierwszą parę',
    },
    wanted: 'Najczęściej wybierane jeansy',
    promises: {
      hem: 'Skrócimy je za darmo',
      returns: 'Trzydzieści dni na zmianę zdania',
      repairs: 'Naprawy, dopóki się trzyma',
    },
    closely: 'Jedna kurtka, z bliska',
    film: {
      headline: 'Jak ściera się indygo',
      text: 'Wideo z tkalni. Ruszy, gdy na to pozwolisz.',
    },
    women: 'Denim damski',
    men: 'Denim męski',
    more: 'Pasuje do błękitu',
    questions: {
      headline: 'Jak je rozchodzić',
      sofa: {
        title: 'Czy zafarbują mi kanapę?',
        text: 'Na początku trochę. Przez pierwsze tygodnie trzymaj je z dala od jasnych tkanin.',
      },
      wash: {
        title: 'Kiedy je wyprać?',
        text: 'Gdy same stoją. W zimnej wodzie, na lewej stronie, i powiesić mokre.',
      },
      size: {
        title: 'Jaki rozmiar?',
        text: 'Twój. W pasie puszczą o centymetr, a w praniu go odzyskają.',
      },
    },
  },
  loom: {
    heading: 'Poranek przy krośnie',
    intro: 'Jak powstaje czterdzieści metrów denimu i dlaczego nikt się nie spieszy.',
    picture: 'Brzeg denimu z czerwoną nitką',
    morning: {
      above: 'Szósta rano',
      headline: 'Najpierw je słychać, potem widać',
      text: `Krosno czółenkowe hałasuje jak pociąg: nie przeszkadza, jeśli wiadomo, dokąd jedzie. W tej sali stoi ich jedenaście, żadne nie jest młodsze ode mnie, a wszystkich pilnuje jedna osoba.

Chodzi. Na tym głównie polega ta praca. Wzdłuż rzędu, z powrotem wzdłuż rzędu, z jedną ręką na schodzącej tkaninie. Ręka znajduje zerwaną nitkę szybciej niż oko.`,
    },
    twill: {
      headline: 'Trzy górą, jeden dołem',
      text: 'Osnowa jest niebieska, wątek nie. Każda niebieska nitka przechodzi nad trzema jasnymi i pod czwartą, a w każdym rzędzie stopień przesuwa się o jedną nitkę w prawo. To cały splot skośny. I dlatego wierzch jest niebieski, a spód nie.',
    },
    slow: {
      picture: 'Denim w kolorze indygo w miękkich fałdach',
      headline: 'Pięć metrów na godzinę',
      text: 'Nowoczesne krosno robi czterdzieści.',
    },
    why: {
      headline: 'Dlaczego tak wolno?',
      text: 'Bo wątek musi zawrócić. Na brzegu nic się nie tnie, więc nic się tam nigdy nie strzępi.',
      cta: 'Zobacz denim',
    },
    noon: `Do południa na wałku jest dwadzieścia metrów. Podpisuje brzeg kredą, dopisuje datę i idzie na obiad. Krosna pracują bez niej dokładnie tak długo, aż zauważy, że jedno zmieniło ton.

## Czterdzieści metrów

Jedna belka wystarcza na trzydzieści par. Zamówiliśmy sześć. Kiedy się skończą, przyjdą następne, trochę inne, bo bawełnę zebrano w innym miesiącu.`,
    more: 'Więcej o tkaninach',
  },
  club: {
    intro: 'Punkty za każde zamówienie, nowe tkaniny tydzień wcześniej i pomoc, gdy coś się podrze.',
    benefits: {
      headline: 'Co daje klub',
      points: 'Punkty za to, co zostaje u Ciebie',
      pointsMore: 'Punkty są Twoje, gdy minie czas na zwrot. Od **pięćdziesięciu punktów** wymienisz je na nagrodę.',
      early: 'Nowe tkaniny tydzień wcześniej',
      mending: 'Naprawy w pierwszym roku',
      birthday: 'Drobiazg na urodziny',
    },
    signup: {
      headline: 'Bądź wśród pierwszych',
      text: 'To nic nie kosztuje, a zrezygnować można jednym kliknięciem.',
      button: 'Dołącz do klubu',
      terms: 'Akceptuję [regulamin klubu](/{market}/customer-club/terms).',
      welcome: 'Witaj',
      welcomeText: 'Nowe tkaniny tydzień wcześniej, niż zawisną w sklepie, a na niektóre osobna cena.',
    },
    questions: {
      headline: 'Pytania',
      expire: {
        title: 'Czy punkty wygasają?',
        text: 'Po roku od dnia, w którym je dostajesz. Na koncie widać, ile i kiedy.',
      },
      data: {
        title: 'Co o mnie wiecie?',
        text: 'To, co nam mówisz, i to, co kupujesz. Wszystko jest na [stronie o prywatności](/{market}/i/privacy).',
      },
      leave: {
        title: 'Jak zrezygnować?',
        text: 'Na koncie, w zakładce Klub klienta. Punkty wtedy przepadają, więc lepiej je najpierw wykorzystać.',
      },
    },
  },
  contact: {
    intro: 'Każdą wiadomość ktoś czyta. W dni robocze odpowiadamy do wieczora następnego dnia.',
    write: {
      headline: 'Napisz',
      text: 'Jeśli piszesz o zamówieniu albo produkcie, podaj numer lub nazwę. Gdy coś jest nie tak ze szwem, pomoże zdjęcie.',
    },
    call: {
      headline: 'Zadzwoń',
      text: 'Od poniedziałku do piątku, od dziewiątej do siedemnastej czasu kopenhaskiego.',
    },
    questions: {
      headline: 'Najczęstsze pytania',
      parcel: {
        title: 'Gdzie jest moja paczka?',
        text: 'W wiadomości o wysyłce jest link. Możesz też [sprawdzić tutaj](/{market}/track-order).',
      },
      back: {
        title: 'Jak coś zwrócić?',
        text: 'W ciągu 30 dni i bez śladów noszenia. [Zgłoś zwrot](/{market}/returns), a dostaniesz etykietę.',
      },
      cost: {
        title: 'Ile kosztuje dostawa?',
        text: 'Od {amount} nic. Poniżej tej kwoty koszt widać w koszyku, zanim podejmiesz decyzję.',
      },
      gone: {
        title: 'Nie ma mojego rozmiaru',
        text: 'Zostaw adres na stronie produktu. Napiszemy raz, gdy wróci.',
      },
    },
  },
  careers: {
    intro: 'Jest nas niewiele, sami kroimy swoje formy i razem jemy obiady.',
    table: {
      picture: 'Bele tkanin stojące obok siebie',
      headline: 'Jeden stół',
      text: 'Osoby, które projektują, kroją i odpowiadają na Twoje wiadomości, siedzą w jednym pokoju w Kopenhadze. Sklepy prowadzą ci, którzy szyją na zapleczu. Jeśli lubisz wiedzieć, jak coś powstaje, będzie ci tu dobrze.',
    },
    hours: 'Trzydzieści siedem godzin, i tyle naprawdę',
    cloth: 'Kupon tkaniny w każdym sezonie',
    place: 'Kopenhaga albo tam, gdzie są nasze sklepy',
  },
  content: {
    about: {
      intro: 'Selvedge to krajka: brzeg, na którym tkanina wykańcza się sama. Podoba nam się ta myśl, stąd nazwa.',
      text: `Na wąskim krośnie wątek zawraca na końcu każdego rzędu. Brzeg zamyka się sam: niczego się nie tnie, niczego nie klei, nic się nie strzępi. Tkalnie znaczyły go kolorową nitką, żeby odróżnić jedno zamówienie od drugiego. Nasza jest czerwona.

## Jak pracujemy

Zaczynamy od tkaniny. Gdy jest wybrana, rysujemy tak mało, jak na to pozwala: prosty szew tam, gdzie splot jest gęsty, szeroki tam, gdzie len chce opadać. Rzecz zostaje w kolekcji tak długo, jak długo tkanina jest dobra, a ludzie ją noszą.

## Dwie strony

Selvedge jest dla kobiet. Other Side to nasza moda męska: te same tkaniny, od drugiej strony. Jedno i drugie powstaje w tym samym pokoju i na tym samym stole.

## Gdzie nas znaleźć

W sklepie, w którym właśnie jesteś, i w naszych sklepach stacjonarnych, jeśli któryś jest blisko Ciebie. Masz pytanie o tkaninę? [Napisz do nas](/{market}/contact).`,
    },
    materials: {
      intro: 'Z czterech tkanin powstaje większość tego, co szyjemy. Oto czym są i jak się zachowują.',
      text: `## Denim

Splot skośny trzy na jeden: każda barwiona nitka osnowy przechodzi nad trzema niebarwionymi nitkami wątku i pod jedną, a w każdym rzędzie stopień przesuwa się o jedną nitkę w prawo. Stąd skos na wierzchu, gdzie zostaje większość indygo. Barwnik trzyma się zewnętrznej strony przędzy i ściera się tam, gdzie się ruszasz. [Zobacz denim](/{market}/cloth/denim)

## Len

Len w splocie płóciennym: jedna nitka górą, jedna dołem. Zgrubienia pochodzą z włókna; zostawiamy je. Len się gniecie, szybko schnie i mięknie z każdym praniem. [Zobacz len](/{market}/cloth/linen)

## Wełna

Jodełka to splot skośny, który co kilka nitek zmienia zdanie. Gotowaną wełnę dzieje się szeroko i kurczy, aż się sfilcuje, więc można ją ciąć bez strzępienia. Prążek dziany jest w kolumny i wraca na miejsce. [Zobacz wełnę](/{market}/cloth/wool)

## Bawełna

Popelina ma splot płócienny z cienką, gęstą osnową i pozostaje sprężysta. Flanela ma drapaną powierzchnię i trzyma ciepło. [Zobacz bawełnę](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Pierz rzadziej, wietrz częściej, naprawiaj wcześnie. Większość ubrań potrzebuje mniej, niż myślimy.',
      text: `## Denim

Wywróć na lewą stronę, pierz w zimnej wodzie z podobnymi kolorami i powieś mokry. Pierwsze prania oddają indygo: przez jakiś czas trzymaj go z dala od jasnej tapicerki. Suszarkę zostaw w spokoju.

## Len

W 30 albo 40 stopniach, z miejscem w bębnie. Prasuj wilgotny albo nie prasuj wcale.

## Wełna

Przewietrz przez noc, zanim uznasz, że trzeba prać. Jeśli trzeba: program do wełny i trochę płynu do wełny, wodę wyciśnij w ręcznik, susz na płasko. Kulki biorą się z luźnych włókien: zdejmiesz je grzebieniem.

## Bawełna

Popelinę można prać w ciepłej wodzie i prasować gorącym żelazkiem. Flanela zachowa meszek, jeśli pierze się ją na lewej stronie.

## Naprawa

- Luźny guzik przyszyj dziś: jutro się zgubi.
- Małą dziurę zamknij, zanim będzie duża.
- Widoczna cera z dobrej przędzy to żaden wstyd.

Nie wiesz, jak coś uratować? [Zapytaj nas](/{market}/contact). Wolimy naprawiać niż wymieniać.`,
    },
    sustainability: {
      intro: 'Najbardziej odpowiedzialne jest ubranie, które nosi się długo. Na tym się skupiamy.',
      text: `## Co robimy

- Wybieramy tkaniny, które długo wytrzymują, i przed krojeniem sprawdzamy, jak się noszą i piorą.
- Najpierw zamawiamy mało, potem dokładamy, żeby mniej zostawało.
- Zostawiamy fasony w kolekcji, zamiast wymieniać je co sezon.
- Pielęgnację i naprawę opisujemy na jednej prostej stronie: [Pielęgnacja i naprawa](/{market}/i/care).

## Czego nie twierdzimy

Ubranie zawsze kosztuje wodę, energię i czyjąś pracę. Żadnego produktu nie nazywamy zielonym i nie drukujemy znaku, którego nie umielibyśmy wyjaśnić w jednym zdaniu. Jeśli produkt ma oznaczenie, na jego stronie jest napisane, co ono obejmuje i kto to sprawdza.

## Zapytaj nas

Jeśli chcesz wiedzieć więcej o konkretnym produkcie, [napisz do nas](/{market}/contact) i podaj, o który chodzi. Dostaniesz odpowiedź, nawet jeśli brzmi: jeszcze nie wiemy.`,
    },
    delivery: {
      intro: 'Ile kosztuje dostawa, ile trwa i jak ją śledzić.',
      text: `## Koszt

Przy zamówieniach od {amount} dostawa jest darmowa. Poniżej tej kwoty koszt widać w koszyku, zanim podejmiesz decyzję.

## Czas

Paczki wychodzą od nas zwykle w ciągu jednego lub dwóch dni roboczych. Jak długo są w drodze, zależy od wybranego przewoźnika; w kasie zobaczysz przewidywany dzień dla Twojego adresu.

## Śledzenie paczki

Gdy zamówienie wyjdzie, dostaniesz wiadomość z linkiem. W każdej chwili możesz też sprawdzić je na stronie [Śledź zamówienie](/{market}/track-order).

## Gdy coś pójdzie nie tak

Jeśli paczka się spóźnia, jest uszkodzona albo w środku jest coś innego, [daj nam znać](/{market}/contact). Zachowaj opakowanie, dopóki nie odpowiemy: przewoźnik może chcieć je zobaczyć.

## Zwroty

Masz 30 dni na zmianę zdania. Zgłoś zwrot na stronie [Zwroty](/{market}/returns) i odeślij rzeczy bez śladów noszenia.`,
    },
    'size-guide': {
      intro: 'Zmierz się raz, na cienkim ubraniu, miarką, która przylega, ale nie uciska.',
      text: `## Jak mierzyć

- Klatka piersiowa: w najszerszym miejscu, ręce opuszczone.
- Talia: tam, gdzie zapina się pasek, na wydechu.
- Biodra: w najszerszym miejscu, stopy złączone.
- Wewnętrzna długość nogawki: od kroku do podłogi, bez butów.

## Między rozmiarami

Większy w denimie i gotowanej wełnie, które trzymają kształt; mniejszy w prążku i pranym lnie, które ustępują.

## Jak kroimy

Płaszcze kroimy tak, by zmieścił się pod nie sweter. Koszule są proste. Spodnie sięgają talii, chyba że przy produkcie jest napisane inaczej. Wymiary osoby na zdjęciu i rozmiar, który ma na sobie, są na stronie każdego produktu.

Jeśli nadal masz wątpliwości, [zapytaj nas](/{market}/contact) i napisz, co zwykle nosisz.`,
    },
    'notify-me': {
      intro: 'Gdy Twojego rozmiaru zabraknie, możemy napisać raz, kiedy wróci.',
      text: `Na stronie produktu wybierz rozmiar, którego nie ma, albo produkt, który dopiero będzie, i naciśnij „Powiadom mnie, gdy wróci”. Z kontem to wszystko; bez konta wpisujesz adres e-mail i potwierdzasz go w wiadomości, którą wyślemy.

## Kogo powiadamiamy

Kto poprosił pierwszy. Piszemy do tylu osób, ile jest sztuk, a do następnych, jeśli nikt po nie nie przyszedł. Prośba nie rezerwuje rzeczy.

## Co przechowujemy

Twój adres e-mail, produkt i rozmiar, do 90 dni po wysłaniu wiadomości albo dopóki nie powiesz, że dość.

## Jak zrezygnować

Każda wiadomość kończy się linkiem, który usuwa prośbę. Z kontem znajdziesz ją też w zakładce [Preferencje](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Co o Tobie wiemy, dlaczego to wiemy i jak możesz to zmienić.',
      text: `## Co przechowujemy

- Gdy zamawiasz: imię i nazwisko, adresy, e-mail, numer telefonu i zamówione rzeczy, żeby je dostarczyć i za nie odpowiadać.
- Gdy masz konto: to samo, a także listy życzeń i preferencje, dopóki go nie usuniesz.
- Gdy dołączasz do klubu klienta: punkty i nagrody.
- Gdy do nas piszesz: Twoją wiadomość i naszą odpowiedź.

Nigdy nie widzimy pełnego numeru karty. Płatności obsługuje wybrany przez Ciebie dostawca usług płatniczych.

## Kto jeszcze je widzi

Ci, którzy potrzebują ich, by Cię obsłużyć: przewoźnik, dostawca usług płatniczych i firmy, które utrzymują nasze serwery. Mogą ich używać tylko w tym celu.

## Jak długo

Tak długo, jak trwa cel, a dłużej tylko wtedy, gdy wymaga tego prawo, jak przy fakturach.

## Twoje prawa

Masz prawo dostępu do swoich danych osobowych, ich sprostowania, przeniesienia i usunięcia, a zgodę możesz wycofać w każdej chwili. Wiele z tego zrobisz na [swoim koncie](/{market}/account); w pozostałych sprawach [napisz do nas](/{market}/contact). Możesz też wnieść skargę do organu ochrony danych w swoim kraju.`,
    },
    cookies: {
      intro: 'Małe notatki, które sklep zostawia w przeglądarce. Niektóre są niezbędne; o reszcie decydujesz Ty.',
      text: `## Niezbędne

Bez nich sklep nie działa: pamiętają Twój rynek, koszyk i to, że jesteś na swoim koncie.

## Funkcjonalne

Ułatwiają korzystanie ze sklepu, na przykład pokazują mapę albo wideo innego dostawcy.

## Analityczne

Mówią nam, które strony są czytane i gdzie coś nie działa. Patrzymy na sumy, nie na osoby.

## Reklamowe

Pozwoliłyby innym firmom pokazywać Ci to, co tu oglądasz.

Tego, co nie jest niezbędne, nie zapisujemy bez Twojej zgody, osobno na każdy rodzaj. Zdanie możesz zmienić w każdej chwili.`,
    },
    accessibility: {
      intro: 'Z tego sklepu powinien móc korzystać każdy. Oto jak daleko jesteśmy i jak powiedzieć nam, czego brakuje.',
      text: `Budujemy zgodnie z wytycznymi WCAG 2.2 na poziomie AA. Każdą stronę przy każdym wydaniu sprawdza program, a tam, gdzie program nie potrafi ocenić, sprawdzamy ją ręcznie, klawiaturą i czytnikiem ekranu.

## Na co możesz liczyć

- Wszystko działa z klawiatury, a fokus jest zawsze widoczny.
- Strony można czytać bez skryptów i powiększyć do 400 procent.
- Ruch ustaje, gdy Twój system prosi, by było go mniej.
- Obrazy mają opis, chyba że tylko zdobią.

## Czego jeszcze nie ma

Materiały wideo innych firm mogą nie mieć napisów. Niektóre dokumenty przewoźników to obrazy tekstu.`,
    },
    imprint: {
      intro: 'Kto prowadzi ten sklep.',
      text: `Selvedge to sklep demonstracyjny. Pokazuje, co potrafi oprogramowanie open source o tej samej nazwie; niczego nie można tu kupić i żadne zamówienie nie zostanie dostarczone.

## Gdyby to był Twój sklep

Firma, jej adres, osoby ją reprezentujące, wpis do rejestru i dane kontaktowe pochodzą z ustawień rynku w Studiu. Ten tekst jest treścią: zmienia się go tam, osobno dla każdego rynku.

## Kontakt

Pytania docierają do nas przez [formularz kontaktowy](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Regulamin',
      text: `Ten regulamin opisuje, jak kupuje się w Selvedge. To sklep demonstracyjny: niczego nie dostarczamy i za nic nie pobieramy opłat.

## Zamawianie

Zdjęcia i teksty w sklepie zachęcają do zamówienia. Zamówienie jest ofertą; umowa zostaje zawarta, gdy potwierdzimy, że paczka wyszła. Do chwili złożenia zamówienia możesz je obejrzeć i poprawić na każdym etapie.

## Ceny

Ceny podajemy w walucie rynku, na którym jesteś. Koszyk informuje, czy zawierają podatek, a koszt dostawy widać przed zapłatą.

## Płatność

Płacisz jedną z metod dostępnych w kasie. Kwota jest blokowana przy zamówieniu i pobierana, gdy paczka wychodzi.

## Dostawa

Dostarczamy pod adresy na rynku, na którym zamawiasz. Zobacz [Dostawa](/{market}/i/delivery).

## Odstąpienie od umowy

Masz 30 dni od otrzymania towaru, by go odesłać bez podawania przyczyny. Zgłoś zwrot na stronie [Zwroty](/{market}/returns). Zwracamy to, co zapłacono, wraz z kosztem zwykłej dostawy, tą samą metodą płatności. Dalej idące prawa, które daje Ci prawo Twojego kraju, pozostają bez zmian.

## Reklamacje

Jeśli coś jest wadliwe, [powiedz nam o tym](/{market}/contact). Naprawimy, wymienimy albo zwrócimy pieniądze, zgodnie z prawem Twojego kraju.

## Dane

Jak przetwarzamy dane osobowe, opisujemy na stronie [Prywatność](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Regulamin klubu klienta',
      text: `## Przystąpienie

Dołączyć może każda osoba, która ma co najmniej 16 lat i konto. Członkostwo jest bezpłatne i osobiste.

## Punkty

Zbierasz punkty za to, co kupujesz i zatrzymujesz. Punkty za zwrócony towar odejmujemy. Punkty nie mają wartości pieniężnej i nie można ich przekazać.

## Nagrody

Od określonej liczby punktów możesz wybrać nagrodę. Przy każdej nagrodzie podajemy, jak długo jest ważna i gdzie można ją wykorzystać.

## Wiadomości

O nowych tkaninach i ofertach piszemy tylko do osób, które wyraziły na to zgodę, a w każdej wiadomości jest link do rezygnacji.

## Rezygnacja

Możesz zrezygnować w każdej chwili na [swoim koncie](/{market}/account/customer-club). Punkty zostaną wtedy usunięte. Możemy zamknąć klub z dwumiesięcznym wyprzedzeniem; nagrody, które już masz, pozostają ważne do swojej daty.`,
    },
    'notify-me': {
      title: 'Powiadomienia o dostępności',
      text: 'Prosząc o powiadomienie, zgadzasz się, że napiszemy do Ciebie raz w sprawie tej rzeczy. Adres i prośbę przechowujemy do 90 dni po tej wiadomości albo do chwili, gdy ją usuniesz; link do tego jest w każdej wiadomości. Niczego dla Ciebie nie odkładamy. Więcej na stronie [Prywatność](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Które z naszych linii nosisz?',
      text: 'Pokażemy Ci ich więcej.',
    },
    fabrics: {
      title: 'Co lubisz nosić?',
      outerwear: 'Okrycia wierzchnie',
      accessories: 'Akcesoria',
    },
    news: {
      title: 'Jak często możemy pisać?',
      text: 'Tylko jeśli chcesz dostawać od nas wiadomości.',
      weekly: 'Co tydzień',
      monthly: 'Raz w miesiącu',
      monthlyText: 'Nowy sezon i nic więcej.',
      rarely: 'Rzadko',
    },
    care: {
      title: 'Co jeszcze Cię interesuje?',
      repair: 'Naprawa i pielęgnacja',
      workroom: 'Jak powstają rzeczy',
      events: 'Wieczory w naszych sklepach',
    },
  },
  shipping: {
    home: '{carrier}, pod drzwi',
    pickupPoint: '{carrier}, do punktu odbioru',
    express: '{carrier}, następnego dnia roboczego',
    locker: '{carrier}, do automatu paczkowego',
    store: 'Odbiór w sklepie',
  },
  promotions: {
    welcome: 'Na powitanie',
    'free-freight': 'Darmowa dostawa',
    'spend-more': 'Dni indygo',
    'twenty-off': 'Rabat na większe zakupy',
    'club-ten-off': 'Rabat dla klubu',
    'third-basic': 'Trzy T-shirty w cenie dwóch',
    'winter-scarf': 'Szalik do zimowego zamówienia',
  },
  rewards: {
    delivery: {
      title: 'Dostawa na nasz koszt',
      text: 'Następne zamówienie przyjdzie za darmo.',
      picture: 'Stos złożonych tkanin',
      choice: 'Darmowa dostawa',
    },
    tenOff: {
      title: 'Rabat kwotowy albo dziesięć procent',
      text: 'Wybierasz przy odbiorze nagrody.',
      picture: 'Prążkowana dzianina z naturalnej wełny',
      amount: 'Stała kwota mniej za cały koszyk',
      percent: 'Dziesięć procent mniej za to, co nie jest przecenione',
    },
  },
};
