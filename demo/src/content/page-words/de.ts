import type { PageWords } from './en.ts';

export const de: PageWords = {
  categories: {
    '/new-in': 'Die ersten Stücke der Saison, so wie sie aus der Werkstatt kommen.',
    '/women': 'Kleidung mit weichen Schultern und klaren Linien, aus Stoffen mit etwas Gewicht.',
    '/women/new-in': 'Was für Damen gerade hereingekommen ist, das Neueste zuerst.',
    '/women/clothing': 'Vom ersten Hemd am Morgen bis zum letzten Mantel am Abend.',
    '/women/clothing/coats-jackets':
      'Mäntel und Jacken aus Walkwolle, Köper und dichter Baumwolle. Weit genug für einen Pullover darunter.',
    '/women/clothing/knitwear': 'Rippen, Perlmuster und glatter Strick aus Wolle und Baumwolle. An den Bündchen bleiben sie in Form.',
    '/women/clothing/shirts-blouses': 'Knackige Popeline, gewaschenes Leinen und Kragen, die von selbst sitzen.',
    '/women/clothing/tops-t-shirts': 'Schlichte Tops aus schwerer Baumwolle: am meisten getragen, am wenigsten beachtet.',
    '/women/clothing/dresses': 'Kleider, die von der Schulter fallen und den Rest dem Stoff überlassen.',
    '/women/clothing/trousers': 'Weit, gerade oder schmal zulaufend, mit Taschen, die tief genug sind.',
    '/women/clothing/denim': 'Denim vom schmalen Webstuhl, mit sichtbarer Kante. Am ersten Tag steif, am dreißigsten deiner.',
    '/women/clothing/skirts': 'Gewickelt, in Falten gelegt oder gerade geschnitten, lang genug für jede Bewegung.',
    '/women/accessories': 'Was ein Outfit vollendet, von der Sohle aufwärts.',
    '/women/accessories/shoes': 'Weiches Leder und Sohlen, die sich ersetzen lassen.',
    '/women/accessories/bags': 'Canvas und Leder, groß genug für einen Tag.',
    '/women/accessories/scarves': 'Gewebte Schals mit Fransen aus den eigenen Fäden.',
    '/women/accessories/belts': 'Schlichte Schnallen und vollnarbiges Leder.',
    '/women/accessories/hats-gloves': 'Gefilzt und gestrickt, für die Monate, die danach verlangen.',
    '/women/edits/work': 'Hemden, Hosen und eine gute Jacke: genug für die Woche.',
    '/women/edits/weekend': 'Weiche Lagen für zwei langsame Tage.',
    '/women/edits/occasions': 'Für Hochzeiten, Abendessen und andere Gründe, sich anzuziehen.',
    '/women/edits/travel': 'Stücke, die sich klein falten und gut ausschütteln lassen.',
    '/men': 'Other Side ist unsere Herrenmode: dieselben Stoffe, von der anderen Seite. Gerade Nähte, ehrliche Taschen, nichts Lautes.',
    '/men/new-in': 'Was für Herren gerade hereingekommen ist, das Neueste zuerst.',
    '/men/clothing': 'Eine ganze Garderobe aus wenigen Stücken.',
    '/men/clothing/coats-jackets': 'Arbeitsjacken, Kurzmäntel und Parkas aus Stoffen, die dem Wetter standhalten.',
    '/men/clothing/tailoring': 'Ungefütterte Sakkos und weiche Hosen: Schneiderarbeit ohne Rüstung.',
    '/men/clothing/knitwear': 'Fischerrippen und feine Pullover, aus Wolle gestrickt.',
    '/men/clothing/shirts': 'Popeline, Oxford und Flanell, jeweils mit dem passenden Kragen.',
    '/men/clothing/t-shirts': 'Schwerer Jersey, enger Halsausschnitt, gerader Schnitt.',
    '/men/clothing/trousers': 'Mit oder ohne Bundfalten, und mit einer Leibhöhe, in der man sitzen kann.',
    '/men/clothing/denim':
      'Köper mit 14 Unzen vom schmalen Webstuhl, roter Faden an der Seitennaht. Zu sehen, wenn du den Saum umschlägst.',
    '/men/accessories': 'Stiefel, Gürtel und was man sonst mit sich trägt.',
    '/men/accessories/shoes': 'Derbys, Stiefel und schlichte Sneaker.',
    '/men/accessories/bags': 'Shopper, Reisetaschen und ein sehr guter Rucksack.',
    '/men/accessories/belts': 'Ein Riemen, eine Schnalle, viele Jahre.',
    '/men/accessories/scarves': 'Wollschals, breit gewebt.',
    '/men/accessories/hats-gloves': 'Strickmützen und gefütterte Handschuhe.',
    '/men/edits/work': 'Kleidung, die als Werkzeug begann und immer noch eines ist.',
    '/men/edits/weekend': 'Nichts, was ein Bügeleisen braucht.',
    '/men/edits/occasions': 'Ein Sakko, ein weißes Hemd und der Mut, es dabei zu belassen.',
    '/men/edits/travel': 'Fünf Stücke, eine Tasche.',
    '/cloth': 'Vier Stoffe tragen das meiste von dem, was wir machen. Beginne mit dem, den du gern anfasst.',
    '/cloth/denim': 'Ein Dreieinsköper mit Kette in Indigo und ungefärbtem Schuss, an beiden Kanten geschlossen.',
    '/cloth/linen': 'Flachs in Leinwandbindung; dicke und dünne Stellen bleiben, wie sie sind.',
    '/cloth/wool': 'Fischgrat für den Stand, Walkwolle für die Wärme, Rippen für alles andere.',
    '/cloth/cotton': 'Popeline für einen klaren Tag, Flanell für einen ruhigen.',
    '/sale': 'Stücke vergangener Saisons, zum kleineren Preis und aus demselben Stoff.',
    '/sale/women': 'Damenstücke vergangener Saisons.',
    '/sale/men': 'Herrenstücke vergangener Saisons.',
    '/gift-cards': 'Für alle, die selbst am besten wissen, was ihnen steht. Per E-Mail, am Tag deiner Wahl.',
  },
  belowGoods: {
    '/women': {
      headline: 'Damenmode, vom Stoff her gedacht',
      text: `Jedes Stück hier begann als Stoffbahn auf unserem Tisch. Wir halten sie hoch, lassen sie fallen, knittern sie, waschen sie und entscheiden erst dann, was aus ihr werden will.

Dichte Wolle verlangt einen Mantel mit geradem Rücken. Lockeres Leinen will ein Kleid, das von der Schulter fällt. Popeline bleibt knackig, also wird sie ein Hemd. Wer zuhört, muss nicht mehr viel erfinden.

## Womit du beginnen kannst

- Zwei Pullover, ein feiner und ein schwerer.
- Ein weißes Hemd, das nicht zu weiß ist.
- Eine Hose mit Taschen, die tief genug sind.
- Ein Mantel. Er hat Zeit.

Was am meisten getragen wird, sollte am besten gemacht sein; fang dort an und lass den Rest folgen.`,
    },
    '/other-side': {
      headline: 'Other Side: Herrenmode, von der anderen Seite',
      text: `Other Side ist aus denselben Stoffen geschnitten wie alles im Shop, auf demselben Tisch und von denselben Leuten. Nur die Linien sind andere.

Der Denim hat 14 Unzen und ist schmal gewebt; schlag den Saum um, dann siehst du den roten Faden. Die Sakkos sind ungefüttert, denn ein guter Stoff braucht keine Rüstung. Die Hemden gibt es aus Popeline, Oxford und Flanell, jeweils mit dem passenden Kragen.

## Wo anfangen

Nimm das Stück, nach dem du ohne Nachdenken greifst, und kauf dieses gut. Bei den meisten ist es eine Jeans. Bei manchen ist es das Hemd.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Strick, der in Form bleibt',
      text: `Eine Rippe springt zurück, weil ihre Maschen eng beieinander stehen, wie der Balg eines Akkordeons. Deshalb sind Bündchen gerippt, und deshalb passt ein ganz gerippter Pullover so vielen.

Wir stricken Wolle und Baumwolle. Wolle wärmt mehr, als sie wiegt, und braucht öfter Luft als Wasser. Baumwolle ist kühler, schwerer und lässt sich ohne viel Nachdenken waschen.

## Pflege

Über Nacht lüften. Falten, nie aufhängen. Die kleinen Knötchen abkämmen: Sie kommen von losen Fasern und hören nach einer Weile auf.`,
    },
    '/cloth/denim': {
      headline: 'Was die Webkante ausmacht',
      text: `Auf einem schmalen Webstuhl dreht der Schuss am Ende jeder Reihe um und kommt zurück. Die Kante schließt sich von selbst, und die Weberei legt einen farbigen Faden hinein, um die Aufträge zu unterscheiden. Unserer ist rot.

Denim von so einem Webstuhl ist dicht, ein wenig ungleichmäßig und am ersten Tag steif. Das Indigo sitzt außen auf dem Garn und reibt sich dort ab, wo du dich bewegst. Nach einem Monat weiß der Stoff, wie du sitzt.`,
    },
  },
  looks: {
    'look-autumn':
      'Ein kamelfarbener Wollmantel, ein Rollkragenpullover in Ecru, eine dunkle Bundfaltenhose und braune Stiefel nebeneinander',
    'look-denim': 'Eine ungewaschene gerade Jeans neben einer Jeansjacke, einem weißen T-Shirt und einem Ledergürtel',
    'look-knit': 'Eine ziegelrote Strickjacke mit geripptem Rollkragenpullover, anthrazitfarbener Mütze und gefaltetem Schal',
    'look-women': 'Ein sandfarbener Trenchcoat mit weißer Bluse, blauem Faltenrock und schwarzen Loafern',
    'look-men': 'Ein marineblauer Blazer über einem hellblauen Hemd, mit sandfarbener Chino und weißen Sneakern',
    'look-linen': 'Ein haferfarbenes Hemdblusenkleid aus Leinen mit Canvas-Tasche und braunen Loafern',
    'look-home':
      'Ein Mantel in Hafer, ein Rollkragenpullover in Ecru und eine dunkle Hose neben einem marineblauen Mantel, einem Pullover in Camel und dunklen Jeans',
    'look-other-side': 'Eine Jacke aus dunklem Denim, ein grauer Hoodie und schwarze Jeans, von hinten gesehen',
    'look-gifts': 'Geschenkkarten in mehreren Farben, mit einem Faden an der Kante, auf ihren Umschlägen',
  },
  fronts: {
    inPicture: 'Auf dem Bild',
    otherSide: 'Dreh es um',
  },
  gifts: {
    worth: 'Von {least} bis {most}',
    how: 'So geht es',
    choose: 'Such eine Karte und ihren Wert aus.',
    write: 'Schreib ein paar Zeilen und wähl den Tag. Die Karte kommt per E-Mail.',
    use: 'Eingelöst wird sie im Warenkorb. Was übrig ist, bleibt auf der Karte.',
  },
  women: {
    hero: 'Der Mantel kommt zuletzt',
    heroCta: 'Zu den Mänteln',
    disclaimer: 'Neues kommt donnerstags',
    newCta: 'Alles Neue ansehen',
  },
  men: {
    hero: 'Fünf Stücke, eine ganze Woche',
    heroText: 'Blazer, Hemd, Chino, Sneaker. Und ein freier Tag.',
    start: 'Fang mit dem Stück an, das du am meisten trägst.',
    wanted: 'Am meisten gefragt',
  },
  autumn: {
    heading: 'Die Herbststoffe',
    intro: 'Kamelfarbene Wolle, Flanell, eine Rippe, die zurückspringt: was in dieser Saison vom Webstuhl kam.',
    hero: {
      above: 'Die Saison',
      headline: 'Camel, Rippe, braune Stiefel',
      text: 'Vier Stoffe und die Reihenfolge, in der man sie anzieht.',
      cta: 'Zu den Mänteln',
      countdown: 'Die Winterstoffe kommen in',
      launched: 'Die Winterstoffe sind da',
    },
    banners: {
      wool: 'Walkwolle gibt es wieder in Navy',
      repairs: 'Kostenlose Reparatur im ersten Jahr: [so geht es](/{market}/i/care)',
      members: 'Mitglieder sehen die Winterstoffe einen Tag vor allen anderen',
    },
    ways: {
      headline: 'Vier Wege aus dem Haus',
      rain: 'Für den Regen, der nicht angesagt war.',
      rainCta: 'Trenchcoats',
      office: 'Fürs Büro ohne Kleiderordnung.',
      sunday: 'Für den Sonntag, der spät beginnt.',
      rest: 'Für alles andere.',
    },
    film: {
      poster: 'Die Kante einer Denimbahn',
      headline: 'An der Kante entlang',
      text: 'Acht Sekunden Webkante, ganz ohne Eile.',
      cta: 'Mehr über unsere Stoffe',
    },
    chosen: 'Für die Kälte ausgesucht',
    member: {
      headline: 'Dein erster Blick',
      text: 'Als Mitglied siehst du die Winterstoffe am 20. Dezember, einen Tag bevor die Türen öffnen.',
    },
    everyone: {
      headline: 'Einen Tag voraus',
      text: 'Mitglieder des Kundenclubs sehen die Winterstoffe am 20. Dezember. Alle anderen einen Tag später.',
      cta: 'Mehr über den Club',
    },
    questions: {
      headline: 'Bevor du fragst',
      size: {
        title: 'Welche Größe bei Walkwolle?',
        text: 'Wenn du zwischen zwei Größen liegst, die größere. Der Stoff läuft vor dem Zuschnitt ein und gibt nicht nach.',
      },
      wash: {
        title: 'Kann ich das waschen?',
        text: 'Erst einmal lüften. Die meisten Spuren sind am Morgen weg. Wenn nicht, **ausbürsten** und erst dann an das Wollprogramm denken.',
      },
      fade: {
        title: 'Bleicht die Kamelfarbe aus?',
        text: 'Sie ist in der Faser gefärbt und trägt sich gleichmäßig ab. Ein sonniges Fenster ist trotzdem nicht der richtige Platz.',
      },
    },
  },
  denimDays: {
    heading: 'Denimtage',
    intro: 'Zehn Tage für rohen Denim: was er ist, wie man ihn einträgt, und ein Code für die erste Jeans.',
    banner: {
      text: 'Die **Denimtage** enden bald',
      over: 'Die Denimtage sind vorbei',
      popup: 'Das Kleingedruckte',
      popupText: 'Ein Code pro Bestellung, auf Denim zum vollen Preis. Er lässt sich nicht mit anderen Codes verbinden.',
    },
    raw: {
      above: '14 Unzen',
      headline: 'Am ersten Tag steif',
      text: 'Roher Denim ist nicht gewaschen worden, seit er vom Webstuhl kam. Die Falten, die er bekommt, sind deine: in der Kniekehle, an der Hüfte, um die Schlüssel in der Tasche. **Trag ihn einen Monat, bevor du ihn wäschst.**',
      cta: 'Allen Denim ansehen',
      code: 'Zehn Prozent auf deine erste Jeans',
    },
    wanted: 'Die gefragtesten Jeans',
    promises: {
      hem: 'Kürzen kostet nichts',
      returns: 'Dreißig Tage Zeit zum Überlegen',
      repairs: 'Reparatur, solange sie hält',
    },
    closely: 'Eine Jacke, ganz nah',
    film: {
      headline: 'Wie Indigo sich abträgt',
      text: 'Ein Video aus der Weberei. Es läuft, sobald du es erlaubst.',
    },
    women: 'Denim für Damen',
    men: 'Denim für Herren',
    more: 'Passt zu Blau',
    questions: {
      headline: 'Eintragen',
      sofa: {
        title: 'Färbt sie auf mein Sofa ab?',
        text: 'Anfangs ein wenig. Halte sie in den ersten Wochen von hellen Stoffen fern.',
      },
      wash: {
        title: 'Wann wasche ich sie?',
        text: 'Wenn sie von allein steht. Kalt, auf links, und nass aufhängen.',
      },
      size: {
        title: 'Welche Größe?',
        text: 'Deine. In der Taille gibt sie einen Zentimeter nach und holt ihn sich in der Wäsche zurück.',
      },
    },
  },
  loom: {
    heading: 'Ein Morgen am Webstuhl',
    intro: 'Wie vierzig Meter Denim gewebt werden und warum sich niemand beeilt.',
    picture: 'Die Kante einer Denimbahn mit ihrem roten Faden',
    morning: {
      above: 'Sechs Uhr früh',
      headline: 'Man hört ihn, bevor man ihn sieht',
      text: `Ein Schützenwebstuhl ist laut wie ein Zug: nicht unangenehm, wenn man weiß, wohin er fährt. Elf davon stehen in diesem Raum, keiner ist jünger als ich, und eine Person kümmert sich um alle.

Sie geht. Das ist der größte Teil der Arbeit. Die Reihe entlang, die Reihe zurück, eine Hand auf dem Stoff, der vom Baum kommt. Die Hand findet einen gerissenen Faden vor dem Auge.`,
    },
    twill: {
      headline: 'Über drei, unter eins',
      text: 'Die Kette ist blau, der Schuss nicht. Jeder blaue Faden läuft über drei helle und unter dem vierten hindurch, und jede Reihe rückt die Stufe um einen Faden nach rechts. Mehr ist ein Köper nicht. Deshalb ist auch die Vorderseite blau und die Rückseite nicht.',
    },
    slow: {
      picture: 'Indigoblauer Denim in weichen Falten',
      headline: 'Fünf Meter in der Stunde',
      text: 'Ein moderner Webstuhl schafft vierzig.',
    },
    why: {
      headline: 'Warum so langsam?',
      text: 'Weil der Schuss umdrehen und zurückkommen muss. An der Kante wird nichts geschnitten, also franst dort nie etwas aus.',
      cta: 'Zum Denim',
    },
    noon: `Bis Mittag sind zwanzig Meter auf der Rolle. Sie zeichnet die Kante mit Kreide ab, mit Datum, und geht essen. Die Webstühle laufen ohne sie weiter, genau so lange, bis sie merkt, dass einer den Ton gewechselt hat.

## Vierzig Meter

Eine Rolle reicht für dreißig Jeans. Wir haben sechs bestellt. Wenn sie aufgebraucht sind, kommen andere, ein wenig verschieden, weil die Baumwolle in einem anderen Monat gepflückt wurde.`,
    more: 'Mehr über Stoffe',
  },
  club: {
    intro: 'Punkte mit jeder Bestellung, neue Stoffe eine Woche früher und Hilfe, wenn etwas reißt.',
    benefits: {
      headline: 'Das bekommen Mitglieder',
      points: 'Punkte für alles, was du behältst',
      pointsMore: 'Die Punkte gehören dir, sobald die Rückgabefrist vorbei ist. Ab **fünfzig Punkten** bekommst du eine Prämie dafür.',
      early: 'Neue Stoffe eine Woche früher',
      mending: 'Reparatur im ersten Jahr',
      birthday: 'Etwas zum Geburtstag',
    },
    signup: {
      headline: 'Zu den Ersten gehören',
      text: 'Es kostet nichts, und mit einem Klick bist du wieder draußen.',
      button: 'Dem Club beitreten',
      terms: 'Ich bin mit den [Clubbedingungen](/{market}/customer-club/terms) einverstanden.',
      welcome: 'Willkommen',
      welcomeText: 'Neue Stoffe eine Woche bevor sie im Laden hängen, und auf manches ein eigener Preis.',
    },
    questions: {
      headline: 'Fragen',
      expire: {
        title: 'Verfallen Punkte?',
        text: 'Ein Jahr nachdem du sie bekommen hast. In deinem Konto steht, wie viele und wann.',
      },
      data: {
        title: 'Was wisst ihr über mich?',
        text: 'Was du uns sagst und was du kaufst. Ausführlich steht es unter [Datenschutz](/{market}/i/privacy).',
      },
      leave: {
        title: 'Wie trete ich aus?',
        text: 'In deinem Konto unter Kundenclub. Deine Punkte sind dann weg, löse sie also vorher ein.',
      },
    },
  },
  contact: {
    intro: 'Jede Nachricht wird gelesen. An Werktagen hast du bis zum nächsten Abend eine Antwort.',
    write: {
      headline: 'Schreiben',
      text: 'Nenn die Bestellung oder den Artikel, wenn es um etwas Bestimmtes geht. Ein Foto hilft, wenn mit einer Naht etwas nicht stimmt.',
    },
    call: { headline: 'Anrufen', text: 'Montag bis Freitag, neun bis siebzehn Uhr, Kopenhagener Zeit.' },
    questions: {
      headline: 'Am häufigsten gefragt',
      parcel: {
        title: 'Wo ist mein Paket?',
        text: 'In der Nachricht, die du beim Versand bekommen hast, steht ein Link. Du kannst auch [hier nachsehen](/{market}/track-order).',
      },
      back: {
        title: 'Wie schicke ich etwas zurück?',
        text: 'Innerhalb von 30 Tagen, ungetragen. [Melde die Rückgabe an](/{market}/returns), dann bekommst du ein Etikett.',
      },
      cost: {
        title: 'Was kostet der Versand?',
        text: 'Ab {amount} nichts. Darunter zeigt der Warenkorb es an, bevor du dich entscheidest.',
      },
      gone: {
        title: 'Meine Größe ist weg',
        text: 'Hinterlass deine Adresse auf der Produktseite. Wir schreiben dir einmal, wenn sie wieder da ist.',
      },
    },
  },
  careers: {
    intro: 'Wir sind wenige, schneiden unsere Schnitte selbst und essen zusammen zu Mittag.',
    table: {
      picture: 'Stoffballen, die nebeneinander stehen',
      headline: 'Ein Tisch',
      text: 'Wer entwirft, zuschneidet und deine Mails beantwortet, sitzt in einem Raum in Kopenhagen. Die Filialen führen die Leute, die hinten darin nähen. Wenn du gern weißt, wie etwas gemacht ist, wird es dir hier gefallen.',
    },
    hours: 'Siebenunddreißig Stunden, und so sind sie gemeint',
    cloth: 'Jede Saison eine Stoffbahn',
    place: 'Kopenhagen oder da, wo unsere Filialen sind',
  },
  content: {
    about: {
      intro: 'Selvedge heißt Webkante: die Stelle, an der ein Stoff sich selbst vollendet. Der Gedanke gefällt uns, daher der Name.',
      text: `Auf einem schmalen Webstuhl dreht der Schuss am Ende jeder Reihe um und kommt zurück. Die Kante schließt sich von selbst: Nichts wird geschnitten, nichts geklebt, nichts franst aus. Die Webereien haben sie mit einem farbigen Faden gekennzeichnet, um die Aufträge zu unterscheiden. Unserer ist rot.

## Wie wir arbeiten

Wir beginnen mit dem Stoff. Ist er gewählt, zeichnen wir so wenig, wie er zulässt: eine gerade Naht, wo der Köper dicht ist, eine weite, wo das Leinen fallen will. Ein Kleidungsstück bleibt in der Kollektion, solange der Stoff gut ist und es getragen wird.

## Zwei Seiten

Selvedge ist für Damen. Other Side ist unsere Herrenmode: dieselben Stoffe, von der anderen Seite. Beide werden im selben Raum gezeichnet und auf demselben Tisch zugeschnitten.

## Wo du uns findest

In dem Shop, in dem du gerade bist, und in unseren Filialen, wenn eine in deiner Nähe ist. Wenn du eine Frage zu einem Stoff hast, [schreib uns](/{market}/contact).`,
    },
    materials: {
      intro: 'Vier Stoffe tragen das meiste von dem, was wir machen. Hier steht, was sie sind und wie sie sich verhalten.',
      text: `## Denim

Ein Dreieinsköper: Jeder gefärbte Kettfaden läuft über drei ungefärbte Schussfäden und unter einem hindurch, und jede Reihe rückt die Stufe um einen Faden nach rechts. So entsteht die Schräge auf der Vorderseite, und das meiste Indigo bleibt vorn. Die Farbe sitzt außen auf dem Garn und reibt sich dort ab, wo du dich bewegst. [Zum Denim](/{market}/cloth/denim)

## Leinen

Flachs in Leinwandbindung, einer drüber und einer drunter. Die dicken Stellen, die Noppen, kommen von der Faser; wir lassen sie drin. Leinen knittert, trocknet schnell und wird mit jeder Wäsche weicher. [Zum Leinen](/{market}/cloth/linen)

## Wolle

Fischgrat ist ein Köper, der es sich alle paar Fäden anders überlegt. Walkwolle wird weit gestrickt und eingelaufen, bis sie filzt, und lässt sich darum schneiden, ohne auszufransen. Rippe wird in Säulen gestrickt und springt zurück. [Zur Wolle](/{market}/cloth/wool)

## Baumwolle

Popeline ist leinwandbindig, mit feiner, dichter Kette, und bleibt knackig. Flanell ist an der Oberfläche aufgeraut und hält warm. [Zur Baumwolle](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Weniger waschen, mehr lüften, früh flicken. Die meiste Kleidung braucht weniger, als wir denken.',
      text: `## Denim

Auf links drehen, kalt mit ähnlichen Farben waschen und nass aufhängen. Bei den ersten Wäschen geht Indigo ab: Halte ihn eine Weile von hellen Polstern fern. Der Trockner bleibt aus.

## Leinen

Bei 30 oder 40 Grad waschen, mit Platz in der Trommel. Feucht bügeln oder gar nicht.

## Wolle

Über Nacht lüften, bevor du entscheidest, dass sie in die Wäsche muss. Wenn ja, im Wollprogramm mit etwas Wollwaschmittel; das Wasser in einem Handtuch ausdrücken und liegend trocknen. Die kleinen Knötchen an der Oberfläche kommen von losen Fasern: Nimm sie mit einem Kamm ab.

## Baumwolle

Popeline darf warm gewaschen und heiß gebügelt werden. Flanell behält seinen Flor, wenn er auf links gewaschen wird.

## Flicken

- Einen losen Knopf heute annähen: Morgen ist er weg.
- Ein kleines Loch schließen, bevor es groß wird.
- Eine sichtbare Stopfstelle aus gutem Garn ist keine Schande.

Wenn du nicht weißt, wie etwas zu retten ist, [frag uns](/{market}/contact). Geflickt ist uns lieber als ersetzt.`,
    },
    sustainability: {
      intro: 'Am verantwortungsvollsten ist ein Kleidungsstück, das lange getragen wird. Darauf verwenden wir unsere Mühe.',
      text: `## Was wir tun

- Wir wählen Stoffe danach aus, wie lange sie halten, und prüfen vor dem Zuschnitt, wie sie sich tragen und waschen lassen.
- Wir bestellen zuerst kleine Mengen und legen nach, damit weniger übrig bleibt.
- Wir behalten Schnitte in der Kollektion, statt sie jede Saison zu ersetzen.
- Wir erklären Pflege und Flicken auf einer einfachen Seite: [Pflege und Reparatur](/{market}/i/care).

## Was wir nicht behaupten

Ein Kleidungsstück kostet immer Wasser, Energie und jemandes Arbeit. Wir nennen kein Produkt grün und drucken kein Siegel, das wir dir nicht in einem Satz erklären könnten. Trägt ein Produkt ein Zeichen, steht auf seiner Seite, was es umfasst und wer es prüft.

## Frag uns

Wenn du mehr über ein bestimmtes Produkt wissen willst, [schreib uns](/{market}/contact) und nenn es. Du bekommst eine Antwort, auch wenn sie lautet, dass wir es noch nicht wissen.`,
    },
    delivery: {
      intro: 'Was der Versand kostet, wie lange die Lieferung dauert und wie du sie verfolgst.',
      text: `## Kosten

Ab {amount} ist der Versand kostenlos. Darunter zeigt der Warenkorb die Kosten an, bevor du dich entscheidest.

## Dauer

Pakete verlassen uns meist innerhalb von ein bis zwei Werktagen. Wie lange sie unterwegs sind, hängt vom Versanddienst ab; die Kasse zeigt den erwarteten Tag für deine Adresse.

## Ein Paket verfolgen

Wenn deine Bestellung losgeht, bekommst du eine Nachricht mit einem Link. Du kannst auch jederzeit unter [Bestellung verfolgen](/{market}/track-order) nachsehen.

## Wenn etwas schiefgeht

Wenn ein Paket zu spät, beschädigt oder mit etwas anderem kommt, als du bestellt hast, [sag uns Bescheid](/{market}/contact). Heb die Verpackung auf, bis wir geantwortet haben: Der Versanddienst möchte sie vielleicht sehen.

## Rückgabe

Du hast 30 Tage, um es dir anders zu überlegen. Melde die Retoure unter [Rückgabe](/{market}/returns) an und schick die Stücke ungetragen zurück.`,
    },
    'size-guide': {
      intro: 'Miss dich einmal, über dünner Kleidung, mit einem Maßband, das anliegt und nicht drückt.',
      text: `## So misst du

- Brust: um die stärkste Stelle, Arme nach unten.
- Taille: wo ein Gürtel sitzen würde, ausgeatmet.
- Hüfte: um die stärkste Stelle, Füße zusammen.
- Innenbein: vom Schritt bis zum Boden, ohne Schuhe.

## Zwischen zwei Größen

Nimm die größere bei Denim und Walkwolle, die ihre Form behalten, und die kleinere bei Rippe und gewaschenem Leinen, die nachgeben.

## Wie wir schneiden

Mäntel passen über einen Pullover. Hemden sind gerade. Hosen sitzen in der Taille, wenn beim Produkt nichts anderes steht. Die Maße des Models und die getragene Größe stehen auf jeder Produktseite.

Wenn du immer noch unsicher bist, [frag uns](/{market}/contact) und sag uns, was du sonst trägst.`,
    },
    'notify-me': {
      intro: 'Wenn deine Größe weg ist, können wir dir einmal schreiben, sobald sie wieder da ist.',
      text: `Wähle auf der Produktseite eine ausverkaufte Größe oder ein Produkt, das noch kommt, und drücke auf „Benachrichtigen, wenn wieder da“. Mit einem Konto ist das alles; ohne gibst du deine E-Mail-Adresse ein und bestätigst sie über eine Mail, die wir dorthin schicken.

## Wer benachrichtigt wird

Wer zuerst gefragt hat. Wir schreiben so vielen, wie es Stücke gibt, und den Nächsten, wenn niemand sie geholt hat. Ein Wunsch reserviert das Stück nicht.

## Was wir speichern

Deine E-Mail-Adresse, das Produkt und die Größe, bis 90 Tage nach unserer Mail oder bis du uns sagst, dass es genug ist.

## Wie du es beendest

Jede Mail endet mit einem Link, der den Wunsch löscht. Mit einem Konto findest du ihn auch unter [Einstellungen](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Was wir über dich wissen, warum wir es wissen und wie du das änderst.',
      text: `## Was wir speichern

- Wenn du bestellst: deinen Namen, Adressen, E-Mail, Telefonnummer und was du bestellt hast, damit wir es liefern und dafür einstehen können.
- Wenn du ein Konto hast: dasselbe mit deinen Wunschlisten und Einstellungen, bis du es löschst.
- Wenn du dem Kundenclub beitrittst: deine Punkte und Prämien.
- Wenn du uns schreibst: deine Nachricht und unsere Antwort.

Deine ganze Kartennummer sehen wir nie. Zahlungen wickelt der Zahlungsdienst ab, den du wählst.

## Wer es noch sieht

Wer es braucht, um dich zu bedienen: der Versanddienst, der Zahlungsdienst und die Unternehmen, die unsere Rechner betreiben. Sie dürfen es nur dafür verwenden.

## Wie lange

So lange, wie der Zweck besteht, und länger nur, wo das Gesetz es verlangt, etwa bei Rechnungen.

## Deine Rechte

Du kannst fragen, was wir über dich wissen, es berichtigen lassen, eine Kopie bekommen oder es löschen lassen, und eine Einwilligung jederzeit widerrufen. Vieles davon geht in [deinem Konto](/{market}/account); für den Rest [schreib uns](/{market}/contact). Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.`,
    },
    cookies: {
      intro: 'Kleine Notizen, die ein Shop in deinem Browser hinterlässt. Manche sind nötig; über die anderen entscheidest du.',
      text: `## Notwendig

Ohne sie funktioniert der Shop nicht: Sie merken sich deinen Markt, deinen Warenkorb und dass du angemeldet bist.

## Funktional

Sie machen den Shop bequemer, etwa indem sie eine Karte oder ein Video eines anderen Anbieters zeigen.

## Analyse

Sie sagen uns, welche Seiten gelesen werden und wo etwas nicht klappt. Wir betrachten Summen, keine Personen.

## Werbung

Mit ihnen könnten dir andere Unternehmen zeigen, was du dir hier angesehen hast.

Was nicht notwendig ist, wird erst gesetzt, wenn du zugestimmt hast, Art für Art. Du kannst es dir jederzeit anders überlegen.`,
    },
    accessibility: {
      intro: 'Diesen Shop sollen alle benutzen können. Hier steht, wie weit wir sind und wie du uns sagst, was fehlt.',
      text: `Wir bauen nach den Web Content Accessibility Guidelines 2.2, Stufe AA. Jede Seite wird bei jeder Veröffentlichung von einem Programm geprüft, und von Hand mit Tastatur und Screenreader, wo ein Programm nicht urteilen kann.

## Worauf du dich verlassen kannst

- Alles geht mit der Tastatur, und der Fokus ist immer zu sehen.
- Die Seiten lassen sich ohne Skripte lesen und auf 400 Prozent vergrößern.
- Bewegung hört auf, wenn dein System weniger davon möchte.
- Bilder haben eine Beschreibung, es sei denn, sie schmücken nur.

## Was noch fehlt

Videos anderer Unternehmen haben manchmal keine Untertitel. Manche Dokumente von Versanddiensten sind Bilder von Text.`,
    },
    imprint: {
      intro: 'Wer diesen Shop betreibt.',
      text: `Selvedge ist ein Vorführshop. Er zeigt, was die quelloffene Software gleichen Namens kann; nichts darin ist zu kaufen, und keine Bestellung wird geliefert.

## Wenn das dein Shop wäre

Das Unternehmen, seine Anschrift, wer es vertritt, der Registereintrag und die Kontaktdaten kommen aus den Einstellungen des Marktes im Studio. Dieser Text ist Inhalt: Du änderst ihn dort, Markt für Markt.

## Kontakt

Fragen erreichen uns über das [Kontaktformular](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'AGB',
      text: `Diese Bedingungen beschreiben, wie du bei Selvedge kaufst. Dies ist ein Vorführshop: Nichts wird geliefert und nichts berechnet.

## Bestellen

Bilder und Texte im Shop laden dich ein zu bestellen. Deine Bestellung ist ein Angebot; der Vertrag kommt zustande, wenn wir bestätigen, dass das Paket unterwegs ist. Bis du bestellst, kannst du deine Bestellung in jedem Schritt der Kasse sehen und ändern.

## Preise

Die Preise stehen in der Währung des Marktes, in dem du bist. Ob die Steuer enthalten ist, sagt der Warenkorb, und die Versandkosten werden angezeigt, bevor du zahlst.

## Zahlung

Du zahlst mit einer der Zahlungsarten in der Kasse. Dein Betrag wird bei der Bestellung reserviert und abgebucht, wenn das Paket uns verlässt.

## Lieferung

Wir liefern an Adressen in dem Markt, in dem du bestellst. Siehe [Lieferung](/{market}/i/delivery).

## Wenn du es dir anders überlegst

Du hast ab Erhalt der Ware 30 Tage, um sie ohne Angabe von Gründen zurückzuschicken. Melde die Retoure unter [Rückgabe](/{market}/returns) an. Wir erstatten, was du bezahlt hast, mit den Kosten der Standardlieferung und auf demselben Weg. Weitere Rechte, die dir das Gesetz deines Landes gibt, bleiben bestehen.

## Mängel

Wenn etwas mangelhaft ist, [sag es uns](/{market}/contact). Wir reparieren, ersetzen oder erstatten es, wie es das Gesetz deines Landes vorsieht.

## Daten

Wie wir mit personenbezogenen Daten umgehen, steht unter [Datenschutz](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Bedingungen des Kundenclubs',
      text: `## Beitritt

Beitreten kann, wer mindestens 16 Jahre alt ist und ein Konto hat. Die Mitgliedschaft ist kostenlos und persönlich.

## Punkte

Du sammelst Punkte für das, was du kaufst und behältst. Punkte für Ware, die du zurückschickst, werden wieder abgezogen. Punkte haben keinen Geldwert und lassen sich nicht weitergeben.

## Prämien

Ab einer bestimmten Zahl von Punkten kannst du eine Prämie wählen. Bei jeder Prämie steht, wie lange sie gilt und wo du sie einlösen kannst.

## Nachrichten

Wir schreiben Mitgliedern nur dann über neue Stoffe und Angebote, wenn sie zugestimmt haben, und jede Nachricht enthält einen Link zum Abbestellen.

## Austritt

Du kannst jederzeit in [deinem Konto](/{market}/account/customer-club) austreten. Deine Punkte werden dann gelöscht. Wir können den Club mit einer Frist von zwei Monaten beenden; Prämien, die du schon hast, gelten bis zu ihrem Datum.`,
    },
    'notify-me': {
      title: 'Verfügbarkeitsalarm',
      text: `Mit deiner Anfrage bist du einverstanden, dass wir dir einmal zu diesem Stück schreiben. Wir speichern deine Adresse und deinen Wunsch bis 90 Tage nach dieser Mail oder bis du sie löschst; jede Mail enthält einen Link dafür. Es wird nichts für dich zurückgelegt. Mehr steht unter [Datenschutz](/{market}/i/privacy).`,
    },
  },
  preferences: {
    brands: { title: 'Welche unserer Linien trägst du?', text: 'Wir zeigen dir mehr davon.' },
    fabrics: { title: 'Was trägst du gern?', outerwear: 'Mäntel & Jacken', accessories: 'Accessoires' },
    news: {
      title: 'Wie oft dürfen wir schreiben?',
      text: 'Nur wenn du gesagt hast, dass du von uns hören möchtest.',
      weekly: 'Jede Woche',
      monthly: 'Einmal im Monat',
      monthlyText: 'Die neue Saison und sonst nichts.',
      rarely: 'Selten',
    },
    care: {
      title: 'Was interessiert dich noch?',
      repair: 'Flicken und Pflege',
      workroom: 'Wie Dinge gemacht werden',
      events: 'Abende in unseren Filialen',
    },
  },
  shipping: {
    home: '{carrier}, bis zur Haustür',
    pickupPoint: '{carrier}, an einen Paketshop',
    express: '{carrier}, bis zum nächsten Werktag',
    locker: '{carrier}-Paketstation',
    store: 'In der Filiale abholen',
  },
  promotions: {
    welcome: 'Willkommen',
    'free-freight': 'Kostenlos unterwegs',
    'spend-more': 'Indigotage',
    'twenty-off': 'Zwanzig weniger',
    'club-ten-off': 'Zehn weniger für Mitglieder',
    'third-basic': 'Drei T-Shirts zum Preis von zwei',
    'winter-scarf': 'Ein Schal zu deiner Winterbestellung',
  },
  rewards: {
    delivery: {
      title: 'Versand geschenkt',
      text: 'Deine nächste Bestellung kommt kostenlos.',
      picture: 'Ein Stapel gefalteter Stoffe',
      choice: 'Kostenloser Versand',
    },
    tenOff: {
      title: 'Zehn weniger oder zehn Prozent',
      text: 'Du entscheidest, wenn du sie einlöst.',
      picture: 'Gerippter Strick aus naturfarbener Wolle',
      amount: 'Zehn weniger auf deinen Warenkorb',
      percent: 'Zehn Prozent auf alles, was nicht reduziert ist',
    },
  },
};
