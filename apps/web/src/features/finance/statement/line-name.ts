import type { YearLine } from '@trazo/plan/finance/year-lines';
import type { LineGroup } from './statement.ts';

/** The name a line gets whose figures are typed before its name. */
export type NameLine = (group: LineGroup, lines: readonly Pick<YearLine, 'name'>[]) => string;

/**
 * Names lines after the plan's products where they bring revenue, then by what the group is usually made of (`words`); a
 * name that another line has is numbered.
 */
export const lineNaming =
  (words: Readonly<Record<LineGroup, string>>, products: readonly string[]): NameLine =>
  (group, lines) => {
    const taken = new Set(lines.map(({ name }) => name.trim().toLocaleLowerCase()));
    const isFree = (name: string) => !taken.has(name.toLocaleLowerCase());
    const sold =
      group === 'revenues' ? products.map((name) => name.trim()).filter((name) => name !== '') : [];
    const found = [...sold, words[group]].find(isFree);
    if (found !== undefined) return found;
    let number = 2;
    while (!isFree(`${words[group]} ${number}`)) number += 1;
    return `${words[group]} ${number}`;
  };
