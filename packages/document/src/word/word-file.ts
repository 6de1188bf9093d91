import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TableOfContents,
  TabStopType,
  TextRun,
  VerticalAlignSection,
} from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import type { OwnFace } from '../fonts/own-font/known-faces.ts';
import type { PrintBusinessModel } from '../print-model/business-model.ts';
import type { PrintChapter } from '../print-model/chapters.ts';
import type { PrintClosing } from '../print-model/closing.ts';
import type { PrintRequirements } from '../print-model/petition/requirements.ts';
import type { PrintModel } from '../print-model/print-model.ts';
import type { Drawings } from './drawings.ts';
import { MUTED, SIZES, wordFonts, wordStyles } from './word-look.ts';
import { createWordParts, MARGIN, twips, type WordParts } from './word-parts.ts';
import { wordAnnexes, wordSection } from './word-sections.ts';

/** A document as an editable file (Office Open XML, DOCX): its words, tables and figures in an editor's own styles. */
export async function wordFile(
  model: PrintModel,
  drawings: Drawings,
  own: OwnFace | null,
): Promise<Uint8Array> {
  const { meta, paper, businessModel, requirements, closing } = model;
  const parts = createWordParts(model, drawings);
  const content = [
    ...(requirements === null ? [] : requirementsPage(requirements, parts)),
    ...(businessModel === null ? [] : businessModelPage(businessModel, parts)),
    ...meta.chapters.flatMap((chapter) => chapterParts(chapter, model, parts)),
    ...(requirements === null ? [] : enclosedPage(requirements, parts)),
    ...(closing === null ? [] : closingPart(closing, parts)),
  ];
  const file = new Document({
    title: `${meta.title} – ${meta.kind}`,
    creator: meta.title,
    description: meta.kind,
    styles: wordStyles(meta),
    fonts: wordFonts(meta, own) ?? [],
    numbering: parts.lists.numbering(),
    footnotes: parts.runs.footnotes,
    pageNumbers: estimatePageNumbers,
    sections: [
      {
        properties: { page: pageOf(paper, false), verticalAlign: VerticalAlignSection.CENTER },
        children: [...cover(model, parts)],
      },
      ...[{ isWide: false, children: contents(model) }, ...sheets(content, parts)]
        .filter(({ children }) => children.length > 0)
        .map(
          ({ isWide, children }): ISectionOptions => ({
            properties: { page: pageOf(paper, isWide) },
            footers: { default: footer(model, isWide) },
            children: [...children],
          }),
        ),
    ],
  });
  return Packer.toBuffer(file);
}

function pageOf([width, height]: PrintModel['paper'], isWide: boolean) {
  const margin = twips(MARGIN);
  return {
    // As for an upright sheet: the editor turns it.
    size: {
      width: twips(width),
      height: twips(height),
      orientation: isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
    },
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  };
}

function cover({ meta }: PrintModel, parts: WordParts): readonly FileChild[] {
  const { logo, cover: chosen, title, kind, facts, date } = meta;
  return [
    ...parts.picture(logo, { width: 60, height: 28 }),
    ...parts.line(kind, 'Lead'),
    ...parts.line(title, 'Title'),
    ...parts.line(chosen.subtitle, 'Lead'),
    ...parts.picture(chosen.picture, { width: 165, height: 110 }),
    ...parts.facts(facts),
    ...parts.line([date, chosen.version].filter((said) => said !== '').join(' · '), 'Note'),
    ...parts.line(chosen.confidentiality, 'Note'),
  ];
}

const contents = ({ meta: { labels, contents: hasContents } }: PrintModel): readonly FileChild[] =>
  !hasContents
    ? []
    : [
        new Paragraph({ style: 'Title', children: [new TextRun({ text: labels.contents, size: 36 })] }),
        new TableOfContents(labels.contents, { hyperlink: true, headingStyleRange: '1-2' }),
      ];

/** A chapter under its title; one that is a section has the section's. */
function chapterParts(
  { title, lead, sections: ids, parts: listed }: PrintChapter,
  { sections }: PrintModel,
  parts: WordParts,
): readonly FileChild[] {
  const inside = sections.filter(({ id }) => ids.includes(id));
  if (listed.length === 0) return inside.flatMap((section) => wordSection(section, parts));
  const below = parts.below();
  return [
    ...parts.heading(1, title),
    ...parts.line(lead, 'Lead'),
    ...inside.flatMap((section) => wordSection(section, below)),
    ...(inside.length > 0 ? [] : sections.flatMap((section) => wordAnnexes(section, below))),
  ];
}

const businessModelPage = ({ title, fields }: PrintBusinessModel, parts: WordParts): readonly FileChild[] => [
  ...parts.heading(1, title),
  ...fields.flatMap(({ label, text, facts }) => [
    ...parts.heading(2, label),
    ...parts.line(text),
    ...parts.bullets(facts.map((fact) => (fact.value === '' ? fact.label : `${fact.label}: ${fact.value}`))),
  ]),
];

const requirementsPage = (
  { title, requirements }: PrintRequirements,
  parts: WordParts,
): readonly FileChild[] => [
  ...parts.heading(1, title),
  ...requirements.flatMap((requirement) => [
    ...parts.heading(2, requirement.title),
    ...parts.facts(
      requirement.evidence.map(({ label, value, place }) => ({ label, value: `${value} (${place})` })),
    ),
    ...parts.line(requirement.missing, 'Note'),
  ]),
];

const enclosedPage = ({ enclosed }: PrintRequirements, parts: WordParts): readonly FileChild[] => [
  ...parts.heading(1, enclosed.title),
  ...parts.bullets(enclosed.documents.map(({ name, caption }) => `${name}: ${caption}`)),
];

const closingPart = (
  { title, steps, asked, contact }: PrintClosing,
  parts: WordParts,
): readonly FileChild[] => [
  ...parts.heading(1, title),
  ...parts.facts([...steps, ...(asked === null ? [] : [asked])]),
  ...(contact === null
    ? []
    : [...parts.heading(2, contact.label), ...contact.lines.flatMap(({ text }) => parts.line(text))]),
];

/** Parts in a row on sheets of one direction. */
function sheets(
  content: readonly FileChild[],
  { wide }: WordParts,
): readonly { readonly isWide: boolean; readonly children: readonly FileChild[] }[] {
  const starts = content.flatMap((part, index) => {
    const before = content[index - 1];
    return before === undefined || wide.has(part) !== wide.has(before) ? [index] : [];
  });
  return starts.map((start, index) => {
    const children = content.slice(start, starts[index + 1]);
    return { isWide: children.some((part) => wide.has(part)), children };
  });
}

function footer({ meta, paper }: PrintModel, isWide: boolean): Footer {
  const width = paper[isWide ? 1 : 0] - 2 * MARGIN;
  const { title, labels } = meta;
  const run = { size: SIZES.small, color: MUTED };
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.START,
        tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
        children: [
          new TextRun({ ...run, text: title }),
          new TextRun({
            ...run,
            children: [`\t${labels.page} `, PageNumber.CURRENT, ` ${labels.of} `, PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
}
