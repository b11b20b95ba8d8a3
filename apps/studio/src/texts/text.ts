import { compileTexts } from '@selvedge/domain/translation/compile-texts.ts';
import { type TextValues, translate } from '@selvedge/domain/translation/translate.ts';
import { abTestsTexts } from './ab-tests-texts.ts';
import { auditTexts } from './audit-texts.ts';
import { badgesTexts } from './badges-texts.ts';
import { bannersTexts } from './banners-texts.ts';
import { basketsTexts } from './baskets-texts.ts';
import { casesTexts } from './cases-texts.ts';
import { categoriesTexts } from './categories-texts.ts';
import { customersTexts } from './customers-texts.ts';
import { devicesTexts } from './devices-texts.ts';
import { draftOrdersTexts } from './draft-orders-texts.ts';
import { editorTexts } from './editor-texts.ts';
import { feedsTexts } from './feeds-texts.ts';
import { figuresTexts } from './figures-texts.ts';
import { flagsTexts } from './flags-texts.ts';
import { giftCardsTexts } from './gift-cards-texts.ts';
import { homeTexts } from './home-texts.ts';
import { identityTexts } from './identity-texts.ts';
import { listsTexts } from './lists-texts.ts';
import { looksTexts } from './looks-texts.ts';
import { loyaltyTexts } from './loyalty-texts.ts';
import { mailingsTexts } from './mailings-texts.ts';
import { makersTexts } from './makers-texts.ts';
import { marketHealthTexts } from './market-health-texts.ts';
import { marketsTexts } from './markets-texts.ts';
import { mediaTexts } from './media-texts.ts';
import { navigationTexts } from './navigation-texts.ts';
import { notifyMeTexts } from './notify-me-texts.ts';
import { orderDeskTexts } from './order-desk-texts.ts';
import { orderMoneyTexts } from './order-money-texts.ts';
import { ordersTexts } from './orders-texts.ts';
import { pagesTexts } from './pages-texts.ts';
import { pickupTexts } from './pickup-texts.ts';
import { plotTexts } from './plot-texts.ts';
import { previewTexts } from './preview-texts.ts';
import { productsTexts } from './products-texts.ts';
import { promotionsTexts } from './promotions-texts.ts';
import { redirectsTexts } from './redirects-texts.ts';
import { registerReturnTexts } from './register-return-texts.ts';
import { releasesTexts } from './releases-texts.ts';
import { returnsTexts } from './returns-texts.ts';
import { scriptsTexts } from './scripts-texts.ts';
import { searchTexts } from './search-texts.ts';
import { securityTexts } from './security-texts.ts';
import { settingsTexts } from './settings-texts.ts';
import { shellTexts } from './shell-texts.ts';
import { sizeGuidesTexts } from './size-guides-texts.ts';
import { staffDiscountsTexts } from './staff-discounts-texts.ts';
import { storesTexts } from './stores-texts.ts';
import { studioSearchTexts } from './studio-search-texts.ts';
import { teamTexts } from './team-texts.ts';
import { termsTexts } from './terms-texts.ts';
import { translationsTexts } from './translations-texts.ts';

/** Every word of the Studio, by key; each screen brings its own. Another language is another set of tables with the same keys. */
const texts = {
  ...auditTexts,
  ...badgesTexts,
  ...bannersTexts,
  ...basketsTexts,
  ...casesTexts,
  ...categoriesTexts,
  ...customersTexts,
  ...marketHealthTexts,
  ...devicesTexts,
  ...draftOrdersTexts,
  ...editorTexts,
  ...studioSearchTexts,
  ...figuresTexts,
  ...flagsTexts,
  ...giftCardsTexts,
  ...homeTexts,
  ...identityTexts,
  ...listsTexts,
  ...looksTexts,
  ...loyaltyTexts,
  ...mailingsTexts,
  ...makersTexts,
  ...scriptsTexts,
  ...marketsTexts,
  ...mediaTexts,
  ...navigationTexts,
  ...notifyMeTexts,
  ...orderDeskTexts,
  ...orderMoneyTexts,
  ...ordersTexts,
  ...pagesTexts,
  ...pickupTexts,
  ...staffDiscountsTexts,
  ...storesTexts,
  ...plotTexts,
  ...previewTexts,
  ...productsTexts,
  ...promotionsTexts,
  ...redirectsTexts,
  ...feedsTexts,
  ...abTestsTexts,
  ...registerReturnTexts,
  ...releasesTexts,
  ...returnsTexts,
  ...searchTexts,
  ...securityTexts,
  ...settingsTexts,
  ...shellTexts,
  ...sizeGuidesTexts,
  ...teamTexts,
  ...termsTexts,
  ...translationsTexts,
} as const;

export type TextKey = keyof typeof texts;

const compiled = compileTexts(texts);

/** The text of a key that this file knows. */
export function text(key: TextKey, values?: TextValues): string {
  return translate(compiled, key, values);
}

/** The text of a key that the shop's answer names; undefined when it is not here. */
export function findText(key: string | undefined): string | undefined {
  return key !== undefined && Object.hasOwn(texts, key) ? texts[key as keyof typeof texts] : undefined;
}
