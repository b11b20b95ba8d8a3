const secretParameters =
  /^(?:.*token|.*secret|.*password|.*key|code|state|e-?mail|.*email|phone|personalnumber|firstname|lastname|address|street|q|.*reference|.*basketid|redirectresult|attempt|orderid|promocode|verificationid|contactid|messageid)$/i;
/** A gift card's number stands in a path of the specification. */
const cardNumber = /(\/remove-giftcard\/)[^/]+/i;
/** An order's id shows how the order stands, and is nobody else's business. */
const orderId = /(\/order\/(?:order|receipt)\/)[\w-]{22}$/i;
/** What somebody types to find their own address. */
const typedAddress = /(\/address-validation\/[^/]+\/suggest\/).+/i;
const email = /[^\s"'<>()=,;:/?&]+(?:@|%40)[^\s"'<>()=,;:/?&]+/gi;

/** A URL as logs may show it: the path without e-mail addresses, the query without values that name or admit a person. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const shown = path
    .replace(email, '[email]')
    .replace(cardNumber, '$1[redacted]')
    .replace(typedAddress, '$1[redacted]')
    .replace(orderId, '$1[redacted]');
  if (query === undefined) return shown;
  const pairs = query.split('&').map((pair) => {
    const [name = ''] = pair.split('=', 1);
    return secretParameters.test(decode(name)) ? `${name}=[redacted]` : pair.replace(email, '[email]');
  });
  return `${shown}?${pairs.join('&')}`;
}

/** Error messages quote what a caller sent and the values of a failed query. */
export function redactText(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n\s+at |$)/, '\nparams: [redacted]').replace(email, '[email]');
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
