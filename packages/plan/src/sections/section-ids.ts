/** The 13 sections in the order of the form and of the document (specification §2). */
export const SECTION_IDS = [
  'general',
  'mission',
  'summary',
  'products',
  'client',
  'team',
  'swot',
  'marketing',
  'operations',
  'departments',
  'organigram',
  'finance',
  'competition',
] as const;

export type SectionId = (typeof SECTION_IDS)[number];
