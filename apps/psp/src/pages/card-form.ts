import type { FastifyInstance } from 'fastify';
import { brandOf, type Card, checkCard } from '../cards.ts';
import type { Psp } from '../psp.ts';
import { seal } from '../seal.ts';
import { cardLanguageOf } from './language-of.ts';
import { escapeHtml, sendPage } from './page.ts';

/** The fields of a card, for a frame in the shop's page: what is typed goes to the sandbox and comes back sealed. */
export function cardFormRoutes(app: FastifyInstance, psp: Psp): void {
  app.get<{ Querystring: { origin?: string; locale?: string } }>('/card-form', async (request, reply) => {
    const { origin = '', locale } = request.query;
    if (!psp.origins.includes(origin))
      return sendPage(reply, { title: 'Card form', main: '<p>This origin is not allowed.</p>', isFrame: true }, { status: 403 });
    const { texts } = cardLanguageOf(locale);
    const field = (name: string, label: string, more: string, problem = '') => {
      const error = problem ? `<p class="error" id="${name}-error" hidden>${escapeHtml(problem)}</p>` : '';
      return `<div class="field"><label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" ${more}${problem ? ` aria-describedby="${name}-error"` : ''}>${error}</div>`;
    };
    const main = `<form method="post" data-origin="${escapeHtml(origin)}" novalidate>
${field('number', texts.cardNumber, 'autocomplete="cc-number" inputmode="numeric" dir="ltr" maxlength="23"', texts.wrongNumber)}
<div class="pair">${field('expiry', texts.expiry, 'autocomplete="cc-exp" inputmode="numeric" dir="ltr" maxlength="7"', texts.wrongExpiry)}
${field('code', texts.securityCode, 'autocomplete="cc-csc" inputmode="numeric" dir="ltr" maxlength="4"', texts.wrongCode)}</div>
${field('holder', texts.holder, 'autocomplete="cc-name" maxlength="80"')}</form>`;
    const page = { title: texts.cardTitle, ...(locale && { locale }), main, scripts: ['card-form.js'], isFrame: true };
    return sendPage(reply, page, { frameAncestors: [origin] });
  });

  app.post('/card-form/seal', async (request) => {
    const { number = '', month = '', year = '', code = '', holder } = (request.body ?? {}) as Partial<Card>;
    const wrong = checkCard({ number: String(number), month: String(month), year: String(year), code: String(code) }, psp.now());
    return wrong.length > 0 ? { wrong } : { paymentMethod: sealCard(psp, { number, month, year, code, ...(holder && { holder }) }) };
  });
}

/** `paymentMethod` as Adyen's card component hands it over. */
export function sealCard(psp: Psp, { number, month, year, code, holder }: Card) {
  const close = (field: string, value: string) => seal(psp.keys.adyenApiKey, field, value);
  return {
    type: 'scheme',
    ...(holder && { holderName: holder }),
    brand: brandOf(number),
    encryptedCardNumber: close('encryptedCardNumber', number.replace(/\D/g, '')),
    encryptedExpiryMonth: close('encryptedExpiryMonth', month),
    encryptedExpiryYear: close('encryptedExpiryYear', year.length === 2 ? `20${year}` : year),
    encryptedSecurityCode: close('encryptedSecurityCode', code),
  };
}
