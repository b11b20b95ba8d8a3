/**
 * Forms of words, by language: those of one line are one word and must meet, those of two lines are different words and must not.
 * Lines that look alike stand there for that reason. Plurals that are made otherwise than by an ending are listed in `words`.
 */
export const forms: Readonly<Record<string, string>> = {
  ar: `
    فستان الفستان والفستان بالفستان فساتين الفساتين
    كنزة الكنزة كنزات كنزتي
    تنورة التنورة
    قميص القميص قمصان
    جاكيت الجاكيت جاكيتات
    أسود الأسود اسود سوداء السوداء
    رجالي رجالية الرجالية
    نسائي نسائية
    بلوزة بلوزات البلوزة
    بلوفر البلوفر
    معطف المعطف معاطف`,
  bg: `
    рокля рокли роклята роклите
    риза ризи ризата ризите
    яке якета якето якетата
    панталон панталони панталона панталоните
    пола поли полата
    пуловер пуловери пуловера
    черен черна черно черни черния
    обувка обувки обувките
    чанта чанти чантата
    палто палта палтото
    поло
    жилетка жилетки`,
  bs: `
    haljina haljine haljinu haljini haljinama
    košulja košulje košulju košulja
    jakna jakne jaknu jaknama
    pantalone pantalona pantalonama
    suknja suknje suknju
    džemper džemperi džempera džempere
    crna crni crno crne crnog
    cipela cipele cipelama
    torba torbe torbu
    kaput kaputi kaputa
    kapa kape kapu`,
  ca: `
    vestit vestits
    camisa camises
    samarreta samarretes
    jaqueta jaquetes
    pantalons pantaló
    faldilla faldilles
    jersei jerseis
    negre negra negres
    sabata sabates
    bossa bosses
    abric abrics
    blanc blanca blancs blanques
    camió camions`,
  cs: `
    šaty šatů šatech
    košile košili košilí košilemi
    bunda bundy bundu bundou
    kalhoty kalhot kalhotách
    sukně sukni sukní
    svetr svetry svetru svetrů
    černá černý černé černého
    bota boty botami
    taška tašky tašku
    kabát kabáty kabátu
    čepice čepici`,
  da: `
    kjole kjoler kjolen kjolerne
    skjorte skjorter skjorten skjorterne
    jakke jakker jakken
    bukser bukserne
    nederdel nederdele nederdelen
    trøje trøjer trøjen
    sort sorte
    sko skoene
    skjold skjolde
    taske tasker tasken
    frakke frakker frakken
    hue huer huen
    blå
    hus huse huset`,
  de: `
    Hose Hosen
    Kleid Kleider Kleides Kleidern
    Kleidung
    Rock Röcke Rocks
    Jacke Jacken
    Jackett Jacketts
    Hemd Hemden Hemdes
    Mantel Mäntel Mänteln Mantels
    Schuh Schuhe Schuhen
    Schal Schals
    schwarz schwarze schwarzes schwarzen schwarzer schwarzem
    weiß weiße weißes weisses
    weit weite weites
    Bluse Blusen
    Blouson Blousons`,
  el: `
    φόρεμα φορέματα φορέματος
    πουκάμισο πουκάμισα πουκαμίσου
    φούστα φούστες φούστας
    φούτερ
    παντελόνι παντελόνια
    παλτό παλτά
    μαύρο μαύρα μαύρη μαύρος μαύρες
    λευκό λευκά λευκή λευκός
    παπούτσι παπούτσια
    τσάντα τσάντες τσάντας
    ζώνη ζώνες
    ζακέτα ζακέτες
    ανδρικό ανδρικά ανδρική
    μπλουζάκι μπλουζάκια
    μπλούζα μπλούζες`,
  en: `
    dress dresses
    shirt shirts
    jacket jackets
    jean jeans
    coat coats
    coating coatings
    accessory accessories
    shoe shoes
    belt belts
    belted
    scarf scarfs scarves
    man men mens
    woman women womens
    knit knits
    body bodies
    boot boots
    boat boats`,
  es: `
    vestido vestidos
    camisa camisas
    camiseta camisetas
    chaqueta chaquetas
    pantalón pantalones
    falda faldas
    jersey jerséis jerseys
    negro negra negros negras
    zapato zapatos
    zapatilla zapatillas
    abrigo abrigos
    bolso bolsos
    bolsillo bolsillos
    marrón marrones`,
  et: `
    kleit kleidi kleidid kleiti
    särk särgid särki
    jope joped
    püksid pükse
    seelik seeliku seelikud seelikut
    kampsun kampsunid kampsuni kampsunit
    must musta mustad
    king kingad kingi
    kott kotid kotti
    mantel mantlid mantlit
    müts mütsid mütsi`,
  fi: `
    mekko mekot mekkoja mekon
    paita paidat paitoja paidan
    takki takit takin takkeja
    housut housujen housuja
    hame hameet hameen
    neule neuleet neuleita neuleen
    musta mustat mustan mustia
    kenkä kengät kenkiä
    laukku laukut laukun
    vyö vyöt
    pipo pipot pipon`,
  fr: `
    robe robes
    chemise chemises
    chemisier chemisiers
    veste vestes
    veston vestons
    pantalon pantalons
    jupe jupes
    manteau manteaux
    noir noire noirs noires
    plissé plissée plissés plissées
    chaussure chaussures
    chaussette chaussettes
    ceinture ceintures
    long longue
    imprimé imprimée imprimés imprimées`,
  hr: `
    haljina haljine haljinu haljini haljinama
    košulja košulje košulju
    jakna jakne jaknu jaknama
    hlače hlača hlačama
    suknja suknje suknju
    džemper džemperi džempera
    crna crni crno crne crnog
    cipela cipele cipelama
    torba torbe torbu
    kaput kaputi kaputa
    kapa kape kapu`,
  hu: `
    ruha ruhák ruhát ruhában
    ing ingek inget ingben
    kabát kabátok kabátot
    nadrág nadrágok nadrágot nadrágban
    szoknya szoknyák szoknyát
    pulóver pulóverek pulóvert
    fekete feketét
    cipő cipők cipőt
    táska táskák táskát
    öv övek övet
    sapka sapkák sapkát
    ruhatár`,
  hy: `
    զգեստ զգեստներ զգեստը զգեստի
    վերնաշապիկ վերնաշապիկներ վերնաշապիկը
    բաճկոն բաճկոններ բաճկոնի
    տաբատ տաբատներ տաբատը
    վերարկու վերարկուներ
    սվիտեր սվիտերներ
    կոշիկ կոշիկներ կոշիկը
    պայուսակ պայուսակներ պայուսակի
    գոտի գոտիներ
    գլխարկ գլխարկներ`,
  it: `
    vestito vestiti
    camicia camicie
    camicetta camicette
    giacca giacche
    pantalone pantaloni
    gonna gonne
    maglione maglioni
    maglia maglie
    nero nera neri nere
    scarpa scarpe
    sciarpa sciarpe
    borsa borse
    cappotto cappotti
    bianco bianca bianchi bianche
    lungo lunga lunghi`,
  lt: `
    suknelė suknelės suknelę suknelių
    marškiniai marškinių marškinius
    striukė striukės striukę striukių
    kelnės kelnių kelnes
    sijonas sijonai sijono sijoną
    megztinis megztiniai megztinį megztinio
    juoda juodas juodos juodą juodi
    batas batai batų batus
    rankinė rankinės rankinę
    paltas paltai palto paltą
    kepurė kepurės kepurę`,
  lv: `
    kleita kleitas kleitu kleitām
    krekls krekli kreklu kreklus
    jaka jakas jaku jakām
    bikses bikšu biksēm
    svārki svārku svārkus
    džemperis džemperi džemperu
    melna melns melnas melni melnu
    kurpe kurpes kurpju
    soma somas somu
    mētelis mēteļi mēteli
    cepure cepures cepuri`,
  mk: `
    фустан фустани фустанот фустаните
    кошула кошули кошулата кошулите
    јакна јакни јакната
    панталони панталоните панталон
    здолниште здолништа здолништето
    џемпер џемпери џемперот
    црн црна црно црни
    чевли чевлите
    чанта чанти чантата
    палто палта палтото
    капа капи капата`,
  nl: `
    jurk jurken
    overhemd overhemden
    jas jassen
    jasje jasjes
    broek broeken
    rok rokken
    rook
    trui truien
    zwart zwarte
    schoen schoenen
    schoon
    tas tassen
    riem riemen
    wit witte
    grijs grijze
    bloes
    polo polos`,
  no: `
    kjole kjoler kjolen kjolene
    skjorte skjorter skjorten
    jakke jakker jakken
    bukse bukser buksen
    skjørt skjørtet
    genser gensere genseren
    sort sorte
    sko skoene
    veske vesker vesken
    frakk frakker frakken
    lue luer luen
    belte belter beltet`,
  pl: `
    sukienka sukienki sukienkę sukienkach
    koszula koszule koszulę koszulach
    koszulka koszulki koszulkę
    kurtka kurtki kurtkę
    spodnie spodniach spodniami
    spódnica spódnice spódnicę
    sweter swetry swetra swetrem
    czarna czarny czarne czarnego czarną czarnej
    but buty butach
    torebka torebki torebkę
    płaszcz płaszcze płaszcza
    czapka czapki czapkę
    lniana lniany lniane lnianą
    męski męska męskie męskich`,
  pt: `
    vestido vestidos
    camisa camisas
    camisola camisolas
    casaco casacos
    calça calças
    calção calções
    saia saias
    preto preta pretos pretas
    sapato sapatos
    sapatilha sapatilhas
    mala malas
    malha malhas
    azul azuis
    botão botões`,
  ro: `
    rochie rochii rochia rochiile
    cămașă cămăși cămașa
    geacă geci geaca
    pantaloni pantalonii pantalon
    fustă fuste fusta fustele
    pulover pulovere puloverul
    negru neagră negri negre
    pantof pantofi pantofii
    geantă genți geanta
    palton paltoane paltonul
    curea curele
    tricou tricouri tricoul`,
  sk: `
    šaty šatách šatami
    košeľa košele košeľu košeliach
    bunda bundy bundu bundou
    nohavice nohavíc nohaviciach
    sukňa sukne sukňu
    sveter svetre svetra
    čierna čierny čierne čierneho
    topánka topánky topánkach
    taška tašky tašku
    kabát kabáty kabáta
    čiapka čiapky čiapku`,
  sl: `
    obleka obleke obleko oblekah
    srajca srajce srajco
    jakna jakne jakno
    hlače hlač hlačami
    krilo krila krili
    pulover puloverji puloverja
    črna črni črno črne črnega
    čevelj čevlji čevlje
    torba torbe torbo
    plašč plašči plašča
    kapa kape kapo`,
  sq: `
    fustan fustane fustani fustanet
    këmishë këmisha këmishë këmishat
    xhaketë xhaketa xhaketat
    pantallona pantallonat
    fund funde fundi
    pulovër pulovra pulovrat
    zi zezë
    këpucë këpucët
    çantë çanta çantat
    pallto palltot
    rrip rripa rripi`,
  sr: `
    haljina haljine haljinu хаљина хаљине
    košulja košulje кошуља кошуље
    jakna jakne jaknu јакна
    pantalone pantalona панталоне
    suknja suknje сукња
    džemper džemperi џемпер џемпери
    crna crni crno crne црна црни
    cipela cipele ципеле
    torba torbe торба
    kaput kaputi капут`,
  sv: `
    klänning klänningar klänningen klänningarna
    skjorta skjortor skjortan skjortorna
    jacka jackor jackan
    byxa byxor byxorna
    kjol kjolar kjolen
    tröja tröjor tröjan
    svart svarta
    sko skor skorna
    väska väskor väskan
    kappa kappor kappan
    mössa mössor mössan
    bälte bälten bältet`,
  tr: `
    elbise elbiseler elbisesi elbiseleri elbisenin
    gömlek gömlekler gömleği gömlekleri gömleğin
    ceket ceketler ceketi ceketleri
    pantolon pantolonlar pantolonu pantolonları
    etek etekler eteği etekleri
    kazak kazaklar kazağı kazakları
    siyah siyahı
    ayakkabı ayakkabılar ayakkabısı ayakkabıları
    çanta çantalar çantası çantaları
    kemer kemerler kemeri
    tişört tişörtler tişörtü tişörtleri
    bot botlar botu botları
    bone`,
  uk: `
    сукня сукні сукню сукнями
    сорочка сорочки сорочку сорочками
    куртка куртки куртку
    штани штанів штанах
    спідниця спідниці спідницю
    светр светри светра светрів
    чорна чорний чорне чорні чорного чорну
    взуття
    туфля туфлі туфель
    сумка сумки сумку
    сума суми
    пальто пальта
    чоловічий чоловіча чоловічі чоловічого`,
};
