import type { ClothName } from './pictures.ts';
import type { Words } from './words/en.ts';

/** A content page in English. `{amount}` is the market's free freight value, `{market}` its id. */
export type ContentText = {
  slug: string;
  title: keyof Words['page'];
  intro: string;
  text: string;
  picture?: ClothName;
};

export const contentTexts: readonly ContentText[] = [
  {
    slug: 'about',
    title: 'about',
    picture: 'selvedge-edge',
    intro: 'A selvedge is the edge where a cloth finishes itself. We took its name because we like the idea.',
    text: `On a narrow loom the weft turns round at the end of every row and comes back. The edge closes by itself: nothing is cut, nothing is glued, nothing frays. Mills marked it with a coloured thread so that they could tell one order from another. Ours is red.

## How we work

We begin with the cloth. When a cloth has been chosen, we draw as little as it allows: a straight seam where the twill is dense, a wide one where the linen wants to fall. A garment stays in the collection for as long as the cloth is good and people go on wearing it.

## Two sides

Selvedge is for women. Other Side is our menswear: the same cloths, turned over. Both are drawn in the same room and cut on the same table.

## Where to find us

In the shop you are in now, and in our stores where there is one near you. If you have a question about a cloth, [write to us](/{market}/contact).`,
  },
  {
    slug: 'materials',
    title: 'materials',
    picture: 'cloth-bolts',
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
  {
    slug: 'care',
    title: 'care',
    picture: 'folded-stack',
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
  {
    slug: 'sustainability',
    title: 'sustainability',
    picture: 'linen-drape',
    intro: 'The most responsible garment is one that is worn for a long time. That is where we put our effort.',
    text: `## What we do

- We choose cloths for how long they last, and test how they wear and wash before we cut them.
- We make small first orders and add to them, so that less is left over.
- We keep patterns in the collection instead of replacing them every season.
- We explain care and mending on one plain page: [Care & repair](/{market}/i/care).

## What we do not claim

A garment always costs water, energy and somebody’s work. We do not call a product green, and we do not print a seal that we could not explain to you in one sentence. Where a product carries a label, its page says what the label covers and who checks it.

## Ask us

If you want to know more about a particular product, [write to us](/{market}/contact) and name it. You will get an answer, also when the answer is that we do not know yet.`,
  },
  {
    slug: 'delivery',
    title: 'delivery',
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
  {
    slug: 'size-guide',
    title: 'sizeGuide',
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
  {
    slug: 'notify-me',
    title: 'notifyMe',
    intro: 'When your size is gone, we can write to you once when it comes back.',
    text: `Choose a size that is sold out, or a product that is coming, on the product’s page and press “Tell me”. With an account that is all; without one you type your e-mail address and confirm it by a mail that we send there.

## Who is told

Who asked first. We write to as many as there are pieces, and to the next when those have not come for them. A wish does not reserve the piece.

## What we keep

Your e-mail address, the product and the size, until 90 days after we have written to you, or until you tell us to stop.

## How to stop

Every mail ends with a link that deletes the wish. With an account you also find it under [Preferences](/{market}/account/preferences).`,
  },
  {
    slug: 'privacy',
    title: 'privacy',
    intro: 'What we know about you, why we know it and how you can change that.',
    text: `## What we keep

- When you order: your name, addresses, e-mail, telephone number and what you ordered, so that we can deliver it and answer for it.
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
  {
    slug: 'cookies',
    title: 'cookies',
    intro: 'Small notes that a shop leaves in your browser. Some are needed; you decide about the others.',
    text: `## Needed

Without these the shop does not work: they remember your market, your basket and that you are signed in.

## Functional

They make the shop more comfortable, for example by showing a map or a film from another provider.

## Analytics

They tell us which pages are read and where something fails. We look at sums, not at persons.

## Advertisement

They would let other companies show you what you looked at here.

Nothing beyond what is needed is set before you have said yes, category by category. You may change your mind at any time.`,
  },
  {
    slug: 'accessibility',
    title: 'accessibility',
    intro: 'This shop should be usable by everybody. Here is how far we are and how to tell us what is missing.',
    text: `We build to the Web Content Accessibility Guidelines 2.2, level AA. Every page is checked by program at each release, and by hand with keyboard and screen reader where a program cannot judge.

## What you can rely on

- Everything works with a keyboard, and the focus is always visible.
- Pages can be read without scripts and enlarged to 400 per cent.
- Movement stops when your system asks for less of it.
- Pictures have a description, unless they only decorate.

## What is not there yet

Films that other companies provide may lack captions. Some documents of carriers are pictures of text.`,
  },
  {
    slug: 'imprint',
    title: 'imprint',
    intro: 'Who runs this shop.',
    text: `Selvedge is a demonstration shop. It shows what the open-source software of the same name can do; nothing in it is for sale and no order is delivered.

## If this were your shop

The company, its address, who represents it, its register entry and how to reach it come from the settings of the market in the Studio. This text is content: change it there, per market.

## Contact

Questions reach us through the [contact form](/{market}/contact).`,
  },
];
