import type { Language } from '@trazo/plan/languages';
import type { Plan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { createPrintModel } from '../print-model/create-print-model.ts';
import type { PrintModel } from '../print-model/print-model.ts';
import { finderOf } from '../print-model/sections/find-section.ts';
import type { PrintSections } from '../print-model/sections/registry.ts';

/** A plan as it is worded on a certain day. */
export const modelOf = (plan: Plan, language: Language = 'en'): Promise<PrintModel> =>
  createPrintModel(plan, defaultTheme(1, language), { day: '2026-01-15' });

/** One section of it; throws where it is not printed. */
export async function section<Id extends keyof PrintSections>(
  id: Id,
  plan: Plan,
  language?: Language,
): Promise<PrintSections[Id]> {
  const found = finderOf((await modelOf(plan, language)).sections)(id);
  if (found === undefined) throw new Error(`${id} is not printed`);
  return found;
}

/** With usual blanks for those that do not break. */
export const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
