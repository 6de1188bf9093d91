/** Countries whose law the product knows by name; `other` is any other. */
export const COUNTRIES = ['es', 'fr', 'de', 'it', 'uk', 'us', 'other'] as const;
export type Country = (typeof COUNTRIES)[number];
