import { OPTIONS, type Option } from '@trazo/plan/options';
import type { PrintFact, PrintText } from '../print-parts.ts';
import type { Opener } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintClient extends Opener<'client'> {
  readonly text: PrintText;
  readonly facts: readonly PrintFact[];
  /** Gender, age, …: a label with the chosen options. */
  readonly traits: readonly {
    readonly label: string;
    readonly values: readonly string[];
    /** The bands of an age or an income in their order; `null` where there is no order, or all of them are meant. */
    readonly scale: PrintScale | null;
  }[];
}

/** Which of some bands are chosen, drawn as a line. */
interface PrintScale {
  /** What the line begins and ends with. */
  readonly ends: readonly [string, string];
  readonly bands: readonly boolean[];
}

const ANY_AGE = 'indifferent';
const AGES = OPTIONS.age.filter((band) => band !== ANY_AGE);

export const client: SectionPrinter<PrintClient> = {
  print(opener, { client: section }, { words, text, line, facts }) {
    const ageName = (option: Option<'age'>) => words(`options:age.${option}`);
    const incomeName = (option: Option<'annualIncome'>) => words(`options:annualIncome.${option}`);
    const traits = [
      {
        label: words('client:document.gender'),
        values: section.gender.map((option) => words(`options:gender.${option}`)),
        scale: null,
      },
      {
        label: words('client:document.age'),
        values: section.age.map(ageName),
        scale: section.age.includes(ANY_AGE) ? null : scaleOf(AGES, section.age, ageName),
      },
      {
        label: words('client:document.civilStatus'),
        values: section.civilStatus.map((option) => words(`options:civilStatus.${option}`)),
        scale: null,
      },
      {
        label: words('client:document.education'),
        values: section.education.map((option) => words(`options:education.${option}`)),
        scale: null,
      },
      {
        label: words('client:document.annualIncome'),
        values: section.annualIncome.map(incomeName),
        scale: scaleOf(OPTIONS.annualIncome, section.annualIncome, incomeName),
      },
      {
        label: words('client:document.incomeOrigin'),
        values: section.incomeOrigin.map((option) => words(`options:incomeOrigin.${option}`)),
        scale: null,
      },
      {
        label: words('client:document.businessSize'),
        values: section.businessSize.map((option) => words(`options:businessSize.${option}`)),
        scale: null,
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

/** Options that have an order: the chosen ones among all. */
function scaleOf<Option extends string>(
  bands: readonly Option[],
  chosen: readonly Option[],
  name: (option: Option) => string,
): PrintScale | null {
  const [first, last] = [bands[0], bands.at(-1)];
  const lit = bands.map((band) => chosen.includes(band));
  if (first === undefined || last === undefined || !lit.includes(true) || !lit.includes(false)) return null;
  return { ends: [name(first), name(last)], bands: lit };
}
