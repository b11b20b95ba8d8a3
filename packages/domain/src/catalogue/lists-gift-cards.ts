export type GiftCardList = {
  country: string;
  /** The category says that gift cards belong in it. */
  categoryListsThem: boolean;
  /** The search terms are words of the gift card's own name. */
  searchNamesThem: boolean;
};

/** Gift cards are listed only where they are asked for, and in the US never. (CAT-026, CAT-027, CAT-048) */
export function listsGiftCards({ country, categoryListsThem, searchNamesThem }: GiftCardList): boolean {
  return country !== 'US' && (categoryListsThem || searchNamesThem);
}
