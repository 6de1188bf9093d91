import type { Amount } from '@trazo/plan/money';
import type { PrintRow } from './print-model.ts';
import type { Wording } from './wording.ts';

/** Shown where a figure is not known, which is not zero. */
const BLANK_FIGURE = '–';

/** Builds rows of a label and its figures, all with the same number of decimals. */
export function createRows({ format }: Wording, decimals: number) {
  const row = (
    weight: PrintRow['weight'],
    label: string,
    figures: readonly Amount[],
    print: (figure: Amount) => string,
  ): PrintRow => ({
    cells: [label, ...figures.map((figure) => (figure === '' ? BLANK_FIGURE : print(figure)))],
    weight,
    negative: [false, ...figures.map((figure) => figure.startsWith('-'))],
  });
  return {
    money: (weight: PrintRow['weight'], label: string, figures: readonly Amount[]) =>
      row(weight, label, figures, (figure) => format.money(figure, decimals)),
    /** Bare figures, for a table that names its currency once. */
    number: (weight: PrintRow['weight'], label: string, figures: readonly Amount[]) =>
      row(weight, label, figures, (figure) => format.number(figure, decimals)),
    percent: (weight: PrintRow['weight'], label: string, figures: readonly Amount[]) =>
      row(weight, label, figures, (figure) => format.percent(figure)),
  };
}
