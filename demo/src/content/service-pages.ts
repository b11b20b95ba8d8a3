import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageAlias, PageContent, PageRow } from '@selvedge/contract/page.ts';
import { demoProgrammes } from '../promotions/demo-programmes.ts';
import { freeFreightText } from './free-freight.ts';
import { linkTo } from './link-to.ts';
import { lookAlt } from './looks.ts';
import { picture } from './pictures.ts';
import { rowsOf, wideAndTall } from './rows.ts';
import type { Words } from './words/en.ts';

type ServicePage = { path: string; alias: PageAlias; title: keyof Words['page']; intro: string; top: PageRow[]; bottom?: PageRow[] };

/** The club, contact and careers: pages with a feature of their own, and content around it. */
export const servicePages = (market: MarketSettings, words: Words): { path: string; content: PageContent }[] =>
  pagesOf(market).map(({ path, alias, title, intro, top, bottom = [] }) => ({
    path,
    content: {
      _meta: { alias, url: `/${market.id}${path}` },
      seo: { title: `${words.page[title]} | Selvedge`, description: intro, metaTags: [], linkTags: [], structuredData: [] },
      heading: words.page[title],
      intro,
      breadcrumb: [
        { title: 'Selvedge', url: `/${market.id}` },
        { title: words.page[title], url: `/${market.id}${path}` },
      ],
      rows: { top, bottom },
      contentId: path.slice(1),
    },
  }));

const pagesOf = (market: MarketSettings): ServicePage[] => [
  {
    path: '/customer-club',
    alias: 'customerClubPage',
    title: 'club',
    intro: 'Points with every order, new cloths a week early, and a hand when something tears.',
    top: rowsOf(
      'club',
      { _alias: 'imageWithLink', images: wideAndTall('look-knit', lookAlt['look-knit']), textPosition: 'below' },
      {
        _alias: 'usp',
        headline: 'What members have',
        items: [
          {
            id: 'points',
            alias: 'advanced',
            itemIcon: 'club',
            itemText: 'Points for what you keep',
            popupContent: 'Points are yours once the time for returns is over. From **fifty points** on you take a reward for them.',
          },
          { id: 'early', alias: 'simple', itemIcon: 'clock', itemText: 'New cloths a week early' },
          {
            id: 'mending',
            alias: 'advanced',
            itemIcon: 'needle',
            itemText: 'Mending in the first year',
            link: linkTo(market, '/i/care', 'Care & repair'),
          },
          ...(givesOnBirthday(market)
            ? [{ id: 'birthday', alias: 'simple', itemIcon: 'gift', itemText: 'Something on your birthday' }]
            : []),
        ],
      },
      {
        _alias: 'customerClubSignup',
        headline: 'Be among the first',
        text: 'It costs nothing, and you can leave with one click.',
        buttonText: 'Join the club',
        termsAndConditions: `I agree to the [club terms](/${market.id}/customer-club/terms).`,
        successMessage: 'Welcome',
        successDescription: 'New cloths a week before they hang in the shop, and a price of your own on some of them.',
        successImage: picture('rib-knit', '', '16/9'),
        subbrands: [
          { id: 'selvedge', name: 'Selvedge', preSelected: true },
          { id: 'os', name: 'Other Side', preSelected: false },
        ],
        excludedPages: [{ url: `/${market.id}/checkout` }],
      },
      {
        _alias: 'textAccordion',
        headline: 'Questions',
        items: [
          { title: 'Do points expire?', text: 'A year after you earned them. Your account says how many, and when.' },
          {
            title: 'What do you know about me?',
            text: `What you tell us and what you buy. The [privacy page](/${market.id}/i/privacy) says it in full.`,
          },
          {
            title: 'How do I leave?',
            text: 'In your account, under Customer club. Your points go with you into nothing, so use them first.',
          },
        ],
      },
    ),
  },
  {
    path: '/contact',
    alias: 'contactFormPage',
    title: 'contact',
    intro: 'Somebody reads every message. On working days you have an answer by the next evening.',
    top: rowsOf(
      'contact',
      [
        {
          _alias: 'text',
          headline: 'Write',
          headlineSettings: { size: 'medium' },
          text: '[hello@selvedge.example](mailto:hello@selvedge.example)\n\nName the order or the product, if it is about one. A picture helps when something is wrong with a seam.',
        },
        {
          _alias: 'text',
          headline: 'Call',
          headlineSettings: { size: 'medium' },
          text: '[+45 70 00 00 00](tel:+4570000000)\n\nMonday to Friday, nine to five, Copenhagen time.',
        },
      ],
      {
        _alias: 'accordionText',
        headline: 'Asked most often',
        items: [
          {
            title: 'Where is my parcel?',
            text: `The message you received when it left holds a link. You can also [look it up](/${market.id}/track-order).`,
          },
          {
            title: 'How do I send something back?',
            text: `Within 30 days, unworn. [Register the return](/${market.id}/returns) and you get a label.`,
          },
          {
            title: 'What does delivery cost?',
            text: `Nothing above ${freeFreightText(market)}. Below that, the basket shows it before you decide.`,
          },
          { title: 'My size is gone', text: 'Leave your address on the product’s page. We write to you once, when it is back.' },
        ],
      },
      { _alias: 'freeFreight', freightVersion: 'message' },
    ),
  },
  {
    path: '/careers',
    alias: 'careerPage',
    title: 'careers',
    intro: 'We are few, we cut our own patterns, and we have lunch together.',
    top: rowsOf('careers', {
      _alias: 'imageWithText',
      images: { mobile: picture('cloth-bolts', 'Bolts of cloth standing side by side', '16/9') },
      headline: 'One table',
      text: 'Designers, cutters and the people who answer your mail sit in one room in Copenhagen. Stores are run by those who sew in the back of them. If you like to know how a thing is made, you will like it here.',
      backgroundColor: 'cloth',
    }),
    bottom: rowsOf('careers-foot', {
      _alias: 'usp',
      items: [
        { id: 'hours', alias: 'simple', itemIcon: 'clock', itemText: 'Thirty-seven hours, and they are meant' },
        { id: 'cloth', alias: 'simple', itemIcon: 'needle', itemText: 'A length of cloth every season' },
        { id: 'place', alias: 'simple', itemIcon: 'pin', itemText: 'Copenhagen, or where our stores are' },
      ],
      backgroundColor: 'cloth',
    }),
  },
];

const givesOnBirthday = ({ id }: MarketSettings) => demoProgrammes.some(({ market }) => market === id);
