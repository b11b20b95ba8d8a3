/** A carrier that has a wordmark of ours. `words` are what its names have in common, in small letters without blanks. */
export type CarrierLogo = { id: string; name: string; words: readonly string[] };

const logo = (id: string, name: string, ...words: string[]): CarrierLogo => ({ id, name, words: [id.replaceAll('-', ''), ...words] });

/** The more particular first: a DHL Express parcel is not brought by the postman. (CHK-057, CHK-058) */
export const carrierLogos: readonly CarrierLogo[] = [
  logo('dhl-express', 'DHL Express', 'dhlexpress'),
  logo('dhl', 'DHL', 'packstation', 'deutschepost'),
  logo('hermes', 'Hermes'),
  logo('dpd', 'DPD', 'dynamicparcel', 'chronopost', 'predict'),
  logo('gls', 'GLS'),
  logo('ups', 'UPS', 'unitedparcel'),
  logo('fedex', 'FedEx', 'federalexpress', 'tnt'),
  logo('usps', 'USPS', 'uspostal'),
  logo('aramex', 'Aramex'),
  logo('postnord', 'PostNord'),
  logo('bring', 'Bring', 'posten'),
  logo('budbee', 'Budbee'),
  logo('posti', 'Posti'),
  logo('postnl', 'PostNL'),
  logo('bpost', 'bpost'),
  logo('austrian-post', 'Österreichische Post', 'österreichischepost', 'postat'),
  logo('swiss-post', 'Die Schweizerische Post', 'schweizerischepost', 'lapostesuisse', 'swisspost'),
  logo('colissimo', 'Colissimo', 'laposte'),
  logo('mondial-relay', 'Mondial Relay'),
  logo('royal-mail', 'Royal Mail'),
  logo('evri', 'Evri'),
  logo('an-post', 'An Post'),
  logo('correos', 'Correos'),
  logo('seur', 'SEUR'),
  logo('ctt', 'CTT Expresso'),
  logo('poste-italiane', 'Poste Italiane'),
  logo('brt', 'BRT', 'bartolini'),
  logo('inpost', 'InPost', 'paczkomat'),
  logo('packeta', 'Packeta', 'zasilkovna', 'zásilkovna'),
  logo('omniva', 'Omniva'),
  logo('speedy', 'Speedy'),
  logo('sameday', 'Sameday', 'easybox'),
  logo('elta', 'ELTA Courier'),
  logo('acs-courier', 'ACS Courier', 'acs'),
  logo('nova-poshta', 'Nova Poshta', 'новапошта'),
  logo('canada-post', 'Canada Post', 'postescanada'),
  logo('yurtici-kargo', 'Yurtiçi Kargo', 'yurtiçi'),
  logo('aras-kargo', 'Aras Kargo'),
  logo('maltapost', 'MaltaPost'),
  logo('selvedge', 'Selvedge'),
];

/** By id or by any name that a method, a shipment or a tracking link may have; undefined for a carrier without a mark. */
export function findCarrierLogo(text: string): CarrierLogo | undefined {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ');
  // No name has more words; joining all that follow would take a long text's square.
  const joined = words.map((_, at) => words.slice(at, at + 5).join(''));
  // From the beginning of a word only: `ups` stands inside `groups` too.
  const isNamed = (word: string) => (word.length > 3 ? joined.some((rest) => rest.startsWith(word)) : words.includes(word));
  return carrierLogos.find((carrier) => carrier.words.some(isNamed));
}
