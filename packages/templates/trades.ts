/** What businesses do, as far as a design suits one rather than another. */
export const TRADES = [
  'food',
  'retail',
  'hospitality',
  'crafts',
  'industry',
  'advice',
  'health',
  'digital',
  'culture',
] as const;
export type Trade = (typeof TRADES)[number];
