import { broken, good, type HealthRule, nameSome, worse } from './finding.ts';

export const judgeCurrency: HealthRule = ({ currency: { code, decimals, usual, freightIn } }) => {
  if (usual === undefined) return broken('currency_unknown', { values: { code } });
  // A sum in other money is never reached, or always.
  if (freightIn !== undefined && freightIn !== code) return broken('currency_freight', { values: { freightIn, code } });
  return decimals === usual ? good : worse('currency_decimals', { values: { code, usual, decimals } });
};

/** No country takes more than this from clothes; whoever types 250 meant 25. */
const highestRate = 40;

export const judgeTax: HealthRule = ({ tax: { name, rate } }) => {
  if (rate > highestRate) return broken('tax_high', { values: { rate } });
  if (name.trim() === '') return worse('tax_unnamed');
  return rate > 0 || isTaxFree(name) ? good : worse('tax_none');
};

/** Named as one that is not taken: somebody decided so. */
function isTaxFree(name: string): boolean {
  return /none|exempt|free|sales tax/i.test(name);
}

export const judgePayment: HealthRule = ({ payment: { chosen, ready } }) => {
  if (chosen.length === 0) return broken('payment_none');
  const missing = chosen.filter((name) => !ready.includes(name));
  if (missing.length === 0) return good;
  const gap = { values: { names: nameSome(missing) } };
  return ready.length === 0 ? broken('payment_unready', gap) : worse('payment_some', gap);
};
