import type { YearAmounts } from '@trazo/plan/finance/fiscal-years';

/** Whether a figure follows from the answers, or was typed over one that does. */
export type Origin = 'computed' | 'typed';

/** Figures as they were filled in, by cell; none while the grid is typed by hand. */
export type Filled = Readonly<Record<string, string>>;

/** The origins of a line's five figures in one text, which is the same as long as they are: `c`, `t` or `-`. */
export type Origins = string;

/** `line` as it is named in the paths of what is filled in. */
export function originsOf(filled: Filled, line: string, years: YearAmounts | undefined): Origins {
  const letter = (value: string, index: number) => {
    const ours = filled[`${line}.FY${index + 1}`];
    return ours === undefined ? '-' : ours === value ? 'c' : 't';
  };
  return (years ?? []).map(letter).join('');
}

const NAMES: Readonly<Record<string, Origin>> = { c: 'computed', t: 'typed' };

/** The origin of the figure in a year, from 1; undefined for one that has nothing to do with the answers. */
export const originIn = (origins: Origins, year: number): Origin | undefined =>
  NAMES[origins.charAt(year - 1)];
