import type { RichBlock } from '../rich-text/blocks.ts';
import { isBlankText, linesOf, lineText } from '../rich-text/plain-text.ts';
import type { Chapter } from './chapters.ts';
import { itemsOf } from './items.ts';
import { isConclusion, matchHeading, quadrantNamed } from './match-heading.ts';
import { type ImportTarget, isListTarget } from './targets.ts';

/** A chapter of an existing plan, with those below it that belong to it, and the field it is proposed for. */
export interface ImportRow {
  /** The headings above its own. */
  readonly above: readonly string[];
  readonly heading: string;
  readonly blocks: readonly RichBlock[];
  /** Undefined: no field is called so. */
  readonly target: ImportTarget | undefined;
  /** The heading says nothing but what the field is called. */
  readonly isExact: boolean;
}

interface OpenRow extends ImportRow {
  readonly blocks: RichBlock[];
}

interface Open {
  readonly level: number;
  readonly heading: string;
  readonly row: OpenRow;
}

type Proposal = Pick<ImportRow, 'target' | 'isExact'>;

const NO_FIELD: Proposal = { target: undefined, isExact: false };

/** Where a chapter goes; undefined where it belongs to the one above it. */
function proposalFor(heading: string, parent: OpenRow | undefined): Proposal | undefined {
  const match = matchHeading(heading);
  if (parent?.target === undefined) return match ?? (parent === undefined ? NO_FIELD : undefined);
  // A summary says something about everything.
  if (parent.target === 'summary.summary') return undefined;
  if (isConclusion(heading)) {
    if (parent.target.startsWith('swot.')) return { target: 'swot.summary', isExact: true };
    return parent.target.startsWith('competition.')
      ? { target: 'competition.summary', isExact: true }
      : undefined;
  }
  if (match === undefined) return undefined;
  // A person’s position, or a product’s name, may have a field’s name in it.
  if (isListTarget(parent.target)) return match.isExact && match.target !== parent.target ? match : undefined;
  return match.target === parent.target ? undefined : match;
}

/** The level of a plan’s chapters: above it stands only its title. */
function chapterLevel(chapters: readonly Chapter[]): number {
  const levels = chapters.filter(({ heading }) => heading !== '').map(({ level }) => level);
  return Math.min(...levels.filter((level, index) => levels.indexOf(level) !== index));
}

/** Proposes a field for each chapter; one that has none of its own stays with the chapter above it, under its heading. */
export function matchChapters(chapters: readonly Chapter[]): ImportRow[] {
  const rows: OpenRow[] = [];
  const top = chapterLevel(chapters);
  let above: Open[] = [];
  for (const { level, heading, blocks } of chapters) {
    above = above.filter((open) => open.level < level && open.heading !== '');
    const parent = above.at(-1);
    const isInChapter = parent !== undefined && parent.level >= top;
    const proposal = proposalFor(heading, parent?.row) ?? (isInChapter ? undefined : NO_FIELD);
    const depth = parent === undefined ? 0 : above.filter(({ row }) => row === parent.row).length;
    const row: OpenRow =
      proposal === undefined && parent !== undefined
        ? parent.row
        : {
            above: above.map((open) => open.heading),
            heading,
            blocks: [],
            target: undefined,
            isExact: false,
            ...proposal,
          };
    if (row === parent?.row)
      row.blocks.push({ type: 'heading', level: depth > 1 ? 2 : 1, spans: [{ text: heading }] });
    else rows.push(row);
    row.blocks.push(...blocks);
    above.push({ level, heading, row });
  }
  return rows.flatMap(quadrantsApart).map(asWritten).filter(saysMore);
}

/** Whether there is anything to put in, or a heading that no field is called like. */
const saysMore = ({ heading, target, blocks }: ImportRow): boolean =>
  !isBlankText({ blocks }) || (target === undefined && heading !== '');

/** Competitors that are not named one by one are a text about the competition. */
function asWritten(row: ImportRow): ImportRow {
  const isText = row.target === 'competition.competitors' && itemsOf(row.blocks).items.length === 0;
  return isText ? { ...row, target: 'competition.summary', isExact: false } : row;
}

/** A line that begins a quadrant: “Strengths”, or “Strengths: loyal customers”. */
function quadrantBegun(
  block: RichBlock,
): { readonly name: string; readonly rest: readonly RichBlock[] } | undefined {
  if (block.type === 'heading') return undefined;
  const [line, ...others] = linesOf(block);
  if (line === undefined || others.length > 0) return undefined;
  const text = lineText(line);
  if (quadrantNamed(text) !== undefined) return { name: text.replace(/[\s:.]+$/, ''), rest: [] };
  const [, name = '', rest = ''] = /^([^:–—]{3,40})\s*[:–—]\s*(\S.*)$/u.exec(text) ?? [];
  if (quadrantNamed(name) === undefined) return undefined;
  return { name, rest: [{ type: 'paragraph', spans: [{ text: rest }] }] };
}

/** A SWOT analysis whose four parts begin with lines that are no headings. */
function quadrantsApart(row: ImportRow): ImportRow[] {
  if (row.target !== 'swot.summary') return [row];
  const rows: OpenRow[] = [{ ...row, blocks: [] }];
  for (const block of row.blocks) {
    const begun = quadrantBegun(block);
    const target = begun && quadrantNamed(begun.name);
    if (begun !== undefined && target !== undefined) {
      const above = [...row.above, row.heading];
      rows.push({ above, heading: begun.name, target, isExact: true, blocks: [...begun.rest] });
    } else rows.at(-1)?.blocks.push(block);
  }
  return rows;
}
