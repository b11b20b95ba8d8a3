/** NAV-018..031, and the market switcher. */
export type FlyoutName =
  | 'basket'
  | 'miniBasket'
  | 'bonusProduct'
  | 'login'
  | 'accountTerms'
  | 'burgerMenu'
  | 'advancedSearch'
  | 'topNavigation'
  | 'addToWishlist'
  | 'createWishlist'
  | 'shareWishlist'
  | 'marketSwitcher'
  | 'geoLocator'
  | 'appBanner'
  | 'cookieSettings'
  | 'deleteBasket'
  | 'sizeGuide';
