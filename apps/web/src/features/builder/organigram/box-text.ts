/** How words in a box are set; sizes in points of the drawing. */
export interface BoxFont {
  readonly size: number;
  readonly weight: 400 | 600;
  /** In the face of titles, which departments have. */
  readonly isDisplay: boolean;
}

/** How wide a text is. */
export type Measure = (text: string, font: BoxFont) => number;

/** What a box says. */
export interface BoxWords {
  readonly isDepartment: boolean;
  readonly title: string;
  /** Who holds the position, and its department: each begins a line. */
  readonly details: readonly string[];
}

interface SetText {
  readonly font: BoxFont;
  readonly lines: readonly string[];
}

/** The words of a box, broken into lines, and how high they are with the space around them. */
export interface BoxText {
  readonly title: SetText;
  readonly detail: SetText;
  readonly height: number;
}

/** Of a line of text, as a multiple of its size. */
export const LINE_HEIGHT = 1.25;
const PADDING = { across: 10, down: 9 } as const;
/** A name is set smaller, so that its longest word stays whole; what is smaller cannot be read. */
const TITLE_SIZES = [15, 14, 13] as const;
const LEAST_TITLE = 12;
const DETAIL_SIZE = 13;
/** Longer than any name of a position; many holders are cut, and stand in the list. */
const MOST_LINES = { title: 6, detail: 4 } as const;

/** Sets the words of a box that is so wide: names are wrapped, not cut. */
export function boxTextOf(
  { isDepartment, title, details }: BoxWords,
  width: number,
  measure: Measure,
): BoxText {
  const room = width - 2 * PADDING.across;
  const set = (texts: readonly string[], font: BoxFont, most: number): SetText => ({
    font,
    lines: texts.flatMap((text) => wrapText(text, room, most, (part) => measure(part, font))),
  });
  const titleIn = (size: number): BoxFont => ({ size, weight: 600, isDisplay: isDepartment });
  const size =
    TITLE_SIZES.find((each) => partsOf(title).every((word) => measure(word, titleIn(each)) <= room)) ??
    LEAST_TITLE;
  const text = {
    title: set([title], titleIn(size), MOST_LINES.title),
    detail: set(details, { size: DETAIL_SIZE, weight: 400, isDisplay: false }, MOST_LINES.detail),
  };
  return { ...text, height: Math.ceil(2 * PADDING.down + heightOf(text.title) + heightOf(text.detail)) };
}

export const heightOf = ({ lines, font }: SetText): number => lines.length * font.size * LINE_HEIGHT;

/** Where a line may end: after a space or a hyphen. */
const BREAK = /[^\S\u00a0\u202f]+|[-–/]|$/gu;

const partsOf = (text: string): string[] => text.split(/(?<=[-–/])|[^\S\u00a0\u202f]+/u);

/** Words that fit a width, in at most so many lines; what does not fit ends in an ellipsis. */
export function wrapText(
  text: string,
  width: number,
  lines: number,
  measure: (text: string) => number,
): string[] {
  const wrapped: string[] = [];
  let rest = text.trim();
  while (rest !== '' && wrapped.length < lines) {
    const isLast = wrapped.length === lines - 1;
    const [line, after] = isLast ? [shorten(rest, width, measure), ''] : takeLine(rest, width, measure);
    wrapped.push(line);
    rest = after.trim();
  }
  return wrapped;
}

/** As many whole words as fit; of a word longer than the line, as many characters, with a hyphen. */
function takeLine(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly [line: string, rest: string] {
  let end = 0;
  for (const {
    0: { length },
    index,
  } of text.matchAll(BREAK)) {
    if (measure(text.slice(0, index + length).trimEnd()) > width) break;
    end = index + length;
  }
  if (end > 0) return [text.slice(0, end).trimEnd(), text.slice(end)];
  const characters = [...text];
  let count = 1;
  while (measure(`${characters.slice(0, count + 1).join('')}-`) <= width) count += 1;
  return [`${characters.slice(0, count).join('')}-`, characters.slice(count).join('')];
}

function shorten(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const characters = [...text];
  while (characters.length > 1 && measure(`${characters.join('').trimEnd()}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
