import type { SectionId } from './sections/section-ids.ts';

/** Words below which a text says too little and above which it is longer than in our sample plans. Our own editorial figures: no bank publishes any. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The texts and lists of lines that there is help to write with, by section and path without list indices. Their help stands in
 * `packages/messages/help/<language>/<section>.json`.
 */
export const WRITTEN_FIELDS = {
  mission: {
    mission: { from: 20, to: 270 },
    vision: { from: 20, to: 270 },
    values: { from: 15, to: 250 },
  },
  summary: { summary: { from: 60, to: 850 } },
  products: { 'items.description': { from: 20, to: 160 } },
  client: { summary: { from: 25, to: 900 } },
  team: { 'members.description': { from: 20, to: 120 } },
  operations: { 'steps.goals': { from: 6, to: 150 } },
  swot: {
    strengths: { from: 8, to: 300 },
    weaknesses: { from: 8, to: 300 },
    opportunities: { from: 8, to: 300 },
    threats: { from: 8, to: 300 },
    summary: { from: 25, to: 300 },
  },
  finance: {
    revenueModel: { from: 24, to: 720 },
    useOfFunds: { from: 25, to: 320 },
    exitStrategy: { from: 20, to: 220 },
  },
  competition: {
    'competitors.description': { from: 20, to: 100 },
    summary: { from: 25, to: 500 },
  },
} as const satisfies Partial<Record<SectionId, Readonly<Record<string, WordRange>>>>;

const FIELDS: Partial<Record<SectionId, Readonly<Record<string, WordRange>>>> = WRITTEN_FIELDS;

/** The length of a field there is help for; `path` without list indices. */
export const wordRangeOf = (section: SectionId, path: string): WordRange | undefined =>
  FIELDS[section]?.[path];

/** The fields of a section that there is help for, without list indices. */
export const writtenFieldsOf = (section: SectionId): readonly string[] => Object.keys(FIELDS[section] ?? {});

/**
 * What is written in one line and not simply a fact (a person's name, an address, a number): there is help with it too. A path
 * that ends in a list stands for its rows, whose one text they share.
 */
export const WRITTEN_LINES = {
  general: ['companyName', 'businessType', 'cover.subtitle'],
  products: ['items.name'],
  client: ['location', 'marketLanguage', 'clientLanguage'],
  team: ['members.position'],
  operations: ['steps.title', 'steps.subtitle', 'steps.duration'],
  departments: ['items.name', 'items.positions'],
  finance: ['incomes', 'expenses', 'financingNeeds'],
  competition: ['competitors.name'],
} as const satisfies Partial<Record<SectionId, readonly string[]>>;

const LINES: Partial<Record<SectionId, readonly string[]>> = WRITTEN_LINES;

/** Whether there is help with a field of one line; `path` without list indices. */
export const isWrittenLine = (section: SectionId, path: string): boolean =>
  LINES[section]?.includes(path) ?? false;
