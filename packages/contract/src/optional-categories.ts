/** What a visitor is asked about. (ANA-001) */
export const optionalCategories = ['functional', 'analytics', 'performance', 'advertisement', 'other'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
