/**
 * What the landing page says of customers: its words are in `packages/messages/<lang>/testimonials.json`. As long as no real
 * customer stands behind an entry, `isExample` says so here and the page says so beside it (Directive 2005/29/EC, annex I,
 * 23b and 23c). To replace one: put the words in, and set it to false.
 */
export const KEY_NUMBERS = [
  { id: 'afternoon', isExample: true },
  { id: 'plans', isExample: true },
  // The form has thirteen.
  { id: 'sections', isExample: false },
] as const;

export const TESTIMONIALS = [
  { id: 'bakery', isExample: true },
  { id: 'irrigation', isExample: true },
  { id: 'student', isExample: true },
  { id: 'physio', isExample: true },
  { id: 'cheese', isExample: true },
  { id: 'mentor', isExample: true },
] as const;

/** Whether the page has to say that some of these are examples. */
export const needsNote = (entries: readonly { readonly isExample: boolean }[]): boolean =>
  entries.some(({ isExample }) => isExample);
