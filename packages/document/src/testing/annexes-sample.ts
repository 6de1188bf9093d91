import { ANNEXES } from '@trazo/plan/finance/assumptions/annexes';
import type { Language } from '@trazo/plan/languages';
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

/** The figures of the sample, with every annex of its forecast and what its owners live on; nothing else is printed. */
export function annexesSample(language: Language): Plan {
  const { plan } = sampleContent(language);
  const { assumptions } = plan.finance;
  if (assumptions === null) throw new Error(`the sample in ${language} has no forecast`);
  const privateNeeds = [
    { id: 'home', name: '', kind: 'need' as const, amount: '1550' },
    { id: 'partner', name: '', kind: 'income' as const, amount: '300' },
  ];
  return {
    ...plan,
    general: {
      ...plan.general,
      print: {
        ...plan.general.print,
        creditPage: false,
        leftOut: SECTION_IDS.filter((id) => id !== 'finance'),
      },
    },
    finance: {
      ...plan.finance,
      assumptions: {
        ...assumptions,
        annexes: [...ANNEXES],
        owner: { ...assumptions.owner, privateNeeds },
      },
    },
  };
}
