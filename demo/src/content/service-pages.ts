import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { PageAlias, PageContent, PageRow } from '@selvedge/contract/page.ts';
import { demoProgrammes } from '../promotions/demo-programmes.ts';
import { fillText } from './fill-text.ts';
import { linkTo } from './link-to.ts';
import type { PageWords } from './page-words/en.ts';
import { picture } from './pictures.ts';
import { rowsOf, wideAndTall } from './rows.ts';
import type { Words } from './words/en.ts';

type ServicePage = { path: string; alias: PageAlias; title: keyof Words['page']; intro: string; top: PageRow[]; bottom?: PageRow[] };

/** The club, contact and careers: pages with a feature of their own, and content around it. */
export const servicePages = (market: MarketSettings, words: Words, texts: PageWords): { path: string; content: PageContent }[] =>
  pagesOf(market, words, texts).map(({ path, alias, title, intro, top, bottom = [] }) => ({
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

const pagesOf = (market: MarketSettings, { page }: Words, { club, contact, careers, looks }: PageWords): ServicePage[] => [
  {
    path: '/customer-club',
    alias: 'customerClubPage',
    title: 'club',
    intro: club.intro,
    top: rowsOf(
      'club',
      { _alias: 'imageWithLink', images: wideAndTall('look-knit', looks['look-knit']), textPosition: 'below' },
      {
        _alias: 'usp',
        headline: club.benefits.headline,
        items: [
          {
            id: 'points',
            alias: 'advanced',
            itemIcon: 'club',
            itemText: club.benefits.points,
            popupContent: club.benefits.pointsMore,
          },
          { id: 'early', alias: 'simple', itemIcon: 'clock', itemText: club.benefits.early },
          {
            id: 'mending',
            alias: 'advanced',
            itemIcon: 'needle',
            itemText: club.benefits.mending,
            link: linkTo(market, '/i/care', page.care),
          },
          ...(givesOnBirthday(market) ? [{ id: 'birthday', alias: 'simple', itemIcon: 'gift', itemText: club.benefits.birthday }] : []),
        ],
      },
      {
        _alias: 'customerClubSignup',
        headline: club.signup.headline,
        text: club.signup.text,
        buttonText: club.signup.button,
        termsAndConditions: fillText(club.signup.terms, market),
        successMessage: club.signup.welcome,
        successDescription: club.signup.welcomeText,
        successImage: picture('rib-knit', '', '16/9'),
        subbrands: [
          { id: 'selvedge', name: 'Selvedge', preSelected: true },
          { id: 'os', name: 'Other Side', preSelected: false },
        ],
        excludedPages: [{ url: `/${market.id}/checkout` }],
      },
      {
        _alias: 'textAccordion',
        headline: club.questions.headline,
        items: answers(market, [club.questions.expire, club.questions.data, club.questions.leave]),
      },
    ),
  },
  {
    path: '/contact',
    alias: 'contactFormPage',
    title: 'contact',
    intro: contact.intro,
    top: rowsOf(
      'contact',
      [
        {
          _alias: 'text',
          headline: contact.write.headline,
          headlineSettings: { size: 'medium' },
          text: `[hello@selvedge.example](mailto:hello@selvedge.example)\n\n${contact.write.text}`,
        },
        {
          _alias: 'text',
          headline: contact.call.headline,
          headlineSettings: { size: 'medium' },
          text: `[+45 70 00 00 00](tel:+4570000000)\n\n${contact.call.text}`,
        },
      ],
      {
        _alias: 'accordionText',
        headline: contact.questions.headline,
        items: answers(market, [contact.questions.parcel, contact.questions.back, contact.questions.cost, contact.questions.gone]),
      },
      { _alias: 'freeFreight', freightVersion: 'message' },
    ),
  },
  {
    path: '/careers',
    alias: 'careerPage',
    title: 'careers',
    intro: careers.intro,
    top: rowsOf('careers', {
      _alias: 'imageWithText',
      images: { mobile: picture('cloth-bolts', careers.table.picture, '16/9') },
      headline: careers.table.headline,
      text: careers.table.text,
      backgroundColor: 'cloth',
    }),
    bottom: rowsOf('careers-foot', {
      _alias: 'usp',
      items: [
        { id: 'hours', alias: 'simple', itemIcon: 'clock', itemText: careers.hours },
        { id: 'cloth', alias: 'simple', itemIcon: 'needle', itemText: careers.cloth },
        { id: 'place', alias: 'simple', itemIcon: 'pin', itemText: careers.place },
      ],
      backgroundColor: 'cloth',
    }),
  },
];

const givesOnBirthday = ({ id }: MarketSettings) => demoProgrammes.some(({ market }) => market === id);

const answers = (market: MarketSettings, items: readonly { title: string; text: string }[]) =>
  items.map(({ title, text }) => ({ title, text: fillText(text, market) }));
