import type { PageWords } from './en.ts';

export const it: PageWords = {
  categories: {
    '/new-in': 'I primi capi della stagione, via via che arrivano dal laboratorio.',
    '/women': 'Abiti dalle spalle morbide e dalle linee pulite, in tessuti con un certo peso.',
    '/women/new-in': 'Appena arrivato per la donna, dal più recente.',
    '/women/clothing': 'Dalla prima camicia del mattino all’ultimo cappotto della sera.',
    '/women/clothing/coats-jackets': 'Capispalla in lana cotta, twill e cotone fitto. Abbastanza ampi per un maglione sotto.',
    '/women/clothing/knitwear': 'Coste, grana di riso e maglia rasata in lana e cotone. Fatti perché i polsini non cedano.',
    '/women/clothing/shirts-blouses': 'Popeline croccante, lino lavato e colletti che stanno al loro posto.',
    '/women/clothing/tops-t-shirts': 'Top semplici in cotone pesante: i capi che si mettono di più e si notano per ultimi.',
    '/women/clothing/dresses': 'Vestiti che si appoggiano alle spalle e lasciano il resto al tessuto.',
    '/women/clothing/trousers': 'Larghi, dritti o affusolati, con tasche profonde davvero.',
    '/women/clothing/denim': 'Denim di telaio stretto con la cimosa a vista. Rigido il primo giorno, tuo dopo trenta.',
    '/women/clothing/skirts': 'A portafoglio, a pieghe o dritte, lunghe quanto serve per muoversi.',
    '/women/accessories': 'Quello che completa un look, dalla suola in su.',
    '/women/accessories/shoes': 'Pelle morbida e suole che si possono cambiare.',
    '/women/accessories/bags': 'In tela e in pelle, nella misura di una giornata.',
    '/women/accessories/scarves': 'Sciarpe tessute, con la frangia dei loro stessi fili.',
    '/women/accessories/belts': 'Fibbie semplici e pelle pieno fiore.',
    '/women/accessories/hats-gloves': 'In feltro e in maglia, per i mesi che lo chiedono.',
    '/women/edits/work': 'Camicie, pantaloni e una buona giacca: basta per la settimana.',
    '/women/edits/weekend': 'Strati morbidi per due giorni lenti.',
    '/women/edits/occasions': 'Per matrimoni, cene e altre ragioni per vestirsi bene.',
    '/women/edits/travel': 'Capi che occupano poco e tornano subito in forma.',
    '/men': 'Other Side è la nostra linea uomo: gli stessi tessuti, dal rovescio. Cuciture dritte, tasche sincere, niente che gridi.',
    '/men/new-in': 'Appena arrivato per l’uomo, dal più recente.',
    '/men/clothing': 'Un guardaroba completo in pochi capi.',
    '/men/clothing/coats-jackets': 'Giacche da lavoro, cappotti corti e parka in tessuti che reggono il maltempo.',
    '/men/clothing/tailoring': 'Giacche sfoderate e pantaloni morbidi: sartoria senza armatura.',
    '/men/clothing/knitwear': 'Coste da pescatore e maglioni fini, di lana.',
    '/men/clothing/shirts': 'Popeline, Oxford e flanella, con un colletto per ciascuna.',
    '/men/clothing/t-shirts': 'Cotone pesante, collo chiuso, linea dritta.',
    '/men/clothing/trousers': 'Con le pince o senza, e con una vita che lascia sedere.',
    '/men/clothing/denim':
      'Saia da quattordici once di telaio stretto, con il filo rosso sulla cucitura esterna. Fai un risvolto per vederlo.',
    '/men/accessories': 'Stivaletti, cinture e le cose che porti con te.',
    '/men/accessories/shoes': 'Derby, stivaletti e sneakers semplici.',
    '/men/accessories/bags': 'Shopper, borsoni e un ottimo zaino.',
    '/men/accessories/belts': 'Una striscia, una fibbia, molti anni.',
    '/men/accessories/scarves': 'Sciarpe di lana, tessute larghe.',
    '/men/accessories/hats-gloves': 'Berretti da marinaio e guanti foderati.',
    '/men/edits/work': 'Abiti nati come attrezzi, e che lo sono ancora.',
    '/men/edits/weekend': 'Niente che voglia il ferro.',
    '/men/edits/occasions': 'Una giacca, una camicia bianca e la sicurezza di fermarsi lì.',
    '/men/edits/travel': 'Cinque capi, una borsa.',
    '/cloth': 'Quattro tessuti sono in quasi tutto ciò che facciamo. Comincia da quello che ti piace toccare.',
    '/cloth/denim': 'Una saia tre a uno con ordito indaco e trama grezza, chiusa su entrambi i bordi.',
    '/cloth/linen': 'Lino in armatura tela, con tutte le sue irregolarità.',
    '/cloth/wool': 'Spina di pesce per la struttura, lana cotta per il caldo, coste per tutto il resto.',
    '/cloth/cotton': 'Popeline per una giornata vivace, flanella per una tranquilla.',
    '/sale': 'Capi delle stagioni passate, a un prezzo più basso e nello stesso tessuto.',
    '/sale/women': 'Capi da donna delle stagioni passate.',
    '/sale/men': 'Capi da uomo delle stagioni passate.',
    '/gift-cards': 'Per chi sa meglio di tutti che cosa gli sta bene. Per e-mail, nel giorno che scegli.',
  },
  belowGoods: {
    '/women': {
      headline: 'La moda donna, a partire dal tessuto',
      text: `Ogni capo è cominciato come un taglio di stoffa sul nostro tavolo. Lo solleviamo, lo lasciamo cadere, lo stropicciamo, lo laviamo, e solo allora decidiamo che cosa vuole essere.

Una lana fitta chiede un cappotto dalla schiena dritta. Un lino morbido vuole un vestito che si appoggi alle spalle. La popeline resta croccante, e quindi diventa camicia. Chi ascolta il tessuto ha poco da inventare.

## Da dove cominciare

- Due maglioni, uno fine e uno pesante.
- Una camicia bianca, ma non troppo bianca.
- Pantaloni con tasche profonde davvero.
- Un cappotto. Può aspettare.

Quello che si mette di più dovrebbe essere fatto meglio: comincia da lì, e il resto verrà da sé.`,
    },
    '/other-side': {
      headline: 'Other Side: l’uomo, dal rovescio',
      text: `Other Side è tagliato dagli stessi tessuti di tutto il resto, sullo stesso tavolo, dalle stesse persone. Cambiano solo le linee.

Il denim è da quattordici once, tessuto stretto: fai un risvolto e vedrai il filo rosso. Le giacche sono sfoderate, perché un buon tessuto non ha bisogno di armatura. Le camicie sono in popeline, Oxford e flanella, con un colletto per ciascuna.

## Da dove cominciare

Parti dal capo che prendi senza pensarci, e sceglilo di qualità. Per i più sono i jeans. Per qualcuno è la camicia.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Maglieria che non perde la forma',
      text: `Le coste tornano al loro posto perché le colonne stanno vicine, come il mantice di una fisarmonica. Per questo polsini e orli sono a coste, e per questo un maglione tutto a coste sta bene a tanti.

Lavoriamo lana e cotone. La lana scalda più di quanto pesa e vuole aria più spesso che acqua. Il cotone è più fresco, più pesante, e si lava senza pensarci troppo.

## Cura

Lascialo all’aria per una notte. Piegalo, non appenderlo mai. Togli i pallini con un pettine: vengono dalle fibre libere e dopo un po’ smettono.`,
    },
    '/cloth/denim': {
      headline: 'Che cosa lo rende selvedge',
      text: `Su un telaio stretto la trama gira alla fine di ogni riga e torna indietro. Il bordo si chiude da sé, e la tessitura vi fa correre un filo colorato per distinguere gli ordini. Il nostro è rosso.

Il denim di un telaio così è fitto, un po’ irregolare e rigido il primo giorno. L’indaco sta all’esterno del filo e si consuma dove ti muovi. Dopo un mese il tessuto sa come ti siedi.`,
    },
  },
  looks: {
    'look-autumn':
      'Un cappotto di lana color cammello, un dolcevita ecru, pantaloni scuri con pince e stivaletti marroni, disposti uno accanto all’altro',
    'look-denim': 'Jeans dritti grezzi accanto a una giacca di jeans, una T-shirt bianca e una cintura in pelle',
    'look-knit': 'Un cardigan rosso mattone con un dolcevita a coste, un berretto antracite e una sciarpa piegata',
    'look-women': 'Un trench color sabbia con una blusa bianca, una gonna blu a pieghe e mocassini neri',
    'look-men': 'Un blazer blu navy su una camicia azzurra, con chinos color sabbia e sneakers bianche',
    'look-linen': 'Uno chemisier di lino color avena con una borsa in tela e mocassini marroni',
    'look-home':
      'Un cappotto color avena, un dolcevita ecru e pantaloni scuri accanto a un cappotto blu navy, un maglione cammello e jeans scuri',
    'look-other-side': 'Una giacca di denim scuro, una felpa grigia con cappuccio e jeans neri visti da dietro',
    'look-gifts': 'Carte regalo di più colori, con un filo lungo il bordo, sulle loro buste',
  },
  fronts: {
    inPicture: 'Nella foto',
    otherSide: 'Guarda il rovescio',
  },
  gifts: {
    worth: 'Da {least} a {most}',
    how: 'Come funziona',
    choose: 'Scegli una carta e il suo valore.',
    write: 'Scrivi qualche riga e indica il giorno. Arriva per e-mail.',
    use: 'Si usa nel carrello. Quello che avanza resta sulla carta.',
  },
  women: {
    hero: 'Il cappotto per ultimo',
    heroCta: 'Vedi i cappotti',
    disclaimer: 'Le novità arrivano di giovedì',
    newCta: 'Vedi tutte le novità',
  },
  men: {
    hero: 'Cinque capi, una settimana intera',
    heroText: 'Blazer, camicia, chinos, sneakers. E un giorno libero.',
    start: 'Comincia dal capo che metti di più.',
    wanted: 'I più richiesti',
  },
  autumn: {
    heading: 'I tessuti d’autunno',
    intro: 'Lana color cammello, flanella, coste che tornano al loro posto: quello che è sceso dal telaio in questa stagione.',
    hero: {
      above: 'La stagione',
      headline: 'Cammello, coste, stivaletti marroni',
      text: 'Quattro tessuti e l’ordine in cui metterli.',
      cta: 'Vedi i cappotti',
      countdown: 'I tessuti d’inverno arrivano tra',
      launched: 'I tessuti d’inverno sono arrivati',
    },
    banners: {
      wool: 'La lana cotta è tornata in blu navy',
      repairs: 'Riparazioni gratuite nel primo anno: [come funziona](/{market}/i/care)',
      members: 'I membri vedono i tessuti d’inverno un giorno prima di tutti',
    },
    ways: {
      headline: 'Quattro modi di uscire di casa',
      rain: 'Per la pioggia che nessuno aveva previsto.',
      rainCta: 'Trench',
      office: 'Per l’ufficio senza dress code.',
      sunday: 'Per la domenica che comincia tardi.',
      rest: 'Per tutto il resto.',
    },
    film: {
      poster: 'La cimosa di una pezza di denim',
      headline: 'Lungo la cimosa',
      text: 'Otto secondi di cimosa, senza nessuna fretta.',
      cta: 'Scopri i nostri tessuti',
    },
    chosen: 'Scelti per il freddo',
    member: {
      headline: 'Tu li vedi prima',
      text: 'Chi fa parte del club vede i tessuti d’inverno il 20 dicembre, un giorno prima che si aprano le porte.',
    },
    everyone: {
      headline: 'Un giorno di vantaggio',
      text: 'I membri del club clienti vedono i tessuti d’inverno il 20 dicembre. Tutti gli altri un giorno dopo.',
      cta: 'Scopri il club',
    },
    questions: {
      headline: 'Prima che tu lo chieda',
      size: {
        title: 'Quale taglia nella lana cotta?',
        text: 'La più grande, se sei tra due. Il tessuto viene ristretto prima del taglio e non cede.',
      },
      wash: {
        title: 'Si può lavare?',
        text: 'Prima falla arieggiare. Quasi tutti i segni al mattino sono spariti. Altrimenti **spazzolala**, e solo dopo pensa a un programma lana.',
      },
      fade: {
        title: 'Il cammello scolorisce?',
        text: 'È tinto in fibra, quindi si consuma in modo uniforme. Meglio comunque lontano da una finestra al sole.',
      },
    },
  },
  denimDays: {
    heading: 'I giorni del denim',
    intro: 'Dieci giorni per il denim grezzo: che cos’è, come si porta e un codice per il primo paio.',
    banner: {
      text: 'I **giorni del denim** finiscono presto',
      over: 'I giorni del denim sono finiti',
      popup: 'Le note in piccolo',
      popupText: 'Un codice per ordine, sul denim a prezzo pieno. Non si può usare insieme a un altro codice.',
    },
    raw: {
      above: 'Quattordici once',
      headline: 'Rigido il primo giorno',
      text: 'Il denim grezzo non è stato lavato da quando è sceso dal telaio. Le pieghe che prende sono tue: dietro il ginocchio, sul fianco, intorno alle chiavi in tasca. **Portalo un mese prima di lavarlo.**',
      cta: 'Vedi tutto il denim',
      code: 'Il dieci per cento in meno sul tuo primo paio',
    },
    wanted: 'I jeans più richiesti',
    promises: {
      hem: 'L’orlo te lo facciamo noi, gratis',
      returns: 'Trenta giorni per ripensarci',
      repairs: 'Riparazioni finché regge',
    },
    closely: 'Una giacca, da vicino',
    film: {
      headline: 'Come si consuma l’indaco',
      text: 'Un video girato in tessitura. Parte quando lo permetti.',
    },
    women: 'Denim donna',
    men: 'Denim uomo',
    more: 'Sta bene con il blu',
    questions: {
      headline: 'I primi tempi',
      sofa: {
        title: 'Mi macchieranno il divano?',
        text: 'All’inizio, un po’. Nelle prime settimane tienili lontani dai tessuti chiari.',
      },
      wash: {
        title: 'Quando li lavo?',
        text: 'Quando stanno in piedi da soli. In acqua fredda, al rovescio, e stesi bagnati.',
      },
      size: {
        title: 'Quale taglia?',
        text: 'La tua. In vita cedono un centimetro, e nel lavaggio se lo riprendono.',
      },
    },
  },
  loom: {
    heading: 'Una mattina al telaio',
    intro: 'Come si tessono quaranta metri di denim, e perché nessuno ha fretta.',
    picture: 'La cimosa di una pezza di denim con il suo filo rosso',
    morning: {
      above: 'Le sei del mattino',
      headline: 'Lo senti prima di vederlo',
      text: `Un telaio a navetta fa rumore come un treno: non dà fastidio, se sai dove va. In questa sala ce ne sono undici, nessuno più giovane di me, e una sola persona che bada a tutti.

Cammina. È quasi tutto il lavoro. Lungo la fila, indietro lungo la fila, una mano sul tessuto che scende. La mano trova il filo rotto prima dell’occhio.`,
    },
    twill: {
      headline: 'Tre sopra, uno sotto',
      text: 'L’ordito è blu, la trama no. Ogni filo blu passa sopra tre fili chiari e sotto il quarto, e a ogni riga il gradino si sposta di un filo a destra. Una saia non è altro. Per questo il dritto è blu e il rovescio no.',
    },
    slow: {
      picture: 'Denim indaco in morbide pieghe',
      headline: 'Cinque metri all’ora',
      text: 'Un telaio moderno ne fa quaranta.',
    },
    why: {
      headline: 'Perché così piano?',
      text: 'Perché la trama deve girare e tornare indietro. Sul bordo non si taglia nulla, e quindi lì nulla si sfrangia, mai.',
      cta: 'Vedi il denim',
    },
    noon: `A mezzogiorno ci sono venti metri sul rotolo. Lei firma la cimosa con il gesso, mette la data e va a pranzo. I telai vanno avanti senza di lei, giusto il tempo di accorgersi che uno ha cambiato tono.

## Quaranta metri

Da un rotolo escono trenta jeans. Ne abbiamo ordinati sei. Quando finiranno ne arriveranno altri, un po’ diversi, perché il cotone è stato raccolto in un altro mese.`,
    more: 'Altro sui tessuti',
  },
  club: {
    intro: 'Punti a ogni ordine, tessuti nuovi con una settimana di anticipo e una mano quando qualcosa si strappa.',
    benefits: {
      headline: 'Che cosa hanno i membri',
      points: 'Punti per quello che tieni',
      pointsMore: 'I punti sono tuoi quando scade il termine per il reso. Da **cinquanta punti** in su li usi per un premio.',
      early: 'I tessuti nuovi, una settimana prima',
      mending: 'Rammendi nel primo anno',
      birthday: 'Un pensiero per il tuo compleanno',
    },
    signup: {
      headline: 'In anticipo su tutti',
      text: 'Non costa nulla, e per uscire basta un clic.',
      button: 'Entra nel club',
      terms: 'Accetto i [termini del club](/{market}/customer-club/terms).',
      welcome: 'Ti diamo il benvenuto',
      welcomeText: 'I tessuti nuovi una settimana prima che arrivino in negozio e, per alcuni, un prezzo tutto tuo.',
    },
    questions: {
      headline: 'Domande',
      expire: {
        title: 'I punti scadono?',
        text: 'Un anno dopo che li hai guadagnati. Nel tuo account vedi quanti e quando.',
      },
      data: {
        title: 'Che cosa sapete di me?',
        text: 'Quello che ci dici e quello che compri. La [pagina sulla privacy](/{market}/i/privacy) lo spiega per intero.',
      },
      leave: {
        title: 'Come esco dal club?',
        text: 'Nel tuo account, alla voce Club clienti. I punti vanno persi, quindi usali prima.',
      },
    },
  },
  contact: {
    intro: 'Ogni messaggio viene letto da una persona. Nei giorni lavorativi hai una risposta entro la sera dopo.',
    write: {
      headline: 'Scrivi',
      text: 'Se si tratta di un ordine o di un prodotto, dicci quale. Se c’è un problema con una cucitura, una foto aiuta.',
    },
    call: {
      headline: 'Chiama',
      text: 'Dal lunedì al venerdì, dalle nove alle diciassette, ora di Copenaghen.',
    },
    questions: {
      headline: 'Domande frequenti',
      parcel: {
        title: 'Dov’è il mio pacco?',
        text: 'Nel messaggio che hai ricevuto alla partenza c’è un link. Puoi anche [cercarlo qui](/{market}/track-order).',
      },
      back: {
        title: 'Come faccio un reso?',
        text: 'Entro 30 giorni, senza averlo indossato. [Registra il reso](/{market}/returns) e ricevi un’etichetta.',
      },
      cost: {
        title: 'Quanto costa la consegna?',
        text: 'Da {amount} in su è gratuita. Per importi inferiori, il carrello mostra il costo prima che tu decida.',
      },
      gone: {
        title: 'La mia taglia è esaurita',
        text: 'Lascia il tuo indirizzo nella pagina del prodotto. Ti scriviamo una volta sola, quando torna.',
      },
    },
  },
  careers: {
    intro: 'Siamo in pochi, tagliamo i nostri modelli e pranziamo insieme.',
    table: {
      picture: 'Rotoli di tessuto in piedi, uno accanto all’altro',
      headline: 'Un solo tavolo',
      text: 'Chi disegna, chi taglia e chi risponde alle tue e-mail lavora nella stessa stanza, a Copenaghen. I negozi li porta avanti chi cuce nel retro. Se ti piace sapere come si fanno le cose, qui starai bene.',
    },
    hours: 'Trentasette ore, e sono davvero trentasette',
    cloth: 'Un taglio di stoffa a ogni stagione',
    place: 'Copenaghen, o dove c’è un nostro negozio',
  },
  content: {
    about: {
      intro: 'Selvedge vuol dire cimosa: il bordo in cui un tessuto si finisce da sé. L’idea ci piace, e così il nome.',
      text: `Su un telaio stretto la trama gira alla fine di ogni riga e torna indietro. Il bordo si chiude da sé: niente si taglia, niente si incolla, niente si sfrangia. Le tessiture lo segnavano con un filo colorato per distinguere un ordine dall’altro. Il nostro è rosso.

## Come lavoriamo

Cominciamo dal tessuto. Una volta scelto, disegniamo il meno che ci permette: una cucitura dritta dove la saia è fitta, una ampia dove il lino vuole cadere. Un capo resta in collezione finché il tessuto è buono e le persone lo portano.

## Due lati

Selvedge è per la donna. Other Side è la nostra linea uomo: gli stessi tessuti, dal rovescio. Si disegnano nella stessa stanza e si tagliano sullo stesso tavolo.

## Dove trovarci

Nello shop in cui sei adesso e nei nostri negozi, se ce n’è uno vicino a te. Se hai una domanda su un tessuto, [scrivici](/{market}/contact).`,
    },
    materials: {
      intro: 'Quattro tessuti sono in quasi tutto ciò che facciamo. Ecco che cosa sono e come si comportano.',
      text: `## Denim

Una saia tre a uno: ogni filo tinto dell’ordito passa sopra tre fili di trama grezzi e sotto uno, e a ogni riga il gradino si sposta di un filo a destra. Nasce così la diagonale che vedi sul dritto, dove resta quasi tutto l’indaco. Il colore sta all’esterno del filo e si consuma dove ti muovi. [Vedi il denim](/{market}/cloth/denim)

## Lino

Lino in armatura tela, uno sopra e uno sotto. I punti più grossi vengono dalla fibra; noi li lasciamo. Il lino si stropiccia, asciuga in fretta e si ammorbidisce a ogni lavaggio. [Vedi il lino](/{market}/cloth/linen)

## Lana

La spina di pesce è una saia che cambia idea ogni pochi fili. La lana cotta si lavora larga e si restringe finché infeltrisce, così si taglia senza sfrangiare. Le coste si lavorano in colonne e tornano al loro posto. [Vedi la lana](/{market}/cloth/wool)

## Cotone

La popeline ha un’armatura tela con ordito fine e fitto, e resta croccante. La flanella ha la superficie garzata e tiene caldo. [Vedi il cotone](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Lavare meno, arieggiare di più, rammendare presto. Quasi tutti i capi hanno bisogno di meno di quanto crediamo.',
      text: `## Denim

Giralo al rovescio, lavalo in acqua fredda con colori simili e stendilo bagnato. Nei primi lavaggi perde indaco: per un po’ tienilo lontano dai rivestimenti chiari. L’asciugatrice lasciala stare.

## Lino

A 30 o 40 gradi, con spazio nel cestello. Stiralo umido, oppure non stirarlo affatto.

## Lana

Prima di decidere che va lavata, lasciala una notte all’aria. Se serve, programma lana e un po’ di detersivo per lana; strizza l’acqua in un asciugamano e asciugala in piano. I pallini vengono dalle fibre libere: toglili con un pettine.

## Cotone

La popeline si può lavare tiepida e stirare calda. La flanella conserva il pelo se la lavi al rovescio.

## Rammendare

- Il bottone che balla cucilo oggi: domani sarà perso.
- Chiudi il buco piccolo prima che diventi grande.
- Un rammendo a vista, con un buon filo, non è una vergogna.

Se non sai come salvare qualcosa, [chiedi a noi](/{market}/contact). Preferiamo vederlo rammendato che sostituito.`,
    },
    sustainability: {
      intro: 'Il capo più responsabile è quello che si porta a lungo. È lì che mettiamo il nostro impegno.',
      text: `## Che cosa facciamo

- Scegliamo i tessuti per quanto durano, e prima di tagliarli proviamo come si portano e come si lavano.
- Facciamo primi ordini piccoli e poi li ampliamo, così avanza meno.
- Teniamo i modelli in collezione invece di cambiarli a ogni stagione.
- Spieghiamo cura e rammendo in una pagina semplice: [Cura e riparazione](/{market}/i/care).

## Che cosa non diciamo

Un capo costa sempre acqua, energia e il lavoro di qualcuno. Non chiamiamo verde nessun prodotto e non stampiamo un marchio che non sapremmo spiegarti in una frase. Se un prodotto ha un’etichetta, la sua pagina dice che cosa copre e chi la controlla.

## Chiedi

Se vuoi sapere di più su un prodotto, [scrivici](/{market}/contact) e dicci quale. Avrai una risposta, anche quando la risposta è che non lo sappiamo ancora.`,
    },
    delivery: {
      intro: 'Quanto costa la consegna, quanto tempo richiede e come seguirla.',
      text: `## Costo

La consegna è gratuita per gli ordini da {amount} in su. Per importi inferiori, il carrello mostra il costo prima che tu decida.

## Tempi

Di solito i pacchi partono entro uno o due giorni lavorativi. Il tempo di viaggio dipende dal corriere che scegli; alla cassa vedi il giorno previsto per il tuo indirizzo.

## Seguire un pacco

Quando il tuo ordine parte, ricevi un messaggio con un link. Puoi anche controllare in ogni momento alla pagina [Segui un ordine](/{market}/track-order).

## Se qualcosa va storto

Se un pacco è in ritardo, è danneggiato o non è quello che hai ordinato, [diccelo](/{market}/contact). Tieni l’imballaggio finché non ti rispondiamo: il corriere potrebbe volerlo vedere.

## Resi

Hai 30 giorni per ripensarci. Registra il reso alla pagina [Resi](/{market}/returns) e rimanda i capi senza averli indossati.`,
    },
    'size-guide': {
      intro: 'Prendi le misure una volta, sopra abiti sottili, con un metro aderente ma non stretto.',
      text: `## Come prendere le misure

- Torace: nel punto più ampio, braccia lungo i fianchi.
- Vita: dove metteresti una cintura, espirando.
- Fianchi: nel punto più ampio, piedi uniti.
- Interno gamba: dall’inguine a terra, senza scarpe.

## Tra due taglie

La più grande nel denim e nella lana cotta, che tengono la forma; la più piccola nelle coste e nel lino lavato, che cedono.

## Come tagliamo

I cappotti sono pensati per stare sopra un maglione. Le camicie sono dritte. I pantaloni si portano in vita, salvo diversa indicazione. Le misure di chi indossa il capo e la taglia sono nella pagina di ogni prodotto.

Se hai ancora dubbi, [chiedi a noi](/{market}/contact) e dicci che taglia porti di solito.`,
    },
    'notify-me': {
      intro: 'Quando la tua taglia è finita, possiamo scriverti una volta appena torna.',
      text: `Nella pagina del prodotto scegli una taglia esaurita, o un prodotto in arrivo, e premi «Avvisami quando torna». Con un account è tutto; senza, scrivi il tuo indirizzo e-mail e lo confermi con un messaggio che ti mandiamo.

## Chi avvisiamo

Chi ha chiesto per primo. Scriviamo a tante persone quanti sono i capi, e a chi viene dopo se nessuno li ha presi. La richiesta non riserva il capo.

## Che cosa conserviamo

Il tuo indirizzo e-mail, il prodotto e la taglia, fino a 90 giorni dopo averti scritto o finché non ci dici di smettere.

## Come smettere

Ogni messaggio finisce con un link che cancella la richiesta. Con un account la trovi anche in [Preferenze](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Che cosa sappiamo di te, perché lo sappiamo e come puoi cambiarlo.',
      text: `## Che cosa conserviamo

- Quando ordini: nome, indirizzi, e-mail, telefono e quello che hai ordinato, per poterlo consegnare e risponderne.
- Quando hai un account: gli stessi dati, con le liste dei desideri e le preferenze, finché non lo elimini.
- Quando entri nel club clienti: i tuoi punti e i tuoi premi.
- Quando ci scrivi: il tuo messaggio e la nostra risposta.

Non vediamo mai il numero completo della tua carta. Dei pagamenti si occupa il fornitore di servizi di pagamento che scegli.

## Chi altro li vede

Chi ne ha bisogno per servirti: il corriere, il fornitore di servizi di pagamento e le aziende che gestiscono i nostri server. Possono usarli solo a questo scopo.

## Per quanto tempo

Finché dura lo scopo, e più a lungo solo dove la legge lo impone, come per le fatture.

## I tuoi diritti

Puoi chiedere l’accesso ai tuoi dati personali, la rettifica, la portabilità o la cancellazione, e revocare un consenso in ogni momento. Molto di questo si fa nel [tuo account](/{market}/account); per il resto, [scrivici](/{market}/contact). Puoi anche presentare un reclamo all’autorità per la protezione dei dati del tuo paese.`,
    },
    cookies: {
      intro: 'Piccole note che uno shop lascia nel tuo browser. Alcune servono; sulle altre decidi tu.',
      text: `## Necessari

Senza di loro lo shop non funziona: ricordano il tuo mercato, il tuo carrello e che hai effettuato l’accesso.

## Funzionali

Rendono lo shop più comodo, per esempio mostrando una mappa o un video di un altro fornitore.

## Statistiche

Ci dicono quali pagine vengono lette e dove qualcosa non funziona. Guardiamo le somme, non le persone.

## Pubblicità

Permetterebbero ad altre aziende di mostrarti quello che hai guardato qui.

Ciò che non è necessario viene impostato solo dopo il tuo sì, categoria per categoria. Puoi cambiare idea in ogni momento.`,
    },
    accessibility: {
      intro: 'Questo shop dovrebbe essere usabile da tutti. Ecco a che punto siamo e come dirci che cosa manca.',
      text: `Seguiamo le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA. A ogni versione un programma controlla tutte le pagine, e dove un programma non può giudicare le controlliamo a mano, con tastiera e lettore di schermo.

## Su che cosa puoi contare

- Tutto funziona da tastiera, e il focus è sempre visibile.
- Le pagine si leggono senza script e si ingrandiscono fino al 400 per cento.
- Il movimento si ferma quando il tuo sistema ne chiede meno.
- Le immagini hanno una descrizione, a meno che servano solo da decorazione.

## Che cosa manca ancora

I video di altre aziende possono essere senza sottotitoli. Alcuni documenti dei corrieri sono immagini di testo.`,
    },
    imprint: {
      intro: 'Chi gestisce questo shop.',
      text: `Selvedge è uno shop dimostrativo. Mostra che cosa sa fare il software open source con lo stesso nome; niente è in vendita e nessun ordine viene consegnato.

## Se fosse il tuo shop

L’azienda, la sede, chi la rappresenta, l’iscrizione al registro delle imprese e i recapiti vengono dalle impostazioni del mercato nello Studio. Questo testo è contenuto: si cambia lì, mercato per mercato.

## Contatti

Le domande ci arrivano dal [modulo di contatto](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Termini e condizioni',
      text: `Queste condizioni descrivono come si compra da Selvedge. Questo è uno shop dimostrativo: niente viene consegnato e niente viene addebitato.

## Ordinare

Le immagini e i testi dello shop ti invitano a ordinare. Il tuo ordine è una proposta; il contratto si conclude quando confermiamo che il pacco è partito. Puoi vedere e correggere l’ordine in ogni passaggio della cassa, finché non lo invii.

## Prezzi

I prezzi sono nella valuta del mercato in cui ti trovi. Il carrello indica se le imposte sono comprese, e le spese di spedizione si vedono prima del pagamento.

## Pagamento

Paghi con uno dei metodi offerti alla cassa. L’importo viene bloccato al momento dell’ordine e addebitato quando il pacco parte.

## Consegna

Consegniamo a indirizzi nel mercato in cui ordini. Vedi [Consegna](/{market}/i/delivery).

## Diritto di recesso

Hai 30 giorni dal giorno in cui ricevi la merce per restituirla, senza indicare il motivo. Registra il reso alla pagina [Resi](/{market}/returns). Ti rimborsiamo quanto hai pagato, comprese le spese della consegna standard, con lo stesso metodo di pagamento. Restano salvi gli altri diritti previsti dalla legge del tuo paese.

## Difetti

Se qualcosa è difettoso, [diccelo](/{market}/contact). Lo ripariamo, lo sostituiamo o te lo rimborsiamo, come prevede la legge del tuo paese.

## Dati

Come trattiamo i dati personali è spiegato alla pagina [Privacy](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Termini del club clienti',
      text: `## Iscrizione

Può iscriversi chi ha almeno 16 anni e un account. L’iscrizione è gratuita e personale.

## Punti

Raccogli punti per quello che compri e tieni. I punti della merce che restituisci vengono tolti. I punti non hanno valore in denaro e non si possono cedere.

## Premi

Da un certo numero di punti in su puoi scegliere un premio. Ogni premio indica fino a quando vale e dove puoi usarlo.

## Messaggi

Scriviamo ai membri di tessuti nuovi e offerte solo se hanno dato il consenso, e ogni messaggio ha un link per smettere.

## Uscita

Puoi uscire in ogni momento dal [tuo account](/{market}/account/customer-club). I tuoi punti vengono allora cancellati. Possiamo chiudere il club con un preavviso di due mesi; i premi che hai già restano validi fino alla loro data.`,
    },
    'notify-me': {
      title: 'Avviso di disponibilità',
      text: 'Con la richiesta accetti che ti scriviamo una volta a proposito di questo capo. Conserviamo il tuo indirizzo e la tua richiesta fino a 90 giorni dopo quel messaggio, o finché non la cancelli; ogni messaggio ha un link per farlo. Niente viene messo da parte per te. Altre informazioni alla pagina [Privacy](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Quale delle nostre linee porti?',
      text: 'Te ne mostriamo di più.',
    },
    fabrics: {
      title: 'Che cosa ti piace indossare?',
      outerwear: 'Capispalla',
      accessories: 'Accessori',
    },
    news: {
      title: 'Quanto spesso possiamo scriverti?',
      text: 'Solo se hai detto che ti fa piacere avere nostre notizie.',
      weekly: 'Ogni settimana',
      monthly: 'Una volta al mese',
      monthlyText: 'La nuova stagione, e nient’altro.',
      rarely: 'Di rado',
    },
    care: {
      title: 'Che cos’altro ti interessa?',
      repair: 'Rammendo e cura',
      workroom: 'Come si fanno le cose',
      events: 'Serate nei nostri negozi',
    },
  },
  shipping: {
    home: '{carrier}, a domicilio',
    pickupPoint: '{carrier}, in un punto di ritiro',
    express: '{carrier}, entro il giorno lavorativo successivo',
    locker: '{carrier}, in un locker',
    store: 'Ritiro in negozio',
  },
  promotions: {
    welcome: 'Benvenuto',
    'free-freight': 'Viaggia gratis',
    'spend-more': 'I giorni dell’indaco',
    'twenty-off': 'Venti euro in meno',
    'club-ten-off': 'Dieci euro in meno per i membri',
    'third-basic': 'Tre T-shirt al prezzo di due',
    'winter-scarf': 'Una sciarpa con il tuo ordine d’inverno',
  },
  rewards: {
    delivery: {
      title: 'La consegna la offriamo noi',
      text: 'Il tuo prossimo ordine arriva gratis.',
      picture: 'Una pila di tessuti piegati',
      choice: 'Consegna gratuita',
    },
    tenOff: {
      title: 'Dieci euro in meno, o il dieci per cento',
      text: 'Scegli quando lo usi.',
      picture: 'Maglia a coste in lana naturale',
      amount: 'Dieci euro in meno sul tuo carrello',
      percent: 'Il dieci per cento in meno su ciò che non è in promozione',
    },
  },
};
