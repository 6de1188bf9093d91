import type { PrintFact, PrintText } from '../print-parts.ts';
import type { Opener } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintClient extends Opener<'client'> {
  readonly text: PrintText;
  readonly facts: readonly PrintFact[];
  /** Gender, age, …: a label with the chosen options. */
  readonly traits: readonly { readonly label: string; readonly values: readonly string[] }[];
}

export const client: SectionPrinter<PrintClient> = {
  print(opener, { client: section }, { words, text, line, facts }) {
    const traits = [
      {
        label: words('client:document.gender'),
        values: section.gender.map((option) => words(`options:gender.${option}`)),
      },
      {
        label: words('client:document.age'),
        values: section.age.map((option) => words(`options:age.${option}`)),
      },
      {
        label: words('client:document.civilStatus'),
        values: section.civilStatus.map((option) => words(`options:civilStatus.${option}`)),
      },
      {
        label: words('client:document.education'),
        values: section.education.map((option) => words(`options:education.${option}`)),
      },
      {
        label: words('client:document.annualIncome'),
        values: section.annualIncome.map((option) => words(`options:annualIncome.${option}`)),
      },
      {
        label: words('client:document.incomeOrigin'),
        values: section.incomeOrigin.map((option) => words(`options:incomeOrigin.${option}`)),
      },
      {
        label: words('client:document.businessSize'),
        values: section.businessSize.map((option) => words(`options:businessSize.${option}`)),
      },
    ];
    return {
      ...opener,
      text: text(section.summary),
      facts: facts([
        [words('client:document.location'), line(section.location)],
        [words('client:document.marketLanguage'), line(section.marketLanguage)],
        [words('client:document.clientLanguage'), line(section.clientLanguage)],
      ]),
      traits: traits.filter(({ values }) => values.length > 0),
    };
  },
};
