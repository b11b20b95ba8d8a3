export type RelyingParty = { id: string; name: string; origin: string };

type Where = { shopUrl: string; isProduction: boolean };

/**
 * For whom a passkey is good: the shop's own address and no other. Outside production a shop that is opened as localhost is that too,
 * because an address of digits can have no passkeys.
 */
export function relyingParty({ shopUrl, isProduction }: Where, origin: string | undefined): RelyingParty {
  const isLocal = !isProduction && URL.parse(origin ?? '')?.hostname === 'localhost';
  const own = isLocal ? origin! : shopUrl;
  return { id: new URL(own).hostname, name: 'Selvedge', origin: own };
}
