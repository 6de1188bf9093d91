import type { Rate } from '@trazo/packs/rates';
import { must } from '@trazo/plan/must';
import { type ForecastWords, say } from '../forecast-words.ts';

/** How a parameter is called, its group's words by what it is of. */
export function rateName({ name, number }: Rate, names: ForecastWords['rates']['names']): string {
  const [group = '', part = ''] = name.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = names;
  return say(must(groups[group]?.[part], `words for ${name}`), { number });
}
