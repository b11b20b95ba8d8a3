import type { Promotion } from '@selvedge/contract/promotion.ts';

export type FieldsProps = { draft: Promotion; onChange: (draft: Promotion) => void };
