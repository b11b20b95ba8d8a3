import type { PageWords } from './en.ts';

export const es: PageWords = {
  categories: {
    '/new-in': 'Las primeras prendas de la temporada, según van llegando del taller.',
    '/women': 'Ropa de hombros suaves y líneas limpias, en tejidos con cuerpo.',
    '/women/new-in': 'Lo que acaba de llegar para mujer, empezando por lo más nuevo.',
    '/women/clothing': 'De la primera camisa del día al último abrigo de la noche.',
    '/women/clothing/coats-jackets': 'Abrigos y chaquetas de lana cocida, sarga y algodón tupido, con sitio para un jersey debajo.',
    '/women/clothing/knitwear': 'Canalé, punto de arroz y punto liso en lana y algodón. Tejidos para que los puños no cedan.',
    '/women/clothing/shirts-blouses': 'Popelín con cuerpo, lino lavado y cuellos que saben quedarse en su sitio.',
    '/women/clothing/tops-t-shirts': 'Tops sencillos de algodón grueso: lo que más te pones y menos se nota.',
    '/women/clothing/dresses': 'Vestidos que cuelgan de los hombros y dejan el resto a la tela.',
    '/women/clothing/trousers': 'Anchos, rectos o estrechos abajo, con bolsillos hondos de verdad.',
    '/women/clothing/denim': 'Denim de telar estrecho con el orillo a la vista. Rígido el primer día, tuyo al cabo de treinta.',
    '/women/clothing/skirts': 'Cruzadas, plisadas o rectas, con el largo justo para moverse.',
    '/women/accessories': 'Lo que remata un conjunto, de la suela hacia arriba.',
    '/women/accessories/shoes': 'Piel suave y suelas que se pueden cambiar.',
    '/women/accessories/bags': 'De lona y de piel, con el tamaño de un día.',
    '/women/accessories/scarves': 'Bufandas tejidas, con flecos de sus propios hilos.',
    '/women/accessories/belts': 'Hebillas sencillas y piel de plena flor.',
    '/women/accessories/hats-gloves': 'De fieltro y de punto, para los meses que lo piden.',
    '/women/edits/work': 'Camisas, pantalones y una buena chaqueta: con eso sale la semana.',
    '/women/edits/weekend': 'Capas suaves para dos días sin prisa.',
    '/women/edits/occasions': 'Para bodas, cenas y otros motivos para arreglarse.',
    '/women/edits/travel': 'Prendas que abultan poco y salen bien de la maleta.',
    '/men': 'Other Side es nuestra línea de hombre: los mismos tejidos, del revés. Costuras rectas, bolsillos honestos, nada estridente.',
    '/men/new-in': 'Lo que acaba de llegar para hombre, empezando por lo más nuevo.',
    '/men/clothing': 'Un armario completo con pocas prendas.',
    '/men/clothing/coats-jackets': 'Chaquetas de trabajo, tres cuartos y parkas en tejidos que aguantan el mal tiempo.',
    '/men/clothing/tailoring': 'Americanas sin forro y pantalones suaves: sastrería sin armadura.',
    '/men/clothing/knitwear': 'Canalé de pescador y jerséis finos, de lana.',
    '/men/clothing/shirts': 'Popelín, oxford y franela, con un cuello para cada uno.',
    '/men/clothing/t-shirts': 'Algodón grueso, cuello cerrado, cuerpo recto.',
    '/men/clothing/trousers': 'Con pinzas o sin ellas, y con un tiro que deja sentarse.',
    '/men/clothing/denim':
      'Sarga de catorce onzas de telar estrecho, con el hilo rojo en la costura lateral. Dale una vuelta al bajo para verlo.',
    '/men/accessories': 'Botas, cinturones y lo que llevas encima.',
    '/men/accessories/shoes': 'Derbis, botas y zapatillas sencillas.',
    '/men/accessories/bags': 'Bolsas grandes, bolsas de viaje y una mochila muy buena.',
    '/men/accessories/belts': 'Una tira, una hebilla, muchos años.',
    '/men/accessories/scarves': 'Bufandas de lana, tejidas anchas.',
    '/men/accessories/hats-gloves': 'Gorros marineros y guantes forrados.',
    '/men/edits/work': 'Ropa que nació como herramienta y sigue siéndolo.',
    '/men/edits/weekend': 'Nada que necesite plancha.',
    '/men/edits/occasions': 'Una americana, una camisa blanca y el aplomo de no añadir más.',
    '/men/edits/travel': 'Cinco prendas, una bolsa.',
    '/cloth': 'Cuatro tejidos están en casi todo lo que hacemos. Empieza por el que más te guste tocar.',
    '/cloth/denim': 'Una sarga de tres por uno, con urdimbre índigo y trama sin teñir, cerrada por los dos bordes.',
    '/cloth/linen': 'Lino en tafetán, con sus irregularidades a la vista.',
    '/cloth/wool': 'Espiga para dar estructura, lana cocida para abrigar, canalé para todo lo demás.',
    '/cloth/cotton': 'Popelín para un día despierto, franela para uno tranquilo.',
    '/sale': 'Prendas de temporadas pasadas, a menor precio y del mismo tejido.',
    '/sale/women': 'Prendas de mujer de temporadas pasadas.',
    '/sale/men': 'Prendas de hombre de temporadas pasadas.',
    '/gift-cards': 'Para quien sabe mejor que nadie lo que le sienta bien. Por correo electrónico, el día que elijas.',
  },
  belowGoods: {
    '/women': {
      headline: 'Moda de mujer que empieza por el tejido',
      text: `Cada prenda empezó siendo un trozo de tela sobre nuestra mesa. La levantamos, la dejamos caer, la arrugamos, la lavamos, y solo entonces decidimos qué quiere ser.

Una lana densa pide un abrigo de espalda recta. Un lino suelto quiere ser un vestido que cuelgue de los hombros. El popelín conserva su cuerpo, así que acaba en camisa. Si se escucha al tejido, queda poco que inventar.

## Por dónde seguir

- Dos jerséis, uno fino y otro grueso.
- Una camisa blanca que no sea demasiado blanca.
- Un pantalón con bolsillos hondos de verdad.
- Un abrigo. Puede esperar.

Lo que más se usa debería ser lo mejor hecho; empieza por ahí y lo demás vendrá solo.`,
    },
    '/other-side': {
      headline: 'Other Side: moda de hombre, del revés',
      text: `Other Side se corta de los mismos tejidos que todo lo demás, en la misma mesa y por las mismas personas. Solo cambian las líneas.

El denim es de catorce onzas y de telar estrecho; dale una vuelta al bajo y verás el hilo rojo. Las americanas no llevan forro, porque un buen tejido no necesita armadura. Las camisas son de popelín, oxford y franela, con un cuello para cada una.

## Por dónde empezar

Elige la prenda que coges sin pensar y compra esa bien. Para la mayoría son unos vaqueros. Para algunos, la camisa.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Punto que no pierde la forma',
      text: `El canalé vuelve a su sitio porque sus columnas están muy juntas, como el fuelle de un acordeón. Por eso los puños y los bajos son de canalé, y por eso un jersey entero de canalé sienta bien a tanta gente.

Tejemos lana y algodón. La lana abriga más de lo que pesa y necesita aire más a menudo que agua. El algodón es más fresco, más pesado, y se lava sin pensarlo mucho.

## Cuidado

Déjalo airear por la noche. Dóblalo, no lo cuelgues. Quita las bolitas con un peine: salen de las fibras sueltas y al cabo de un tiempo desaparecen.`,
    },
    '/cloth/denim': {
      headline: 'Qué lo hace selvedge',
      text: `En un telar estrecho, la trama da la vuelta al final de cada pasada y regresa. El borde se cierra solo, y la fábrica le pone un hilo de color para distinguir los pedidos. El nuestro es rojo.

El denim de un telar así es denso, algo irregular y rígido el primer día. El índigo queda por fuera del hilo y se gasta allí donde te mueves. Al cabo de un mes, la tela sabe cómo te sientas.`,
    },
  },
  looks: {
    'look-autumn':
      'Un abrigo de lana camel, un jersey crudo de cuello vuelto, un pantalón oscuro de pinzas y unas botas marrones, uno junto a otro',
    'look-denim': 'Unos vaqueros rectos sin lavar junto a una chaqueta vaquera, una camiseta blanca y un cinturón de piel',
    'look-knit': 'Un cárdigan rojo ladrillo con un jersey de canalé de cuello vuelto, un gorro antracita y una bufanda doblada',
    'look-women': 'Una gabardina color arena con una blusa blanca, una falda plisada azul y unos mocasines negros',
    'look-men': 'Una blazer azul marino sobre una camisa azul claro, con un chino color arena y zapatillas blancas',
    'look-linen': 'Un vestido camisero de lino color avena con una bolsa de lona y unos mocasines marrones',
    'look-home':
      'Un abrigo color avena, un jersey crudo de cuello vuelto y un pantalón oscuro junto a un abrigo azul marino, un jersey camel y unos vaqueros oscuros',
    'look-other-side': 'Una cazadora de denim oscuro, una sudadera gris con capucha y unos vaqueros negros vistos por detrás',
    'look-gifts': 'Tarjetas regalo de varios colores, con un hilo en el borde, sobre sus sobres',
  },
  fronts: {
    inPicture: 'En la foto',
    otherSide: 'Dale la vuelta',
  },
  gifts: {
    worth: 'De {least} a {most}',
    how: 'Cómo funciona',
    choose: 'Elige una tarjeta y su importe.',
    write: 'Escribe unas líneas y di qué día. Llega por correo electrónico.',
    use: 'Se canjea en la cesta. Lo que sobra se queda en la tarjeta.',
  },
  women: {
    hero: 'El abrigo va al final',
    heroCta: 'Ver abrigos',
    disclaimer: 'Los jueves llegan novedades',
    newCta: 'Ver todas las novedades',
  },
  men: {
    hero: 'Cinco prendas, toda la semana',
    heroText: 'Blazer, camisa, chinos, zapatillas. Y un día libre.',
    start: 'Empieza por la prenda que más te pones.',
    wanted: 'Lo más buscado',
  },
  autumn: {
    heading: 'Los tejidos de otoño',
    intro: 'Lana camel, franela, un canalé que vuelve a su sitio: lo que ha salido del telar esta temporada.',
    hero: {
      above: 'La temporada',
      headline: 'Camel, canalé, botas marrones',
      text: 'Cuatro tejidos y el orden en que ponérselos.',
      cta: 'Ver abrigos',
      countdown: 'Los tejidos de invierno llegan en',
      launched: 'Ya están aquí los tejidos de invierno',
    },
    banners: {
      wool: 'La lana cocida vuelve en azul marino',
      repairs: 'Arreglos gratis el primer año: [cómo funciona](/{market}/i/care)',
      members: 'Los miembros ven los tejidos de invierno un día antes que nadie',
    },
    ways: {
      headline: 'Cuatro maneras de salir de casa',
      rain: 'Para la lluvia que nadie había anunciado.',
      rainCta: 'Gabardinas',
      office: 'Para la oficina sin código de vestimenta.',
      sunday: 'Para el domingo que empieza tarde.',
      rest: 'Para todo lo demás.',
    },
    film: {
      poster: 'El orillo de una pieza de denim',
      headline: 'Siguiendo el orillo',
      text: 'Ocho segundos de orillo, sin ninguna prisa.',
      cta: 'Conoce nuestros tejidos',
    },
    chosen: 'Elegido para el frío',
    member: {
      headline: 'Tú, un día antes',
      text: 'Por ser miembro, verás los tejidos de invierno el 20 de diciembre, un día antes de que se abran las puertas.',
    },
    everyone: {
      headline: 'Un día de ventaja',
      text: 'Los miembros del club de clientes ven los tejidos de invierno el 20 de diciembre. Los demás, un día después.',
      cta: 'Sobre el club',
    },
    questions: {
      headline: 'Antes de que preguntes',
      size: {
        title: '¿Qué talla en lana cocida?',
        text: 'La mayor, si estás entre dos. La tela se encoge antes de cortarla y no cede.',
      },
      wash: {
        title: '¿Se puede lavar?',
        text: 'Primero, airear. Casi todas las marcas han desaparecido por la mañana. Si no, **cepíllala**, y solo después piensa en un programa de lana.',
      },
      fade: {
        title: '¿El camel pierde color?',
        text: 'Se tiñe en la fibra, así que se gasta por igual. Aun así, mejor lejos de una ventana soleada.',
      },
    },
  },
  denimDays: {
    heading: 'Días de denim',
    intro: 'Diez días para el denim crudo: qué es, cómo domarlo y un código para el primer par.',
    banner: {
      text: 'Los **días de denim** terminan pronto',
      over: 'Los días de denim han terminado',
      popup: 'La letra pequeña',
      popupText: 'Un código por pedido, en denim sin rebajar. No se puede combinar con otro código.',
    },
    raw: {
      above: 'Catorce onzas',
      headline: 'Rígido el primer día',
      text: 'El denim crudo no se ha lavado desde que salió del telar. Las marcas que coge son tuyas: detrás de la rodilla, en la cadera, alrededor de las llaves del bolsillo. **Llévalo un mes antes de lavarlo.**',
      cta: 'Ver todo el denim',
      code: 'Un diez por ciento menos en tu primer par',
    },
    wanted: 'Los vaqueros más buscados',
    promises: {
      hem: 'Te cogemos el bajo, gratis',
      returns: 'Treinta días para cambiar de idea',
      repairs: 'Arreglos mientras aguante',
    },
    closely: 'Una chaqueta, muy de cerca',
    film: {
      headline: 'Cómo se gasta el índigo',
      text: 'Un vídeo rodado en la fábrica. Se reproduce cuando tú lo permitas.',
    },
    women: 'Denim de mujer',
    men: 'Denim de hombre',
    more: 'Va con el azul',
    questions: {
      headline: 'Cómo domarlos',
      sofa: {
        title: '¿Mancharán mi sofá?',
        text: 'Al principio, un poco. Las primeras semanas, mejor lejos de las telas claras.',
      },
      wash: {
        title: '¿Cuándo los lavo?',
        text: 'Cuando se tengan de pie solos. En frío, del revés y tendidos mojados.',
      },
      size: {
        title: '¿Qué talla?',
        text: 'La tuya. En la cintura ceden un centímetro, y al lavarlos lo recuperan.',
      },
    },
  },
  loom: {
    heading: 'Una mañana en el telar',
    intro: 'Cómo se tejen cuarenta metros de denim y por qué nadie tiene prisa.',
    picture: 'El orillo de una pieza de denim con su hilo rojo',
    morning: {
      above: 'Las seis de la mañana',
      headline: 'Se oye antes de verse',
      text: `Un telar de lanzadera suena como un tren: no molesta si sabes adónde va. En esta sala hay once, ninguno más joven que yo, y una sola persona que cuida de todos.

Camina. En eso consiste casi todo el trabajo. Por la fila, de vuelta por la fila, con una mano sobre la tela que va saliendo. La mano encuentra el hilo roto antes que el ojo.`,
    },
    twill: {
      headline: 'Tres por encima, uno por debajo',
      text: 'La urdimbre es azul, la trama no. Cada hilo azul pasa por encima de tres claros y por debajo del cuarto, y en cada pasada el escalón se mueve un hilo a la derecha. Una sarga no es más que eso. Por eso también el derecho es azul y el revés no.',
    },
    slow: {
      picture: 'Denim índigo en pliegues suaves',
      headline: 'Cinco metros por hora',
      text: 'Un telar moderno hace cuarenta.',
    },
    why: {
      headline: '¿Por qué tan despacio?',
      text: 'Porque la trama tiene que dar la vuelta y regresar. En el borde no se corta nada, así que ahí nunca se deshilacha.',
      cta: 'Ver denim',
    },
    noon: `A mediodía hay veinte metros en el rollo. Ella firma el orillo con tiza, pone la fecha y se va a comer. Los telares siguen sin ella justo el tiempo que tarda en notar que uno ha cambiado de tono.

## Cuarenta metros

De un rollo salen treinta vaqueros. Hemos pedido seis. Cuando se acaben vendrán otros, un poco distintos, porque el algodón se recogió en otro mes.`,
    more: 'Más sobre tejidos',
  },
  club: {
    intro: 'Puntos con cada pedido, tejidos nuevos una semana antes y una mano cuando algo se rompe.',
    benefits: {
      headline: 'Ventajas para los miembros',
      points: 'Puntos por lo que te quedas',
      pointsMore:
        'Los puntos son tuyos cuando termina el plazo de devolución. Desde **cincuenta puntos** puedes canjearlos por una recompensa.',
      early: 'Tejidos nuevos una semana antes',
      mending: 'Arreglos durante el primer año',
      birthday: 'Un detalle por tu cumpleaños',
    },
    signup: {
      headline: 'Entérate antes que nadie',
      text: 'No cuesta nada y puedes dejarlo con un clic.',
      button: 'Unirme al club',
      terms: 'Acepto las [condiciones del club](/{market}/customer-club/terms).',
      welcome: 'Te damos la bienvenida',
      welcomeText: 'Tejidos nuevos una semana antes de que cuelguen en la tienda, y en algunos, un precio solo para ti.',
    },
    questions: {
      headline: 'Preguntas',
      expire: {
        title: '¿Los puntos caducan?',
        text: 'Un año después de ganarlos. En tu cuenta verás cuántos y cuándo.',
      },
      data: {
        title: '¿Qué sabéis de mí?',
        text: 'Lo que nos cuentas y lo que compras. La [página de privacidad](/{market}/i/privacy) lo explica todo.',
      },
      leave: {
        title: '¿Cómo me doy de baja?',
        text: 'En tu cuenta, en Club de clientes. Tus puntos se pierden al irte, así que gástalos antes.',
      },
    },
  },
  contact: {
    intro: 'Alguien lee todos los mensajes. En días laborables tendrás respuesta antes de la noche siguiente.',
    write: {
      headline: 'Escribe',
      text: 'Si se trata de un pedido o de un producto, dinos cuál. Cuando una costura falla, una foto ayuda.',
    },
    call: {
      headline: 'Llama',
      text: 'De lunes a viernes, de nueve a cinco, hora de Copenhague.',
    },
    questions: {
      headline: 'Lo que más nos preguntan',
      parcel: {
        title: '¿Dónde está mi paquete?',
        text: 'El mensaje que recibiste cuando salió lleva un enlace. También puedes [consultarlo aquí](/{market}/track-order).',
      },
      back: {
        title: '¿Cómo devuelvo algo?',
        text: 'En un plazo de 30 días y sin usar. [Registra la devolución](/{market}/returns) y te damos una etiqueta.',
      },
      cost: {
        title: '¿Cuánto cuesta el envío?',
        text: 'Nada a partir de {amount}. Por debajo, la cesta te lo dice antes de que decidas.',
      },
      gone: {
        title: 'Mi talla se ha agotado',
        text: 'Deja tu dirección en la página del producto. Te escribiremos una vez, cuando vuelva.',
      },
    },
  },
  careers: {
    intro: 'Somos pocos, cortamos nuestros patrones y comemos juntos.',
    table: {
      picture: 'Rollos de tela de pie, uno junto a otro',
      headline: 'Una sola mesa',
      text: 'Quienes diseñan, quienes cortan y quienes responden a tu correo comparten una sala en Copenhague. Las tiendas las llevan los que cosen en la trastienda. Si te gusta saber cómo se hacen las cosas, aquí estarás a gusto.',
    },
    hours: 'Treinta y siete horas a la semana, y de verdad',
    cloth: 'Un corte de tela cada temporada',
    place: 'En Copenhague o donde haya una tienda nuestra',
  },
  content: {
    about: {
      intro: 'Selvedge significa orillo: el borde donde un tejido se remata a sí mismo. Nos gusta la idea, y de ahí el nombre.',
      text: `En un telar estrecho, la trama da la vuelta al final de cada pasada y regresa. El borde se cierra solo: nada se corta, nada se pega, nada se deshilacha. Las fábricas lo marcaban con un hilo de color para distinguir unos pedidos de otros. El nuestro es rojo.

## Cómo trabajamos

Empezamos por el tejido. Una vez elegido, dibujamos lo menos que permite: una costura recta donde la sarga es densa, una amplia donde el lino quiere caer. Una prenda sigue en la colección mientras el tejido sea bueno y la gente la lleve.

## Dos caras

Selvedge es para mujer. Other Side es nuestra línea de hombre: los mismos tejidos, del revés. Las dos se dibujan en la misma sala y se cortan en la misma mesa.

## Dónde encontrarnos

En la tienda en la que estás ahora y en nuestras tiendas físicas, si hay una cerca de ti. Si tienes una pregunta sobre un tejido, [escríbenos](/{market}/contact).`,
    },
    materials: {
      intro: 'Cuatro tejidos están en casi todo lo que hacemos. Aquí te contamos qué son y cómo se comportan.',
      text: `## Denim

Una sarga de tres por uno: cada hilo teñido de la urdimbre pasa por encima de tres hilos de trama sin teñir y por debajo de uno, y en cada pasada el escalón se mueve un hilo a la derecha. De ahí la diagonal que ves en el derecho, donde queda casi todo el índigo. El tinte está por fuera del hilo y se gasta allí donde te mueves. [Ver denim](/{market}/cloth/denim)

## Lino

Lino en tafetán, uno por encima y uno por debajo. Las partes gruesas vienen de la fibra; las dejamos. El lino se arruga, se seca rápido y es más suave con cada lavado. [Ver lino](/{market}/cloth/linen)

## Lana

La espiga es una sarga que cambia de idea cada pocos hilos. La lana cocida se teje ancha y se encoge hasta que se afieltra, por eso se corta sin deshilacharse. El canalé se teje en columnas y vuelve a su sitio. [Ver lana](/{market}/cloth/wool)

## Algodón

El popelín es un tafetán de urdimbre fina y tupida, y conserva su cuerpo. La franela tiene la superficie cepillada y guarda el calor. [Ver algodón](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Lavar menos, airear más, remendar pronto. Casi todas las prendas necesitan menos de lo que creemos.',
      text: `## Denim

Dale la vuelta, lávalo en frío con colores similares y tiéndelo mojado. En los primeros lavados suelta índigo: mantenlo un tiempo lejos de las tapicerías claras. La secadora, ni tocarla.

## Lino

A 30 o 40 grados y con sitio en el tambor. Plánchalo húmedo, o no lo planches.

## Lana

Déjala airear por la noche antes de decidir que hay que lavarla. Si hace falta, programa de lana y un poco de jabón para lana; escurre el agua apretando con una toalla y sécala en plano. Las bolitas salen de fibras sueltas: quítalas con un peine.

## Algodón

El popelín admite agua templada y plancha caliente. La franela conserva el pelo si se lava del revés.

## Remendar

- Cose hoy el botón flojo: mañana se habrá perdido.
- Cierra el agujero pequeño antes de que sea grande.
- Un zurcido a la vista, con buen hilo, no es ninguna vergüenza.

Si no sabes cómo salvar algo, [pregúntanos](/{market}/contact). Preferimos verlo remendado que sustituido.`,
    },
    sustainability: {
      intro: 'La prenda más responsable es la que se lleva mucho tiempo. A eso dedicamos el esfuerzo.',
      text: `## Lo que hacemos

- Elegimos los tejidos por lo que duran, y antes de cortarlos probamos cómo se llevan y cómo se lavan.
- Hacemos primeros pedidos pequeños y los ampliamos, para que sobre menos.
- Conservamos los patrones en la colección en lugar de cambiarlos cada temporada.
- Explicamos el cuidado y los arreglos en una página sencilla: [Cuidado y arreglos](/{market}/i/care).

## Lo que no afirmamos

Una prenda siempre cuesta agua, energía y el trabajo de alguien. No llamamos verde a ningún producto ni imprimimos un sello que no sepamos explicarte en una frase. Si un producto lleva una etiqueta, su página dice qué abarca y quién la comprueba.

## Pregúntanos

Si quieres saber más sobre un producto concreto, [escríbenos](/{market}/contact) y dinos cuál. Tendrás respuesta, aunque sea que todavía no lo sabemos.`,
    },
    delivery: {
      intro: 'Cuánto cuesta el envío, cuánto tarda y cómo seguirlo.',
      text: `## Coste

El envío es gratuito en pedidos superiores a {amount}. Por debajo, la cesta muestra el coste antes de que decidas.

## Plazo

Los paquetes suelen salir en uno o dos días laborables. Lo que tardan depende del transportista que elijas; al tramitar el pedido verás el día previsto para tu dirección.

## Seguir un paquete

Cuando tu pedido sale, recibes un mensaje con un enlace. También puedes consultarlo en cualquier momento en [Seguir un pedido](/{market}/track-order).

## Si algo va mal

Si un paquete se retrasa, llega dañado o no es lo que pediste, [dínoslo](/{market}/contact). Guarda el embalaje hasta que respondamos: puede que el transportista quiera verlo.

## Devoluciones

Tienes 30 días para cambiar de idea. Registra la devolución en [Devoluciones](/{market}/returns) y envíanos las prendas sin usar.`,
    },
    'size-guide': {
      intro: 'Mídete una vez, sobre ropa fina, con una cinta ajustada pero sin apretar.',
      text: `## Cómo medirte

- Pecho: por la parte más ancha, con los brazos caídos.
- Cintura: donde llevarías un cinturón, soltando el aire.
- Cadera: por la parte más ancha, con los pies juntos.
- Entrepierna: desde lo alto del muslo por dentro hasta el suelo, sin zapatos.

## Entre dos tallas

La mayor en denim y lana cocida, que mantienen la forma; la menor en canalé y lino lavado, que ceden.

## Cómo cortamos

Los abrigos se cortan para llevar un jersey debajo. Las camisas son rectas. Los pantalones van a la cintura, salvo que el producto diga otra cosa. Las medidas de quien posa y la talla que lleva están en la página de cada producto.

Si sigues sin verlo claro, [pregúntanos](/{market}/contact) y cuéntanos qué talla sueles llevar.`,
    },
    'notify-me': {
      intro: 'Cuando tu talla se agota, podemos escribirte una vez en cuanto vuelva.',
      text: `En la página del producto, elige una talla agotada o un producto que está por llegar y pulsa «Avísame cuando vuelva». Con una cuenta, eso es todo; sin ella, escribes tu correo electrónico y lo confirmas con un mensaje que te enviamos.

## A quién avisamos

A quien preguntó primero. Escribimos a tantas personas como prendas hay, y a las siguientes si nadie ha venido a por ellas. El aviso no reserva la prenda.

## Qué guardamos

Tu correo electrónico, el producto y la talla, hasta 90 días después de escribirte o hasta que nos digas que paremos.

## Cómo pararlo

Todos los mensajes terminan con un enlace que borra el aviso. Con una cuenta, también lo encuentras en [Preferencias](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Qué sabemos de ti, por qué lo sabemos y cómo puedes cambiarlo.',
      text: `## Qué guardamos

- Cuando haces un pedido: tu nombre, direcciones, correo electrónico, teléfono y lo que has pedido, para poder entregarlo y responder por ello.
- Cuando tienes una cuenta: lo mismo, junto con tus listas de deseos y preferencias, hasta que la elimines.
- Cuando te unes al club de clientes: tus puntos y recompensas.
- Cuando nos escribes: tu mensaje y nuestra respuesta.

Nunca vemos el número completo de tu tarjeta. De los pagos se encarga el proveedor de pago que elijas.

## Quién más lo ve

Quien lo necesita para atenderte: el transportista, el proveedor de pago y las empresas que gestionan nuestros servidores. Solo pueden usarlo para eso.

## Durante cuánto tiempo

Mientras dure la finalidad, y más tiempo solo si la ley nos obliga, como ocurre con las facturas.

## Tus derechos

Puedes ejercer tus derechos de acceso, rectificación, portabilidad y supresión, y retirar un consentimiento en cualquier momento. Gran parte está en [tu cuenta](/{market}/account); para lo demás, [escríbenos](/{market}/contact). También puedes presentar una reclamación ante la autoridad de protección de datos de tu país.`,
    },
    cookies: {
      intro: 'Pequeñas notas que una tienda deja en tu navegador. Algunas son necesarias; las demás las decides tú.',
      text: `## Necesarias

Sin ellas la tienda no funciona: recuerdan tu mercado, tu cesta y que has iniciado sesión.

## Funcionales

Hacen la tienda más cómoda, por ejemplo mostrando un mapa o un vídeo de otro proveedor.

## Analíticas

Nos dicen qué páginas se leen y dónde falla algo. Miramos sumas, no personas.

## Publicidad

Permitirían que otras empresas te mostraran lo que has mirado aquí.

Lo que no es necesario no se guarda hasta que aceptas, categoría por categoría. Puedes cambiar de idea cuando quieras.`,
    },
    accessibility: {
      intro: 'Esta tienda debería poder usarla todo el mundo. Aquí te contamos hasta dónde hemos llegado y cómo decirnos qué falta.',
      text: `Seguimos las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Un programa revisa todas las páginas en cada versión, y las revisamos a mano, con teclado y lector de pantalla, donde un programa no puede juzgar.

## Con qué puedes contar

- Todo funciona con el teclado y el foco siempre se ve.
- Las páginas se pueden leer sin scripts y ampliar al 400 por ciento.
- El movimiento se detiene cuando tu sistema pide menos.
- Las imágenes tienen una descripción, salvo las que solo decoran.

## Lo que aún falta

Los vídeos de otras empresas pueden no llevar subtítulos. Algunos documentos de los transportistas son imágenes de texto.`,
    },
    imprint: {
      intro: 'Quién lleva esta tienda.',
      text: `Selvedge es una tienda de demostración. Muestra lo que puede hacer el software de código abierto del mismo nombre; nada está a la venta y ningún pedido se entrega.

## Si esta fuera tu tienda

La empresa, su domicilio, quién la representa, su inscripción en el registro y cómo contactar con ella salen de los ajustes del mercado en Studio. Este texto es contenido: cámbialo allí, mercado por mercado.

## Contacto

Las preguntas nos llegan por el [formulario de contacto](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Términos y condiciones',
      text: `Estas condiciones describen cómo compras en Selvedge. Es una tienda de demostración: nada se entrega y nada se cobra.

## Hacer un pedido

Las imágenes y los textos de la tienda te invitan a hacer un pedido. Tu pedido es una oferta; el contrato se celebra cuando confirmamos que el paquete ha salido. Puedes ver y corregir tu pedido en cada paso hasta que lo realices.

## Precios

Los precios se muestran en la moneda del mercado en el que estás. La cesta indica si incluyen impuestos, y los gastos de envío se muestran antes de que pagues.

## Pago

Pagas con uno de los métodos que se ofrecen al tramitar el pedido. El importe se reserva al hacer el pedido y se cobra cuando sale el paquete.

## Envío

Enviamos a direcciones del mercado en el que haces el pedido. Consulta [Envío](/{market}/i/delivery).

## Derecho de desistimiento

Tienes 30 días desde que recibes los productos para devolverlos, sin dar motivos. Registra la devolución en [Devoluciones](/{market}/returns). Te reembolsamos lo que pagaste, incluido el coste del envío estándar, por el mismo medio de pago. Se mantienen los demás derechos que te otorgue la ley de tu país.

## Productos defectuosos

Si algo está defectuoso, [dínoslo](/{market}/contact). Lo reparamos, lo sustituimos o te devolvemos el dinero, según disponga la ley de tu país.

## Datos

En [Privacidad](/{market}/i/privacy) explicamos cómo tratamos los datos personales.`,
    },
    'customer-club': {
      title: 'Condiciones del club de clientes',
      text: `## Alta

Puede unirse cualquier persona de 16 años o más que tenga una cuenta. La pertenencia es gratuita y personal.

## Puntos

Acumulas puntos por lo que compras y te quedas. Los puntos de lo que devuelves se descuentan. Los puntos no tienen valor monetario ni se pueden ceder.

## Recompensas

A partir de cierto número de puntos puedes elegir una recompensa. Cada recompensa indica hasta cuándo es válida y dónde puedes usarla.

## Mensajes

Solo escribimos a los miembros sobre tejidos nuevos y ofertas si han dado su consentimiento, y cada mensaje lleva un enlace para dejar de recibirlos.

## Baja

Puedes darte de baja en cualquier momento en [tu cuenta](/{market}/account/customer-club). Entonces se eliminan tus puntos. Podemos cerrar el club con dos meses de preaviso; las recompensas que ya tengas siguen siendo válidas hasta su fecha.`,
    },
    'notify-me': {
      title: 'Aviso de reposición',
      text: 'Al pedirlo aceptas que te escribamos una vez sobre esta prenda. Guardamos tu dirección y tu petición hasta 90 días después de ese mensaje, o hasta que la borres; todos los mensajes llevan un enlace para hacerlo. No se te reserva nada. Tienes más información en [Privacidad](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: '¿Cuál de nuestras líneas llevas?',
      text: 'Te mostraremos más de ella.',
    },
    fabrics: {
      title: '¿Qué te gusta llevar?',
      outerwear: 'Prendas de abrigo',
      accessories: 'Accesorios',
    },
    news: {
      title: '¿Cada cuánto podemos escribirte?',
      text: 'Solo si has dicho que te gustaría tener noticias nuestras.',
      weekly: 'Cada semana',
      monthly: 'Una vez al mes',
      monthlyText: 'La nueva temporada y nada más.',
      rarely: 'De vez en cuando',
    },
    care: {
      title: '¿Qué más te interesa?',
      repair: 'Arreglos y cuidado',
      workroom: 'Cómo se hacen las cosas',
      events: 'Veladas en nuestras tiendas',
    },
  },
  shipping: {
    home: '{carrier}, a domicilio',
    pickupPoint: '{carrier}, en un punto de recogida',
    express: '{carrier}, al siguiente día laborable',
    locker: '{carrier}, en una taquilla',
    store: 'Recogida en tienda',
  },
  promotions: {
    welcome: 'Bienvenida',
    'free-freight': 'Viaja gratis',
    'spend-more': 'Días de índigo',
    'twenty-off': 'Veinte euros menos',
    'club-ten-off': 'Diez euros menos para miembros',
    'third-basic': 'Tres camisetas por el precio de dos',
    'winter-scarf': 'Una bufanda con tu pedido de invierno',
  },
  rewards: {
    delivery: {
      title: 'El envío corre de nuestra cuenta',
      text: 'Tu próximo pedido llega gratis.',
      picture: 'Una pila de telas dobladas',
      choice: 'Envío gratuito',
    },
    tenOff: {
      title: 'Diez euros menos, o un diez por ciento',
      text: 'Lo eliges al canjearla.',
      picture: 'Punto de canalé en lana natural',
      amount: 'Diez euros menos en tu cesta',
      percent: 'Un diez por ciento menos en lo que no está rebajado',
    },
  },
};
