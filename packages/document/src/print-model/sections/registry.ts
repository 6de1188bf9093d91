import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { Opener } from '../wording.ts';
import { client } from './client.ts';
import { competition } from './competition.ts';
import { departments } from './departments.ts';
import { finance } from './finance.ts';
import { general } from './general.ts';
import { marketing } from './marketing.ts';
import { mission } from './mission.ts';
import { operations } from './operations.ts';
import { organigram } from './organigram.ts';
import { products } from './products.ts';
import type { SectionPrinter } from './section-printer.ts';
import { summary } from './summary.ts';
import { swot } from './swot.ts';
import { team } from './team.ts';

/** How each section is worded for print; a missing one does not compile. */
export const SECTION_PRINTERS = {
  general,
  mission,
  summary,
  products,
  client,
  team,
  swot,
  marketing,
  operations,
  departments,
  organigram,
  finance,
  competition,
} satisfies { readonly [Id in SectionId]: SectionPrinter<Opener<Id>> };

/** One printed section, by id. */
export type PrintSections = {
  readonly [Id in SectionId]: ReturnType<(typeof SECTION_PRINTERS)[Id]['print']>;
};
export type PrintSection = PrintSections[SectionId];
export type SectionPrinters = { readonly [Id in SectionId]: SectionPrinter<PrintSections[Id]> };
