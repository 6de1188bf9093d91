import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { FileChild } from 'docx';
import type { PrintSection, PrintSections } from '../print-model/sections/registry.ts';
import type { WordParts } from './word-parts.ts';

type Bodies = {
  readonly [Id in SectionId]: (section: PrintSections[Id], parts: WordParts) => readonly FileChild[];
};

/** Boxes of pictures beside a product or a person, in millimetres. */
const PRODUCT_PICTURE = { width: 70, height: 50 } as const;
const PORTRAIT = { width: 32, height: 40 } as const;
const PAGE_PICTURE = { width: 165, height: 200 } as const;

/** What stands under each section's title; a missing one does not compile. */
const BODIES = {
  general: ({ facts }, parts) => parts.facts(facts),
  mission: ({ passages }, parts) => passages.flatMap(parts.passage),
  summary: ({ figures, text }, parts) => [...parts.facts(figures), ...parts.text(text)],
  products: ({ products, list, margins }, parts) => [
    ...products
      .filter(({ isListed }) => !isListed)
      .flatMap(({ name, type, text, image, facts }) => [
        ...parts.heading(2, name),
        ...parts.line(type, 'Lead'),
        ...parts.picture(image, PRODUCT_PICTURE),
        ...parts.text(text),
        ...parts.facts(facts),
      ]),
    ...parts.table(list),
    ...parts.drawing(margins),
  ],
  client: ({ text, facts, traits }, parts) => [
    ...parts.text(text),
    ...parts.facts([...facts, ...traits.map(({ label, values }) => ({ label, value: values.join(', ') }))]),
  ],
  team: ({ members }, parts) =>
    members.flatMap(({ name, position, text, email, phone, image }) => [
      ...parts.heading(2, name),
      ...parts.line(position, 'Lead'),
      ...parts.picture(image, PORTRAIT),
      ...parts.text(text),
      ...parts.line([email, phone].filter((way) => way !== '').join(' · '), 'Note'),
    ]),
  swot: ({ quadrants, text }, parts) => [
    ...quadrants.flatMap(({ label, items }) => [...parts.heading(2, label), ...parts.bullets(items)]),
    ...parts.text(text),
  ],
  marketing: ({ campaigns, table }, parts) => [
    ...campaigns.flatMap(({ product, channels, facts }) => [
      ...parts.heading(2, product),
      ...parts.facts([
        ...channels.map(({ label, values }) => ({ label, value: values.join(', ') })),
        ...facts,
      ]),
    ]),
    ...parts.table(table),
  ],
  operations: ({ steps, goalsLabel, schedule }, parts) => [
    ...parts.drawing(schedule),
    ...steps.flatMap(({ number, title, subtitle, duration, goals }) => [
      ...parts.heading(2, `${number}. ${title}`),
      ...parts.line([subtitle, duration].filter((said) => said !== '').join(' · '), 'Lead'),
      ...(goals.length === 0 ? [] : [...parts.line(goalsLabel, 'Subject'), ...parts.bullets(goals)]),
    ]),
  ],
  departments: ({ departments }, parts) =>
    departments.flatMap(({ name, positions }) => [...parts.heading(2, name), ...parts.bullets(positions)]),
  organigram: ({ chart, capture }, parts) =>
    capture === null
      ? parts.tree(
          chart.boxes.map(({ title, detail, level }) => ({
            text: detail === '' ? title : `${title} – ${detail}`,
            level,
          })),
        )
      : parts.picture(capture, PAGE_PICTURE),
  finance: (finance, parts) => {
    const [first = null, ...tables] = finance.tables;
    return [
      ...finance.passages.flatMap(parts.passage),
      ...parts.table(first),
      ...finance.charts.flatMap(parts.drawing),
      ...parts.drawing(finance.waterfall),
      ...tables.flatMap((table) => parts.table(table)),
      ...parts.drawing(finance.financing),
      ...parts.table(finance.viability),
      ...parts.drawing(finance.cover),
      ...parts.drawing(finance.breakEven),
    ];
  },
  competition: ({ figures, market, text, competitorsLabel, competitors }, parts) => [
    ...parts.facts(figures),
    ...parts.drawing(market),
    ...parts.text(text),
    ...(competitors.length === 0 ? [] : parts.heading(2, competitorsLabel)),
    ...competitors.flatMap((competitor) => [
      ...parts.heading(3, competitor.name),
      ...parts.text(competitor.text),
    ]),
  ],
} satisfies Bodies;

/** A section with its title and what it answers. */
export function wordSection(section: PrintSection, parts: WordParts): readonly FileChild[] {
  return [...parts.heading(1, section.title), ...parts.line(section.lead, 'Lead'), ...bodyOf(section, parts)];
}

/** The annexes of a section, each under its title. */
export const wordAnnexes = (section: PrintSection, parts: WordParts): readonly FileChild[] =>
  section.id !== 'finance'
    ? []
    : section.annexes.flatMap((annex) => [
        ...parts.table({ ...annex, caption: '' }, parts.heading(1, annex.caption)),
        ...(annex.id === 'stress' ? parts.drawing(section.stress) : []),
      ]);

function bodyOf<Id extends SectionId>(
  section: PrintSections[Id] & { readonly id: Id },
  parts: WordParts,
): readonly FileChild[] {
  const bodies: Bodies = BODIES;
  const body: Bodies[Id] = bodies[section.id];
  return body(section, parts);
}
