import type { PageWords } from './en.ts';

export const ca: PageWords = {
  categories: {
    '/new-in': 'Les primeres peces de la temporada, a mesura que surten del taller.',
    '/women': 'Espatlles suaus, línies netes i teixits amb una mica de cos.',
    '/women/new-in': 'El que acaba d’arribar per a dona, primer el més nou.',
    '/women/clothing': 'De la primera camisa del matí a l’últim abric del vespre.',
    '/women/clothing/coats-jackets': 'Llana bullida, sarja i cotó atapeït. Prou amples perquè hi càpiga un jersei a sota.',
    '/women/clothing/knitwear': 'Canalé, punt d’arròs i punt llis, de llana i de cotó. Fets perquè els punys no s’eixamplin.',
    '/women/clothing/shirts-blouses': 'Popelín ferm, lli rentat i colls que es posen a lloc sense que els ho diguis.',
    '/women/clothing/tops-t-shirts': 'Tops llisos de cotó gruixut: les peces que més es porten i menys es noten.',
    '/women/clothing/dresses': 'Vestits que cauen de les espatlles i deixen la resta al teixit.',
    '/women/clothing/trousers': 'Amples, rectes o estrets de baix, amb butxaques prou fondes per fer-les servir.',
    '/women/clothing/denim': 'Denim de teler estret, amb el voraviu a la vista. Rígid el primer dia, teu al cap de trenta.',
    '/women/clothing/skirts': 'Creuades, prisades o rectes, prou llargues per moure-s’hi bé.',
    '/women/accessories': 'El que acaba un conjunt, de la sola en amunt.',
    '/women/accessories/shoes': 'Pell flexible i soles que es poden canviar.',
    '/women/accessories/bags': 'De lona i de pell, a la mida d’un dia.',
    '/women/accessories/scarves': 'Bufandes teixides, amb serrell dels seus mateixos fils.',
    '/women/accessories/belts': 'Sivelles senzilles i pell de plena flor.',
    '/women/accessories/hats-gloves': 'De feltre i de punt, per als mesos que ho demanen.',
    '/women/edits/work': 'Camises, pantalons i una bona jaqueta: prou per a tota la setmana.',
    '/women/edits/weekend': 'Capes suaus per a dos dies lents.',
    '/women/edits/occasions': 'Per a casaments, sopars i altres motius per mudar-se.',
    '/women/edits/travel': 'Peces que es pleguen petites i s’espolsen les arrugues.',
    '/men':
      'Other Side és la nostra moda d’home: els mateixos teixits, per l’altra cara. Costures rectes, butxaques honestes, res que cridi.',
    '/men/new-in': 'El que acaba d’arribar per a home, primer el més nou.',
    '/men/clothing': 'Un armari complet amb poques peces.',
    '/men/clothing/coats-jackets': 'Jaquetes de feina, abrics curts i parques, de teixits que planten cara al temps.',
    '/men/clothing/tailoring': 'Americanes sense folre i pantalons flexibles: sastreria sense armadura.',
    '/men/clothing/knitwear': 'Canalé mariner i jerseis de galga fina, teixits en llana.',
    '/men/clothing/shirts': 'Popelín, oxford i cotó perxat, amb un coll per a cadascun.',
    '/men/clothing/t-shirts': 'Punt gruixut, coll arran, tall recte.',
    '/men/clothing/trousers': 'Amb pinces o sense, i amb una cintura que et deixa seure.',
    '/men/clothing/denim': 'Sarja de 14 unces teixida estreta, amb fil vermell a la costura lateral. Gira la vora i el veuràs.',
    '/men/accessories': 'Botes, cinturons i el que es porta a sobre.',
    '/men/accessories/shoes': 'Derbis, botes i sabatilles esportives llises.',
    '/men/accessories/bags': 'Bosses tote, bosses de viatge i una motxilla molt bona.',
    '/men/accessories/belts': 'Una corretja, una sivella, molts anys.',
    '/men/accessories/scarves': 'Bufandes de llana, teixides amples.',
    '/men/accessories/hats-gloves': 'Gorros mariners i guants folrats.',
    '/men/edits/work': 'Roba que va néixer com a eina i encara ho és.',
    '/men/edits/weekend': 'Res que demani planxa.',
    '/men/edits/occasions': 'Una americana, una camisa blanca i la seguretat d’aturar-se aquí.',
    '/men/edits/travel': 'Cinc peces, una bossa.',
    '/cloth': 'Quatre teixits sostenen gairebé tot el que fem. Comença pel que t’agradi tocar.',
    '/cloth/denim': 'Una sarja de tres per un, amb ordit indi i trama sense tenyir, tancada per les dues vores.',
    '/cloth/linen': 'Lli en lligament de tela, amb els fils gruixuts i els fils prims que hi surten.',
    '/cloth/wool': 'Espiga per a l’estructura, llana bullida per a l’escalfor, canalé per a tota la resta.',
    '/cloth/cotton': 'Popelín per a un dia clar, cotó perxat per a un de tranquil.',
    '/sale': 'Peces de temporades passades, a un preu més baix i amb el mateix teixit.',
    '/sale/women': 'Peces de dona de temporades passades.',
    '/sale/men': 'Peces d’home de temporades passades.',
    '/gift-cards': 'Per a qui sap millor que ningú què li escau. Per correu electrònic, el dia que triïs.',
  },
  belowGoods: {
    '/women': {
      headline: 'La moda de dona, a partir del teixit',
      text: `Aquí cada peça ha començat com un tall de roba damunt la nostra taula. L’aixequem, el deixem caure, l’arruguem, el rentem, i només llavors decidim què vol ser.

Una llana atapeïda demana un abric d’esquena recta. Un lli solt vol un vestit que caigui de les espatlles. El popelín es manté ferm, i per això es fa camisa. Si escoltes, queda poca cosa per inventar.

## Per on començar

- Dos jerseis, un de prim i un de gruixut.
- Una camisa blanca, però no massa blanca.
- Uns pantalons amb butxaques prou fondes per fer-les servir.
- Un abric. Pot esperar.

El que més es porta hauria de ser el més ben fet; comença per aquí i la resta vindrà sola.`,
    },
    '/other-side': {
      headline: 'Other Side: moda d’home, per l’altra cara',
      text: `Other Side es talla dels mateixos teixits que tota la resta de la botiga, a la mateixa taula i per les mateixes mans. Només canvien les línies.

El denim és de 14 unces i es teixeix estret; gira la vora i veuràs el fil vermell. Les americanes no porten folre, perquè un bon teixit no necessita armadura. Les camises són de popelín, d’oxford i de cotó perxat, amb un coll per a cadascuna.

## Per on començar

Tria la peça que agafes sense pensar-hi i compra bé aquesta. Per a la majoria són uns texans. Per a alguns és la camisa.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Punt que no perd la forma',
      text: `El canalé torna a lloc perquè les columnes estan juntes, com la manxa d’un acordió. Per això els punys i les vores són de canalé, i per això un jersei tot de canalé escau a tanta gent.

Teixim llana i cotó. La llana abriga més del que pesa i demana aire més sovint que aigua. El cotó és més fresc, més pesant, i es renta sense pensar-s’hi gaire.

## Cura

Deixa’l una nit a l’aire. Plega’l, no el pengis mai. Treu les boletes amb una pinta: venen de les fibres soltes i al cap d’un temps s’acaben.`,
    },
    '/cloth/denim': {
      headline: 'Què el fa selvedge',
      text: `En un teler estret la trama gira al final de cada passada i torna enrere. La vora es tanca sola, i la fàbrica hi fa córrer un fil de color per distingir les comandes. El nostre és vermell.

El denim d’un teler així és atapeït, una mica irregular i rígid el primer dia. L’indi es queda a la superfície del fil i es gasta allà on et mous. Al cap d’un mes el teixit sap com seus.`,
    },
  },
  looks: {
    'look-autumn':
      'Un abric de llana de color camell, un jersei cru de coll alt, uns pantalons foscos amb pinces i unes botes marrons, de costat',
    'look-denim': 'Uns texans rectes sense rentar al costat d’una jaqueta texana, una samarreta blanca i un cinturó de pell',
    'look-knit': 'Un càrdigan vermell maó amb un jersei de canalé de coll alt, un gorro antracita i una bufanda plegada',
    'look-women': 'Una gavardina de color sorra amb una brusa blanca, una faldilla prisada blava i uns mocassins negres',
    'look-men': 'Una americana blau marí sobre una camisa blau clar, amb pantalons xinos de color sorra i sabatilles blanques',
    'look-linen': 'Un vestit camiser de lli de color civada amb una bossa de lona i uns mocassins marrons',
    'look-home':
      'Un abric color civada, un jersei cru de coll alt i uns pantalons foscos al costat d’un abric blau marí, un jersei camell i uns texans foscos',
    'look-other-side': 'Una jaqueta de denim fosc, una dessuadora grisa amb caputxa i uns texans negres, vistos per darrere',
    'look-gifts': 'Targetes regal de diversos colors, amb un fil a la vora, damunt dels sobres',
  },
  fronts: {
    inPicture: 'A la foto',
    otherSide: 'Mira’n l’altra cara',
  },
  gifts: {
    worth: 'De {least} a {most}',
    how: 'Com funciona',
    choose: 'Tria una targeta i l’import.',
    write: 'Escriu unes ratlles i digues quin dia. Arriba per correu electrònic.',
    use: 'Es fa servir a la cistella. El que sobra es queda a la targeta.',
  },
  women: {
    hero: 'L’abric va al final',
    heroCta: 'Mira els abrics',
    disclaimer: 'Les novetats arriben els dijous',
    newCta: 'Mira totes les novetats',
  },
  men: {
    hero: 'Cinc peces, tota una setmana',
    heroText: 'Americana, camisa, xinos, sabatilles. I un dia lliure.',
    start: 'Comença per la peça que més et poses.',
    wanted: 'El més buscat',
  },
  autumn: {
    heading: 'Els teixits de tardor',
    intro: 'Llana de color camell, cotó perxat, un canalé que torna a lloc: el que ha sortit del teler aquesta temporada.',
    hero: {
      above: 'La temporada',
      headline: 'Camell, canalé, botes marrons',
      text: 'Quatre teixits i l’ordre de posar-se’ls.',
      cta: 'Mira els abrics',
      countdown: 'Els teixits d’hivern arriben d’aquí a',
      launched: 'Ja són aquí els teixits d’hivern',
    },
    banners: {
      wool: 'La llana bullida torna en blau marí',
      repairs: 'Reparacions gratuïtes el primer any: [com funciona](/{market}/i/care)',
      members: 'Els membres veuen els teixits d’hivern un dia abans que ningú',
    },
    ways: {
      headline: 'Quatre maneres de sortir de casa',
      rain: 'Per a la pluja que ningú no havia anunciat.',
      rainCta: 'Gavardines',
      office: 'Per a l’oficina que no mira com vesteixes.',
      sunday: 'Per al diumenge que comença tard.',
      rest: 'Per a tota la resta.',
    },
    film: {
      poster: 'El voraviu d’una peça de denim',
      headline: 'Seguint el voraviu',
      text: 'Vuit segons de voraviu, sense cap pressa.',
      cta: 'Descobreix els teixits',
    },
    chosen: 'Triats per al fred',
    member: {
      headline: 'Tu ho veus abans',
      text: 'Com a membre veus els teixits d’hivern el 20 de desembre, un dia abans que s’obrin les portes.',
    },
    everyone: {
      headline: 'Un dia d’avantatge',
      text: 'Els membres del club de clients veuen els teixits d’hivern el 20 de desembre. La resta, l’endemà.',
      cta: 'Sobre el club',
    },
    questions: {
      headline: 'Abans que ho preguntis',
      size: {
        title: 'Quina talla en llana bullida?',
        text: 'La més gran, si ets entre dues. El teixit s’encongeix abans de tallar-lo i no cedeix.',
      },
      wash: {
        title: 'Es pot rentar?',
        text: 'Primer aireja-la. La majoria de taques l’endemà ja no hi són. Si no, **raspalla-la**, i només després pensa en un programa de llana.',
      },
      fade: {
        title: 'El color camell es descoloreix?',
        text: 'La fibra es tenyeix abans de filar-la i per això es gasta per igual. Tot i així, no el deixis al sol d’una finestra.',
      },
    },
  },
  denimDays: {
    heading: 'Els dies del denim',
    intro: 'Deu dies per al denim cru: què és, com es fa teu i un codi per als primers texans.',
    banner: {
      text: 'Els **dies del denim** s’acaben aviat',
      over: 'Els dies del denim s’han acabat',
      popup: 'La lletra petita',
      popupText: 'Un codi per comanda, en denim a preu original. No es pot combinar amb cap altre codi.',
    },
    raw: {
      above: '14 unces',
      headline: 'Rígid el primer dia',
      text: 'El denim cru no s’ha rentat des que va sortir del teler. Els plecs que agafa són teus: darrere el genoll, al maluc, al voltant de les claus de la butxaca. **Porta’l un mes abans de rentar-lo.**',
      cta: 'Mira tot el denim',
      code: 'Un deu per cent menys en els teus primers texans',
    },
    wanted: 'Els texans que la gent vol',
    promises: {
      hem: 'Et fem la vora, gratis',
      returns: 'Trenta dies per canviar d’opinió',
      repairs: 'Reparacions mentre aguanti',
    },
    closely: 'Una jaqueta, de prop',
    film: {
      headline: 'Com es gasta l’indi',
      text: 'Un vídeo rodat a la fàbrica. Comença quan ho permets.',
    },
    women: 'Denim de dona',
    men: 'Denim d’home',
    more: 'Va bé amb el blau',
    questions: {
      headline: 'Les primeres setmanes',
      sofa: {
        title: 'Em tacaran el sofà?',
        text: 'Al principi, una mica. Les primeres setmanes tingues-los lluny dels teixits clars.',
      },
      wash: {
        title: 'Quan els rento?',
        text: 'Quan s’aguantin drets tot sols. En fred, del revés i estesos ben molls.',
      },
      size: {
        title: 'Quina talla?',
        text: 'La teva. Cedeixen un centímetre de cintura i el recuperen quan els rentes.',
      },
    },
  },
  loom: {
    heading: 'Un matí al teler',
    intro: 'Com es teixeixen quaranta metres de denim i per què ningú no té pressa.',
    picture: 'El voraviu d’una peça de denim amb el seu fil vermell',
    morning: {
      above: 'Les sis del matí',
      headline: 'El sents abans de veure’l',
      text: `Un teler de llançadora fa soroll com un tren: no molesta, si saps on va. En aquesta sala n’hi ha onze, cap més jove que jo, i una sola persona que els vigila tots.

Camina. Això és gairebé tota la feina. Fila amunt, fila avall, amb una mà damunt del teixit que va baixant. La mà troba el fil trencat abans que l’ull.`,
    },
    twill: {
      headline: 'Tres amunt, un avall',
      text: 'L’ordit és blau; la trama, no. Cada fil blau passa per sobre de tres fils clars i per sota del quart, i a cada passada l’esglaó es mou un fil cap a la dreta. Una sarja no és res més que això. I per això la cara és blava i el revers no.',
    },
    slow: {
      picture: 'Denim indi en plecs suaus',
      headline: 'Cinc metres per hora',
      text: 'Un teler modern en fa quaranta.',
    },
    why: {
      headline: 'Per què tan a poc a poc?',
      text: 'Perquè la trama ha de girar i tornar enrere. A la vora no es talla res, i per això allà no s’esfilagarsa res, mai.',
      cta: 'Mira el denim',
    },
    noon: `Al migdia hi ha vint metres al rotlle. Ella signa el voraviu amb guix, hi posa la data i se’n va a dinar. Els telers continuen sense ella, just el temps que triga a adonar-se que n’hi ha un que ha canviat de to.

## Quaranta metres

D’un rotlle en surten trenta texans. N’hem demanat sis. Quan s’acabin en vindran d’altres, una mica diferents, perquè el cotó s’haurà collit un altre mes.`,
    more: 'Més sobre els teixits',
  },
  club: {
    intro: 'Punts amb cada comanda, teixits nous una setmana abans i un cop de mà quan alguna cosa s’estripa.',
    benefits: {
      headline: 'Què reben els membres',
      points: 'Punts pel que et quedes',
      pointsMore:
        'Els punts són teus quan s’acaba el termini de devolució. A partir de **cinquanta punts** els pots bescanviar per una recompensa.',
      early: 'Els teixits nous, una setmana abans',
      mending: 'Sargits el primer any',
      birthday: 'Un detall pel teu aniversari',
    },
    signup: {
      headline: 'Entre els primers',
      text: 'No costa res, i en pots sortir amb un clic.',
      button: 'Uneix-te al club',
      terms: 'Accepto els [termes del club](/{market}/customer-club/terms).',
      welcome: 'Et donem la benvinguda',
      welcomeText: 'Els teixits nous una setmana abans que arribin a la botiga i, en alguns, un preu només per a tu.',
    },
    questions: {
      headline: 'Preguntes',
      expire: {
        title: 'Els punts caduquen?',
        text: 'Un any després d’haver-los guanyat. Al teu compte veus quants i quan.',
      },
      data: {
        title: 'Què sabeu de mi?',
        text: 'El que ens dius i el que compres. La [pàgina de privadesa](/{market}/i/privacy) ho explica del tot.',
      },
      leave: {
        title: 'Com surto del club?',
        text: 'Al teu compte, a Club de clients. Els punts es perden, o sigui que gasta’ls abans.',
      },
    },
  },
  contact: {
    intro: 'Cada missatge el llegeix una persona. Els dies feiners tens resposta l’endemà al vespre com a molt tard.',
    write: {
      headline: 'Escriu-nos',
      text: 'Si és per una comanda o un producte, digues-nos quin. Si hi ha un problema amb una costura, una foto ajuda.',
    },
    call: {
      headline: 'Truca’ns',
      text: 'De dilluns a divendres, de 9 a 17 h, hora de Copenhaguen.',
    },
    questions: {
      headline: 'Preguntes freqüents',
      parcel: {
        title: 'On és el meu paquet?',
        text: 'El missatge que vas rebre quan va sortir porta un enllaç. També el pots [seguir aquí](/{market}/track-order).',
      },
      back: {
        title: 'Com faig una devolució?',
        text: 'En 30 dies, sense haver-ho portat. [Registra la devolució](/{market}/returns) i reps una etiqueta.',
      },
      cost: {
        title: 'Quant costa el lliurament?',
        text: 'Res a partir de {amount}. Per sota, la cistella t’ho ensenya abans que et decideixis.',
      },
      gone: {
        title: 'La meva talla està exhaurida',
        text: 'Deixa’ns la teva adreça a la pàgina del producte. T’escrivim una sola vegada, quan torni.',
      },
    },
  },
  careers: {
    intro: 'Som pocs, tallem els nostres patrons i dinem junts.',
    table: {
      picture: 'Rotlles de teixit drets, l’un al costat de l’altre',
      headline: 'Una sola taula',
      text: 'Qui dissenya, qui talla i qui respon els teus correus treballa a la mateixa sala, a Copenhaguen. Les botigues les porta qui cus a la rebotiga. Si t’agrada saber com es fan les coses, aquí t’hi trobaràs bé.',
    },
    hours: 'Trenta-set hores, i de veritat',
    cloth: 'Un tall de roba cada temporada',
    place: 'Copenhaguen, o allà on tenim botiga',
  },
  content: {
    about: {
      intro: 'Selvedge vol dir voraviu: la vora on el teixit s’acaba tot sol. La idea ens va agradar i ens en vam quedar el nom.',
      text: `En un teler estret la trama gira al final de cada passada i torna enrere. La vora es tanca sola: res tallat, res enganxat, res que s’esfilagarsi. Les fàbriques la marcaven amb un fil de color per distingir una comanda d’una altra. El nostre és vermell.

## Com treballem

Comencem pel teixit. Un cop triat, dibuixem tan poc com ens deixa: una costura recta on la sarja és atapeïda, una d’ampla on el lli vol caure. Una peça es queda a la col·lecció mentre el teixit és bo i la gent la porta.

## Dues cares

Selvedge és per a dona. Other Side és la nostra moda d’home: els mateixos teixits, per l’altra cara. Totes dues es dibuixen a la mateixa sala i es tallen a la mateixa taula.

## On ens trobaràs

A la botiga en línia on ets ara i a les nostres botigues, si en tens alguna a prop. Si tens cap pregunta sobre un teixit, [escriu-nos](/{market}/contact).`,
    },
    materials: {
      intro: 'Quatre teixits sostenen gairebé tot el que fem. Vet aquí què són i com es comporten.',
      text: `## Denim

Una sarja de tres per un: cada fil tenyit de l’ordit passa per sobre de tres fils de trama sense tenyir i per sota d’un altre, i a cada passada l’esglaó es mou un fil cap a la dreta. D’aquí ve la diagonal que veus a la cara, on es queda gairebé tot l’indi. El tint és a la superfície del fil i es gasta allà on et mous. [Mira el denim](/{market}/cloth/denim)

## Lli

Lli en lligament de tela, un per sobre i un per sota. Els punts més gruixuts venen de la fibra; els hi deixem. El lli s’arruga, s’asseca de pressa i es torna més suau cada cop que es renta. [Mira el lli](/{market}/cloth/linen)

## Llana

L’espiga és una sarja que canvia d’idea cada quatre fils. La llana bullida es teixeix ampla i s’encongeix fins que es feltra, i així es pot tallar sense que s’esfilagarsi. El canalé es teixeix en columnes i torna a lloc. [Mira la llana](/{market}/cloth/wool)

## Cotó

El popelín és una tela d’ordit fi i atapeït, i es manté ferm. El cotó perxat té la superfície aixecada i abriga. [Mira el cotó](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Renta menys, aireja més, sargeix aviat. La majoria de peces necessiten menys del que ens pensem.',
      text: `## Denim

Gira’l del revés, renta’l en fred amb colors semblants i estén-lo ben moll. Les primeres rentades deixen anar indi: durant un temps tingues-lo lluny de la tapisseria clara. De l’assecadora, ni parlar-ne.

## Lli

A 30 o 40 graus, amb espai al tambor. Planxa’l humit, o no el planxis.

## Llana

Deixa-la una nit a l’aire abans de decidir que s’ha de rentar. Si cal, programa de llana i una mica de detergent per a llana; escorre l’aigua amb una tovallola i asseca-la plana. Les boletes venen de les fibres soltes: treu-les amb una pinta.

## Cotó

El popelín es pot rentar amb aigua calenta i planxar ben calent. El cotó perxat conserva el pèl si el rentes del revés.

## Sargir

- El botó que balla, cus-lo avui: demà l’hauràs perdut.
- Tanca el forat petit abans que es faci gros.
- Un sargit a la vista, amb un bon fil, no és cap vergonya.

Si no saps com salvar una peça, [pregunta’ns-ho](/{market}/contact). Ens estimem més veure-la sargida que substituïda.`,
    },
    sustainability: {
      intro: 'La peça més responsable és la que es porta molt de temps. És aquí on posem l’esforç.',
      text: `## Què fem

- Triem els teixits pel que duren, i abans de tallar-los provem com es porten i com es renten.
- Fem primeres comandes petites i després les ampliem, perquè en sobri menys.
- Mantenim els patrons a la col·lecció en comptes de canviar-los cada temporada.
- Expliquem com cuidar i sargir en una pàgina senzilla: [Cura i reparació](/{market}/i/care).

## Què no afirmem

Una peça sempre costa aigua, energia i la feina d’algú. No diem que cap producte sigui verd, ni imprimim cap segell que no et sabríem explicar en una frase. Si un producte porta una etiqueta, la seva pàgina diu què cobreix i qui la controla.

## Pregunta’ns-ho

Si vols saber més coses d’un producte, [escriu-nos](/{market}/contact) i digues-nos quin. Tindràs una resposta, encara que la resposta sigui que no ho sabem.`,
    },
    delivery: {
      intro: 'Què costa el lliurament, quant triga i com seguir-lo.',
      text: `## Cost

El lliurament és gratuït en comandes de més de {amount}. Per sota, la cistella en mostra el cost abans que et decideixis.

## Termini

Els paquets solen sortir en un o dos dies feiners. El que triguen pel camí depèn del transportista que triïs; en finalitzar la compra veus el dia previst per a la teva adreça.

## Seguir un paquet

Quan la comanda surt, reps un missatge amb un enllaç. També la pots consultar quan vulguis a [Segueix una comanda](/{market}/track-order).

## Si alguna cosa falla

Si un paquet arriba tard, malmès o no és el que vas demanar, [digues-nos-ho](/{market}/contact). Guarda l’embalatge fins que et responguem: pot ser que el transportista el vulgui veure.

## Devolucions

Tens 30 dies per canviar d’opinió. Registra la devolució a [Devolucions](/{market}/returns) i torna les peces sense haver-les portat.`,
    },
    'size-guide': {
      intro: 'Pren-te les mides una vegada, damunt de roba fina, amb una cinta ajustada però no tibant.',
      text: `## Com prendre les mides

- Pit: pel punt més ample, amb els braços avall.
- Cintura: allà on et cordaries un cinturó, traient l’aire.
- Maluc: pel punt més ample, amb els peus junts.
- Entrecuix: de dalt de l’interior de la cuixa fins a terra, sense sabates.

## Entre dues talles

La més gran en denim i llana bullida, que mantenen la forma; la més petita en canalé i lli rentat, que cedeixen.

## Com tallem

Els abrics es tallen per anar damunt d’un jersei. Les camises són rectes. Els pantalons van a la cintura, si el producte no diu el contrari. Les mides del model i la talla que porta són a la pàgina de cada producte.

Si encara dubtes, [pregunta’ns-ho](/{market}/contact) i digues-nos què portes normalment.`,
    },
    'notify-me': {
      intro: 'Quan la teva talla s’ha exhaurit, et podem escriure una vegada, quan torni.',
      text: `A la pàgina del producte tria una talla exhaurida, o un producte que ha d’arribar, i prem «Avisa’m quan torni». Amb un compte, ja està; sense, escriu la teva adreça electrònica i confirma-la amb el correu que t’hi enviem.

## A qui avisem

A qui ho ha demanat primer. Escrivim a tantes persones com peces hi ha, i a les següents si les primeres no les han vingut a buscar. Un avís no reserva la peça.

## Què guardem

La teva adreça electrònica, el producte i la talla, fins a 90 dies després d’haver-te escrit o fins que ens diguis prou.

## Com aturar-ho

Cada correu acaba amb un enllaç que elimina l’avís. Amb un compte també el trobes a [Preferències](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Què sabem de tu, per què ho sabem i com ho pots canviar.',
      text: `## Què guardem

- Quan fas una comanda: el nom, les adreces, el correu electrònic, el telèfon i el que has demanat, per poder-t’ho lliurar i respondre’n.
- Quan tens un compte: el mateix, amb les llistes de desitjos i les preferències, fins que l’elimines.
- Quan t’uneixes al club de clients: els punts i les recompenses.
- Quan ens escrius: el teu missatge i la nostra resposta.

No veiem mai el número complet de la teva targeta. Dels pagaments se n’ocupa el proveïdor de pagament que triïs.

## Qui més ho veu

Qui ho necessita per servir-te: el transportista, el proveïdor de pagament i les empreses que gestionen els nostres servidors. Només ho poden fer servir per a això.

## Quant de temps

Mentre duri la finalitat, i més temps només on la llei ho obliga, com en les factures.

## Els teus drets

Pots demanar què sabem de tu, fer-ho corregir, rebre’n una còpia o fer-ho eliminar, i pots retirar un consentiment quan vulguis. Bona part d’això es fa al [teu compte](/{market}/account); per a la resta, [escriu-nos](/{market}/contact). També pots presentar una reclamació a l’autoritat de protecció de dades del teu país.`,
    },
    cookies: {
      intro: 'Petites notes que una botiga deixa al teu navegador. Algunes calen; sobre les altres decideixes tu.',
      text: `## Necessàries

Sense aquestes la botiga no funciona: recorden el teu país, la teva cistella i que has iniciat la sessió.

## Funcionals

Fan la botiga més còmoda, per exemple mostrant un mapa o un vídeo d’un altre proveïdor.

## Analítiques

Ens diuen quines pàgines es llegeixen i on falla alguna cosa. Mirem sumes, no persones.

## Publicitat

Permetrien que altres empreses t’ensenyessin el que has mirat aquí.

Fora del que és necessari, no es desa res fins que no dius que sí, categoria per categoria. Pots canviar d’opinió quan vulguis.`,
    },
    accessibility: {
      intro: 'Tothom hauria de poder fer servir aquesta botiga. Aquí expliquem fins on hem arribat i com dir-nos què hi falta.',
      text: `Seguim les Pautes d’accessibilitat per al contingut web (WCAG) 2.2, nivell AA. A cada versió un programa revisa totes les pàgines, i allà on un programa no pot jutjar ho revisem a mà, amb teclat i lector de pantalla.

## Amb què pots comptar

- Tot funciona amb el teclat, i el focus sempre es veu.
- Les pàgines es poden llegir sense scripts i ampliar fins al 400 %.
- El moviment s’atura quan el teu sistema en demana menys.
- Les imatges tenen descripció, tret que només decorin.

## Què hi falta encara

Els vídeos d’altres empreses poden no tenir subtítols. Alguns documents dels transportistes són imatges de text.`,
    },
    imprint: {
      intro: 'Qui hi ha darrere d’aquesta botiga.',
      text: `Selvedge és una botiga de demostració. Ensenya què sap fer el programari de codi obert del mateix nom; aquí no es ven res i no es lliura cap comanda.

## Si fos la teva botiga

L’empresa, l’adreça, qui la representa, la inscripció al registre i les dades de contacte venen de la configuració del mercat a l’Studio. Aquest text és contingut: es canvia allà, mercat per mercat.

## Contacte

Les preguntes ens arriben pel [formulari de contacte](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Termes i condicions',
      text: `Aquests termes descriuen com es compra a Selvedge. Aquesta és una botiga de demostració: no es lliura res i no es cobra res.

## Comandes

Les imatges i els textos de la botiga et conviden a comprar. La teva comanda és una oferta; el contracte es tanca quan confirmem que el paquet ha sortit. Pots revisar i corregir la comanda a cada pas de la compra, fins que la fas.

## Preus

Els preus són en la moneda del país que has triat. La cistella diu si els impostos hi són inclosos, i les despeses d’enviament es veuen abans de pagar.

## Pagament

Pagues amb un dels mètodes que s’ofereixen en finalitzar la compra. L’import es reserva quan fas la comanda i es cobra quan surt el paquet.

## Lliurament

Lliurem a adreces del país on fas la comanda. Consulta [Lliurament](/{market}/i/delivery).

## Desistiment

Tens 30 dies des que reps els articles per tornar-los, sense donar cap motiu. Registra la devolució a [Devolucions](/{market}/returns). Et reemborsem el que has pagat, amb el cost del lliurament estàndard, pel mateix mètode de pagament. Es mantenen tots els altres drets que et dona la llei del teu país.

## Defectes

Si un article és defectuós, [digues-nos-ho](/{market}/contact). El reparem, el substituïm o te’l reemborsem, tal com preveu la llei del teu país.

## Dades

A [Privadesa](/{market}/i/privacy) s’explica com tractem les dades personals.`,
    },
    'customer-club': {
      title: 'Termes del club de clients',
      text: `## Unir-s’hi

S’hi pot unir qui tingui 16 anys o més i un compte. Ser-ne membre és gratuït i personal.

## Punts

Acumules punts pel que compres i et quedes. Els punts dels articles que tornes es descompten. Els punts no tenen valor en diners i no es poden cedir.

## Recompenses

A partir d’un cert nombre de punts pots triar una recompensa. Cada recompensa indica fins quan és vàlida i on la pots fer servir.

## Missatges

Només escrivim als membres sobre teixits nous i ofertes si hi han donat el consentiment, i cada missatge porta un enllaç per aturar-los.

## Sortir-ne

Pots sortir-ne quan vulguis des del [teu compte](/{market}/account/customer-club). Llavors els punts s’eliminen. Podem tancar el club amb un preavís de dos mesos; les recompenses que ja tinguis continuen sent vàlides fins a la seva data.`,
    },
    'notify-me': {
      title: 'Avisos de disponibilitat',
      text: 'En demanar-ho acceptes que t’escrivim una vegada sobre aquesta peça. Guardem la teva adreça i la petició fins a 90 dies després d’aquell correu, o fins que l’eliminis; cada correu porta un enllaç per fer-ho. No es reserva res per a tu. En trobaràs més detalls a [Privadesa](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Quina de les nostres línies portes?',
      text: 'Te n’ensenyarem més.',
    },
    fabrics: {
      title: 'Què t’agrada portar?',
      outerwear: 'Abrics i jaquetes',
      accessories: 'Accessoris',
    },
    news: {
      title: 'Cada quant et podem escriure?',
      text: 'Només si has dit que t’agradaria saber de nosaltres.',
      weekly: 'Cada setmana',
      monthly: 'Un cop al mes',
      monthlyText: 'La nova temporada, i res més.',
      rarely: 'De tant en tant',
    },
    care: {
      title: 'Què més t’interessa?',
      repair: 'Sargir i cuidar',
      workroom: 'Com es fan les coses',
      events: 'Vespres a les nostres botigues',
    },
  },
  shipping: {
    home: '{carrier}, a domicili',
    pickupPoint: '{carrier}, en un punt de recollida',
    express: '{carrier}, el dia feiner següent com a molt tard',
    locker: '{carrier}, en una consigna',
    store: 'Recollida a la botiga',
  },
  promotions: {
    welcome: 'Benvinguda',
    'free-freight': 'Viatja de franc',
    'spend-more': 'Els dies de l’indi',
    'twenty-off': 'Vint euros menys',
    'club-ten-off': 'Deu euros menys per a membres',
    'third-basic': 'Tres samarretes al preu de dues',
    'winter-scarf': 'Una bufanda amb la comanda d’hivern',
  },
  rewards: {
    delivery: {
      title: 'El lliurament el paguem nosaltres',
      text: 'La teva pròxima comanda arriba gratis.',
      picture: 'Una pila de teixits plegats',
      choice: 'Lliurament gratuït',
    },
    tenOff: {
      title: 'Deu euros menys, o el deu per cent',
      text: 'Ho tries quan la fas servir.',
      picture: 'Punt de canalé en llana natural',
      amount: 'Deu euros menys a la cistella',
      percent: 'Un deu per cent menys en el que no està rebaixat',
    },
  },
};
