import { type INumberingOptions, LevelFormat } from 'docx';

/** Which list a paragraph is an item of. */
export interface ListItem {
  readonly reference: string;
  readonly level: number;
  readonly instance?: number;
}

export interface WordLists {
  /** An item that is not numbered, `level` deep in others. */
  bullet(level?: number): ListItem;
  /** Begins a numbered list, and gives what its items are. */
  numbered(start: number): ListItem;
  /** The lists there are, once all of a document's items are made. */
  numbering(): INumberingOptions;
}

const BULLETS = 'bullets';
/** As deep as lists of an editor go. */
const DEEPEST = 8;
const MARKS = ['•', '–'];
/** Twentieths of a point. */
const STEP = 360;

const indented = (level: number) => ({
  paragraph: { indent: { left: STEP * (level + 1), hanging: STEP }, spacing: { after: 60 } },
});

export function createWordLists(): WordLists {
  const starts = new Set<number>();
  let instance = 0;
  return {
    bullet: (level = 0) => ({ reference: BULLETS, level: Math.min(level, DEEPEST) }),
    numbered: (start) => {
      starts.add(start);
      instance += 1;
      return { reference: `from ${start}`, level: 0, instance };
    },
    numbering: () => ({
      config: [
        {
          reference: BULLETS,
          levels: Array.from({ length: DEEPEST + 1 }, (_, level) => ({
            level,
            format: LevelFormat.BULLET,
            text: MARKS[level % MARKS.length] ?? '•',
            style: indented(level),
          })),
        },
        ...[...starts].map((start) => ({
          reference: `from ${start}`,
          levels: [{ level: 0, start, format: LevelFormat.DECIMAL, text: '%1.', style: indented(0) }],
        })),
      ],
    }),
  };
}
