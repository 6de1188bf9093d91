/** Widths here are guesses in pixels: charts are drawn where no font can be asked, so they stay on the generous side. */
const LETTER = 0.58;
const NARROW = { letters: /[fijlrtI .,:;'’|()]/gu, width: 0.36 } as const;
const WIDE = { letters: /[mwMW%@]/gu, width: 0.92 } as const;

/** How wide a line of text will be at most. */
export function textWidth(text: string, fontSize: number): number {
  const narrow = text.match(NARROW.letters)?.length ?? 0;
  const wide = text.match(WIDE.letters)?.length ?? 0;
  const others = [...text].length - narrow - wide;
  return (others * LETTER + narrow * NARROW.width + wide * WIDE.width) * fontSize;
}

export const LEGEND = { itemWidth: 16, itemHeight: 10, textGap: 5 } as const;

/** Between two names of a legend: a guess that is short by a letter or two must not make them touch. */
export const legendGap = (fontSize: number): number => Math.max(18, Math.round(fontSize * 1.5));

/** How many rows a legend breaks into. */
export function legendRows(names: readonly string[], width: number, fontSize: number): number {
  let rows = 1;
  let used = 0;
  for (const name of names) {
    const item = LEGEND.itemWidth + LEGEND.textGap + textWidth(name, fontSize);
    if (used > 0 && used + legendGap(fontSize) + item > width) {
      rows += 1;
      used = 0;
    }
    used += (used === 0 ? 0 : legendGap(fontSize)) + item;
  }
  return rows;
}

/** The height of a legend of some rows, with air under it; the gap between two names also parts its rows. */
export const legendHeight = (rows: number, fontSize: number): number =>
  Math.max(
    rows * Math.round(fontSize * 1.75) + fontSize,
    rows * fontSize + (rows - 1) * legendGap(fontSize) + fontSize,
  );
