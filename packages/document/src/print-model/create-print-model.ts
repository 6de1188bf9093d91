import type { CalendarDate } from '@trazo/plan/fields';
import type { Plan } from '@trazo/plan/plan';
import { SECTIONS } from '@trazo/plan/sections/registry';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { fontFamily } from '@trazo/plan/theme/fonts';
import type { Theme } from '@trazo/plan/theme/theme';
import { templateOf } from '@trazo/plan/theme/theme';
import { paperOf } from '@trazo/templates/template';
import { familiesOf, stylesOf } from '../fonts/font-files.ts';
import { type AssetOptions, collectPictures, type Pictures } from '../images/assets.ts';
import { printCover } from './cover.ts';
import { REGIONS } from './format.ts';
import { keepSection, type WordedSection } from './kept-sections.ts';
import type { PrintMeta, PrintModel, PrintSection } from './print-model.ts';
import { SECTION_PRINTERS } from './sections/registry.ts';
import { createWording, type Opener, type Wording } from './wording.ts';

export interface PrintModelOptions extends AssetOptions {
  /** Marks every page as a preview. */
  readonly watermark?: boolean;
  /** The day the document is dated, `YYYY-MM-DD`; part of the input, so that the same input gives the same bytes. */
  readonly day: CalendarDate;
  /** Prints these sections alone, as they stand in the plan; all that say something unless given. */
  readonly only?: readonly SectionId[];
}

/** Words a plan in its theme's language: everything the typesetter prints, and nothing else. */
export async function createPrintModel(
  plan: Plan,
  theme: Theme,
  options: PrintModelOptions,
): Promise<PrintModel> {
  const pictures = await collectPictures(plan, options);
  const { only = SECTION_IDS } = options;
  const worded = SECTION_IDS.filter((id) => !isEmpty(plan, id)).flatMap((id, index) =>
    only.includes(id) ? [wordSection(id, index + 1, plan, theme, pictures)] : [],
  );
  const assets = pictures.gather();
  const sections = worded.map(({ section }) => section);
  const meta = printMeta(plan, createWording(theme, plan.general.currency, assets), sections, options);
  return { meta, sections, assets: new Map([...worded.flatMap(({ files }) => [...files]), ...assets.files]) };
}

/** What a section is worded from beside its own data, and no more: all else may change without wording it anew. */
const SOURCES: Readonly<Partial<Record<SectionId, (plan: Plan) => unknown>>> = {
  summary: ({ finance }) => finance,
  competition: ({ finance }) => finance.revenues,
  organigram: ({ team, departments }) => [
    departments,
    team.members.map(({ name, surname, position }) => [name, surname, position]),
  ],
};

function wordSection(
  id: SectionId,
  place: number,
  plan: Plan,
  theme: Theme,
  pictures: Pictures,
): WordedSection {
  const { currency } = plan.general;
  const input = [place, currency, theme, pictures.missing, plan[id], SOURCES[id]?.(plan)];
  return keepSection(id, input, () => {
    const assets = pictures.gather();
    const section = printSection(id, place, plan, createWording(theme, currency, assets));
    return { section, files: assets.files };
  });
}

const isEmpty = (plan: Plan, id: SectionId): boolean => {
  const definition: { isEmpty(section: unknown): boolean } = SECTIONS[id];
  return definition.isEmpty(plan[id]);
};

function printSection<Id extends SectionId>(
  id: Id,
  place: number,
  plan: Plan,
  wording: Wording,
): PrintSection {
  const opener: Opener<Id> = {
    id,
    title: wording.words(`${id}:title`),
    number: String(place).padStart(2, '0'),
    lead: wording.words(`${id}:lead`),
  };
  return SECTION_PRINTERS[id](opener, plan, wording);
}

function printMeta(
  plan: Plan,
  wording: Wording,
  sections: readonly PrintSection[],
  { watermark = false, day }: PrintModelOptions,
): PrintMeta {
  const { words, format, line, facts, theme } = wording;
  const { companyName, legalStructure, sector, address, logo, cover } = plan.general;
  const name = line(companyName);
  const template = templateOf(theme.templateId);
  const title = name === '' ? words('document:unnamedCompany') : name;
  return {
    language: theme.language,
    region: REGIONS[theme.language],
    template: template.key,
    paper: paperOf(template),
    title,
    kind: words('document:kind'),
    date: cover.date === '' ? format.month(day) : format.date(cover.date),
    day,
    logo: wording.picture(logo, words('document:logo', { name: title })),
    cover: printCover(cover, title, wording),
    facts: facts([
      [
        words('general:document.legalStructure'),
        legalStructure === '' ? '' : words(`options:legalStructure.${legalStructure}`),
      ],
      [words('general:document.sector'), sector === '' ? '' : words(`options:sector.${sector}`)],
      [words('general:document.address'), line(address)],
    ]),
    colors: theme.colors,
    fonts: familiesOf(fontFamily(theme.font)),
    styles: stylesOf(fontFamily(theme.font)),
    links: true,
    watermark: watermark ? words('document:watermark') : null,
    labels: {
      contents: words('document:contents'),
      page: words('document:page'),
      of: words('document:of'),
      section: words('document:section'),
      table: words('document:table'),
      figure: words('document:figure'),
    },
    sections: sections.map(({ id, title: heading, number, lead }) => ({ id, title: heading, number, lead })),
  };
}
