import type { PageWords } from './en.ts';

export const pt: PageWords = {
  categories: {
    '/new-in': 'As primeiras peças da estação, à medida que chegam do ateliê.',
    '/women': 'Roupa de ombros suaves e linhas limpas, em tecidos com peso.',
    '/women/new-in': 'O que acabou de chegar para mulher, do mais recente para o mais antigo.',
    '/women/clothing': 'Da primeira camisa do dia ao último casaco da noite.',
    '/women/clothing/coats-jackets': 'Casacos em lã fervida, sarja e algodão cerrado, com espaço para uma camisola por baixo.',
    '/women/clothing/knitwear': 'Canelado, ponto de arroz e malha lisa em lã e algodão. Tricotados para os punhos não cederem.',
    '/women/clothing/shirts-blouses': 'Popelina encorpada, linho lavado e colarinhos que sabem ficar no sítio.',
    '/women/clothing/tops-t-shirts': 'Tops simples em algodão espesso: o que mais se veste e menos se nota.',
    '/women/clothing/dresses': 'Vestidos que se apoiam nos ombros e deixam o resto ao tecido.',
    '/women/clothing/trousers': 'Largas, direitas ou afuniladas, com bolsos fundos a sério.',
    '/women/clothing/denim': 'Ganga de tear estreito com a ourela à vista. Rija no primeiro dia, domada ao trigésimo.',
    '/women/clothing/skirts': 'Traçadas, plissadas ou direitas, com o comprimento certo para o movimento.',
    '/women/accessories': 'O que completa um conjunto, da sola para cima.',
    '/women/accessories/shoes': 'Pele macia e solas que se podem substituir.',
    '/women/accessories/bags': 'Em lona e em pele, com o tamanho de um dia.',
    '/women/accessories/scarves': 'Cachecóis tecidos, com franjas dos próprios fios.',
    '/women/accessories/belts': 'Fivelas simples e pele de plena flor.',
    '/women/accessories/hats-gloves': 'Em feltro e em malha, para os meses que o pedem.',
    '/women/edits/work': 'Camisas, calças e um bom casaco: chega para a semana.',
    '/women/edits/weekend': 'Camadas macias para dois dias sem pressa.',
    '/women/edits/occasions': 'Para casamentos, jantares e outras razões para vestir bem.',
    '/women/edits/travel': 'Peças que ocupam pouco e recuperam depressa.',
    '/men':
      'Other Side é a nossa moda de homem: os mesmos tecidos, do outro lado. Costuras direitas, bolsos honestos, nada de espalhafatoso.',
    '/men/new-in': 'O que acabou de chegar para homem, do mais recente para o mais antigo.',
    '/men/clothing': 'Um guarda-roupa completo em poucas peças.',
    '/men/clothing/coats-jackets': 'Casacos de trabalho, três quartos e parkas em tecidos que aguentam o mau tempo.',
    '/men/clothing/tailoring': 'Blazers sem forro e calças macias: alfaiataria sem armadura.',
    '/men/clothing/knitwear': 'Canelados de pescador e camisolas finas, em lã.',
    '/men/clothing/shirts': 'Popelina, oxford e flanela, com um colarinho para cada uma.',
    '/men/clothing/t-shirts': 'Algodão espesso, gola fechada, corpo direito.',
    '/men/clothing/trousers': 'Com pinças ou sem elas, e com uma cintura que deixa sentar.',
    '/men/clothing/denim':
      'Sarja de catorze onças de tear estreito, com o fio vermelho na costura lateral. Uma dobra na bainha e fica à vista.',
    '/men/accessories': 'Botas, cintos e o que se leva na mão.',
    '/men/accessories/shoes': 'Derbies, botas e ténis simples.',
    '/men/accessories/bags': 'Sacos grandes, sacos de viagem e uma mochila muito boa.',
    '/men/accessories/belts': 'Uma tira, uma fivela, muitos anos.',
    '/men/accessories/scarves': 'Cachecóis de lã, tecidos em largo.',
    '/men/accessories/hats-gloves': 'Gorros de marinheiro e luvas forradas.',
    '/men/edits/work': 'Roupa que nasceu como ferramenta e ainda o é.',
    '/men/edits/weekend': 'Nada que precise de ferro.',
    '/men/edits/occasions': 'Um blazer, uma camisa branca e a confiança de ficar por aí.',
    '/men/edits/travel': 'Cinco peças, um saco.',
    '/cloth': 'Quatro tecidos estão em quase tudo o que fazemos. O melhor é começar pelo que dá gosto tocar.',
    '/cloth/denim': 'Uma sarja de três por um, com teia índigo e trama por tingir, fechada nas duas ourelas.',
    '/cloth/linen': 'Linho em tafetá, com todas as suas irregularidades.',
    '/cloth/wool': 'Espinha de peixe para dar estrutura, lã fervida para aquecer, canelado para tudo o resto.',
    '/cloth/cotton': 'Popelina para um dia enérgico, flanela para um dia calmo.',
    '/sale': 'Peças de estações anteriores, a um preço mais baixo e no mesmo tecido.',
    '/sale/women': 'Peças de mulher de estações anteriores.',
    '/sale/men': 'Peças de homem de estações anteriores.',
    '/gift-cards': 'Para quem sabe melhor do que ninguém o que lhe fica bem. Por e-mail, no dia escolhido.',
  },
  belowGoods: {
    '/women': {
      headline: 'Moda de mulher, a partir do tecido',
      text: `Cada peça começou por ser um corte de tecido em cima da nossa mesa. Levantamo-lo, deixamo-lo cair, amarrotamo-lo, lavamo-lo, e só então decidimos o que quer ser.

Uma lã densa pede um casaco de costas direitas. Um linho solto quer ser um vestido que se apoie nos ombros. A popelina mantém o corpo, e por isso acaba em camisa. Ouvindo o tecido, pouco fica por inventar.

## Por onde continuar

- Duas camisolas, uma fina e outra grossa.
- Uma camisa branca que não seja branca de mais.
- Umas calças com bolsos fundos a sério.
- Um casaco comprido. Pode esperar.

O que mais se veste devia ser o mais bem feito; é por aí que se começa, e o resto vem a seguir.`,
    },
    '/other-side': {
      headline: 'Other Side: moda de homem, do outro lado',
      text: `Other Side é cortada dos mesmos tecidos que tudo o resto, na mesma mesa e pelas mesmas pessoas. Só as linhas são outras.

A ganga tem catorze onças e é tecida estreita; uma dobra na bainha deixa ver o fio vermelho. Os blazers não têm forro, porque um bom tecido dispensa armadura. As camisas são em popelina, oxford e flanela, com um colarinho para cada uma.

## Por onde começar

Pela peça em que se pega sem pensar: nessa vale a pena escolher qualidade. Para a maioria são uns jeans. Para alguns, é a camisa.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Malhas que não perdem a forma',
      text: `O canelado volta ao sítio porque as suas colunas estão muito juntas, como o fole de um acordeão. É por isso que os punhos e as bainhas são canelados, e que uma camisola toda canelada fica bem a tanta gente.

Tricotamos lã e algodão. A lã aquece mais do que pesa e precisa de ar mais vezes do que de água. O algodão é mais fresco, mais pesado, e lava-se sem pensar muito nisso.

## Cuidados

Arejar durante a noite. Dobrar, nunca pendurar. O borboto tira-se com um pente: vem das fibras soltas e ao fim de algum tempo deixa de aparecer.`,
    },
    '/cloth/denim': {
      headline: 'O que faz uma ganga ser selvedge',
      text: `Num tear estreito, a trama dá a volta no fim de cada passagem e regressa. A orla fecha-se sozinha, e a fábrica põe-lhe um fio de cor para distinguir as encomendas. O nosso é vermelho.

A ganga de um tear assim é densa, um pouco irregular e rija no primeiro dia. O índigo fica por fora do fio e gasta-se onde há movimento. Ao fim de um mês, o tecido já sabe como nos sentamos.`,
    },
  },
  looks: {
    'look-autumn':
      'Um casaco comprido de lã camel, uma camisola crua de gola alta, umas calças escuras com pinças e umas botas castanhas, lado a lado',
    'look-denim': 'Uns jeans direitos por lavar ao lado de um casaco de ganga, uma T-shirt branca e um cinto em pele',
    'look-knit': 'Um cardigan vermelho-tijolo com uma camisola canelada de gola alta, um gorro antracite e um cachecol dobrado',
    'look-women': 'Uma gabardina cor de areia com uma blusa branca, uma saia plissada azul e mocassins pretos',
    'look-men': 'Um blazer azul-marinho sobre uma camisa azul-clara, com calças chino cor de areia e ténis brancos',
    'look-linen': 'Um vestido camiseiro em linho cor de aveia com um saco de lona e mocassins castanhos',
    'look-home':
      'Um casaco comprido cor de aveia, uma camisola crua de gola alta e umas calças escuras ao lado de um casaco azul-marinho, uma camisola camel e umas calças de ganga escuras',
    'look-other-side': 'Um blusão de ganga escura, uma sweatshirt cinzenta com capuz e umas calças de ganga pretas vistos de trás',
    'look-gifts': 'Cartões-presente de várias cores, com um fio na margem, sobre os seus envelopes',
  },
  fronts: {
    inPicture: 'Na fotografia',
    otherSide: 'Visto do outro lado',
  },
  gifts: {
    worth: 'De {least} a {most}',
    how: 'Como funciona',
    choose: 'Escolha um cartão e o valor.',
    write: 'Escreva algumas linhas e indique o dia. Chega por e-mail.',
    use: 'Usa-se no cesto. O que sobrar fica no cartão.',
  },
  women: {
    hero: 'O casaco fica para o fim',
    heroCta: 'Ver casacos',
    disclaimer: 'As novidades chegam à quinta-feira',
    newCta: 'Ver todas as novidades',
  },
  men: {
    hero: 'Cinco peças, toda a semana',
    heroText: 'Blazer, camisa, calças chino, ténis. E um dia de folga.',
    start: 'O melhor começo é a peça que mais se veste.',
    wanted: 'O mais procurado',
  },
  autumn: {
    heading: 'Os tecidos de outono',
    intro: 'Lã camel, flanela, um canelado que volta ao sítio: o que saiu do tear nesta estação.',
    hero: {
      above: 'A estação',
      headline: 'Camel, canelado, botas castanhas',
      text: 'Quatro tecidos e a ordem por que se vestem.',
      cta: 'Ver casacos',
      countdown: 'Os tecidos de inverno chegam dentro de',
      launched: 'Os tecidos de inverno já chegaram',
    },
    banners: {
      wool: 'A lã fervida voltou em azul-marinho',
      repairs: 'Arranjos gratuitos no primeiro ano: [como funciona](/{market}/i/care)',
      members: 'Os membros veem os tecidos de inverno um dia antes dos outros',
    },
    ways: {
      headline: 'Quatro maneiras de sair de casa',
      rain: 'Para a chuva que ninguém previu.',
      rainCta: 'Gabardinas',
      office: 'Para o escritório sem código de vestuário.',
      sunday: 'Para o domingo que começa tarde.',
      rest: 'Para tudo o resto.',
    },
    film: {
      poster: 'A ourela de uma peça de ganga',
      headline: 'Ao longo da ourela',
      text: 'Oito segundos de ourela, sem pressa nenhuma.',
      cta: 'Conhecer os nossos tecidos',
    },
    chosen: 'Escolhido para o frio',
    member: {
      headline: 'Um dia antes',
      text: 'Quem é membro vê os tecidos de inverno a 20 de dezembro, um dia antes de se abrirem as portas.',
    },
    everyone: {
      headline: 'Um dia de avanço',
      text: 'Os membros do clube de clientes veem os tecidos de inverno a 20 de dezembro. Os outros, um dia depois.',
      cta: 'Sobre o clube',
    },
    questions: {
      headline: 'Antes de perguntar',
      size: {
        title: 'Que tamanho na lã fervida?',
        text: 'O maior, em caso de dúvida entre dois. O tecido encolhe antes de ser cortado e não cede.',
      },
      wash: {
        title: 'Pode lavar-se?',
        text: 'Primeiro, arejar. De manhã, quase todas as marcas desapareceram. Se não, **escovar**, e só depois pensar num programa de lã.',
      },
      fade: {
        title: 'O camel desbota?',
        text: 'É tingido na fibra e por isso gasta-se por igual. Mesmo assim, melhor longe de uma janela ao sol.',
      },
    },
  },
  denimDays: {
    heading: 'Dias da ganga',
    intro: 'Dez dias para a ganga crua: o que é, como se doma, e um código para o primeiro par.',
    banner: {
      text: 'Os **dias da ganga** estão a acabar',
      over: 'Os dias da ganga acabaram',
      popup: 'As letras pequenas',
      popupText: 'Um código por encomenda, em ganga sem desconto. Não acumula com outro código.',
    },
    raw: {
      above: 'Catorze onças',
      headline: 'Rija no primeiro dia',
      text: 'A ganga crua não é lavada desde que saiu do tear. Os vincos que ganha são de quem a usa: atrás do joelho, na anca, à volta das chaves no bolso. **Um mês de uso antes da primeira lavagem.**',
      cta: 'Ver toda a ganga',
      code: 'Dez por cento de desconto no primeiro par',
    },
    wanted: 'Os jeans mais procurados',
    promises: {
      hem: 'Bainhas feitas por nós, grátis',
      returns: 'Trinta dias para devolver',
      repairs: 'Arranjos enquanto durar',
    },
    closely: 'Um casaco, visto de perto',
    film: {
      headline: 'Como se gasta o índigo',
      text: 'Um vídeo feito na fábrica. Só passa com autorização.',
    },
    women: 'Ganga de mulher',
    men: 'Ganga de homem',
    more: 'Fica bem com azul',
    questions: {
      headline: 'Como domar uns jeans',
      sofa: {
        title: 'Vão manchar o sofá?',
        text: 'No início, um pouco. Nas primeiras semanas, melhor longe de tecidos claros.',
      },
      wash: {
        title: 'Quando se lavam?',
        text: 'Quando se aguentarem de pé sozinhos. Em água fria, do avesso e pendurados molhados.',
      },
      size: {
        title: 'Que tamanho?',
        text: 'O do costume. Na cintura cedem um centímetro, e na lavagem recuperam-no.',
      },
    },
  },
  loom: {
    heading: 'Uma manhã no tear',
    intro: 'Como se tecem quarenta metros de ganga, e porque ninguém tem pressa.',
    picture: 'A ourela de uma peça de ganga com o seu fio vermelho',
    morning: {
      above: 'Seis da manhã',
      headline: 'Ouve-se antes de se ver',
      text: `Um tear de lançadeira faz barulho como um comboio: não incomoda, quando se sabe para onde vai. Nesta sala há onze, nenhum mais novo do que eu, e uma só pessoa que toma conta de todos.

Ela anda. É quase tudo o que há para fazer. Ao longo da fila, de volta ao longo da fila, uma mão sobre o tecido que vai saindo. A mão encontra o fio partido antes do olho.`,
    },
    twill: {
      headline: 'Três por cima, um por baixo',
      text: 'A teia é azul, a trama não. Cada fio azul passa por cima de três claros e por baixo do quarto, e em cada passagem o degrau avança um fio para a direita. Uma sarja não é mais do que isto. É também por isso que o direito é azul e o avesso não.',
    },
    slow: {
      picture: 'Ganga índigo em pregas suaves',
      headline: 'Cinco metros por hora',
      text: 'Um tear moderno faz quarenta.',
    },
    why: {
      headline: 'Porquê tão devagar?',
      text: 'Porque a trama tem de dar a volta e regressar. Na orla nada se corta, e por isso nada desfia ali, nunca.',
      cta: 'Ver ganga',
    },
    noon: `Ao meio-dia há vinte metros no rolo. Ela assina a ourela a giz, põe a data e vai almoçar. Os teares continuam sem ela exatamente o tempo que demora a reparar que um deles mudou de tom.

## Quarenta metros

Um rolo dá para trinta jeans. Encomendámos seis. Quando se acabarem virão outros, um pouco diferentes, porque o algodão foi apanhado noutro mês.`,
    more: 'Mais sobre tecidos',
  },
  club: {
    intro: 'Pontos em cada encomenda, novos tecidos uma semana antes e uma ajuda quando alguma coisa se rasga.',
    benefits: {
      headline: 'O que têm os membros',
      points: 'Pontos pelo que fica em casa',
      pointsMore:
        'Os pontos ficam disponíveis quando acaba o prazo de devolução. A partir de **cinquenta pontos** trocam-se por uma recompensa.',
      early: 'Novos tecidos, uma semana antes',
      mending: 'Remendos no primeiro ano',
      birthday: 'Uma lembrança de aniversário',
    },
    signup: {
      headline: 'Em primeira mão',
      text: 'Não custa nada, e para sair basta um clique.',
      button: 'Aderir ao clube',
      terms: 'Aceito os [termos do clube](/{market}/customer-club/terms).',
      welcome: 'Boas-vindas',
      welcomeText: 'Novos tecidos uma semana antes de chegarem à loja e, em alguns deles, um preço só para membros.',
    },
    questions: {
      headline: 'Perguntas',
      expire: {
        title: 'Os pontos expiram?',
        text: 'Um ano depois de terem sido ganhos. A conta diz quantos, e quando.',
      },
      data: {
        title: 'O que sabem sobre mim?',
        text: 'O que nos é dito e o que é comprado. A [página de privacidade](/{market}/i/privacy) explica tudo.',
      },
      leave: {
        title: 'Como se sai?',
        text: 'Na conta, em Clube de clientes. Os pontos perdem-se, por isso o melhor é usá-los antes.',
      },
    },
  },
  contact: {
    intro: 'Todas as mensagens são lidas por alguém. Nos dias úteis, a resposta chega até à noite seguinte.',
    write: {
      headline: 'Escrever',
      text: 'Se for sobre uma encomenda ou um produto, diga-nos qual. Quando o problema está numa costura, uma fotografia ajuda.',
    },
    call: {
      headline: 'Telefonar',
      text: 'De segunda a sexta, das nove às dezassete, hora de Copenhaga.',
    },
    questions: {
      headline: 'Perguntas frequentes',
      parcel: {
        title: 'Onde está o meu pacote?',
        text: 'A mensagem enviada à partida tem uma ligação. Também é possível [ver aqui](/{market}/track-order).',
      },
      back: {
        title: 'Como se devolve uma peça?',
        text: 'No prazo de 30 dias e sem uso. Basta [registar a devolução](/{market}/returns) para receber uma etiqueta.',
      },
      cost: {
        title: 'Quanto custa a entrega?',
        text: 'Nada a partir de {amount}. Abaixo disso, o cesto mostra o custo antes da decisão.',
      },
      gone: {
        title: 'O meu tamanho esgotou',
        text: 'Deixe o seu endereço na página do produto. Escrevemos uma vez, quando voltar.',
      },
    },
  },
  careers: {
    intro: 'Somos poucos, cortamos os nossos moldes e almoçamos juntos.',
    table: {
      picture: 'Rolos de tecido de pé, lado a lado',
      headline: 'Uma só mesa',
      text: 'Quem desenha, quem corta e quem responde aos e-mails trabalha na mesma sala, em Copenhaga. As lojas são geridas por quem costura nas traseiras. Quem gosta de saber como as coisas são feitas vai gostar de estar aqui.',
    },
    hours: 'Trinta e sete horas, e são mesmo trinta e sete',
    cloth: 'Um corte de tecido em cada estação',
    place: 'Copenhaga, ou onde houver uma loja nossa',
  },
  content: {
    about: {
      intro: 'Selvedge quer dizer ourela: a orla onde um tecido se remata a si próprio. Gostamos da ideia, e daí o nome.',
      text: `Num tear estreito, a trama dá a volta no fim de cada passagem e regressa. A orla fecha-se sozinha: nada é cortado, nada é colado, nada desfia. As fábricas marcavam-na com um fio de cor para distinguir uma encomenda da outra. O nosso é vermelho.

## Como trabalhamos

Começamos pelo tecido. Depois de escolhido, desenhamos o mínimo que ele permite: uma costura direita onde a sarja é densa, uma larga onde o linho quer cair. Uma peça fica na coleção enquanto o tecido for bom e as pessoas a vestirem.

## Dois lados

Selvedge é para mulher. Other Side é a nossa moda de homem: os mesmos tecidos, do outro lado. Desenham-se na mesma sala e cortam-se na mesma mesa.

## Onde estamos

Nesta loja online e nas nossas lojas, onde houver uma por perto. Para qualquer pergunta sobre um tecido, basta [escrever-nos](/{market}/contact).`,
    },
    materials: {
      intro: 'Quatro tecidos estão em quase tudo o que fazemos. Aqui se diz o que são e como se comportam.',
      text: `## Ganga

Uma sarja de três por um: cada fio tingido da teia passa por cima de três fios de trama por tingir e por baixo de um, e em cada passagem o degrau avança um fio para a direita. Daí a diagonal que se vê no direito, onde fica quase todo o índigo. A tinta está por fora do fio e gasta-se onde há movimento. [Ver ganga](/{market}/cloth/denim)

## Linho

Linho em tafetá, um por cima e um por baixo. As partes mais grossas vêm da fibra; deixamo-las ficar. O linho amarrota, seca depressa e fica mais macio a cada lavagem. [Ver linho](/{market}/cloth/linen)

## Lã

A espinha de peixe é uma sarja que muda de ideias de poucos em poucos fios. A lã fervida é tricotada larga e encolhida até feltrar, e por isso corta-se sem desfiar. O canelado é tricotado em colunas e volta ao sítio. [Ver lã](/{market}/cloth/wool)

## Algodão

A popelina é um tafetá de teia fina e cerrada, e mantém o corpo. A flanela tem a superfície cardada e guarda o calor. [Ver algodão](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Lavar menos, arejar mais, remendar cedo. Quase todas as peças precisam de menos do que se pensa.',
      text: `## Ganga

Virar do avesso, lavar a frio com cores semelhantes e pendurar molhada. Nas primeiras lavagens larga índigo: durante algum tempo, convém mantê-la longe de estofos claros. Nada de máquina de secar.

## Linho

A 30 ou 40 graus, com espaço no tambor. Passar húmido, ou não passar de todo.

## Lã

Arejar durante a noite antes de decidir que precisa de ser lavada. Se precisar, programa de lã e um pouco de detergente próprio; espremer a água numa toalha e secar na horizontal. O borboto vem das fibras soltas: tira-se com um pente.

## Algodão

A popelina pode ser lavada com água morna e passada com ferro quente. A flanela conserva o pelo se for lavada do avesso.

## Remendar

- Coser hoje o botão solto: amanhã está perdido.
- Fechar o buraco pequeno antes de se tornar grande.
- Um remendo à vista, com bom fio, não é vergonha nenhuma.

Quando não se sabe como salvar uma peça, basta [perguntar-nos](/{market}/contact). Preferimos vê-la remendada a vê-la substituída.`,
    },
    sustainability: {
      intro: 'A peça mais responsável é a que se veste durante muito tempo. É nisso que pomos o nosso esforço.',
      text: `## O que fazemos

- Escolhemos os tecidos pelo que duram, e antes de os cortar testamos como se usam e como se lavam.
- Fazemos primeiras encomendas pequenas e vamos aumentando, para sobrar menos.
- Mantemos os moldes na coleção em vez de os trocar em cada estação.
- Explicamos os cuidados e os remendos numa página simples: [Cuidados e reparação](/{market}/i/care).

## O que não afirmamos

Uma peça custa sempre água, energia e o trabalho de alguém. Não chamamos verde a nenhum produto, nem imprimimos um selo que não saibamos explicar numa frase. Quando um produto tem um rótulo, a sua página diz o que o rótulo abrange e quem o verifica.

## Perguntar

Para saber mais sobre um produto, basta [escrever-nos](/{market}/contact) e dizer qual. Há sempre resposta, mesmo que seja que ainda não sabemos.`,
    },
    delivery: {
      intro: 'Quanto custa a entrega, quanto demora e como acompanhá-la.',
      text: `## Custo

A entrega é grátis em encomendas a partir de {amount}. Abaixo disso, o cesto mostra o custo antes da decisão.

## Prazo

Em regra, os pacotes saem em um ou dois dias úteis. O tempo de viagem depende da transportadora escolhida; ao finalizar a compra vê-se o dia previsto para a morada.

## Seguir um pacote

Quando a encomenda sai, enviamos uma mensagem com uma ligação. Também é possível consultá-la a qualquer momento em [Seguir uma encomenda](/{market}/track-order).

## Se algo correr mal

Se um pacote se atrasar, chegar danificado ou não for o que foi encomendado, [diga-nos](/{market}/contact). Convém guardar a embalagem até respondermos: a transportadora pode querer vê-la.

## Devoluções

Há 30 dias para devolver. Basta registar a devolução em [Devoluções](/{market}/returns) e enviar as peças sem uso.`,
    },
    'size-guide': {
      intro: 'Tirar as medidas uma vez, sobre roupa fina, com uma fita justa mas não apertada.',
      text: `## Como medir

- Peito: à volta da parte mais larga, com os braços caídos.
- Cintura: onde se poria um cinto, depois de expirar.
- Anca: à volta da parte mais larga, com os pés juntos.
- Entreperna: do alto da coxa, por dentro, até ao chão, sem sapatos.

## Entre dois tamanhos

O maior em ganga e lã fervida, que mantêm a forma; o menor em canelado e linho lavado, que cedem.

## Como cortamos

Os casacos compridos são cortados para ir por cima de uma camisola. As camisas são direitas. As calças usam-se na cintura, salvo indicação em contrário. As medidas de quem veste a peça na fotografia e o respetivo tamanho estão na página de cada produto.

Se a dúvida continuar, [pergunte-nos](/{market}/contact) e diga-nos o tamanho que costuma usar.`,
    },
    'notify-me': {
      intro: 'Quando um tamanho esgota, podemos escrever uma vez assim que voltar.',
      text: `Na página do produto, basta escolher um tamanho esgotado, ou um produto que está para chegar, e carregar em «Avisar-me quando voltar». Com conta, é só isso; sem conta, indica-se o endereço de e-mail, que se confirma através de uma mensagem nossa.

## Quem é avisado

Quem pediu primeiro. Escrevemos a tantas pessoas quantas as peças que há, e às seguintes se ninguém as tiver vindo buscar. O pedido não reserva a peça.

## O que guardamos

O endereço de e-mail, o produto e o tamanho, até 90 dias depois de termos escrito, ou até nos ser dito para parar.

## Como parar

Todas as mensagens terminam com uma ligação que apaga o pedido. Com conta, ele também está em [Preferências](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'O que sabemos sobre quem compra, porque o sabemos e como isso se altera.',
      text: `## O que guardamos

- Quando é feita uma encomenda: nome, moradas, e-mail, telefone e o que foi encomendado, para podermos entregar e responder por isso.
- Quando há uma conta: o mesmo, com as listas de desejos e as preferências, até a conta ser eliminada.
- Quando há adesão ao clube de clientes: os pontos e as recompensas.
- Quando nos escrevem: a mensagem e a nossa resposta.

Nunca vemos o número completo do cartão. Dos pagamentos trata o prestador de serviços de pagamento escolhido.

## Quem mais os vê

Quem precisa deles para prestar o serviço: a transportadora, o prestador de serviços de pagamento e as empresas que gerem os nossos servidores. Só os podem usar para esse fim.

## Durante quanto tempo

Enquanto durar a finalidade, e mais tempo só quando a lei o exige, como no caso das faturas.

## Direitos

Qualquer pessoa pode pedir o acesso aos seus dados pessoais, a sua retificação, uma cópia ou o seu apagamento, e retirar um consentimento em qualquer altura. Grande parte faz-se [na conta](/{market}/account); para o resto, basta [escrever-nos](/{market}/contact). Também é possível apresentar reclamação à autoridade de proteção de dados do seu país.`,
    },
    cookies: {
      intro: 'Pequenas notas que uma loja deixa no navegador. Algumas são necessárias; as outras são opcionais.',
      text: `## Necessários

Sem eles a loja não funciona: lembram o mercado, o cesto e a sessão iniciada.

## Funcionais

Tornam a loja mais cómoda, por exemplo mostrando um mapa ou um vídeo de outro fornecedor.

## Analíticos

Dizem-nos que páginas são lidas e onde algo falha. Olhamos para somas, não para pessoas.

## Publicidade

Permitiriam que outras empresas mostrassem o que foi visto aqui.

O que não é necessário só é guardado depois de aceite, categoria a categoria. É possível mudar de ideias a qualquer momento.`,
    },
    accessibility: {
      intro: 'Esta loja deve poder ser usada por toda a gente. Aqui se diz até onde chegámos e como nos dizer o que falta.',
      text: `Seguimos as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA. Em cada versão, um programa verifica todas as páginas, e onde um programa não consegue avaliar verificamo-las à mão, com teclado e leitor de ecrã.

## Com o que se pode contar

- Tudo funciona com o teclado, e o foco está sempre visível.
- As páginas podem ser lidas sem scripts e ampliadas até 400 por cento.
- O movimento para quando o sistema pede menos movimento.
- As imagens têm descrição, a não ser que só decorem.

## O que ainda falta

Os vídeos de outras empresas podem não ter legendas. Alguns documentos das transportadoras são imagens de texto.`,
    },
    imprint: {
      intro: 'Quem gere esta loja.',
      text: `Selvedge é uma loja de demonstração. Mostra o que o software de código aberto com o mesmo nome sabe fazer; nada está à venda e nenhuma encomenda é entregue.

## Se esta fosse a sua loja

A empresa, a morada, quem a representa, o registo comercial e os contactos vêm das definições do mercado no Studio. Este texto é conteúdo: muda-se lá, mercado a mercado.

## Contacto

As perguntas chegam-nos através do [formulário de contacto](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Termos e condições',
      text: `Estes termos descrevem como se compra na Selvedge. Esta é uma loja de demonstração: nada é entregue e nada é cobrado.

## Encomendar

As imagens e os textos da loja são um convite a encomendar. A encomenda é uma proposta; o contrato celebra-se quando confirmamos que o pacote saiu. A encomenda pode ser vista e corrigida em cada passo, até ser enviada.

## Preços

Os preços são apresentados na moeda do mercado em causa. O cesto indica se os impostos estão incluídos, e os custos de envio são apresentados antes do pagamento.

## Pagamento

O pagamento faz-se por um dos métodos disponíveis ao finalizar a compra. O valor é reservado no momento da encomenda e cobrado quando o pacote sai.

## Entrega

Entregamos em moradas do mercado em que a encomenda é feita. Ver [Entrega](/{market}/i/delivery).

## Direito de livre resolução

Há 30 dias a contar da receção dos artigos para os devolver, sem indicar o motivo. Basta registar a devolução em [Devoluções](/{market}/returns). Reembolsamos o que foi pago, incluindo o custo da entrega normal, pelo mesmo meio de pagamento. Mantêm-se os demais direitos conferidos pela lei do país.

## Defeitos

Se um artigo tiver defeito, [diga-nos](/{market}/contact). Reparamos, substituímos ou reembolsamos, nos termos da lei do país.

## Dados

A forma como tratamos os dados pessoais está descrita em [Privacidade](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Termos do clube de clientes',
      text: `## Adesão

Pode aderir quem tiver pelo menos 16 anos e uma conta. A adesão é gratuita e pessoal.

## Pontos

Ganham-se pontos pelo que se compra e não se devolve. Os pontos dos artigos devolvidos são descontados. Os pontos não têm valor em dinheiro e não podem ser cedidos.

## Recompensas

A partir de um certo número de pontos é possível escolher uma recompensa. Cada recompensa indica até quando é válida e onde pode ser usada.

## Mensagens

Só escrevemos aos membros sobre novos tecidos e ofertas se tiverem dado o seu consentimento, e cada mensagem tem uma ligação para deixar de as receber.

## Saída

É possível sair a qualquer momento [na conta](/{market}/account/customer-club). Os pontos são então eliminados. Podemos encerrar o clube com um pré-aviso de dois meses; as recompensas já atribuídas mantêm-se válidas até à sua data.`,
    },
    'notify-me': {
      title: 'Avisos de disponibilidade',
      text: 'Com o pedido, autoriza-nos a escrever uma vez sobre esta peça. Guardamos o endereço e o pedido até 90 dias depois dessa mensagem, ou até ser apagado; todas as mensagens têm uma ligação para o fazer. Nada fica reservado. Mais informações em [Privacidade](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Quais das nossas linhas costuma vestir?',
      text: 'Mostramos mais peças dessas linhas.',
    },
    fabrics: {
      title: 'O que gosta de vestir?',
      outerwear: 'Casacos',
      accessories: 'Acessórios',
    },
    news: {
      title: 'Com que frequência podemos escrever?',
      text: 'Só se tiver dito que gostaria de receber notícias nossas.',
      weekly: 'Todas as semanas',
      monthly: 'Uma vez por mês',
      monthlyText: 'A nova estação, e mais nada.',
      rarely: 'Raramente',
    },
    care: {
      title: 'Que mais lhe interessa?',
      repair: 'Remendos e cuidados',
      workroom: 'Como as coisas são feitas',
      events: 'Serões nas nossas lojas',
    },
  },
  shipping: {
    home: '{carrier}, ao domicílio',
    pickupPoint: '{carrier}, num ponto de recolha',
    express: '{carrier}, no dia útil seguinte',
    locker: '{carrier}, num cacifo',
    store: 'Recolha na loja',
  },
  promotions: {
    welcome: 'Boas-vindas',
    'free-freight': 'Viaja de graça',
    'spend-more': 'Dias de índigo',
    'twenty-off': 'Menos vinte euros',
    'club-ten-off': 'Menos dez euros para membros',
    'third-basic': 'Três T-shirts pelo preço de duas',
    'winter-scarf': 'Um cachecol com a encomenda de inverno',
  },
  rewards: {
    delivery: {
      title: 'Entrega por nossa conta',
      text: 'A próxima encomenda chega sem custos de envio.',
      picture: 'Uma pilha de tecidos dobrados',
      choice: 'Entrega grátis',
    },
    tenOff: {
      title: 'Menos dez euros, ou dez por cento',
      text: 'Escolhe-se ao usar a recompensa.',
      picture: 'Malha canelada em lã natural',
      amount: 'Menos dez euros no cesto',
      percent: 'Dez por cento de desconto no que não está em promoção',
    },
  },
};
