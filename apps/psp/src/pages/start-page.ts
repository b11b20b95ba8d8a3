import type { FastifyInstance } from 'fastify';
import { testCards } from '../cards.ts';
import { escapeHtml, sendPage } from './page.ts';

/** What whoever opens the sandbox itself wants to know: the cards. */
export function startPage(app: FastifyInstance): void {
  app.get('/', async (_request, reply) => {
    const rows = testCards.map(
      ({ number, brand, outcome }) =>
        `<tr><td>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</td><td>${escapeHtml(brand)}</td><td>${escapeHtml(outcome)}</td></tr>`,
    );
    const main = `<h1>Payment sandbox</h1><p>It stands in for Adyen, Klarna, Iyzico and a till's terminal while no real keys are configured. Every card is valid until any date to come, with any security code; a challenge is answered with “password”.</p>
<table><thead><tr><th scope="col">Card</th><th scope="col">Brand</th><th scope="col">What happens</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    return sendPage(reply, { title: 'Payment sandbox', main });
  });
}
