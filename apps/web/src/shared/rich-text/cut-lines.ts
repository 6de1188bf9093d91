/** Lines of mails and PDFs are no longer than this; what is, is a paragraph. */
const LONGEST_LINE = 130;
/** Shorter ones are a list, or verses, unless a word is cut at an end. */
const SHORTEST_LINE = 55;
/** How far from the longest line's end a line of a proportional font may end. */
const RAGGED = 0.85;

/** Words that go on after a hyphen that is meant: `Groß- und Kleinhandel`. */
const AFTER_HYPHEN = /^(?:und|oder|bzw|sowie|bis|y|e|o|u|and|or|et|ou|ed)\b/iu;
const CUT_WORD = /\p{L}{2}[-\u00ad\u2010]$/u;
const SENTENCE_END = /[.!?:;…]["'”’»“)\]]*$/u;
/** `• flour`, `– flour`, `3. flour`, `b) flour`. */
const ITEM = /^(?:[-–—•·*▪◦‣○●■✓→>]|\(?(?:\d{1,3}|[a-z])[.)])\s/iu;

interface Line {
  readonly text: string;
  readonly next: string;
}

const isHyphenated = ({ text, next }: Line): boolean =>
  CUT_WORD.test(text) && /^\p{Ll}/u.test(next) && !AFTER_HYPHEN.test(next);

const firstWord = (text: string): string => /^\S+/u.exec(text)?.[0] ?? '';

/** Whether the next line's first word had no room left at the end of this one. */
const isFull = ({ text, next }: Line, width: number): boolean =>
  text.length + 1 + firstWord(next).length > width;

const goesOn = ({ text, next }: Line, width: number): boolean =>
  /^\p{Ll}/u.test(next) && !SENTENCE_END.test(text) && isFull({ text, next }, width * RAGGED);

/**
 * Joins lines that a mail or a PDF has cut, with the words cut at their ends; blank lines, items and lines that end early stay
 * ends. What shows no sign of having been cut stays as it is.
 */
export function joinCutLines(text: string): string {
  const lines = text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .split('\n')
    .map((line) => line.trim());
  const pairs = lines.slice(0, -1).map((line, index): Line => ({ text: line, next: lines[index + 1] ?? '' }));
  const width = lines.reduce((longest, line) => Math.max(longest, line.length), 0);
  const isCut = pairs.some((line) => isHyphenated(line) || (width >= SHORTEST_LINE && goesOn(line, width)));
  if (width > LONGEST_LINE || !isCut) return text;
  return lines
    .map((text, index) => {
      const line = { text, next: lines[index + 1] ?? '' };
      if (index === lines.length - 1) return text;
      if (isHyphenated(line)) return text.slice(0, -1);
      return text + (isJoined(line, width) ? blankBetween(line) : '\n');
    })
    .join('');
}

function isJoined(line: Line, width: number): boolean {
  if (line.text === '' || line.next === '' || ITEM.test(line.next)) return false;
  if (SENTENCE_END.test(line.text)) return isFull(line, width);
  return goesOn(line, width) || isFull(line, width * RAGGED);
}

/** An address or a word with a hyphen that is meant goes on without a blank. */
const blankBetween = ({ text, next }: Line): string =>
  /\p{L}-$/u.test(text) && !AFTER_HYPHEN.test(next) && /^\p{L}/u.test(next) ? '' : ' ';
