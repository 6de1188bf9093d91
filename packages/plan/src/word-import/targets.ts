/** The fields of a plan that a chapter of an existing plan can go into, by section, in the order of the form. */
export const IMPORT_TARGETS = [
  'mission.mission',
  'mission.vision',
  'mission.values',
  'summary.summary',
  'products.items',
  'client.summary',
  'team.members',
  'swot.strengths',
  'swot.weaknesses',
  'swot.opportunities',
  'swot.threats',
  'swot.summary',
  'operations.steps',
  'finance.revenueModel',
  'finance.useOfFunds',
  'finance.exitStrategy',
  'competition.competitors',
  'competition.summary',
] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/** Those that become items of a list: by their sub-headings, or by what they begin with in bold. */
const LISTS: ReadonlySet<ImportTarget> = new Set([
  'products.items',
  'team.members',
  'operations.steps',
  'competition.competitors',
]);

export const isListTarget = (target: ImportTarget | undefined): boolean =>
  target !== undefined && LISTS.has(target);
