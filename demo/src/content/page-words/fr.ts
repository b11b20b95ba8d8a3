import type { PageWords } from './en.ts';

export const fr: PageWords = {
  categories: {
    '/new-in': 'Les premières pièces de la saison, à mesure qu’elles sortent de l’atelier.',
    '/women': 'Épaules souples, lignes nettes, et des étoffes qui ont un peu de poids.',
    '/women/new-in': 'Ce qui vient d’arriver pour elle, le plus récent d’abord.',
    '/women/clothing': 'De la première chemise du matin au dernier manteau du soir.',
    '/women/clothing/coats-jackets': 'Laine bouillie, sergé et coton serré. Coupés assez larges pour un pull dessous.',
    '/women/clothing/knitwear': 'Côtes, point de riz et jersey uni, en laine et en coton. Aux poignets, rien ne se détend.',
    '/women/clothing/shirts-blouses': 'Popeline nette, lin lavé, et des cols qui se tiennent sans qu’on le leur demande.',
    '/women/clothing/tops-t-shirts': 'Des tops simples en coton épais : les pièces qu’on porte le plus et qu’on remarque le moins.',
    '/women/clothing/dresses': 'Des robes qui tombent de l’épaule et laissent le reste à l’étoffe.',
    '/women/clothing/trousers': 'Larges, droits ou fuselés, avec des poches assez profondes pour servir.',
    '/women/clothing/denim': 'Un denim tissé étroit, lisière apparente. Raide le premier jour, à vous au bout de trente.',
    '/women/clothing/skirts': 'Portefeuille, plissées ou droites, assez longues pour bouger.',
    '/women/accessories': 'Ce qui termine une tenue, en partant de la semelle.',
    '/women/accessories/shoes': 'Cuir souple et semelles qui se remplacent.',
    '/women/accessories/bags': 'Toile et cuir, aux dimensions d’une journée.',
    '/women/accessories/scarves': 'Des écharpes tissées, frangées de leurs propres fils.',
    '/women/accessories/belts': 'Boucles simples et cuir pleine fleur.',
    '/women/accessories/hats-gloves': 'Feutrés ou tricotés, pour les mois qui le demandent.',
    '/women/edits/work': 'Des chemises, des pantalons et une bonne veste : la semaine est faite.',
    '/women/edits/weekend': 'Des épaisseurs douces pour deux jours lents.',
    '/women/edits/occasions': 'Pour les mariages, les dîners et les autres raisons de s’habiller.',
    '/women/edits/travel': 'Des pièces qui se plient en peu de place et se défroissent d’un geste.',
    '/men': 'Other Side est notre ligne homme : les mêmes étoffes, côté envers. Coutures droites, poches sincères, rien de bruyant.',
    '/men/new-in': 'Ce qui vient d’arriver pour lui, le plus récent d’abord.',
    '/men/clothing': 'Une garde-robe complète en peu de pièces.',
    '/men/clothing/coats-jackets': 'Vestes de travail, manteaux courts et parkas, dans des étoffes qui tiennent tête au temps.',
    '/men/clothing/tailoring': 'Vestes non doublées et pantalons souples : le costume, sans l’armure.',
    '/men/clothing/knitwear': 'Côtes marines et jauges fines, tricotées en laine.',
    '/men/clothing/shirts': 'Popeline, oxford et coton gratté, à chacun son col.',
    '/men/clothing/t-shirts': 'Jersey épais, encolure près du cou, coupe droite.',
    '/men/clothing/trousers': 'À pinces ou sans, et une taille assez haute pour s’asseoir.',
    '/men/clothing/denim': 'Un sergé de 14 onces tissé étroit, fil rouge le long de la couture. Retournez l’ourlet pour le voir.',
    '/men/accessories': 'Des bottes, des ceintures et tout ce qu’on porte sur soi.',
    '/men/accessories/shoes': 'Derbies, bottes et baskets unies.',
    '/men/accessories/bags': 'Des cabas, des sacs de voyage et un très bon sac à dos.',
    '/men/accessories/belts': 'Une lanière, une boucle, beaucoup d’années.',
    '/men/accessories/scarves': 'Des écharpes de laine, tissées large.',
    '/men/accessories/hats-gloves': 'Bonnets marins et gants doublés.',
    '/men/edits/work': 'Des vêtements nés comme des outils, et qui en sont restés.',
    '/men/edits/weekend': 'Rien qui demande un fer à repasser.',
    '/men/edits/occasions': 'Une veste, une chemise blanche, et l’assurance de s’arrêter là.',
    '/men/edits/travel': 'Cinq pièces, un sac.',
    '/cloth': 'Quatre étoffes portent presque tout ce que nous faisons. Commencez par celle que vous aimez toucher.',
    '/cloth/denim': 'Un sergé trois-un, chaîne indigo et trame écrue, fermé sur ses deux bords.',
    '/cloth/linen': 'Du lin en armure toile, qui garde ses fils épais et ses fils fins.',
    '/cloth/wool': 'Les chevrons pour la tenue, la laine bouillie pour la chaleur, les côtes pour tout le reste.',
    '/cloth/cotton': 'La popeline pour les jours nets, le coton gratté pour les jours calmes.',
    '/sale': 'Des pièces de saisons passées, moins chères et dans la même étoffe.',
    '/sale/women': 'Les pièces femme des saisons passées.',
    '/sale/men': 'Les pièces homme des saisons passées.',
    '/gift-cards': 'Pour celles et ceux qui savent mieux que personne ce qui leur va. Par e-mail, le jour de votre choix.',
  },
  belowGoods: {
    '/women': {
      headline: 'La mode femme, à partir de l’étoffe',
      text: `Ici, chaque pièce a commencé par un coupon d’étoffe sur notre table. Nous le soulevons, le laissons tomber, le froissons, le lavons, et c’est seulement alors que nous décidons de ce qu’il veut devenir.

Une laine serrée demande un manteau au dos droit. Un lin lâche veut une robe qui tombe de l’épaule. La popeline reste nette : elle sera chemise. Quand on écoute, il ne reste pas grand-chose à inventer.

## Par où commencer

- Deux pulls, un fin et un épais.
- Une chemise blanche, mais pas trop blanche.
- Un pantalon aux poches assez profondes pour servir.
- Un manteau. Il peut prendre son temps.

Ce qu’on porte le plus devrait être le mieux fait ; commencez par là, le reste suivra.`,
    },
    '/other-side': {
      headline: 'Other Side : l’homme, côté envers',
      text: `Other Side se coupe dans les mêmes étoffes que tout le reste de la boutique, sur la même table, par les mêmes mains. Seules les lignes changent.

Le denim pèse 14 onces et se tisse étroit ; retournez l’ourlet et vous verrez le fil rouge. Les vestes ne sont pas doublées, car une bonne étoffe n’a pas besoin d’armure. Les chemises sont en popeline, en oxford ou en coton gratté, à chacune son col.

## Par où commencer

Choisissez la pièce que vous prenez sans y penser, et achetez bien celle-là. Pour la plupart, c’est un jean. Pour d’autres, c’est la chemise.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Une maille qui garde sa forme',
      text: `Une côte revient en place parce que ses colonnes se serrent les unes contre les autres, comme le soufflet d’un accordéon. C’est pourquoi les poignets et les bas sont côtelés, et pourquoi un pull tout en côtes va à tant de monde.

Nous tricotons la laine et le coton. La laine tient plus chaud qu’elle ne pèse et demande de l’air plus souvent que de l’eau. Le coton est plus frais, plus lourd, et se lave sans trop réfléchir.

## Entretien

Laissez-le une nuit à l’air. Pliez-le, ne le suspendez jamais. Retirez les bouloches au peigne : elles viennent des fibres libres et finissent par cesser.`,
    },
    '/cloth/denim': {
      headline: 'Ce qui fait un selvedge',
      text: `Sur un métier étroit, la trame fait demi-tour au bout de chaque rang et revient. Le bord se ferme de lui-même, et l’atelier de tissage y glisse un fil de couleur pour distinguer les commandes. Le nôtre est rouge.

Le denim d’un tel métier est serré, un peu irrégulier, raide le premier jour. L’indigo reste à la surface du fil et s’use là où vous bougez. Au bout d’un mois, l’étoffe sait comment vous vous asseyez.`,
    },
  },
  looks: {
    'look-autumn': 'Un manteau en laine camel, un col roulé écru, un pantalon sombre à pinces et des bottines marron, posés côte à côte',
    'look-denim': 'Un jean droit brut à côté d’une veste en denim, d’un T-shirt blanc et d’une ceinture en cuir',
    'look-knit': 'Un cardigan rouge brique avec un col roulé côtelé, un bonnet anthracite et une écharpe pliée',
    'look-women': 'Un trench couleur sable avec une blouse blanche, une jupe plissée bleue et des mocassins noirs',
    'look-men': 'Un blazer bleu marine sur une chemise bleu pâle, avec un chino sable et des baskets blanches',
    'look-linen': 'Une robe chemise en lin couleur avoine avec un cabas en toile et des mocassins marron',
    'look-home': 'Un manteau avoine, un col roulé écru et un pantalon sombre à côté d’un manteau marine, d’un pull camel et d’un jean brut',
    'look-other-side': 'Une veste en denim brut, un sweat à capuche gris et un jean noir vus de dos',
    'look-gifts': 'Des cartes cadeaux de plusieurs couleurs, un fil le long du bord, sur leurs enveloppes',
  },
  fronts: {
    inPicture: 'Sur la photo',
    otherSide: 'Retournez-les',
  },
  gifts: {
    worth: 'De {least} à {most}',
    how: 'Comment ça marche',
    choose: 'Choisissez une carte et son montant.',
    write: 'Écrivez quelques lignes et choisissez le jour. Elle arrive par e-mail.',
    use: 'Elle s’utilise dans le panier. Ce qui reste demeure sur la carte.',
  },
  women: {
    hero: 'Le manteau vient en dernier',
    heroCta: 'Voir les manteaux',
    disclaimer: 'Les nouveautés arrivent le jeudi',
    newCta: 'Voir toutes les nouveautés',
  },
  men: {
    hero: 'Cinq pièces, toute une semaine',
    heroText: 'Blazer, chemise, chino, baskets. Et un jour de repos.',
    start: 'Commencez par la pièce que vous portez le plus.',
    wanted: 'Les plus demandés',
  },
  autumn: {
    heading: 'Les étoffes d’automne',
    intro: 'Laine camel, coton gratté, côtes qui reviennent en place : ce qui est sorti des métiers cette saison.',
    hero: {
      above: 'La saison',
      headline: 'Camel, côtes, bottines marron',
      text: 'Quatre étoffes, et l’ordre dans lequel les enfiler.',
      cta: 'Voir les manteaux',
      countdown: 'Les étoffes d’hiver arrivent dans',
      launched: 'Les étoffes d’hiver sont là',
    },
    banners: {
      wool: 'La laine bouillie revient en bleu marine',
      repairs: 'Réparations offertes la première année : [comment ça marche](/{market}/i/care)',
      members: 'Les membres voient les étoffes d’hiver un jour avant tout le monde',
    },
    ways: {
      headline: 'Quatre façons de sortir de chez soi',
      rain: 'Pour la pluie que personne n’avait annoncée.',
      rainCta: 'Les trenchs',
      office: 'Pour le bureau qui n’impose aucune tenue.',
      sunday: 'Pour le dimanche qui commence tard.',
      rest: 'Pour tout le reste.',
    },
    film: {
      poster: 'La lisière d’une pièce de denim',
      headline: 'Le long de la lisière',
      text: 'Huit secondes de lisière, sans se presser.',
      cta: 'Découvrir nos étoffes',
    },
    chosen: 'Choisis pour le froid',
    member: {
      headline: 'Votre avant-première',
      text: 'En tant que membre, vous voyez les étoffes d’hiver le 20 décembre, un jour avant l’ouverture des portes.',
    },
    everyone: {
      headline: 'Un jour d’avance',
      text: 'Les membres du club fidélité voient les étoffes d’hiver le 20 décembre. Tous les autres, le lendemain.',
      cta: 'À propos du club',
    },
    questions: {
      headline: 'Avant que vous ne demandiez',
      size: {
        title: 'Quelle taille en laine bouillie ?',
        text: 'La plus grande, si vous hésitez entre deux. L’étoffe est rétrécie avant la coupe et ne se détend pas.',
      },
      wash: {
        title: 'Peut-on la laver ?',
        text: 'Aérez-la d’abord. La plupart des traces ont disparu au matin. Sinon, **brossez-la**, et ne pensez qu’ensuite au programme laine.',
      },
      fade: {
        title: 'Le camel se décolore-t-il ?',
        text: 'La fibre est teinte avant le filage, l’usure reste donc régulière. Évitez tout de même une fenêtre en plein soleil.',
      },
    },
  },
  denimDays: {
    heading: 'Les jours denim',
    intro: 'Dix jours pour le denim brut : ce que c’est, comment le faire à soi, et un code pour le premier jean.',
    banner: {
      text: 'Les **jours denim** se terminent bientôt',
      over: 'Les jours denim sont terminés',
      popup: 'Les petites lignes',
      popupText: 'Un code par commande, sur le denim au prix d’origine. Il ne se cumule pas avec un autre code.',
    },
    raw: {
      above: '14 onces',
      headline: 'Raide le premier jour',
      text: 'Le denim brut n’a pas été lavé depuis qu’il a quitté le métier. Les plis qu’il prend sont les vôtres : derrière le genou, à la hanche, autour des clés dans la poche. **Portez-le un mois avant de le laver.**',
      cta: 'Voir tout le denim',
      code: 'Dix pour cent de moins sur votre premier jean',
    },
    wanted: 'Les jeans que l’on demande',
    promises: {
      hem: 'L’ourlet, nous vous l’offrons',
      returns: 'Trente jours pour changer d’avis',
      repairs: 'Réparé aussi longtemps qu’il tient',
    },
    closely: 'Une veste, de près',
    film: {
      headline: 'Comment l’indigo s’use',
      text: 'Une vidéo tournée à l’atelier de tissage. Elle démarre dès que vous l’autorisez.',
    },
    women: 'Denim femme',
    men: 'Denim homme',
    more: 'Va avec le bleu',
    questions: {
      headline: 'Les premiers temps',
      sofa: {
        title: 'Va-t-il déteindre sur mon canapé ?',
        text: 'Au début, un peu. Les premières semaines, tenez-le loin des étoffes claires.',
      },
      wash: {
        title: 'Quand faut-il le laver ?',
        text: 'Quand il tient debout tout seul. À froid, sur l’envers, et suspendu mouillé.',
      },
      size: {
        title: 'Quelle taille ?',
        text: 'La vôtre. Il cède un centimètre à la taille et le reprend au lavage.',
      },
    },
  },
  loom: {
    heading: 'Un matin au métier',
    intro: 'Comment se tissent quarante mètres de denim, et pourquoi personne ne se presse.',
    picture: 'La lisière d’une pièce de denim et son fil rouge',
    morning: {
      above: 'Six heures du matin',
      headline: 'On l’entend avant de le voir',
      text: `Un métier à navette fait du bruit comme un train : rien de désagréable, quand on sait où il va. Il y en a onze dans cette salle, aucun n’est plus jeune que moi, et une seule personne veille sur tous.

Elle marche. C’est l’essentiel du travail. Le long de la rangée, puis retour, une main sur l’étoffe qui descend. La main trouve le fil cassé avant l’œil.`,
    },
    twill: {
      headline: 'Trois dessus, un dessous',
      text: 'La chaîne est bleue, la trame ne l’est pas. Chaque fil bleu passe sur trois fils clairs et sous le quatrième, et à chaque rang la marche se décale d’un fil vers la droite. Un sergé, ce n’est rien de plus. C’est aussi pour cela que l’endroit est bleu et l’envers non.',
    },
    slow: {
      picture: 'Denim indigo en plis souples',
      headline: 'Cinq mètres à l’heure',
      text: 'Un métier moderne en fait quarante.',
    },
    why: {
      headline: 'Pourquoi si lentement ?',
      text: 'Parce que la trame doit faire demi-tour et revenir. Au bord, rien n’est coupé : rien ne s’y effiloche, jamais.',
      cta: 'Voir le denim',
    },
    noon: `À midi, il y a vingt mètres sur le rouleau. Elle signe la lisière à la craie, avec la date, et va déjeuner. Les métiers continuent sans elle, juste le temps qu’il lui faut pour remarquer que l’un d’eux a changé de ton.

## Quarante mètres

Un rouleau suffit pour trente jeans. Nous en avons commandé six. Quand il n’y en aura plus, il y en aura d’autres, un peu différents, parce que le coton aura été cueilli un autre mois.`,
    more: 'En savoir plus sur les étoffes',
  },
  club: {
    intro: 'Des points à chaque commande, les nouvelles étoffes une semaine plus tôt et un coup de main en cas d’accroc.',
    benefits: {
      headline: 'Les avantages des membres',
      points: 'Des points pour ce que vous gardez',
      pointsMore: 'Les points sont à vous à la fin du délai de retour. Dès **cinquante points**, ils s’échangent contre une récompense.',
      early: 'Les nouvelles étoffes une semaine plus tôt',
      mending: 'Les réparations la première année',
      birthday: 'Une attention le jour de votre anniversaire',
    },
    signup: {
      headline: 'Soyez parmi les premiers',
      text: 'C’est gratuit, et un clic suffit pour partir.',
      button: 'Rejoindre le club',
      terms: 'J’accepte les [conditions du club](/{market}/customer-club/terms).',
      welcome: 'Bienvenue',
      welcomeText: 'Les nouvelles étoffes une semaine avant leur arrivée en boutique et, pour certaines, un prix rien que pour vous.',
    },
    questions: {
      headline: 'Questions',
      expire: {
        title: 'Les points expirent-ils ?',
        text: 'Un an après avoir été gagnés. Votre compte indique combien, et quand.',
      },
      data: {
        title: 'Que savez-vous de moi ?',
        text: 'Ce que vous nous dites et ce que vous achetez. La [page Confidentialité](/{market}/i/privacy) le dit en entier.',
      },
      leave: {
        title: 'Comment quitter le club ?',
        text: 'Dans votre compte, sous Club fidélité. Vos points disparaissent avec vous : utilisez-les d’abord.',
      },
    },
  },
  contact: {
    intro: 'Chaque message est lu. Les jours ouvrés, vous avez une réponse au plus tard le lendemain soir.',
    write: {
      headline: 'Écrire',
      text: 'Indiquez la commande ou le produit, s’il s’agit de l’un d’eux. Une photo aide quand une couture a lâché.',
    },
    call: {
      headline: 'Appeler',
      text: 'Du lundi au vendredi, de 9 h à 17 h, heure de Copenhague.',
    },
    questions: {
      headline: 'Questions fréquentes',
      parcel: {
        title: 'Où est mon colis ?',
        text: 'Le message reçu à son départ contient un lien. Vous pouvez aussi [le suivre ici](/{market}/track-order).',
      },
      back: {
        title: 'Comment retourner un article ?',
        text: 'Sous 30 jours, sans l’avoir porté. [Enregistrez le retour](/{market}/returns) et vous recevez une étiquette.',
      },
      cost: {
        title: 'Combien coûte la livraison ?',
        text: 'Rien au-delà de {amount}. En deçà, le panier l’indique avant que vous ne décidiez.',
      },
      gone: {
        title: 'Ma taille est épuisée',
        text: 'Laissez votre adresse sur la page du produit. Nous vous écrivons une fois, à son retour.',
      },
    },
  },
  careers: {
    intro: 'Nous sommes peu nombreux, nous coupons nos propres patrons et nous déjeunons ensemble.',
    table: {
      picture: 'Rouleaux d’étoffe debout, côte à côte',
      headline: 'Une seule table',
      text: 'Celles et ceux qui dessinent, qui coupent et qui répondent à vos e-mails travaillent dans la même pièce, à Copenhague. Nos magasins sont tenus par celles et ceux qui cousent dans l’arrière-boutique. Si vous aimez savoir comment les choses se font, vous vous plairez ici.',
    },
    hours: 'Trente-sept heures, et pas une de plus',
    cloth: 'Un coupon d’étoffe à chaque saison',
    place: 'Copenhague, ou là où sont nos magasins',
  },
  content: {
    about: {
      intro: 'Selvedge, c’est la lisière : le bord où une étoffe se finit d’elle-même. L’idée nous plaisait, nous avons pris le nom.',
      text: `Sur un métier étroit, la trame fait demi-tour au bout de chaque rang et revient. Le bord se ferme de lui-même : rien n’est coupé, rien n’est collé, rien ne s’effiloche. Les ateliers de tissage le marquaient d’un fil de couleur pour distinguer une commande d’une autre. Le nôtre est rouge.

## Notre façon de travailler

Nous commençons par l’étoffe. Une fois choisie, nous dessinons aussi peu qu’elle le permet : une couture droite là où le sergé est serré, une coupe large là où le lin veut tomber. Un vêtement reste dans la collection tant que l’étoffe est bonne et qu’on le porte.

## Deux côtés

Selvedge est pour la femme. Other Side est notre ligne homme : les mêmes étoffes, côté envers. Les deux se dessinent dans la même pièce et se coupent sur la même table.

## Où nous trouver

Dans la boutique où vous êtes, et dans nos magasins s’il y en a un près de chez vous. Si vous avez une question sur une étoffe, [écrivez-nous](/{market}/contact).`,
    },
    materials: {
      intro: 'Quatre étoffes portent presque tout ce que nous faisons. Voici ce qu’elles sont et comment elles se comportent.',
      text: `## Denim

Un sergé trois-un : chaque fil de chaîne teint passe sur trois fils de trame écrus et sous un quatrième, et à chaque rang la marche se décale d’un fil vers la droite. De là vient la diagonale que vous voyez sur l’endroit, où reste presque tout l’indigo. La teinture tient à la surface du fil et s’use là où vous bougez. [Voir le denim](/{market}/cloth/denim)

## Lin

Du lin en armure toile, un dessus, un dessous. Les épaisseurs, que l’on appelle flammes, viennent de la fibre ; nous les laissons. Le lin se froisse, sèche vite et s’adoucit à chaque lavage. [Voir le lin](/{market}/cloth/linen)

## Laine

Le chevron est un sergé qui change d’avis tous les quelques fils. La laine bouillie est tricotée large, puis rétrécie jusqu’à feutrer : elle se coupe sans s’effilocher. Les côtes se tricotent en colonnes et reviennent en place. [Voir la laine](/{market}/cloth/wool)

## Coton

La popeline est une toile à chaîne fine et serrée, et elle reste nette. Le coton gratté a la surface relevée et tient chaud. [Voir le coton](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Laver moins, aérer plus, repriser tôt. La plupart des vêtements demandent moins qu’on ne croit.',
      text: `## Denim

Retournez-le, lavez-le à froid avec des couleurs proches et suspendez-le mouillé. Les premiers lavages rendent de l’indigo : tenez-le un moment loin des canapés clairs. Oubliez le sèche-linge.

## Lin

À 30 ou 40 degrés, avec de la place dans le tambour. Repassez-le humide, ou pas du tout.

## Laine

Laissez-la une nuit à l’air avant de décider qu’elle a besoin d’eau. Si c’est le cas, programme laine et un peu de lessive pour laine ; pressez-la dans une serviette et faites-la sécher à plat. Les bouloches viennent des fibres libres : retirez-les au peigne.

## Coton

La popeline supporte un lavage chaud et un fer chaud. Le coton gratté garde son duvet quand on le lave sur l’envers.

## Repriser

- Recousez aujourd’hui le bouton qui bouge : demain il sera perdu.
- Fermez un petit trou avant qu’il ne devienne grand.
- Une reprise visible, dans un bon fil, n’a rien de honteux.

Si vous ne savez pas comment sauver une pièce, [demandez-nous](/{market}/contact). Nous préférons la voir reprisée que remplacée.`,
    },
    sustainability: {
      intro: 'Le vêtement le plus responsable est celui que l’on porte longtemps. C’est là que nous mettons nos efforts.',
      text: `## Ce que nous faisons

- Nous choisissons nos étoffes pour leur durée, et vérifions comment elles s’usent et se lavent avant de les couper.
- Nous passons de petites premières commandes, puis nous les complétons, pour qu’il en reste moins.
- Nous gardons nos patrons dans la collection au lieu de les remplacer à chaque saison.
- Nous expliquons l’entretien et la reprise sur une seule page, simplement : [Entretien et réparation](/{market}/i/care).

## Ce que nous ne prétendons pas

Un vêtement coûte toujours de l’eau, de l’énergie et le travail de quelqu’un. Nous ne disons d’aucun produit qu’il est vert, et nous n’imprimons pas de label que nous ne saurions vous expliquer en une phrase. Quand un produit porte un label, sa page dit ce qu’il couvre et qui le contrôle.

## Demandez-nous

Pour en savoir plus sur un produit, [écrivez-nous](/{market}/contact) en l’indiquant. Vous aurez une réponse, même si c’est que nous ne savons pas encore.`,
    },
    delivery: {
      intro: 'Ce que coûte la livraison, combien de temps elle prend et comment la suivre.',
      text: `## Frais

La livraison est offerte pour toute commande de plus de {amount}. En deçà, le panier en indique le prix avant que vous ne décidiez.

## Délais

Les colis partent en général sous un ou deux jours ouvrés. La durée du trajet dépend du transporteur choisi ; au moment de commander, vous voyez le jour prévu pour votre adresse.

## Suivre un colis

Quand votre commande part, vous recevez un message avec un lien. Vous pouvez aussi la retrouver à tout moment sous [Suivre une commande](/{market}/track-order).

## En cas de problème

Si un colis est en retard, abîmé ou différent de votre commande, [dites-le-nous](/{market}/contact). Gardez l’emballage jusqu’à notre réponse : le transporteur peut demander à le voir.

## Retours

Vous avez 30 jours pour changer d’avis. Enregistrez le retour sous [Retours](/{market}/returns) et renvoyez les pièces sans les avoir portées.`,
    },
    'size-guide': {
      intro: 'Prenez vos mesures une fois, sur des vêtements fins, avec un mètre ajusté mais pas serré.',
      text: `## Prendre ses mesures

- Tour de poitrine : à l’endroit le plus fort, bras le long du corps.
- Tour de taille : là où vous mettriez une ceinture, en expirant.
- Tour de hanches : à l’endroit le plus fort, pieds joints.
- Entrejambe : du haut de l’intérieur de la cuisse jusqu’au sol, sans chaussures.

## Entre deux tailles

Prenez la plus grande pour le denim et la laine bouillie, qui gardent leur forme, et la plus petite pour les côtes et le lin lavé, qui se détendent.

## Notre coupe

Les manteaux sont coupés pour passer sur un pull. Les chemises sont droites. Les pantalons se portent à la taille, sauf indication contraire. Les mensurations du mannequin et la taille portée figurent sur la page de chaque produit.

Si vous hésitez encore, [demandez-nous](/{market}/contact) en indiquant ce que vous portez d’habitude.`,
    },
    'notify-me': {
      intro: 'Quand votre taille est épuisée, nous pouvons vous écrire une fois, à son retour.',
      text: `Sur la page du produit, choisissez une taille épuisée, ou un produit à venir, et appuyez sur « Me prévenir du retour en stock ». Avec un compte, c’est tout ; sans compte, vous saisissez votre adresse e-mail et la confirmez par le message que nous y envoyons.

## Qui est prévenu

Les premières demandes d’abord. Nous écrivons à autant de personnes qu’il y a de pièces, puis aux suivantes si les premières ne sont pas venues. Une alerte ne réserve pas la pièce.

## Ce que nous conservons

Votre adresse e-mail, le produit et la taille, jusqu’à 90 jours après notre message, ou jusqu’à ce que vous nous demandiez d’arrêter.

## Comment arrêter

Chaque e-mail se termine par un lien qui supprime l’alerte. Avec un compte, vous la trouvez aussi sous [Préférences](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'Ce que nous savons de vous, pourquoi nous le savons et comment vous pouvez y changer quelque chose.',
      text: `## Ce que nous conservons

- Quand vous commandez : votre nom, vos adresses, votre e-mail, votre téléphone et le contenu de la commande, pour pouvoir la livrer et en répondre.
- Quand vous avez un compte : la même chose, avec vos listes d’envies et vos préférences, jusqu’à ce que vous le supprimiez.
- Quand vous rejoignez le club fidélité : vos points et vos récompenses.
- Quand vous nous écrivez : votre message et notre réponse.

Nous ne voyons jamais le numéro complet de votre carte. Le paiement est assuré par le prestataire que vous choisissez.

## Qui d’autre les voit

Ceux qui en ont besoin pour vous servir : le transporteur, le prestataire de paiement et les entreprises qui hébergent nos serveurs. Ils ne peuvent s’en servir qu’à cette fin.

## Combien de temps

Aussi longtemps que la finalité l’exige, et plus longtemps seulement quand la loi l’impose, comme pour les factures.

## Vos droits

Vous pouvez demander ce que nous savons de vous, le faire rectifier, en recevoir une copie ou le faire effacer, et retirer un consentement à tout moment. Une bonne part se fait dans [votre compte](/{market}/account) ; pour le reste, [écrivez-nous](/{market}/contact). Vous pouvez aussi introduire une réclamation auprès de l’autorité de protection des données de votre pays.`,
    },
    cookies: {
      intro: 'De petites notes qu’une boutique laisse dans votre navigateur. Certaines sont nécessaires ; pour les autres, vous décidez.',
      text: `## Nécessaires

Sans eux, la boutique ne fonctionne pas : ils retiennent votre pays, votre panier et votre connexion.

## Fonctionnels

Ils rendent la boutique plus confortable, par exemple en affichant une carte ou une vidéo d’un autre fournisseur.

## Statistiques

Ils nous disent quelles pages sont lues et où quelque chose ne marche pas. Nous regardons des totaux, pas des personnes.

## Publicité

Ils permettraient à d’autres entreprises de vous montrer ce que vous avez regardé ici.

Rien de plus que le nécessaire n’est déposé avant votre accord, catégorie par catégorie. Vous pouvez changer d’avis à tout moment.`,
    },
    accessibility: {
      intro: 'Tout le monde devrait pouvoir utiliser cette boutique. Voici où nous en sommes et comment nous dire ce qui manque.',
      text: `Nous suivons les Web Content Accessibility Guidelines 2.2, niveau AA. À chaque version, un programme vérifie toutes les pages ; ce qu’un programme ne peut pas juger, nous le vérifions à la main, au clavier et avec un lecteur d’écran.

## Ce sur quoi vous pouvez compter

- Tout fonctionne au clavier, et le focus est toujours visible.
- Les pages se lisent sans scripts et s’agrandissent jusqu’à 400 %.
- Les animations s’arrêtent quand votre système en demande moins.
- Les images ont une description, sauf si elles sont purement décoratives.

## Ce qui manque encore

Les vidéos d’autres entreprises peuvent être sans sous-titres. Certains documents des transporteurs sont des images de texte.`,
    },
    imprint: {
      intro: 'Qui gère cette boutique.',
      text: `Selvedge est une boutique de démonstration. Elle montre ce que sait faire le logiciel libre du même nom ; rien n’y est à vendre et aucune commande n’est livrée.

## Si c’était votre boutique

La société, son adresse, son représentant, son immatriculation et ses coordonnées viennent des réglages du marché dans le Studio. Ce texte est un contenu : il se modifie là aussi, marché par marché.

## Contact

Vos questions nous parviennent par le [formulaire de contact](/{market}/contact).`,
    },
  },
  terms: {
    terms: {
      title: 'Conditions générales de vente',
      text: `Ces conditions décrivent comment vous achetez chez Selvedge. Ceci est une boutique de démonstration : rien n’est livré et rien n’est débité.

## Commande

Les images et les textes de la boutique vous invitent à commander. Votre commande est une offre ; le contrat est conclu lorsque nous confirmons le départ du colis. À chaque étape, vous pouvez vérifier et corriger votre commande jusqu’à ce que vous la passiez.

## Prix

Les prix sont indiqués dans la monnaie du pays choisi. Le panier précise si les taxes sont comprises, et les frais de livraison sont indiqués avant le paiement.

## Paiement

Vous payez avec l’un des moyens de paiement proposés. Le montant est réservé à la commande et débité au départ du colis.

## Livraison

Nous livrons dans le pays où vous commandez. Voir [Livraison](/{market}/i/delivery).

## Rétractation

Vous avez 30 jours à compter de la réception pour renvoyer les articles, sans donner de motif. Enregistrez le retour sous [Retours](/{market}/returns). Nous remboursons ce que vous avez payé, frais de livraison standard compris, par le même moyen de paiement. Les autres droits que vous accorde la loi de votre pays restent acquis.

## Défauts

Si un article est défectueux, [dites-le-nous](/{market}/contact). Nous le réparons, le remplaçons ou le remboursons, comme le prévoit la loi de votre pays.

## Données

La page [Confidentialité](/{market}/i/privacy) décrit comment nous traitons les données personnelles.`,
    },
    'customer-club': {
      title: 'Conditions du club fidélité',
      text: `## Adhésion

Toute personne de 16 ans ou plus qui a un compte peut adhérer. L’adhésion est gratuite et personnelle.

## Points

Vous cumulez des points pour ce que vous achetez et gardez. Les points des articles retournés sont retirés. Les points n’ont pas de valeur monétaire et ne peuvent pas être cédés.

## Récompenses

À partir d’un certain nombre de points, vous pouvez choisir une récompense. Chacune indique jusqu’à quand elle est valable et où l’utiliser.

## Messages

Nous n’écrivons aux membres au sujet des nouvelles étoffes et des offres que s’ils l’ont accepté, et chaque message contient un lien pour arrêter.

## Départ

Vous pouvez partir à tout moment dans [votre compte](/{market}/account/customer-club). Vos points sont alors effacés. Nous pouvons mettre fin au club avec un préavis de deux mois ; les récompenses déjà obtenues restent valables jusqu’à leur date.`,
    },
    'notify-me': {
      title: 'Alerte de retour en stock',
      text: 'En faisant cette demande, vous acceptez que nous vous écrivions une fois au sujet de cette pièce. Nous conservons votre adresse et votre demande jusqu’à 90 jours après cet e-mail, ou jusqu’à ce que vous la supprimiez ; chaque e-mail contient un lien pour le faire. Rien n’est mis de côté pour vous. Pour en savoir plus, voir [Confidentialité](/{market}/i/privacy).',
    },
  },
  preferences: {
    brands: {
      title: 'Laquelle de nos lignes portez-vous ?',
      text: 'Nous vous en montrons davantage.',
    },
    fabrics: {
      title: 'Qu’aimez-vous porter ?',
      outerwear: 'Manteaux et vestes',
      accessories: 'Accessoires',
    },
    news: {
      title: 'À quelle fréquence pouvons-nous vous écrire ?',
      text: 'Seulement si vous avez souhaité recevoir de nos nouvelles.',
      weekly: 'Chaque semaine',
      monthly: 'Une fois par mois',
      monthlyText: 'La nouvelle saison, et rien d’autre.',
      rarely: 'Rarement',
    },
    care: {
      title: 'Qu’est-ce qui vous intéresse encore ?',
      repair: 'Entretien et réparation',
      workroom: 'Comment les choses se font',
      events: 'Soirées dans nos magasins',
    },
  },
  shipping: {
    home: '{carrier}, à domicile',
    pickupPoint: '{carrier}, en point relais',
    express: '{carrier}, le jour ouvré suivant',
    locker: '{carrier}, en consigne',
    store: 'Retrait en magasin',
  },
  promotions: {
    welcome: 'Bienvenue',
    'free-freight': 'En route, sans frais',
    'spend-more': 'Les jours indigo',
    'twenty-off': 'Un peu moins à payer',
    'club-ten-off': 'La remise des membres',
    'third-basic': 'Trois T-shirts pour le prix de deux',
    'winter-scarf': 'Une écharpe avec votre commande d’hiver',
  },
  rewards: {
    delivery: {
      title: 'La livraison, c’est pour nous',
      text: 'Votre prochaine commande arrive sans frais.',
      picture: 'Une pile d’étoffes pliées',
      choice: 'Livraison offerte',
    },
    tenOff: {
      title: 'Un montant, ou dix pour cent',
      text: 'Vous choisissez au moment de l’utiliser.',
      picture: 'Maille côtelée en laine naturelle',
      amount: 'Un montant déduit de votre panier',
      percent: 'Dix pour cent de moins sur ce qui n’est pas déjà réduit',
    },
  },
};
