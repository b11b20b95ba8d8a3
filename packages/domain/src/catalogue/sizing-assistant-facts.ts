type Person = { contactId: string; email: string; firstName: string; lastName: string };
type Product = { market: string; productId: string; sizeLabel: string };
type Facts = Product & { contactId?: string; name?: string; email?: string };

/** What a sizing assistant is told: the piece, and of the person nothing before they are a contact of the shop. (ANA-022) */
export function sizingAssistantFacts(product: Product, person: Person | undefined): Facts {
  if (!person?.contactId) return product;
  const { contactId, email, firstName, lastName } = person;
  return { ...product, contactId, name: `${firstName} ${lastName}`.trim(), email };
}
