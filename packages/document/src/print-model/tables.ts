import type { Amount } from '@trazo/plan/money';
import { ZERO_SIGN } from '@trazo/plan/writing/zero-sign';
import type { PrintRow } from './print-parts.ts';
import type { Wording } from './wording.ts';

/** Shown where a figure is not known, which is not zero. */
const BLANK_FIGURE = '–';

const isNothing = (figure: Amount): boolean => Number(figure) === 0;

/** Entries with their sum; the sum of one entry would repeat it, so that the entry stands for it. */
export const withSum = (entries: readonly PrintRow[], sum: PrintRow): readonly PrintRow[] =>
  entries.length === 1 ? entries.map((only) => ({ ...only, weight: sum.weight })) : [...entries, sum];

/** Builds rows of a label and its figures, all with the same number of decimals. */
export function createRows({ format }: Wording, decimals: number) {
  const row = (
    weight: PrintRow['weight'],
    label: string,
    figures: readonly Amount[],
    print: (figure: Amount) => string,
    texts: readonly string[] = [],
  ): PrintRow => ({
    cells: [label, ...texts, ...figures.map((figure) => (figure === '' ? BLANK_FIGURE : print(figure)))],
    weight,
    negative: [false, ...texts.map(() => false), ...figures.map((figure) => figure.startsWith('-'))],
  });
  return {
    /** `texts` stand between the label and the figures. */
    money: (
      weight: PrintRow['weight'],
      label: string,
      figures: readonly Amount[],
      texts: readonly string[] = [],
    ) => row(weight, label, figures, (figure) => format.money(figure, decimals), texts),
    /** Bare figures, for a table that names its currency once. */
    number: (weight: PrintRow['weight'], label: string, figures: readonly Amount[]) =>
      row(weight, label, figures, (figure) => format.number(figure, decimals)),
    /** Money that moves or stands in an account: where there is none, the dash of an account book. */
    booked: (weight: PrintRow['weight'], label: string, figures: readonly Amount[]) =>
      row(weight, label, figures, (figure) =>
        isNothing(figure) ? ZERO_SIGN : format.number(figure, decimals),
      ),
    percent: (weight: PrintRow['weight'], label: string, figures: readonly Amount[]) =>
      row(weight, label, figures, (figure) => format.percent(figure)),
  };
}
