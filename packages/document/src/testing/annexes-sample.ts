import { ANNEXES } from '@trazo/plan/finance/assumptions/annexes';
import type { Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { sampleContent } from '@trazo/samples/sample';

/** Where annexes are set differently: in boxes, in large print, on slides, over two columns. Each in one language. */
export const ANNEX_REFERENCES = [
  { templateId: 5, language: 'es', annexes: true },
  { templateId: 20, language: 'de', annexes: true },
  { templateId: 18, language: 'fr', annexes: true },
  { templateId: 19, language: 'it', annexes: true },
] as const;

/** The sample with every annex of its forecast, and what its owners live on. */
export function fullForecast(language: Language): Plan {
  const { plan } = sampleContent(language);
  const assumptions = must(plan.finance.assumptions, `the forecast of the sample in ${language}`);
  const privateNeeds = [
    { id: 'home', name: '', kind: 'need' as const, amount: '1550' },
    { id: 'partner', name: '', kind: 'income' as const, amount: '300' },
  ];
  const owner = { ...assumptions.owner, privateNeeds };
  return {
    ...plan,
    finance: { ...plan.finance, assumptions: { ...assumptions, annexes: [...ANNEXES], owner } },
  };
}

/** Its figures; nothing else is printed. */
export function annexesSample(language: Language): Plan {
  const plan = fullForecast(language);
  const leftOut = SECTION_IDS.filter((id) => id !== 'finance');
  return {
    ...plan,
    general: { ...plan.general, print: { ...plan.general.print, creditPage: false, leftOut } },
  };
}
