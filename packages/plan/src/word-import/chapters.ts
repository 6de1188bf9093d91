import { isTextSpan, type RichBlock, type RichLine } from '../rich-text/blocks.ts';
import { lineText } from '../rich-text/plain-text.ts';
import { numberDepth } from './heading-words.ts';
import { matchHeading } from './match-heading.ts';

/** A part of an existing plan: what stands under a heading, up to the next one. */
export interface Chapter {
  /** 1 for the highest headings; 0 for what stands before the first. */
  readonly level: number;
  readonly heading: string;
  readonly blocks: readonly RichBlock[];
}

const LONGEST_HEADING = 80;
const MOST_WORDS = 10;

interface Candidate {
  readonly text: string;
  readonly isBold: boolean;
  readonly isCapitals: boolean;
  readonly depth: number | undefined;
  readonly isNamed: boolean;
}

const isBoldLine = (spans: RichLine): boolean =>
  spans.every((span) => !isTextSpan(span) || span.bold === true || span.text.trim() === '');

/** The one line of a block that may be a heading: a paragraph, or the only item of a numbered list. */
function onlyLine(block: RichBlock): RichLine | undefined {
  if (block.type === 'paragraph') return block.spans;
  return block.type === 'numberedList' && block.items.length === 1 ? block.items[0] : undefined;
}

function candidateOf(block: RichBlock): Candidate | undefined {
  const line = onlyLine(block);
  if (line === undefined || !line.every(isTextSpan)) return undefined;
  const text = lineText(line).trim();
  if (text === '' || text.length > LONGEST_HEADING || text.split(/\s+/).length > MOST_WORDS) return undefined;
  // A sentence, or a line of a typed table of contents.
  if (/[.,;!…]$/.test(text) || /[.…\s]\d{1,3}$/.test(text)) return undefined;
  const isCapitals = /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
  const isListed = block.type === 'numberedList';
  return {
    text: text.replace(/:$/, ''),
    isBold: isBoldLine(line),
    isCapitals,
    depth: isListed ? 1 : numberDepth(text),
    isNamed: matchHeading(text)?.isExact === true,
  };
}

const isHeading = ({ isBold, isCapitals, depth, isNamed }: Candidate): boolean =>
  isBold || isCapitals || isNamed || depth === 2 || depth === 3;

/** Cuts a text whose headings are only drawn as such: bold, in capitals, numbered, or a known name on a line of its own. */
function cutAtDrawnHeadings({ level, heading, blocks }: Chapter): Chapter[] {
  const found = blocks.map(candidateOf).map((one) => (one !== undefined && isHeading(one) ? one : undefined));
  const outlined = found.map((one) => one?.depth ?? (one?.isCapitals ? 1 : 0));
  const deepest = Math.max(0, ...outlined);
  const levelOf = (one: Candidate, outline: number) =>
    level + (outline > 0 ? outline : deepest + (matchHeading(one.text) === undefined ? 2 : 1));
  const chapters: { level: number; heading: string; blocks: RichBlock[] }[] = [
    { level, heading, blocks: [] },
  ];
  for (const [index, block] of blocks.entries()) {
    const one = found[index];
    if (one === undefined) chapters.at(-1)?.blocks.push(block);
    else chapters.push({ level: levelOf(one, outlined[index] ?? 0), heading: one.text, blocks: [] });
  }
  return chapters;
}

/** The chapters of a text; where none or one of them has a heading that is written as such, also by those that are only drawn. */
export function chaptersByHeadings(chapters: readonly Chapter[]): readonly Chapter[] {
  const named = chapters.filter(({ heading }) => heading !== '');
  return named.length > 1 ? chapters : chapters.flatMap(cutAtDrawnHeadings);
}
