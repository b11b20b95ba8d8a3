import { z } from 'zod';
import { Key } from './catalogue/field-values.ts';

/** Somebody who answers for a product: a name, a postal address, and an e-mail or web address. (Regulation (EU) 2023/988, Article 19) */
export const SafetyContact = z.object({
  name: z.string().trim().min(1).max(200),
  /** Lines of an address. */
  address: z.string().trim().min(1).max(400),
  contact: z.string().trim().min(1).max(200),
});
export type SafetyContact = z.infer<typeof SafetyContact>;

export const Maker = SafetyContact.extend({
  id: Key,
  /** What it makes; one without any makes whatever no other does. */
  brands: z.array(z.string().trim().min(1).max(200)).max(200).default([]),
  /** Who answers in the Union for a maker outside of it. */
  responsible: SafetyContact.optional(),
});
export type Maker = z.infer<typeof Maker>;

/** The setting that names them, in every market or in one. */
export const makersDocument = 'makers';
export const Makers = z.array(Maker).max(500);

/** What a product's page says. */
export const ProductSafety = z.object({ manufacturer: SafetyContact, responsible: SafetyContact.optional() });
export type ProductSafety = z.infer<typeof ProductSafety>;
