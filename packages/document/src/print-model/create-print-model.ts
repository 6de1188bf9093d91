import { dataColour } from '@trazo/charts/shades';
import { withoutNotApplicable } from '@trazo/plan/applicability';
import { printedSections } from '@trazo/plan/completeness';
import type { CalendarDate } from '@trazo/plan/fields';
import { fiscalYearsOfPlan, startOf } from '@trazo/plan/finance/calendar-years';
import type { Plan } from '@trazo/plan/plan';
import { type Chapter, chaptersOf } from '@trazo/plan/sections/chapters';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { documentRegion } from '@trazo/plan/theme/english';
import { SHEETS } from '@trazo/plan/theme/papers';
import { type Look, lookOf, type Theme, templateOf } from '@trazo/plan/theme/theme';
import { orientationOf, type Template } from '@trazo/templates/template';
import { stylesOf } from '../fonts/font-files.ts';
import { type AssetOptions, collectPictures, type Pictures } from '../images/assets.ts';
import { printBusinessModel } from './business-model.ts';
import { withChapterPictures } from './chapter-pictures.ts';
import { chapterNumber, hasContents, partNumber, printChapters } from './chapters.ts';
import { printClosing } from './closing.ts';
import { contactOf, inOneLine } from './contact.ts';
import { printCover } from './cover.ts';
import { LEAST_SECTIONS, printCredit } from './credit.ts';
import { printExtras } from './extras.ts';
import { type Families, familiesOfLook, type OwnFamily } from './families.ts';
import { type PrintedPlan, withForecast } from './finance/forecast/printed-forecast.ts';
import { legalFormName } from './legal-form.ts';
import { printRequirements } from './petition/requirements.ts';
import type { PrintMeta, PrintModel } from './print-model.ts';
import { cachedSection, type WordedSection } from './section-cache.ts';
import type { PrintSection } from './sections/registry.ts';
import { SECTION_PRINTERS, type SectionPrinters } from './sections/registry.ts';
import { type Calendar, createWording, type Opener, type Wording, wordsOf } from './wording.ts';

export interface PrintModelOptions extends AssetOptions {
  /** Sets the watermark of a preview on every page. */
  readonly watermark?: boolean;
  /** The day the document is dated, `YYYY-MM-DD`; part of the input, so that the same input gives the same bytes. */
  readonly day: CalendarDate;
  /** The user's own font, where its file is there. */
  readonly ownFace?: OwnFamily;
  /** Prints these sections alone, each in its chapter of the plan; all that say something unless given. */
  readonly only?: readonly SectionId[];
}

/** Words a plan in its theme's language: everything the typesetter prints, and nothing else. */
export async function createPrintModel(
  whole: Plan,
  theme: Theme,
  options: PrintModelOptions,
): Promise<PrintModel> {
  const { ownFace: own = null } = options;
  const look = withoutFontFile(lookOf(theme));
  const plan = withForecast(withoutNotApplicable(whole), wordsOf(look));
  const families = familiesOfLook(look, own);
  const pictures = await collectPictures(plan, options);
  const { only = SECTION_IDS } = options;
  const { moneyPlace } = templateOf(look.templateId);
  const { order } = plan.general.print;
  const chapters = chaptersOf(printedSections(plan), order.length === 0 ? moneyPlace : undefined);
  const groups = chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.filter((id) => only.includes(id)),
  }));
  const worded = groups.flatMap((group, chapter) =>
    group.sections.map((id, index) =>
      wordSection(id, numberOf(group, chapter + 1, index + 1), plan, { look, families }, pictures),
    ),
  );
  const assets = pictures.gather();
  const sections = worded.map(({ section }) => section);
  const wording = createWording(look, families, plan.general.currency, calendarOf(plan), assets);
  const { creditPage, businessModel: hasModel } = plan.general.print;
  const credit = creditPage ? printCredit(plan, sections, wording) : null;
  const closing = printClosing(plan, sections, options.day, wording);
  const businessModel = hasModel ? printBusinessModel(plan, sections, wording) : null;
  const isLong = sections.length >= LEAST_SECTIONS;
  const requirements =
    isLong && isPetition(templateOf(look.templateId)) ? printRequirements(plan, sections, wording) : null;
  const meta = {
    ...printMeta(plan, wording, sections, groups, options),
    ownScale: own?.scale ?? null,
    creditPage: credit !== null,
    closing: closing !== null,
    businessModel: businessModel !== null,
    requirements: requirements !== null,
  };
  const sheet = SHEETS[look.paper].portrait;
  const illustrated = withChapterPictures({ chapters: meta.chapters, sections });
  return {
    meta: { ...meta, chapters: illustrated.chapters },
    paper: [sheet.width, sheet.height],
    faces: { titles: families.areParted ? meta.titleFonts : null },
    sections: illustrated.sections,
    credit,
    closing,
    businessModel,
    requirements,
    assets: new Map([...worded.flatMap(({ files }) => [...files]), ...assets.files]),
  };
}

const isPetition = ({ extras = [] }: Template): boolean => extras.includes('requirements');

/** Sections are compared by what they are worded from, and a font file is long. */
const withoutFontFile = (look: Look): Look =>
  look.ownFont === null ? look : { ...look, ownFont: { ...look.ownFont, file: '' } };

/** A look with the families it is set in. */
interface Design {
  readonly look: Look;
  readonly families: Families;
}

const calendarOf = (plan: PrintedPlan): Calendar => ({
  start: startOf(plan),
  years: fiscalYearsOfPlan(plan),
});

const numberOf = ({ sections }: Chapter, chapter: number, position: number): string =>
  sections.length === 1 ? chapterNumber(chapter) : partNumber(chapter, position);

const printers: SectionPrinters = SECTION_PRINTERS;

function wordSection(
  id: SectionId,
  number: string,
  plan: PrintedPlan,
  { look, families }: Design,
  pictures: Pictures,
): WordedSection {
  const { currency } = plan.general;
  const calendar = calendarOf(plan);
  const sources = [plan[id], printers[id].sources?.(plan)];
  const input = [
    number,
    currency,
    calendar.start,
    calendar.years.firstMonths,
    look,
    families.text[0],
    pictures.missing,
    ...sources,
  ];
  return cachedSection(id, input, () => {
    const assets = pictures.gather();
    const wording = createWording(look, families, currency, calendar, assets);
    const section = printSection(id, number, plan, wording);
    return { section, files: assets.files };
  });
}

function printSection<Id extends SectionId>(
  id: Id,
  number: string,
  plan: PrintedPlan,
  wording: Wording,
): PrintSection {
  const opener: Opener<Id> = {
    id,
    title: wording.words(`${id}:title`),
    number,
    lead: wording.words(`${id}:lead`),
    notes: wording.notes,
  };
  return printers[id].print(opener, plan, wording);
}

function printMeta(
  plan: Plan,
  wording: Wording,
  sections: readonly PrintSection[],
  groups: readonly Chapter[],
  { watermark = false, day }: PrintModelOptions,
): Omit<PrintMeta, 'creditPage' | 'closing' | 'businessModel' | 'requirements' | 'ownScale'> {
  const { words, format, line, facts, theme, families } = wording;
  const { companyName, sector, address, logo, cover } = plan.general;
  const name = line(companyName);
  const template = templateOf(theme.templateId);
  const [family] = families.text;
  const [titleFamily] = families.titles;
  const chapters = printChapters(groups, sections, words, isPetition(template));
  const title = name === '' ? words('document:unnamedCompany') : name;
  return {
    language: theme.language,
    region: documentRegion(theme),
    template: template.key,
    orientation: orientationOf(template),
    financeStyle: template.financeStyle,
    title,
    sector,
    kind: words('document:kind'),
    date: cover.date === '' ? format.month(day) : format.date(cover.date),
    day,
    logo: wording.picture(logo, words('document:logo', { name: title })),
    cover: printCover(cover, title, wording),
    extras: printExtras(
      template.extras ?? [],
      plan,
      {
        name: title,
        hasFinance: sections.some((section) => section.id === 'finance'),
      },
      wording,
    ),
    facts: facts([
      [words('general:document.legalStructure'), legalFormName(plan.general, words)],
      [words('general:document.sector'), sector === '' ? '' : words(`options:sector.${sector}`)],
      [words('general:document.address'), line(address)],
      [words('document:contact'), inOneLine(contactOf(plan, wording))],
    ]),
    colors: { ...theme.colors, data: dataColour(theme.colors.primary, theme.colors.secondary) },
    family,
    fonts: families.text,
    titleFamily,
    titleFonts: families.titles,
    monospaced: 'Inconsolata',
    styles: stylesOf(family),
    links: true,
    watermark: watermark ? words('document:watermark') : null,
    labels: {
      contents: words('document:contents'),
      credit: words('document:credit.title'),
      businessModel: words('document:businessModel.title'),
      requirements: words('document:petition.title'),
      page: words('document:page'),
      of: words('document:of'),
      chapter: words('document:chapter'),
      table: words('document:table'),
      figure: words('document:figure'),
      notes: words('document:notes'),
    },
    contents: hasContents(chapters),
    chapters,
  };
}
