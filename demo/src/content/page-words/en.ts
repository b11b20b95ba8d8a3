export const en = {
  /** What stands below the name of a category. */
  categories: {
    '/new-in': 'The first pieces of the season, as they arrive from the workrooms.',
    '/women': 'Clothes with soft shoulders and clean lines, cut from cloth with some weight to it.',
    '/women/new-in': 'What has just come in for women, newest first.',
    '/women/clothing': 'From the first shirt of the day to the last coat of the evening.',
    '/women/clothing/coats-jackets': 'Outer layers in boiled wool, twill and dense cotton. Cut wide enough for a knit underneath.',
    '/women/clothing/knitwear': 'Ribs, moss stitch and plain jersey in wool and cotton. Knitted to keep their shape at the cuff.',
    '/women/clothing/shirts-blouses': 'Crisp poplin, washed linen, and collars that sit without being told.',
    '/women/clothing/tops-t-shirts': 'Plain tops in heavy cotton: the pieces that are worn most and noticed last.',
    '/women/clothing/dresses': 'Dresses that hang from the shoulder and leave the rest to the cloth.',
    '/women/clothing/trousers': 'Wide, straight and tapered, with pockets deep enough to use.',
    '/women/clothing/denim': 'Narrow-loom denim with its edge left showing. Stiff on the first day, yours by the thirtieth.',
    '/women/clothing/skirts': 'Wrapped, pleated or cut straight, long enough to move.',
    '/women/accessories': 'What finishes an outfit, from the sole up.',
    '/women/accessories/shoes': 'Soft leather and soles that can be replaced.',
    '/women/accessories/bags': 'Canvas and leather, in sizes that fit a day.',
    '/women/accessories/scarves': 'Woven scarves with a fringe of their own threads.',
    '/women/accessories/belts': 'Plain buckles and full-grain leather.',
    '/women/accessories/hats-gloves': 'Felted and knitted, for the months that ask for it.',
    '/women/edits/work': 'Shirts, trousers and one good jacket: enough for the week.',
    '/women/edits/weekend': 'Soft layers for two slow days.',
    '/women/edits/occasions': 'For weddings, dinners and other reasons to dress.',
    '/women/edits/travel': 'Pieces that fold small and shake out well.',
    '/men': 'Other Side is our menswear: the same cloths, turned over. Straight seams, honest pockets, nothing loud.',
    '/men/new-in': 'What has just come in for men, newest first.',
    '/men/clothing': 'A complete wardrobe in a small number of pieces.',
    '/men/clothing/coats-jackets': 'Chore jackets, car coats and parkas in cloth that stands up to weather.',
    '/men/clothing/tailoring': 'Unlined jackets and soft trousers, tailored without the armour.',
    '/men/clothing/knitwear': 'Fisherman ribs and fine-gauge jumpers, knitted in wool.',
    '/men/clothing/shirts': 'Poplin, oxford and brushed cotton, with a collar for each.',
    '/men/clothing/t-shirts': 'Heavy jersey, close neck, straight body.',
    '/men/clothing/trousers': 'Pleats or none, and a rise that lets you sit down.',
    '/men/clothing/denim': 'Fourteen-ounce twill on narrow looms, red thread at the outseam. Turn up the hem to see it.',
    '/men/accessories': 'Boots, belts and the things you carry.',
    '/men/accessories/shoes': 'Derbies, boots and plain trainers.',
    '/men/accessories/bags': 'Totes, holdalls and one very good rucksack.',
    '/men/accessories/belts': 'One strap, one buckle, many years.',
    '/men/accessories/scarves': 'Wool scarves, woven wide.',
    '/men/accessories/hats-gloves': 'Watch caps and lined gloves.',
    '/men/edits/work': 'Clothes that began as tools and still work as such.',
    '/men/edits/weekend': 'Nothing that needs an iron.',
    '/men/edits/occasions': 'A jacket, a white shirt, and the confidence to stop there.',
    '/men/edits/travel': 'Five pieces, one bag.',
    '/cloth': 'Four cloths carry most of what we make. Start with the one you like to touch.',
    '/cloth/denim': 'A three-one twill with an indigo warp and an undyed weft, closed at both edges.',
    '/cloth/linen': 'Plain-woven flax with its thick and thin places left in.',
    '/cloth/wool': 'Herringbone for structure, boiled wool for warmth, rib for everything else.',
    '/cloth/cotton': 'Poplin for a crisp day, brushed cotton for a quiet one.',
    '/sale': 'Pieces of past seasons, at a lower price and in the same cloth.',
    '/sale/women': 'Women’s pieces of past seasons.',
    '/sale/men': 'Men’s pieces of past seasons.',
    '/gift-cards': 'For someone who knows best what suits them. By email, on the day you choose.',
  },
  /** What a category is about, for those who read to its end. */
  belowGoods: {
    '/women': {
      headline: 'Women’s clothing, from the cloth up',
      text: `Every piece here began as a length of cloth on our table. We hold it up, let it fall, crease it, wash it, and only then decide what it wants to be.

A dense wool asks for a coat with a straight back. A loose linen wants a dress that hangs from the shoulder. Poplin stays crisp, so it becomes a shirt. There is not much left to invent once you listen.

## How to build from here

- Two knits, one fine and one heavy.
- A white shirt that is not too white.
- Trousers with pockets deep enough to use.
- One coat. It can take its time.

What is worn most should be made best; begin there, and let the rest follow.`,
    },
    '/other-side': {
      headline: 'Other Side: menswear, turned over',
      text: `Other Side is cut from the same cloths as everything else in the shop, on the same table, by the same people. Only the lines are others.

The denim is fourteen ounces and woven narrow; turn up the hem and you will see the red thread. The jackets are unlined, because a good cloth needs no armour. The shirts come in poplin, oxford and brushed cotton, with a collar for each.

## Where to start

Choose the piece that you reach for without thinking, and buy that one well. For most it is a pair of jeans. For some it is the shirt.`,
    },
    '/women/clothing/knitwear': {
      headline: 'Knitwear that keeps its shape',
      text: `A rib springs back because its columns stand close together, like the bellows of an accordion. That is why cuffs and hems are ribbed, and why a jumper that is ribbed throughout fits so many.

We knit wool and cotton. Wool is warmer than it is heavy and needs air more often than water. Cotton is cooler, heavier, and can be washed without much thought.

## Care

Air it overnight. Fold it, never hang it. Comb off the little balls: they come from loose fibres and stop after a while.`,
    },
    '/cloth/denim': {
      headline: 'What makes it selvedge',
      text: `On a narrow loom the weft turns round at the end of each row and comes back. The edge closes by itself, and the mill runs one coloured thread along it so that orders can be told apart. Ours is red.

Denim from such a loom is dense, a little uneven, and stiff on the first day. The indigo sits on the outside of the yarn and wears off where you move. After a month the cloth knows how you sit.`,
    },
  },
  /** What the campaign pictures show. */
  looks: {
    'look-autumn': 'A camel wool coat, an ecru roll-neck, dark pleated trousers and brown boots, laid out side by side',
    'look-denim': 'Raw straight jeans beside a denim jacket, a white T-shirt and a leather belt',
    'look-knit': 'A brick-red cardigan with a rib roll-neck, a charcoal beanie and a folded scarf',
    'look-women': 'A sand-coloured trench with a white blouse, a blue pleated skirt and black loafers',
    'look-men': 'A navy blazer over a pale blue shirt, with sand chinos and white trainers',
    'look-linen': 'A linen shirt dress in oatmeal with a canvas tote and brown loafers',
    'look-home': 'An oatmeal coat, an ecru roll-neck and dark trousers beside a navy overcoat, a camel jumper and raw jeans',
    'look-other-side': 'A raw denim jacket, a grey hoodie and black jeans laid face down',
    'look-gifts': 'Gift cards in several colours, a thread along their edge, on their envelopes',
  },
  /** On home and the fronts of women, of men and of the second brand. */
  fronts: {
    inPicture: 'In the picture',
    otherSide: 'Turn it over',
  },
  /** The page of gift cards: what they can be worth, and three steps. */
  gifts: {
    worth: 'From {least} to {most}',
    how: 'How it works',
    choose: 'Choose a card and what it is worth.',
    write: 'Write a few lines and name the day. It arrives by email.',
    use: 'The card is redeemed in the basket. What is left stays on it.',
  },
  /** Above the goods for women, and for men. */
  women: {
    hero: 'The coat comes last',
    heroCta: 'See the coats',
    disclaimer: 'New styles arrive on Thursdays',
    newCta: 'See everything new',
  },
  men: {
    hero: 'Five pieces, a whole week',
    heroText: 'Blazer, shirt, chinos, trainers. And one day off.',
    start: 'Start with the piece you wear most.',
    wanted: 'Most wanted',
  },
  /** Two campaigns and an editorial. */
  autumn: {
    heading: 'The autumn cloths',
    intro: 'Camel wool, brushed cotton, a rib that springs back: what came off the looms this season.',
    hero: {
      above: 'The season',
      headline: 'Camel, rib, brown boots',
      text: 'Four cloths and the order in which to put them on.',
      cta: 'See the coats',
      countdown: 'The winter cloths arrive in',
      launched: 'The winter cloths are here',
    },
    banners: {
      wool: 'Boiled wool is back in navy',
      repairs: 'Free repairs in the first year: [how it works](/{market}/i/care)',
      members: 'Members see the winter cloths a day before anyone else does',
    },
    ways: {
      headline: 'Four ways out of the house',
      rain: 'For the rain that was not forecast.',
      rainCta: 'Trench coats',
      office: 'For the office that has no dress code.',
      sunday: 'For the Sunday that begins late.',
      rest: 'For everything else.',
    },
    film: {
      poster: 'The edge of a length of denim',
      headline: 'Along the edge',
      text: 'Eight seconds of a selvedge, in no hurry.',
      cta: 'Read about our cloths',
    },
    chosen: 'Chosen for the cold',
    member: {
      headline: 'Your early look',
      text: 'As a member you see the winter cloths on 20 December, a day before the doors open.',
    },
    everyone: {
      headline: 'A day ahead',
      text: 'Members of the customer club see the winter cloths on 20 December. Everyone else a day later.',
      cta: 'About the club',
    },
    questions: {
      headline: 'Before you ask',
      size: {
        title: 'Which size in boiled wool?',
        text: 'The larger one, if you are between two. It is shrunk before it is cut and does not give.',
      },
      wash: {
        title: 'Can I wash it?',
        text: 'Air it first. Most marks are gone by morning. If not, **brush it**, and only then think of a wool programme.',
      },
      fade: {
        title: 'Does the camel fade?',
        text: 'It is dyed in the fibre, so it wears evenly. Keep it out of a sunny window all the same.',
      },
    },
  },
  denimDays: {
    heading: 'Denim days',
    intro: 'Ten days for raw denim: what it is, how to wear it in, and a code for the first pair.',
    banner: {
      text: '**Denim days** end soon',
      over: 'Denim days are over',
      popup: 'The small print',
      popupText: 'One code per order, on full-price denim. It cannot be used together with another code.',
    },
    raw: {
      above: 'Fourteen ounces',
      headline: 'Stiff on the first day',
      text: 'Raw denim has not been washed since it left the loom. The creases it takes are yours: behind the knee, at the hip, around the keys in your pocket. **Wear it for a month before you wash it.**',
      cta: 'See all denim',
      code: 'Ten per cent off your first pair',
    },
    wanted: 'The pairs people want',
    promises: {
      hem: 'Hemmed for you, free',
      returns: 'Thirty days to change your mind',
      repairs: 'Repairs for as long as it holds',
    },
    closely: 'One jacket, closely',
    film: {
      headline: 'How indigo wears',
      text: 'A video from the mill. It plays once you allow it.',
    },
    women: 'Women’s denim',
    men: 'Men’s denim',
    more: 'Goes with blue',
    questions: {
      headline: 'Wearing it in',
      sofa: {
        title: 'Will it dye my sofa?',
        text: 'At first, a little. Keep it away from pale cloth for the first weeks.',
      },
      wash: {
        title: 'When do I wash it?',
        text: 'When it stands up by itself. Cold, inside out, and hung up wet.',
      },
      size: {
        title: 'Which size?',
        text: 'Your own. It gives a centimetre at the waist and takes it back in the wash.',
      },
    },
  },
  loom: {
    heading: 'A morning at the loom',
    intro: 'How forty metres of denim are woven, and why no one hurries.',
    picture: 'The edge of a length of denim with its red thread',
    morning: {
      above: 'Six in the morning',
      headline: 'You hear it before you see it',
      text: `A shuttle loom is loud in the way of a train: not unpleasant once you know where it is going. There are eleven of them in this room, none younger than I am, and one person who looks after all of them.

She walks. That is most of the job. Along the row, back along the row, one hand on the cloth as it comes off the beam. The hand finds a broken thread before the eye does.`,
    },
    twill: {
      headline: 'Three over, one under',
      text: 'The warp is blue, the weft is not. Each blue thread passes over three pale ones and under the fourth, and every row moves the step one thread to the right. That is all a twill is. It is also why the face is blue and the back is not.',
    },
    slow: {
      picture: 'Indigo denim in soft folds',
      headline: 'Five metres an hour',
      text: 'A modern loom makes forty.',
    },
    why: {
      headline: 'Why so slow?',
      text: 'Because the weft has to turn round and come back. Nothing is cut at the edge, so nothing frays there, ever.',
      cta: 'See denim',
    },
    noon: `By noon there are twenty metres on the roll. She signs the edge in chalk, with the date, and goes to lunch. The looms go on without her for exactly as long as it takes her to notice that one of them has changed its tone.

## Forty metres

One roll is enough for thirty pairs. We have ordered six. When they are gone there will be others, a little different, because the cotton was picked in another month.`,
    more: 'More about cloth',
  },
  /** Pages with a feature of their own, and what stands around it. */
  club: {
    intro: 'Points with every order, new cloths a week early, and a hand when something tears.',
    benefits: {
      headline: 'What members have',
      points: 'Points for what you keep',
      pointsMore: 'Points are yours once the time for returns is over. From **fifty points** on you take a reward for them.',
      early: 'New cloths a week early',
      mending: 'Mending in the first year',
      birthday: 'Something on your birthday',
    },
    signup: {
      headline: 'Be among the first',
      text: 'It costs nothing, and you can leave with one click.',
      button: 'Join the club',
      terms: 'I agree to the [club terms](/{market}/customer-club/terms).',
      welcome: 'Welcome',
      welcomeText: 'New cloths a week before they hang in the shop, and a price of your own on some of them.',
    },
    questions: {
      headline: 'Questions',
      expire: {
        title: 'Do points expire?',
        text: 'A year after you earned them. Your account says how many, and when.',
      },
      data: {
        title: 'What do you know about me?',
        text: 'What you tell us and what you buy. The [privacy page](/{market}/i/privacy) says it in full.',
      },
      leave: {
        title: 'How do I leave?',
        text: 'In your account, under Customer club. Your points go with you into nothing, so use them first.',
      },
    },
  },
  contact: {
    intro: 'Someone reads every message. On working days you have an answer by the next evening.',
    write: {
      headline: 'Write',
      text: 'Name the order or the product, if it is about one. A picture helps when something is wrong with a seam.',
    },
    call: {
      headline: 'Call',
      text: 'Monday to Friday, nine to five, Copenhagen time.',
    },
    questions: {
      headline: 'Asked most often',
      parcel: {
        title: 'Where is my parcel?',
        text: 'The message you received when it left holds a link. You can also [look it up](/{market}/track-order).',
      },
      back: {
        title: 'How do I send something back?',
        text: 'Within 30 days, unworn. [Register the return](/{market}/returns) and you get a label.',
      },
      cost: {
        title: 'What does delivery cost?',
        text: 'Nothing above {amount}. Below that, the basket shows it before you decide.',
      },
      gone: {
        title: 'My size is gone',
        text: 'Leave your address on the product’s page. We write to you once, when it is back.',
      },
    },
  },
  careers: {
    intro: 'We are few, we cut our own patterns, and we have lunch together.',
    table: {
      picture: 'Bolts of cloth standing side by side',
      headline: 'One table',
      text: 'Designers, cutters and the people who answer your emails sit in one room in Copenhagen. Stores are run by those who sew in the back of them. If you like to know how a thing is made, you will like it here.',
    },
    hours: 'Thirty-seven hours, and they are meant',
    cloth: 'A length of cloth every season',
    place: 'Copenhagen, or where our stores are',
  },
  /** Content pages. `{amount}` is the market’s free freight value, `{market}` its id. */
  content: {
    about: {
      intro: 'A selvedge is the edge where a cloth finishes itself. We took its name because we like the idea.',
      text: `On a narrow loom the weft turns round at the end of every row and comes back. The edge closes by itself: nothing is cut, nothing is glued, nothing frays. Mills marked it with a coloured thread so that they could tell one order from another. Ours is red.

## How we work

We begin with the cloth. When a cloth has been chosen, we draw as little as it allows: a straight seam where the twill is dense, a wide one where the linen wants to fall. A garment stays in the collection for as long as the cloth is good and people go on wearing it.

## Two sides

Selvedge is for women. Other Side is our menswear: the same cloths, turned over. Both are drawn in the same room and cut on the same table.

## Where to find us

In the shop you are in now, and in our stores where there is one near you. If you have a question about a cloth, [write to us](/{market}/contact).`,
    },
    materials: {
      intro: 'Four cloths carry most of what we make. Here is what they are and how they behave.',
      text: `## Denim

A three-one twill: each dyed warp thread passes over three undyed weft threads and under one, and every row moves the step one thread to the right. That makes the diagonal you see on the face, and it keeps most of the indigo in front. The dye sits on the outside of the yarn and wears off where you move. [See denim](/{market}/cloth/denim)

## Linen

Flax in a plain weave, one over and one under. The thick places, called slubs, come from the fibre; we leave them in. Linen creases, dries quickly and grows softer with every wash. [See linen](/{market}/cloth/linen)

## Wool

Herringbone is a twill that changes its mind every few threads. Boiled wool is knitted wide and shrunk until it felts, so it can be cut without fraying. Rib is knitted in columns and springs back. [See wool](/{market}/cloth/wool)

## Cotton

Poplin is plain-woven with a fine, dense warp and stays crisp. Brushed cotton has had its surface raised and stays warm. [See cotton](/{market}/cloth/cotton)`,
    },
    care: {
      intro: 'Wash less, air more, mend early. Most garments need less than we think.',
      text: `## Denim

Turn it inside out, wash it cold with similar colours, and hang it up wet. The first washes give off indigo: keep it away from pale upholstery for a while. Leave the dryer alone.

## Linen

Wash at 30 or 40 degrees with room in the drum. Iron it damp, or do not iron it at all.

## Wool

Air it overnight before you decide that it needs washing. If it does, use a wool programme and a little soap made for wool, press the water out in a towel and dry it flat. Little balls on the surface come from loose fibres: take them off with a comb.

## Cotton

Poplin may be washed warm and ironed hot. Brushed cotton keeps its nap when it is washed inside out.

## Mending

- Sew a loose button on today: tomorrow it will be lost.
- Close a small hole before it becomes a large one.
- A visible darn in a good yarn is no shame.

If you are not sure how to save something, [ask us](/{market}/contact). We would rather see it mended than replaced.`,
    },
    sustainability: {
      intro: 'The most responsible garment is one that is worn for a long time. That is where we put our effort.',
      text: `## What we do

- We choose cloths for how long they last, and test how they wear and wash before we cut them.
- We make small first orders and add to them, so that less is left over.
- We keep patterns in the collection instead of replacing them every season.
- We explain care and mending on one plain page: [Care & repair](/{market}/i/care).

## What we do not claim

A garment always costs water, energy and someone’s work. We do not call a product green, and we do not print a seal that we could not explain to you in one sentence. Where a product carries a label, its page says what the label covers and who checks it.

## Ask us

If you want to know more about a particular product, [write to us](/{market}/contact) and name it. You will get an answer, also when the answer is that we do not know yet.`,
    },
    delivery: {
      intro: 'What delivery costs, how long it takes and how to follow it.',
      text: `## Cost

Delivery is free for orders over {amount}. Below that, the cost is shown in the basket before you decide.

## Time

Parcels usually leave within one or two working days. How long they travel depends on the carrier you choose; the checkout shows the expected day for your address.

## Following a parcel

When your order leaves us, you receive a message with a link. You can also look it up at any time under [Track an order](/{market}/track-order).

## If something goes wrong

If a parcel is late, damaged or not what you ordered, [tell us](/{market}/contact). Keep the packaging until we have answered: the carrier may want to see it.

## Returns

You have 30 days to change your mind. Register the return under [Returns](/{market}/returns) and send the pieces back unworn.`,
    },
    'size-guide': {
      intro: 'Measure yourself once, over thin clothes, with a tape that is snug and not tight.',
      text: `## How to measure

- Chest: around the fullest part, arms down.
- Waist: where you would fasten a belt, breathing out.
- Hip: around the fullest part, feet together.
- Inside leg: from the top of the inner thigh to the floor, without shoes.

## Between two sizes

Take the larger one in denim and boiled wool, which hold their shape, and the smaller one in rib and washed linen, which give.

## How we cut

Coats are cut to go over a knit. Shirts are straight. Trousers sit at the waist unless the product says otherwise. The measurements of the model and the size worn are on every product’s page.

If you are still not sure, [ask us](/{market}/contact) and tell us what you usually wear.`,
    },
    'notify-me': {
      intro: 'When your size is gone, we can write to you once when it comes back.',
      text: `Choose a size that is sold out, or a product that is coming, on the product’s page and press “Notify me when it’s back”. With an account that is all; without one you enter your email address and confirm it in the email we send you.

## Who is told

Who asked first. We write to as many as there are items, and to the next when those have not come for them. A request does not reserve the item.

## What we keep

Your email address, the product and the size, until 90 days after we have written to you, or until you tell us to stop.

## How to stop

Every email ends with a link that deletes the request. With an account you also find it under [Preferences](/{market}/account/preferences).`,
    },
    privacy: {
      intro: 'What we know about you, why we know it and how you can change that.',
      text: `## What we keep

- When you order: your name, addresses, email, telephone number and what you ordered, so that we can deliver it and answer for it.
- When you have an account: the same, with your wishlists and preferences, until you delete it.
- When you join the customer club: your points and rewards.
- When you write to us: your message and our answer.

We never see your whole card number. Payments are handled by the payment provider that you choose.

## Who else sees it

Those who need it to serve you: the carrier, the payment provider and the companies that run our computers. They may use it for that purpose only.

## How long

As long as the purpose lasts, and longer only where the law asks us to, as with invoices.

## Your rights

You may ask what we know about you, have it corrected, receive a copy or have it deleted, and you may withdraw a consent at any time. Much of this is in [your account](/{market}/account); for the rest, [write to us](/{market}/contact). You may also complain to the data protection authority of your country.`,
    },
    cookies: {
      intro: 'Small notes that a shop leaves in your browser. Some are necessary; you decide about the others.',
      text: `## Necessary

Without these the shop does not work: they remember your market, your basket and that you are signed in.

## Functional

They make the shop more comfortable, for example by showing a map or a video from another provider.

## Analytics

They tell us which pages are read and where something fails. We look at sums, not at persons.

## Advertising

They would let other companies show you what you looked at here.

Nothing beyond what is necessary is set before you have said yes, category by category. You may change your mind at any time.`,
    },
    accessibility: {
      intro: 'This shop should be usable by everyone. Here is how far we are and how to tell us what is missing.',
      text: `We build to the Web Content Accessibility Guidelines 2.2, level AA. Every page is checked by program at each release, and by hand with keyboard and screen reader where a program cannot judge.

## What you can rely on

- Everything works with a keyboard, and the focus is always visible.
- Pages can be read without scripts and enlarged to 400 per cent.
- Movement stops when your system asks for less of it.
- Pictures have a description, unless they only decorate.

## What is not there yet

Videos that other companies provide may lack captions. Some documents of carriers are pictures of text.`,
    },
    imprint: {
      intro: 'Who runs this shop.',
      text: `Selvedge is a demonstration shop. It shows what the open-source software of the same name can do; nothing in it is for sale and no order is delivered.

## If this were your shop

The company, its address, who represents it, its register entry and how to reach it come from the settings of the market in the Studio. This text is content: change it there, per market.

## Contact

Questions reach us through the [contact form](/{market}/contact).`,
    },
  },
  /** Sensible and plain, and no lawyer’s work. */
  terms: {
    terms: {
      title: 'Terms and conditions',
      text: `These terms describe how you buy from Selvedge. This is a demonstration shop: nothing is delivered and nothing is charged.

## Ordering

The pictures and texts in the shop invite you to order. Your order is an offer; the contract comes about when we confirm that the parcel has left. You can see and correct your order on every step of the checkout until you place it.

## Prices

Prices are shown in the currency of the market you are in. Whether tax is included is said in the basket, and the cost of delivery is shown before you pay.

## Payment

You pay with one of the methods offered in the checkout. Your payment is reserved when you order and taken when the parcel leaves.

## Delivery

We deliver to addresses in the market you order in. See [Delivery](/{market}/i/delivery).

## Changing your mind

You have 30 days from the day you receive the goods to send them back, without a reason. Register the return under [Returns](/{market}/returns). We refund what you paid, with the cost of standard delivery, the way you paid it. Rights that the law of your country gives you beyond this remain.

## Faults

If something is faulty, [tell us](/{market}/contact). We repair it, replace it or refund it, as the law of your country provides.

## Data

How we treat personal data is described under [Privacy](/{market}/i/privacy).`,
    },
    'customer-club': {
      title: 'Terms of the customer club',
      text: `## Joining

Anyone aged 16 or over who has an account may join. Membership is free and personal.

## Points

You collect points for what you buy and keep. Points for goods that you send back are taken off again. Points have no value in money and cannot be passed on.

## Rewards

From a certain number of points on, you can choose a reward. A reward shows how long it is valid and where you can use it.

## Messages

We write to members about new cloths and offers only if they have agreed to it, and every message has a link to stop.

## Leaving

You may leave at any time in [your account](/{market}/account/customer-club). Your points are then deleted. We may end the club with two months’ notice; rewards that you already have stay valid until their date.`,
    },
    'notify-me': {
      title: 'Stock alerts',
      text: 'By asking you agree that we write to you once about this item. We keep your address and your request until 90 days after that email, or until you delete it; every email has a link to do so. Nothing is set aside for you. More is said under [Privacy](/{market}/i/privacy).',
    },
  },
  /** What members may tell about their taste. */
  preferences: {
    brands: {
      title: 'Which of our lines do you wear?',
      text: 'We show you more of them.',
    },
    fabrics: {
      title: 'What do you like to wear?',
      outerwear: 'Outerwear',
      accessories: 'Accessories',
    },
    news: {
      title: 'How often may we write?',
      text: 'Only if you have said that you would like to hear from us.',
      weekly: 'Every week',
      monthly: 'Once a month',
      monthlyText: 'The new season, and nothing else.',
      rarely: 'Rarely',
    },
    care: {
      title: 'What else interests you?',
      repair: 'Mending and care',
      workroom: 'How things are made',
      events: 'Evenings in our stores',
    },
  },
  /** How a parcel comes; `{carrier}` is a name. */
  shipping: {
    home: '{carrier}, to your door',
    pickupPoint: '{carrier}, to a pickup point',
    express: '{carrier}, by the next working day',
    locker: '{carrier} locker',
    store: 'Collect in a store',
  },
  /** As the basket and the account call them. */
  promotions: {
    welcome: 'Welcome',
    'free-freight': 'On its way for nothing',
    'spend-more': 'Indigo days',
    'twenty-off': 'Twenty off',
    'club-ten-off': 'Ten off for members',
    'third-basic': 'Three for two on T-shirts',
    'winter-scarf': 'A scarf with your winter order',
  },
  rewards: {
    delivery: {
      title: 'Delivery on us',
      text: 'Your next order comes for nothing.',
      picture: 'A stack of folded cloth',
      choice: 'Free delivery',
    },
    tenOff: {
      title: 'Ten off, or ten per cent',
      text: 'You choose when you redeem it.',
      picture: 'Ribbed knitwear in natural wool',
      amount: 'Ten off your basket',
      percent: 'Ten per cent off what is not reduced',
    },
  },
};

/** Texts of the demo's pages, and what else a shopper reads that is content. Names of pages and categories are in `words/`. */
export type PageWords = typeof en;
