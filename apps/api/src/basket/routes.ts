import { basket } from '@selvedge/contract/basket.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { acceptTerms, setNote } from './accept.ts';
import { addGiftCardLine } from './add-gift-card-line.ts';
import { basketKey } from './basket-cookie.ts';
import { carryOver } from './carry-over.ts';
import { getBasket, removeBasket } from './get-basket.ts';
import { addGiftCard, checkGiftCardBalance, removeGiftCard } from './gift-card.ts';
import { optOutOfBonus } from './opt-out-of-bonus.ts';
import { addPromoCode, deletePromoCode } from './promo-code.ts';
import { putLines } from './put-lines.ts';
import { removeLines } from './remove-lines.ts';
import { restoreAbandoned } from './restore-abandoned.ts';
import { setLines } from './set-lines.ts';

export function basketRoutes(app: FastifyInstance): void {
  serve(app, basket.get, (ctx, { query }, http) => getBasket(ctx, basketKey(http), query));
  serve(app, basket.getWithSettings, (ctx, _input, http) => getBasket(ctx, basketKey(http), {}));
  serve(app, basket.remove, (ctx, { query }, http) => removeBasket(ctx, basketKey(http), query));
  serve(app, basket.removeById, (ctx, { params }, http) => removeBasket(ctx, basketKey(http), params));
  serve(app, basket.addLine, (ctx, { body }, http) => putLines(ctx, basketKey(http), { lines: [body], how: 'add' }));
  serve(app, basket.setLine, (ctx, { body }, http) => putLines(ctx, basketKey(http), { lines: [body], how: 'set' }));
  serve(app, basket.setLineById, (ctx, { params, query, body }, http) => {
    const quantity = query.quantity ?? body?.quantity;
    if (quantity === undefined) throw new ShopError('line_refused', { lineItem: ['basket.invalid_quantity'] });
    return setLines(ctx, basketKey(http), [{ id: params.lineItemId, quantity }]);
  });
  serve(app, basket.addLines, (ctx, { body }, http) => putLines(ctx, basketKey(http), { lines: body, how: 'add' }));
  serve(app, basket.setLines, (ctx, { body }, http) => setLines(ctx, basketKey(http), body));
  serve(app, basket.removeLines, (ctx, { query }, http) => removeLines(ctx, basketKey(http), query.id));
  serve(app, basket.removeLine, (ctx, { params }, http) => removeLines(ctx, basketKey(http), [params.lineItemId]));
  serve(app, basket.addPromoCode, (ctx, { query }, http) => addPromoCode(ctx, basketKey(http), query));
  serve(app, basket.deletePromoCode, (ctx, { query }, http) => deletePromoCode(ctx, basketKey(http), query));
  serve(app, basket.addGiftCardLine, (ctx, { body }, http) => addGiftCardLine(ctx, basketKey(http), body));
  serve(app, basket.addGiftCard, (ctx, { body }, http) => addGiftCard(ctx, basketKey(http), body));
  serve(app, basket.checkGiftCardBalance, (ctx, { body }, http) => checkGiftCardBalance(ctx, basketKey(http), body));
  serve(app, basket.removeGiftCard, (ctx, { params }, http) => removeGiftCard(ctx, basketKey(http), params));
  serve(app, basket.takeGiftCardOff, (ctx, { params }, http) => removeGiftCard(ctx, basketKey(http), params));
  serve(app, basket.optOutOfBonus, (ctx, { query }, http) => optOutOfBonus(ctx, basketKey(http), query));
  serve(app, basket.carryOver, (ctx, _input, http) => carryOver(ctx, basketKey(http)));
  serve(app, basket.abandoned, (ctx, { query }, http) => restoreAbandoned(ctx, basketKey(http), query));
  serve(app, basket.restoreAbandoned, (ctx, { query }, http) => restoreAbandoned(ctx, basketKey(http), query));
  serve(app, basket.setNote, (ctx, { body }, http) => setNote(ctx, basketKey(http), body));
  serve(app, basket.acceptNewsletter, (ctx, { body }, http) => acceptTerms(ctx, basketKey(http), body));
  serve(app, basket.acceptTerms, (ctx, { body }, http) => acceptTerms(ctx, basketKey(http), body));
  serve(app, basket.acceptNewsletterAndTerms, (ctx, { query }, http) => acceptTerms(ctx, basketKey(http), query));
}
