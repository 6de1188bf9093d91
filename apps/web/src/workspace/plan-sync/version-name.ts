import { lineOf } from '@trazo/contract/accounts/person-fields';
import { PLAN_NAME_LIMIT } from '@trazo/contract/plans/plan';

/** What a plan of a company is called in `words` that tell it from another; the company’s name is cut to the length they leave. */
export function versionName(company: string, unnamed: string, words: (name: string) => string): string {
  const available = PLAN_NAME_LIMIT - words('').length;
  return words(lineOf(company, available) || unnamed);
}
